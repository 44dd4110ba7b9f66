#pragma once

#include "app/benches/heatmaps/heatmap_engine.h"
#include "app/benches/heatmaps/heatmap_jobs.h"
#include "app/benches/plot_board.h"
#include "app/benches/plot_figures.h"

#include <QTimer>

namespace nictate {

class Document;

/// Curves below the heatmaps: fidelity (CC, MSE) and odds against ε, E[MSE] against the cap, noise over grid and observers.
class HeatmapPlots : public PlotBoard {
    Q_OBJECT

  public:
    explicit HeatmapPlots(Document& document, QWidget* parent = nullptr);

    /// Moves the markers at once; what must be computed anew follows when things have settled.
    void setFrame(const HeatmapFrame& frame);
    void clear(const QString& reason);
    void recompute();

    SurfacePlot* surface() const { return surface_; }
    std::vector<Background*> work() { return {curves_.work(), caps_.work(), surfaces_.work()}; }
    bool pending() const { return curves_.pending() || caps_.pending() || surfaces_.pending(); }

  Q_SIGNALS:
    void failed(const QString& message);

  private:
    void build();
    void forget();
    void showCurves();
    void showOdds();
    /// The cap curve or the surface, whichever is in front.
    void wantRight();
    void showCap();
    void showSurface();
    void moveMarkers();
    std::optional<CurveKey> capKey() const;
    std::optional<CurveKey> surfaceKey() const;

    Document& document_;
    CurvePlot* fidelity_ = nullptr;
    CurvePlot* error_ = nullptr;
    CurvePlot* odds_ = nullptr;
    CurvePlot* cap_ = nullptr;
    SurfacePlot* surface_ = nullptr;
    std::optional<HeatmapFrame> frame_;
    QTimer markers_;
    std::vector<CurveKey> wanted_; ///< fidelity: the chosen mechanism's, then those compared
    Figures<CurveKey, std::vector<TradeoffPoint>> curves_;
    Figures<CurveKey, CapResult> caps_;
    Figures<CurveKey, SurfaceResult> surfaces_;
};

} // namespace nictate
