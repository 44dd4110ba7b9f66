#pragma once
// What a CurvePlot shows, and how it is put into a QCustomPlot: the window's or one to be exported.

#include "widgets/plot_style.h"

#include <optional>
#include <vector>

class QCPItemStraightLine;
class QCPItemText;
class QCustomPlot;

namespace nictate {

/// A line with an optional band of one standard deviation. x, y (and sd, when given) are equally long; NaN
/// and infinity leave a gap.
struct Curve {
    QString name;
    std::vector<double> x;
    std::vector<double> y;
    std::vector<double> sd;
    bool reference = false; ///< muted and dashed: something to compare with
    int colour = -1;        ///< place in the theme's curve colours; −1 = the next one
    int dash = -1;          ///< 0 solid, 1 dashed, 2 dotted, …; −1 = the next one
    bool named = true;      ///< its name stands at its right end
    bool thin = false;      ///< a line that jumps about and must not hide the others
    bool secret = false;    ///< tells about one person: shown, never exported
    bool operator==(const Curve&) const = default;
};

/// A point worth a name: "best m = 4".
struct PlotPoint {
    double x = 0;
    double y = 0;
    QString label;
    bool operator==(const PlotPoint&) const = default;
};

struct CurveContent {
    QString title;
    PlotAxis x_axis;
    PlotAxis y_axis;
    std::vector<Curve> curves;
    std::vector<PlotPoint> points;
    std::optional<double> marker;
};

/// The parts of a drawing that follow the mouse; they live on the layer "marker".
struct CurveHandles {
    QCPItemStraightLine* marker = nullptr;
    QCPItemText* marker_label = nullptr;
    QCPItemText* read_out = nullptr;
};

/// Clears the plot and draws the content at this size: bands, lines, names at their right ends, points,
/// marker.
CurveHandles drawCurves(QCustomPlot& plot, const CurveContent& content, QSize size, const Theme& theme);
void placeMarker(QCustomPlot& plot, const CurveHandles& handles, const CurveContent& content);

/// Moves wanted label centres (any order) apart so that none is nearer than `gap` to another, within
/// [low, high] as far as they fit; order is kept.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double gap, double low, double high);

} // namespace nictate
