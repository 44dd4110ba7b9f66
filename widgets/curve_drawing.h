#pragma once
// What a CurvePlot shows, and how it is put into a QCustomPlot: the window's or one to be exported. Its words stand where they
// cover no curve.

#include "widgets/plot_style.h"

#include <QLineF>
#include <QPen>
#include <QSize>

#include <optional>
#include <string>
#include <vector>

class QCPItemStraightLine;
class QCPItemText;
class QCustomPlot;

namespace nictate {

/// What a curve is of. The same thing has the same colour in every plot.
enum class Hue {
    quantity,  ///< anything else
    released,  ///< what leaves
    original,  ///< what it is made from
    method,    ///< a mechanism; see methodPlace()
    condition, ///< of a study
};
/// A mechanism's place among those on its kind of data.
int methodPlace(const std::string& mechanism);

/// A line with an optional band of one standard deviation. x, y (and sd, when given) are equally long; NaN
/// and infinity leave a gap.
struct Curve {
    QString name;
    std::vector<double> x;
    std::vector<double> y;
    std::vector<double> sd;
    bool reference = false; ///< muted and dashed: something to compare with
    Hue hue = Hue::quantity;
    int place = -1;      ///< which method, condition or quantity; −1 = the next one
    int dash = -1;       ///< 0 solid, 1 dashed, 2 dotted, …; −1 = as the place has it
    bool named = true;   ///< its name stands at its right end
    bool thin = false;   ///< a line that jumps about and must not hide the others
    bool secret = false; ///< tells about one person: shown, never exported
    bool second =
        false;         ///< another colour of the same thing, as of its vertical part, where a dashed line would take long to draw
    bool dots = false; ///< its points alone, unconnected
    bool operator==(const Curve&) const = default;
};

/// A point worth a name: "best m = 4".
struct PlotPoint {
    double x = 0;
    double y = 0;
    QString label;
    bool operator==(const PlotPoint&) const = default;
};

/// A part of the x axis that is not what the rest is: "padding". Shown, never exported.
struct PlotSpan {
    double from = 0, to = 0;
    QString label;
    int place = -1; ///< which kind of part, as a light colour of quantities; −1 = hatched
    bool operator==(const PlotSpan&) const = default;
};

/// Everything a plot of curves shows.
struct CurveContent {
    PlotAxis x_axis;
    PlotAxis y_axis;
    std::vector<Curve> curves;
    std::vector<PlotPoint> points;
    std::vector<PlotSpan> spans;
    std::optional<double> marker;
    std::optional<PlotZoom> zoom;
};

/// The parts of a drawing that follow the mouse; they live on the layer "marker".
struct CurveHandles {
    QCPItemStraightLine* marker = nullptr;
    QCPItemText* marker_label = nullptr; ///< above the axes, where no curve is
};

/// Clears the plot and draws the content at this size: spans, bands, lines, names at their right ends, points, marker.
CurveHandles drawCurves(QCustomPlot& plot, const CurveContent& content, QSize size, const Theme& theme);
void placeMarker(QCustomPlot& plot, const CurveHandles& handles, const CurveContent& content);

/// Names in the right margin (which this makes), each at the height its curve ends at, pushed apart where they would
/// collide. Fixes the axes' geometry.
void drawNames(QCustomPlot& plot, const CurveContent& content, const std::vector<QPen>& pens, QSize size);
/// Points and their labels, each beside its point where no curve runs.
void drawPoints(QCustomPlot& plot, const CurveContent& content, const Theme& theme);

/// Moves wanted label centres (any order) apart so that none is nearer than `gap` to another, within
/// [low, high] as far as they fit; order is kept.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double gap, double low, double high);

/// Every piece of every curve, in the plot's pixels.
std::vector<QLineF> piecesOf(const QCustomPlot& plot, const CurveContent& content);
bool crosses(const QRectF& place, const QLineF& piece);
/// The place of this size nearest to `at` and inside `area` that no piece crosses; above the area when there is none.
QRectF freePlace(const std::vector<QLineF>& pieces, QSizeF size, QPointF at, const QRectF& area);

} // namespace nictate
