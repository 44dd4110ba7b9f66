#include "app/benches/plot_board.h"

#include "app/benches/plot_figures.h"

#include <QGridLayout>

namespace nictate {

PlotBoard::PlotBoard(int rows, int columns, int least_height, QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    for (int i = 0; i < rows * columns; ++i) {
        auto* tabs = panels_.emplace_back(new PlotTabs(this));
        tabs->setMinimumHeight(least_height);
        grid->addWidget(tabs, i / columns, i % columns);
        grid->setRowStretch(i / columns, 1);
        grid->setColumnStretch(i % columns, 1);
        connect(tabs, &PlotTabs::chosen, this, &PlotBoard::turned);
    }
}

void PlotBoard::addPlot(Plot* plot, const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel) {
    plot->setObjectName(QString("plot_") + name);
    plot->setMinimumSize(140, 60);
    plot->setBadge(tr("SIMULATION"));
    panel->add(plot, tab);
    panel_of_[name] = panel;
    connect(plot, &Plot::hovered, this, &PlotBoard::hovered);
    connect(plot, &Plot::copyPicture, this, [this, page = QString(name)] { Q_EMIT asked(page, PlotWish::copy_picture); });
    connect(plot, &Plot::copyData, this, [this, page = QString(name)] { Q_EMIT asked(page, PlotWish::copy_data); });
    connect(plot, &Plot::exportPicture, this, [this, page = QString(name)] { Q_EMIT asked(page, PlotWish::export_picture); });
    connect(plot, &Plot::exportData, this, [this, page = QString(name)] { Q_EMIT asked(page, PlotWish::export_data); });
    pages_.push_back({name, menu_title, plot, [panel, plot] { panel->bringUp(plot); },
                      [plot](const QString& caption) { return plot->mayLeave() ? plot->csv(caption) : QString(); }});
}

CurvePlot* PlotBoard::addCurves(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel) {
    return curves_[name] = add<CurvePlot>(name, menu_title, tab, panel);
}

SurfacePlot* PlotBoard::addSurface(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel) {
    return surfaces_[name] = add<SurfacePlot>(name, menu_title, tab, panel);
}

BarPlot* PlotBoard::addBars(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel) {
    return bars_[name] = add<BarPlot>(name, menu_title, tab, panel);
}

void PlotBoard::bringUp(const QString& name) {
    for (const PlotPage& page : pages_)
        if (page.name == name)
            page.bring_up();
}

bool PlotBoard::inFront(const QString& name) const {
    for (const PlotPage& page : pages_)
        if (page.name == name)
            return panel_of_.at(name)->front() == page.plot;
    return false;
}

void PlotBoard::clearPlots(const QString& reason) {
    for (const auto& [name, plot] : curves_) {
        plot->setTitle({});
        sayEmpty(plot, reason);
    }
    for (const auto& [name, plot] : surfaces_) {
        plot->clear();
        plot->setEmptyText(reason);
    }
    for (const auto& [name, plot] : bars_) {
        plot->setContent({});
        plot->setEmptyText(reason);
    }
}

void PlotBoard::showWork(FiguresBase& figures, const std::vector<CurvePlot*>& plots, const QString& doing) {
    for (CurvePlot* plot : plots) {
        connect(plot, &CurvePlot::cancelRequested, figures.work(), &Background::cancel);
        connect(figures.work(), &Background::progressed, plot,
                [plot, doing](double fraction) { plot->setProgress(fraction, doing); });
        connect(figures.work(), &Background::finished, plot, [plot] { plot->setProgress({}); });
    }
}

void sayEmpty(CurvePlot* plot, const QString& reason) {
    plot->setCurves({});
    plot->setPoints({});
    plot->setMarker({});
    plot->setEmptyText(reason);
}

} // namespace nictate
