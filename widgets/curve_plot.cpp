#include "widgets/curve_plot.h"

#include "core/files/table_text.h"
#include "widgets/curve_drawing.h"
#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

CurvePlot::CurvePlot(QWidget* parent) : Plot(parent) {}

void CurvePlot::setAxes(const PlotAxis& x, const PlotAxis& y) {
    if (x == content_.x_axis && y == content_.y_axis)
        return;
    if (!x.sameScale(content_.x_axis) || !y.sameScale(content_.y_axis))
        resetZoom();
    content_.x_axis = x;
    content_.y_axis = y;
    contentChanged();
}

void CurvePlot::setCurves(std::vector<Curve> curves) {
    if (curves == content_.curves) // drawing is what takes time
        return;
    content_.curves = std::move(curves);
    contentChanged();
}

void CurvePlot::setPoints(std::vector<PlotPoint> points) {
    if (points == content_.points)
        return;
    content_.points = std::move(points);
    contentChanged();
}

void CurvePlot::setSpans(std::vector<PlotSpan> spans) {
    if (spans == content_.spans)
        return;
    content_.spans = std::move(spans);
    contentChanged();
}

void CurvePlot::setMarker(std::optional<double> x, bool draggable) {
    marker_draggable_ = draggable;
    if (x == content_.marker || dragging_)
        return;
    const bool same_room = x.has_value() == content_.marker.has_value();
    content_.marker = x;
    if (!same_room)
        return contentChanged();
    if (stale() || !handles_.marker)
        return;
    placeMarker(*plot(), handles_, content_);
    plot()->layer("marker")->replot();
}

void CurvePlot::draw() {
    content_.zoom = zoom();
    handles_ = drawCurves(*plot(), content_, plot()->size(), themeOf(this));
}

bool CurvePlot::anythingWithin(const PlotZoom& zoom) const {
    for (const Curve& curve : content_.curves)
        for (std::size_t i = 0; i < curve.x.size(); ++i)
            if (curve.x[i] >= zoom.x.low && curve.x[i] <= zoom.x.high && curve.y[i] >= zoom.y.low && curve.y[i] <= zoom.y.high)
                return true;
    return false;
}

// The marker --------------------------------------------------------------------------------------------------------------------

bool CurvePlot::nearMarker(QPointF position) const {
    return marker_draggable_ && content_.marker && !empty() && plot()->axisRect()->rect().contains(position.toPoint()) &&
           std::abs(position.x() - plot()->xAxis->coordToPixel(*content_.marker)) <= 6;
}

void CurvePlot::moveMarkerTo(double x, bool finished) {
    x = std::clamp(x, plot()->xAxis->range().lower, plot()->xAxis->range().upper);
    content_.marker = x;
    placeMarker(*plot(), handles_, content_);
    plot()->layer("marker")->replot();
    Q_EMIT markerMoved(x, finished);
}

bool CurvePlot::takeMouse(const QMouseEvent& event) {
    const double x = plot()->xAxis->pixelToCoord(event.position().x());
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        dragging_ = event.button() == Qt::LeftButton && nearMarker(event.position());
        if (dragging_)
            plot()->setFocus(Qt::MouseFocusReason);
        return dragging_;
    case QEvent::MouseMove:
        if (dragging_)
            moveMarkerTo(x, false);
        else
            plot()->setCursor(nearMarker(event.position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
        return dragging_;
    case QEvent::MouseButtonRelease:
        if (!std::exchange(dragging_, false))
            return false;
        moveMarkerTo(x, true);
        return true;
    default: return false;
    }
}

bool CurvePlot::takeKey(const QKeyEvent& event) {
    const bool left = event.key() == Qt::Key_Left, right = event.key() == Qt::Key_Right;
    if ((!left && !right) || (event.modifiers() & Qt::ShiftModifier) || !content_.marker || !marker_draggable_ || empty())
        return false;
    const double step = plot()->axisRect()->width() * 0.02;
    const double from = plot()->xAxis->coordToPixel(*content_.marker);
    moveMarkerTo(plot()->xAxis->pixelToCoord(from + (left ? -step : step)), true);
    return true;
}

// Values and what leaves --------------------------------------------------------------------------------------------------------

/// The curve nearest to the cursor and its values there.
QString CurvePlot::textAt(QPointF position) const {
    const Curve* nearest = nullptr;
    std::size_t index = 0;
    double best = 40; // pixels
    for (const Curve& curve : content_.curves)
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            double distance = std::hypot(plot()->xAxis->coordToPixel(curve.x[i]) - position.x(),
                                         plot()->yAxis->coordToPixel(curve.y[i]) - position.y());
            if (distance < best) {
                best = distance;
                nearest = &curve;
                index = i;
            }
        }
    if (!nearest)
        return {};
    auto symbol = [](const PlotAxis& axis) { return axis.label.section(' ', 0, 0); }; // "ε (log)" → "ε"
    QString text = QString("%1: %2 %3, %4 %5")
                       .arg(nearest->name, symbol(content_.x_axis), shortNumber(nearest->x[index]), symbol(content_.y_axis),
                            shortNumber(nearest->y[index]));
    if (nearest->sd.size() == nearest->y.size())
        text += " ± " + shortNumber(nearest->sd[index]);
    return text;
}

std::size_t CurvePlot::covered(const QRectF& place) const {
    const std::vector<QLineF> pieces = piecesOf(*plot(), content_);
    return static_cast<std::size_t>(
        std::count_if(pieces.begin(), pieces.end(), [&](const QLineF& piece) { return crosses(place, piece); }));
}

bool CurvePlot::mayLeave() const {
    return std::any_of(content_.curves.begin(), content_.curves.end(), [](const Curve& curve) { return !curve.secret; });
}

namespace {

CurveContent publicPart(CurveContent content) {
    std::erase_if(content.curves, [](const Curve& curve) { return curve.secret; });
    content.spans.clear(); // how long one person's recording was
    return content;
}

} // namespace

QString CurvePlot::csv(const QString& caption) const {
    auto column = [](const PlotAxis& axis) {
        return (axis.unit.isEmpty() ? axis.label : axis.label + " (" + axis.unit + ")").toStdString();
    };
    auto finite = [](double value) { return std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN(); };
    TableText csv;
    csv.header({"curve", column(content_.x_axis), column(content_.y_axis), "sd"});
    const CurveContent content = publicPart(content_);
    for (const Curve& curve : content.curves)
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            csv.text(curve.name.toStdString()).number(finite(curve.x[i])).number(finite(curve.y[i]));
            csv.number(finite(curve.sd.size() == curve.y.size() ? curve.sd[i] : NAN)).endRow();
        }
    return csvCaption(caption) + QString::fromStdString(csv.str());
}

DrawPlot CurvePlot::exported() const {
    CurveContent content = publicPart(content_);
    content.zoom = zoom();
    return [content = std::move(content)](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawCurves(plot, content, size, theme);
    };
}

} // namespace nictate
