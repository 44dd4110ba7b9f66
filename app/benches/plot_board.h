#pragma once

#include "app/benches/plot_page.h"
#include "app/benches/plot_tabs.h"
#include "widgets/bar_plot.h"
#include "widgets/curve_plot.h"
#include "widgets/surface_plot.h"

#include <map>
#include <vector>

namespace nictate {

class FiguresBase;

/// The plots of a bench in panels beside and below each other; several plots of one panel are its tabs.
class PlotBoard : public QWidget {
    Q_OBJECT

  public:
    const std::vector<PlotPage>& pages() const { return pages_; }
    CurvePlot* plot(const QString& name) const { return curves_.at(name); }
    void bringUp(const QString& name);
    bool inFront(const QString& name) const;

  Q_SIGNALS:
    void hovered(const QString& text);
    void asked(const QString& page, nictate::PlotWish wish); ///< in a plot's menu
    void turned();                                           ///< another plot came to the front of its panel

  protected:
    PlotBoard(int rows, int columns, int least_height, QWidget* parent);

    /// `menu_title` is the plot's title in menus, `tab` that over its panel.
    CurvePlot* addCurves(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel);
    SurfacePlot* addSurface(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel);
    BarPlot* addBars(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel);
    /// Any other; its bench fills and clears it.
    void addPlot(Plot* plot, const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel);
    PlotTabs* panel(std::size_t place) const { return panels_.at(place); }
    /// Words in place of every plot.
    void clearPlots(const QString& reason);
    /// How far the work is stands in these plots, with a button that stops it.
    void showWork(FiguresBase& figures, const std::vector<CurvePlot*>& plots, const QString& doing);

  private:
    template <class Shown> Shown* add(const char* name, const QString& menu_title, const QString& tab, PlotTabs* panel) {
        auto* plot = new Shown;
        addPlot(plot, name, menu_title, tab, panel);
        return plot;
    }

    std::vector<PlotTabs*> panels_;
    std::vector<PlotPage> pages_;
    std::map<QString, CurvePlot*> curves_;
    std::map<QString, PlotTabs*> panel_of_;
    std::map<QString, SurfacePlot*> surfaces_;
    std::map<QString, BarPlot*> bars_;
};

/// Why there are no curves, in their place.
void sayEmpty(CurvePlot* plot, const QString& reason);

} // namespace nictate
