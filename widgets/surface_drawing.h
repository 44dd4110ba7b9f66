#pragma once
// What a SurfacePlot shows, and how it is put into a QCustomPlot.

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
};

/// Everything a plot of the noise surface shows.
struct SurfaceContent {
    std::optional<NoiseSurface> surface;
    std::optional<QPointF> marker; ///< (side, observers)
    std::optional<PlotZoom> zoom;
};

/// Clears the plot and draws the content at this size.
void drawSurface(QCustomPlot& plot, const SurfaceContent& content, QSize size, const Theme& theme);

/// Where the surface is `level`: pieces of line between (side, observers) pairs, from marching squares in the
/// logarithms of all three.
std::vector<std::pair<QPointF, QPointF>> contour(const NoiseSurface& surface, double level);

/// Interpolated in the logarithms; nothing outside the surface.
std::optional<double> sigmaAt(const NoiseSurface& surface, double side, double observers);

} // namespace nictate
