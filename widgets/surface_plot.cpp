#include "widgets/surface_plot.h"

#include "core/mechanisms/parameters.h"
#include "widgets/colour_maps.h"
#include "widgets/custom_plot.h"
#include "widgets/plot_frame.h"
#include "widgets/theme.h"

#include <QMouseEvent>
#include <QVBoxLayout>

namespace nictate {

SurfacePlot::SurfacePlot(QWidget* parent) : QWidget(parent), plot_(new QCustomPlot), frame_(new PlotFrame(plot_, this)) {
    plot_->setMouseTracking(true);
    plot_->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(frame_);
    connect(frame_, &PlotFrame::cancelRequested, this, &SurfacePlot::cancelRequested);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    showEmptyText();
}

SurfacePlot::~SurfacePlot() = default;

void SurfacePlot::setTitle(const QString& title) {
    content_.title = title;
    setAccessibleName(title);
    frame_->setTitle(title);
}

void SurfacePlot::setBadge(const QString& text) {
    frame_->setBadge(text);
    setAccessibleDescription(text);
}

void SurfacePlot::setSurface(NoiseSurface surface) {
    content_.surface = std::move(surface);
    contentChanged();
}

void SurfacePlot::clear() {
    content_.surface.reset();
    contentChanged();
}

void SurfacePlot::setMarker(double side, double observers) {
    QPointF there(side, observers);
    if (content_.marker == there)
        return;
    content_.marker = there;
    contentChanged();
}

void SurfacePlot::setEmptyText(const QString& text) {
    empty_text_ = text;
    showEmptyText();
}

void SurfacePlot::setProgress(std::optional<double> fraction, const QString& text) { frame_->setProgress(fraction, text); }

void SurfacePlot::showEmptyText() { frame_->setEmptyText(content_.surface ? QString() : empty_text_); }

void SurfacePlot::contentChanged() {
    showEmptyText();
    stale_ = true;
    if (!queued_)
        QMetaObject::invokeMethod(this, &SurfacePlot::rebuild, Qt::QueuedConnection);
    queued_ = true;
}

void SurfacePlot::rebuild() {
    queued_ = false;
    if (!stale_ || !plot_->isVisible())
        return;
    stale_ = false;
    drawSurface(*plot_, content_, plot_->size(), themeOf(this));
    plot_->replot();
}

void SurfacePlot::showEvent(QShowEvent*) { rebuild(); }

void SurfacePlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        contentChanged();
    QWidget::changeEvent(event);
}

bool SurfacePlot::eventFilter(QObject* watched, QEvent* event) {
    if (watched == plot_ && event->type() == QEvent::Resize)
        contentChanged();
    if (watched == plot_ && event->type() == QEvent::MouseMove && content_.surface && !stale_) {
        QPointF at = static_cast<QMouseEvent*>(event)->position();
        double side = plot_->xAxis->pixelToCoord(at.x()), n = plot_->yAxis->pixelToCoord(at.y());
        auto sigma = sigmaAt(*content_.surface, side, n);
        Q_EMIT hovered(sigma ? QString("√r = %1 cells, n = %2: %3 = %4 %5")
                                   .arg(shortNumber(side), shortNumber(n), content_.surface->name, shortNumber(*sigma),
                                        content_.surface->unit)
                             : QString());
    }
    if (watched == plot_ && event->type() == QEvent::Leave)
        Q_EMIT hovered({});
    return QWidget::eventFilter(watched, event);
}

QString SurfacePlot::csv(const QString& caption) const {
    QString out = csvCaption(caption);
    if (!content_.surface)
        return out;
    const NoiseSurface& s = *content_.surface;
    out += "side (cells),observers," + csvCell(s.name + " (" + s.unit + ")") + "\n";
    auto number = [](double v) { return QString::fromStdString(valueText(v)); };
    for (std::size_t i = 0; i < s.sides.size(); ++i)
        for (std::size_t j = 0; j < s.observers.size(); ++j)
            out += number(s.sides[i]) + "," + number(s.observers[j]) + "," +
                   number(s.sigma(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j))) + "\n";
    return out;
}

PlotExport SurfacePlot::exported(const QString& caption) const {
    auto draw = [this](QCustomPlot& plot, QSize size, const Theme& theme) { drawSurface(plot, content_, size, theme); };
    return {draw, content_.title, caption};
}

QImage SurfacePlot::toImage(QSize size, double dpi, const QString& caption) const {
    return plotImage(exported(caption), size, dpi);
}

bool SurfacePlot::saveSvg(const QString& path, QSize size, const QString& caption) const {
    return savePlotSvg(exported(caption), path, size);
}

bool SurfacePlot::savePdf(const QString& path, QSize size, const QString& caption) const {
    return savePlotPdf(exported(caption), path, size);
}

} // namespace nictate
