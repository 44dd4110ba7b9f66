#pragma once

#include "widgets/plot.h"
#include "widgets/plot_style.h"

#include <Eigen/Core>
#include <QObject>
#include <QPointF>

#include <optional>
#include <utility>
#include <vector>

namespace nictate {

/// The noise scale over (grid side √r, observers n): rows of `sigma` are sides, columns are observers; both
/// ascending and positive, evenly spaced in the logarithm.
struct NoiseSurface {
    std::vector<double> sides;
    std::vector<double> observers;
    Eigen::ArrayXXd sigma;
    QString name = "σ";
    QString unit = QObject::tr("fixations per cell and observer");
    QString brief_unit = {}; ///< where there is little room
};

/// Everything a plot of the noise surface shows.
struct SurfaceContent {
    std::optional<NoiseSurface> surface;
    std::optional<QPointF> marker; ///< (side, observers)
    std::optional<PlotZoom> zoom;
};

/// Where the surface is `level`: pieces of line between (side, observers) pairs, from marching squares in the
/// logarithms of all three.
std::vector<std::pair<QPointF, QPointF>> contour(const NoiseSurface& surface, double level);

/// Interpolated in the logarithms; nothing outside the surface.
std::optional<double> sigmaAt(const NoiseSurface& surface, double side, double observers);

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
