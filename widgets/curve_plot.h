#pragma once

#include "widgets/curve_drawing.h"
#include "widgets/plot.h"

namespace nictate {

/// Curves with units, bands, names at their ends and a marker one can drag (or move with left and right).
class CurvePlot : public Plot {
    Q_OBJECT
  public:
    explicit CurvePlot(QWidget* parent = nullptr);

    void setAxes(const PlotAxis& x, const PlotAxis& y);
    void setCurves(std::vector<Curve> curves);
    void setPoints(std::vector<PlotPoint> points);
    void setSpans(std::vector<PlotSpan> spans);
    /// The vertical line at the current value.
    void setMarker(std::optional<double> x, bool draggable = true);
    std::optional<double> marker() const { return content_.marker; }
    const std::vector<Curve>& curves() const { return content_.curves; }
    const std::vector<PlotSpan>& spans() const { return content_.spans; }

    bool empty() const override { return content_.curves.empty(); }
    bool mayLeave() const override;
    /// A row per x of a curve that is not secret; columns curve, x, y, sd.
    QString csv(const QString& caption = {}) const override;

  Q_SIGNALS:
    void markerMoved(double x, bool finished);

  protected:
    void draw() override;
    DrawPlot exported() const override; ///< without what is secret, which does not set the axes either
    QString textAt(QPointF position) const override;
    std::size_t covered(const QRectF& place) const override;
    bool anythingWithin(const PlotZoom& zoom) const override;
    bool takeMouse(const QMouseEvent& event) override;
    bool takeKey(const QKeyEvent& event) override;

  private:
    void moveMarkerTo(double x, bool finished);
    bool nearMarker(QPointF position) const;

    CurveContent content_;
    CurveHandles handles_;
    bool marker_draggable_ = true;
    bool dragging_ = false;
};

} // namespace nictate
