#pragma once

#include "widgets/plot.h"
#include "widgets/surface_drawing.h"

namespace nictate {

/// A noise surface on log axes in colour, with contour lines at powers of ten and the current point.
class SurfacePlot : public Plot {
    Q_OBJECT
  public:
    explicit SurfacePlot(QWidget* parent = nullptr) : Plot(parent) {}

    void setSurface(NoiseSurface surface);
    void clear();
    void setMarker(double side, double observers);

    bool empty() const override { return !content_.surface; }
    QString csv(const QString& caption = {}) const override; ///< side, observers, sigma

  protected:
    void draw() override;
    DrawPlot exported() const override;
    QString textAt(QPointF position) const override;

  private:
    SurfaceContent content_;
};

} // namespace nictate
