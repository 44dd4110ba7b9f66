#pragma once

#include "app/background.h"
#include "app/heatmaps/heatmap_engine.h"
#include "app/heatmaps/heatmap_jobs.h"
#include "widgets/curve_plot.h"
#include "widgets/surface_plot.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <vector>

namespace nictate {

class Document;
class PlotTabs;

/// Curves below the heatmaps: fidelity (CC, MSE) against ε, E[MSE] against the cap, noise over grid and observers.
/// They are computed in the background; plots are built when first shown.
class HeatmapPlots : public QWidget {
    Q_OBJECT

  public:
    explicit HeatmapPlots(Document& document, QWidget* parent = nullptr);

    /// Moves the markers at once; what must be computed anew follows when things have settled.
    void setFrame(const HeatmapFrame& frame);
    void clear(const QString& reason);
    /// Builds the plots; before this the panel is empty and costs nothing.
    void build();

    CurvePlot* fidelity() const { return fidelity_; }
    CurvePlot* error() const { return error_; }
    CurvePlot* cap() const { return cap_; }
    SurfacePlot* surface() const { return surface_; }
    std::vector<Background*> work() { return {&curve_work_, &cap_work_, &surface_work_}; }
    bool pending() const { return delay_.isActive() || curve_work_.running() || cap_work_.running() || surface_work_.running(); }
    /// The data of a plot, by the names of bringUp(); empty when it shows nothing.
    QString csv(const QString& plot, const QString& caption) const;
    /// "fidelity", "error", "cap" or "surface" comes to the front.
    void bringUp(const QString& plot);

  public Q_SLOTS:
    void recompute();

  Q_SIGNALS:
    void hovered(const QString& text);
    void failed(const QString& message);

  private:
    void buildFidelity();
    void buildSurface();
    void refresh();
    void refreshCurves();
    void nextCurve();
    void showCurves();
    void refreshCap();
    void showCap(const CapResult& result);
    void refreshSurface();
    void moveMarkers();
    const Mechanism<Maps>* capMechanism(Parameters& given) const;

    Document& document_;
    PlotTabs* left_;
    PlotTabs* right_;
    CurvePlot* fidelity_ = nullptr;
    CurvePlot* error_ = nullptr;
    CurvePlot* cap_ = nullptr;
    SurfacePlot* surface_ = nullptr;
    std::optional<HeatmapFrame> frame_;
    QString reason_; ///< why there is nothing
    QTimer delay_, markers_;
    Background curve_work_, cap_work_, surface_work_;

    std::vector<std::pair<CurveKey, std::vector<TradeoffPoint>>> curves_; ///< known ones, of the present points
    std::vector<CurveKey> wanted_;
    std::optional<CurveKey> computing_;
    std::optional<CurveKey> cap_key_, surface_key_; ///< what the plots show or are computing
};

} // namespace nictate
