#pragma once

#include "app/benches/areas_frame.h"
#include "app/benches/plot_board.h"
#include "widgets/group_plot.h"

namespace nictate {

/// Which columns a table has.
enum class TableColumns { areas, features };

/// The plots of a table: the metric that is shown as bars and as the figure of a paper, of areas what an attacker recovers of one
/// observer, and what differences could be seen. Features are given in parts of their public ranges.
class AreaPlots : public PlotBoard {
    Q_OBJECT
  public:
    explicit AreaPlots(TableColumns columns, QWidget* parent = nullptr);

    void setFrame(const AreasFrame& frame, const std::string& shown);
    void clear(const QString& reason);
    BarPlot* table() const { return table_; }
    BarPlot* attack() const { return attack_; }
    GroupPlot* figure() const { return figure_; }
    CurvePlot* seen() const { return seen_; }

  private:
    BarPlot* table_;
    void showFigure(const AreasFrame& frame, const std::string& shown);
    void showAttack(const AreasFrame& frame, const std::string& shown);
    void showSeen(const AreasFrame& frame, const std::string& shown);

    BarPlot* attack_ = nullptr; ///< of areas
    GroupPlot* figure_;
    CurvePlot* seen_;
};

} // namespace nictate
