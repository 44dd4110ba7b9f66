#pragma once

#include "app/areas/area_engine.h"
#include "app/bench/plot_board.h"

namespace nictate {

/// The bars of the Areas bench: the metric that is shown, and what an attacker recovers of one observer.
class AreaPlots : public PlotBoard {
    Q_OBJECT
  public:
    explicit AreaPlots(QWidget* parent = nullptr);

    void setFrame(const AreasFrame& frame, const std::string& shown);
    void clear(const QString& reason) { clearPlots(reason); }
    BarPlot* table() const { return table_; }
    BarPlot* attack() const { return attack_; }

  private:
    BarPlot* table_;
    BarPlot* attack_;
};

} // namespace nictate
