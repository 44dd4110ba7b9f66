#include "widgets/curve_drawing.h"

#include "core/domains/registry.h"
#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace nictate {

namespace {

bool drawn(const Curve& curve, std::size_t i, const CurveContent& content) {
    return std::isfinite(curve.x[i]) && std::isfinite(curve.y[i]) && (!content.y_axis.logarithmic || curve.y[i] > 0) &&
           (!content.x_axis.logarithmic || curve.x[i] > 0);
}

/// Where a curve is seen last: its last point, or where it leaves a zoom at the right.
std::optional<QPointF> seenLast(const Curve& curve, const CurveContent& content) {
    const PlotRange seen = content.zoom ? content.zoom->x : PlotRange{-INFINITY, INFINITY};
    for (std::size_t i = std::min(curve.x.size(), curve.y.size()); i-- > 0;) {
        if (!drawn(curve, i, content) || curve.x[i] < seen.low)
            continue;
        if (curve.x[i] <= seen.high)
            return QPointF(curve.x[i], curve.y[i]);
        if (i > 0 && drawn(curve, i - 1, content) && curve.x[i - 1] < seen.high)
            return QPointF(seen.high, curve.y[i - 1] + (curve.y[i] - curve.y[i - 1]) * (seen.high - curve.x[i - 1]) /
                                                           (curve.x[i] - curve.x[i - 1]));
    }
    return {};
}

/// Breaks a name that is too wide in two at a space, as evenly as can be, and cuts what is still too wide.
QString fitName(const QString& name, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(name) <= width)
        return name;
    qsizetype best = -1;
    for (qsizetype at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
        if (best < 0 || std::abs(at - name.size() / 2) < std::abs(best - name.size() / 2))
            best = at;
    if (best < 0)
        return metrics.elidedText(name, Qt::ElideRight, width);
    return metrics.elidedText(name.left(best), Qt::ElideRight, width) + "\n" +
           metrics.elidedText(name.mid(best + 1), Qt::ElideRight, width);
}

} // namespace

void drawNames(QCustomPlot& plot, const CurveContent& content, const std::vector<QPen>& pens, QSize size) {
    QFont font = scaledFont(interfaceFont(), 0.9, QFont::Medium);
    QFontMetrics metrics(font);
    int widest = 0, most = static_cast<int>(size.width() * 0.3);
    for (const Curve& curve : content.curves)
        if (curve.named)
            widest = std::max(widest, metrics.horizontalAdvance(curve.name));
    int margin = widest == 0 ? 10 : std::min(widest, most) + 14;
    plot.axisRect()->setAutoMargins(QCP::msLeft | QCP::msTop | QCP::msBottom);
    plot.axisRect()->setMargins({0, 0, margin, 0});
    for (auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot.plotLayout()->update(phase); // fixes the axes' geometry, without drawing anything yet
    QRect area = plot.axisRect()->rect();

    std::vector<std::size_t> named;
    std::vector<double> wanted;
    for (std::size_t i = 0; i < content.curves.size(); ++i)
        if (auto end = seenLast(content.curves[i], content); end && content.curves[i].named) {
            named.push_back(i);
            wanted.push_back(std::clamp(plot.yAxis->coordToPixel(end->y()), double(area.top()), double(area.bottom())));
        }
    std::vector<QString> names;
    for (std::size_t i : named)
        names.push_back(fitName(content.curves[i].name, metrics, margin - 10));
    const auto count = static_cast<double>(names.size());
    int lines = std::any_of(names.begin(), names.end(), [](const QString& name) { return name.contains('\n'); }) ? 2 : 1;
    if (lines * count * metrics.height() > size.height()) { // one line each, then
        lines = 1;
        for (std::size_t k = 0; k < named.size(); ++k)
            names[k] = metrics.elidedText(content.curves[named[k]].name, Qt::ElideRight, margin - 10);
    }
    const double height = lines * metrics.height(), half = height / 2;
    const bool beside = count * (height - 1) <= area.height() + 12; // else above and below the axes, too
    const double low = beside ? std::max(half, area.top() + half - 6) : half,
                 high = beside ? area.bottom() - half + 6 : size.height() - half;
    const std::vector<double> places =
        spreadLabels(wanted, std::min(height - 1, (high - low) / std::max(1.0, count - 1)), low, high);
    for (std::size_t k = 0; k < named.size(); ++k) {
        auto* text = new QCPItemText(&plot);
        text->setClipToAxisRect(false);
        text->setFont(font);
        text->setColor(pens[named[k]].color());
        text->setText(names[k]);
        text->setTextAlignment(Qt::AlignLeft);
        text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        text->position->setType(QCPItemPosition::ptAbsolute);
        text->position->setCoords(area.right() + 7, places[k]);
        text->setPadding({});
    }
}

void drawPoints(QCustomPlot& plot, const CurveContent& content, const Theme& theme) {
    if (content.points.empty())
        return;
    const QFont font = scaledFont(interfaceFont(), 0.85);
    std::vector<QLineF> pieces = piecesOf(plot, content);
    const QRectF area = plot.axisRect()->rect();
    if (content.marker)
        pieces.emplace_back(plot.xAxis->coordToPixel(*content.marker), area.top(), plot.xAxis->coordToPixel(*content.marker),
                            area.bottom());
    for (const PlotPoint& point : content.points) {
        if (!plot.xAxis->range().contains(point.x) || !plot.yAxis->range().contains(point.y))
            continue;
        QCPGraph* graph = plot.addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle({QCPScatterStyle::ssDisc, theme.text, 7});
        graph->addData(point.x, point.y);
        const QPointF at(plot.xAxis->coordToPixel(point.x), plot.yAxis->coordToPixel(point.y));
        const QSizeF size = QSizeF(QFontMetrics(font).size(0, point.label)) + QSizeF(4, 0);
        QRectF place = freePlace(pieces, size, at, area);
        if (content.marker && place.top() < area.top()) // where the marker's own words are
            place.moveTop(area.top() + 2);
        auto* text = new QCPItemText(&plot);
        text->setFont(font);
        text->setColor(theme.text);
        text->setText(point.label);
        text->setClipToAxisRect(false);
        text->position->setType(QCPItemPosition::ptAbsolute);
        text->position->setCoords(place.center());
        const QPointF edge(std::clamp(at.x(), place.left(), place.right()), std::clamp(at.y(), place.top(), place.bottom()));
        if (QLineF(at, edge).length() < 16)
            continue;
        auto* leader = new QCPItemLine(&plot);
        leader->setPen(QPen(theme.muted, 1));
        leader->start->setType(QCPItemPosition::ptAbsolute);
        leader->end->setType(QCPItemPosition::ptAbsolute);
        leader->start->setCoords(at);
        leader->end->setCoords(edge);
    }
}

std::vector<double> spreadLabels(const std::vector<double>& wanted, double gap, double low, double high) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return wanted[a] < wanted[b]; });
    std::vector<double> out(wanted.size());
    double next = low;
    for (std::size_t i : order) { // push down …
        out[i] = std::max(wanted[i], next);
        next = out[i] + gap;
    }
    double last = high;
    for (auto at = order.rbegin(); at != order.rend(); ++at) { // … and back up from the lower edge
        out[*at] = std::min(out[*at], last);
        last = out[*at] - gap;
    }
    return out;
}

std::vector<QLineF> piecesOf(const QCustomPlot& plot, const CurveContent& content) {
    std::vector<QLineF> pieces;
    for (const Curve& curve : content.curves)
        for (std::size_t i = 1; i < std::min(curve.x.size(), curve.y.size()); ++i)
            if (drawn(curve, i - 1, content) && drawn(curve, i, content))
                pieces.emplace_back(plot.xAxis->coordToPixel(curve.x[i - 1]), plot.yAxis->coordToPixel(curve.y[i - 1]),
                                    plot.xAxis->coordToPixel(curve.x[i]), plot.yAxis->coordToPixel(curve.y[i]));
    return pieces;
}

bool crosses(const QRectF& place, const QLineF& piece) {
    if (place.contains(piece.p1()) || place.contains(piece.p2()))
        return true;
    // What comes in and goes out again cuts a diagonal.
    for (const QLineF& diagonal : {QLineF(place.topLeft(), place.bottomRight()), QLineF(place.bottomLeft(), place.topRight())})
        if (diagonal.intersects(piece) == QLineF::BoundedIntersection)
            return true;
    return false;
}

QRectF freePlace(const std::vector<QLineF>& pieces, QSizeF size, QPointF at, const QRectF& area) {
    constexpr int turns = 12;
    for (double away = 6; away < 200; away += 8)
        for (int k = 0; k < turns; ++k) {
            const double angle = (k + 0.5) * 2 * std::numbers::pi / turns; // up and to the right comes first
            const QPointF centre =
                at + QPointF(std::cos(angle) * (away + size.width() / 2), -std::sin(angle) * (away + size.height() / 2));
            const QRectF place(centre - QPointF(size.width() / 2, size.height() / 2), size);
            if (area.contains(place) &&
                std::none_of(pieces.begin(), pieces.end(), [&](const QLineF& piece) { return crosses(place, piece); }))
                return place;
        }
    const double left = std::clamp(at.x() - size.width() / 2, area.left(), std::max(area.left(), area.right() - size.width()));
    return {QPointF(left, area.top() - size.height()), size};
}

namespace {

constexpr Qt::PenStyle dashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};

constexpr std::size_t many_points = 150;

const std::vector<QColor>& scheme(Hue hue, const Theme& theme) {
    return hue == Hue::method ? theme.methods : hue == Hue::condition ? theme.conditions : theme.quantities;
}

/// A neighbour on the circle of hues, as dark on white and as light on black.
QColor beside(const QColor& colour, const Theme& theme) {
    float hue = 0, saturation = 0, lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    constexpr float turn = 0.13f;
    const float least = theme.dark ? 0.75f : 0.3f; // blue turned is cyan, which is lighter than it looks
    return QColor::fromHslF(hue < turn ? hue - turn + 1 : hue - turn, saturation,
                            theme.dark ? std::max(lightness, least) : std::min(lightness, least));
}

/// Colours and dashes of all curves; references are muted and take no place from the others.
std::vector<QPen> pens(const std::vector<Curve>& curves, const Theme& theme, Qt::PenCapStyle cap) {
    std::vector<QPen> out;
    std::size_t muted = 0;
    std::map<Hue, std::size_t> next;
    for (const Curve& curve : curves) {
        const double width = curve.thin ? 1.1 : curve.reference ? 1.6 : 2.2;
        const std::size_t place = curve.reference    ? 1 + muted++ % 4
                                  : curve.place >= 0 ? static_cast<std::size_t>(curve.place)
                                                     : next[curve.hue]++;
        const std::vector<QColor>& colours = scheme(curve.hue, theme);
        const bool single = !curve.reference && (curve.hue == Hue::released || curve.hue == Hue::original);
        QColor colour = curve.reference              ? theme.muted
                        : curve.hue == Hue::released ? theme.released
                        : curve.hue == Hue::original ? theme.original
                                                     : colours[place % colours.size()];
        if (curve.second)
            colour = beside(colour, theme);
        const std::size_t dash = curve.dash >= 0 ? static_cast<std::size_t>(curve.dash) : single ? 0 : place;
        out.emplace_back(colour, width, dashes[dash % std::size(dashes)], cap);
    }
    return out;
}

QColor between(const QColor& a, const QColor& b, float share) {
    const auto part = [&](float of_a, float of_b) { return of_a + share * (of_b - of_a); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

/// Non-finite (and on a log axis non-positive) values become gaps.
QVector<double> gapped(const std::vector<double>& values, bool logarithmic) {
    QVector<double> out;
    out.reserve(static_cast<qsizetype>(values.size()));
    for (double v : values)
        out.push_back(std::isfinite(v) && (!logarithmic || v > 0) ? v : qQNaN());
    return out;
}

void drawBand(QCustomPlot& plot, const Curve& curve, const PlotAxis& y_axis, const QColor& colour) {
    if (curve.sd.size() != curve.y.size())
        return;
    QVector<double> x = gapped(curve.x, false), low, high;
    for (std::size_t i = 0; i < curve.y.size(); ++i) {
        double bottom = curve.y[i] - curve.sd[i];
        if (y_axis.logarithmic)
            bottom = std::max(bottom, curve.y[i] * 1e-3);
        low.push_back(bottom);
        high.push_back(curve.y[i] + curve.sd[i]);
    }
    QCPGraph* below = plot.addGraph();
    QCPGraph* above = plot.addGraph();
    below->setData(x, low, true);
    above->setData(x, high, true);
    for (QCPGraph* graph : {below, above})
        graph->setPen(Qt::NoPen);
    QColor fill = colour;
    fill.setAlphaF(0.18f);
    above->setBrush(fill);
    above->setChannelFillGraph(below);
    above->setAntialiasedFill(curve.x.size() <= many_points);
}

std::vector<double> reach(const CurveContent& content, bool x) {
    std::vector<double> all;
    for (const Curve& curve : content.curves)
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            double sd = curve.sd.size() == curve.y.size() ? curve.sd[i] : 0;
            if (x) {
                all.push_back(curve.x[i]);
                continue;
            }
            all.push_back(curve.y[i] + sd);
            all.push_back(content.y_axis.logarithmic && curve.y[i] - sd <= 0 ? curve.y[i] : curve.y[i] - sd);
        }
    return all;
}

/// Where a value lies along an axis that is so many pixels long.
double pixelOf(const QCPAxis& axis, double value, int pixels) {
    const QCPRange range = axis.range();
    const double share = axis.scaleType() == QCPAxis::stLogarithmic
                             ? std::log(value / range.lower) / std::log(range.upper / range.lower)
                             : (value - range.lower) / range.size();
    return share * pixels;
}

/// What of thousands of points can be told apart: the lowest and the highest of every column of pixels, one where they are
/// level. Drawing the others is most of a plot's time, and they cannot be seen.
void setThinned(QCPGraph& graph, const QVector<double>& x, const QVector<double>& y, QSize size) {
    QVector<double> thin_x, thin_y;
    auto keep = [&](qsizetype i) {
        thin_x.push_back(x[i]);
        thin_y.push_back(y[i]);
    };
    auto column = [&](qsizetype i) { return std::floor(pixelOf(*graph.keyAxis(), x[i], size.width())); };
    for (qsizetype i = 0; i < x.size();) {
        qsizetype low = i, high = i, next = i + 1;
        for (; !std::isnan(y[i]) && next < x.size() && !std::isnan(y[next]) && column(next) == column(i); ++next) {
            low = y[next] < y[low] ? next : low;
            high = y[next] > y[high] ? next : high;
        }
        const double apart =
            pixelOf(*graph.valueAxis(), y[high], size.height()) - pixelOf(*graph.valueAxis(), y[low], size.height());
        keep(apart >= 0.5 ? std::min(low, high) : i);
        if (apart >= 0.5)
            keep(std::max(low, high));
        i = next;
    }
    graph.setData(thin_x, thin_y, true);
}

CurveHandles addHandles(QCustomPlot& plot, const Theme& theme) {
    if (!plot.layer("marker")) {
        plot.addLayer("marker");
        plot.layer("marker")->setMode(QCPLayer::lmBuffered); // moving it does not redraw the curves
    }
    CurveHandles handles;
    QFont font = scaledFont(interfaceFont(), 0.85);
    handles.marker = new QCPItemStraightLine(&plot);
    handles.marker->setPen(QPen(theme.text, 1.4, Qt::DashLine));
    handles.marker_label = new QCPItemText(&plot);
    handles.marker_label->position->setTypeX(QCPItemPosition::ptPlotCoords);
    handles.marker_label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    handles.marker_label->setClipToAxisRect(false);
    handles.marker_label->setFont(font);
    handles.marker_label->setColor(theme.text);
    handles.marker_label->setPadding({2, 0, 2, 0});
    handles.marker->setLayer("marker");
    handles.marker_label->setLayer("marker");
    return handles;
}

} // namespace

void placeMarker(QCustomPlot& plot, const CurveHandles& handles, const CurveContent& content) {
    bool shown = content.marker && !content.curves.empty() && plot.xAxis->range().contains(*content.marker);
    handles.marker->setVisible(shown);
    handles.marker_label->setVisible(shown);
    if (!shown)
        return;
    double x = *content.marker;
    handles.marker->point1->setCoords(x, plot.yAxis->range().lower);
    handles.marker->point2->setCoords(x, plot.yAxis->range().upper);
    const double share = plot.xAxis->coordToPixel(x) - plot.axisRect()->left();
    const QString symbol = content.x_axis.label.section(' ', 0, 0);
    handles.marker_label->setText(symbol + " = " + shortNumber(x));
    const Qt::Alignment side = share < 30                              ? Qt::AlignLeft
                               : share > plot.axisRect()->width() - 30 ? Qt::AlignRight
                                                                       : Qt::AlignHCenter;
    handles.marker_label->setPositionAlignment(Qt::AlignBottom | side);
    handles.marker_label->position->setCoords(x, 0);
}

namespace {

/// All spans at once, in whole pixels and colours that hide what is below: hundreds of items of their own, let through by
/// Qt's painter thread by thread, take longer than all the curves.
class Spans : public QCPAbstractItem {
  public:
    Spans(QCustomPlot& plot, std::vector<PlotSpan> spans, const Theme& theme)
        : QCPAbstractItem(&plot), spans_(std::move(spans)), theme_(theme) {
        setLayer("background");
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

  protected:
    void draw(QCPPainter* painter) override {
        painter->setAntialiasing(false);
        const QRect area = clipRect();
        const QCPAxis& axis = *mParentPlot->xAxis;
        for (const PlotSpan& span : spans_) {
            const int from = qRound(axis.coordToPixel(span.from)), to = qRound(axis.coordToPixel(span.to));
            const QRect place = QRect(from, area.top(), std::max(1, to - from), area.height()).intersected(area);
            const QColor& colour =
                theme_.quantities[static_cast<std::size_t>(std::max(0, span.place)) % theme_.quantities.size()];
            painter->fillRect(place, span.place < 0 ? QBrush(theme_.border, Qt::BDiagPattern)
                                                    : QBrush(between(theme_.panel, colour, 0.2f)));
        }
    }

  private:
    std::vector<PlotSpan> spans_;
    Theme theme_;
};

void drawSpans(QCustomPlot& plot, const CurveContent& content, const Theme& theme) {
    if (!content.spans.empty())
        new Spans(plot, content.spans, theme); // the plot's
    for (const PlotSpan& span : content.spans) {
        if (span.label.isEmpty())
            continue;
        auto* label = new QCPItemText(&plot);
        label->setClipToAxisRect(false);
        label->setFont(scaledFont(interfaceFont(), 0.85));
        label->setColor(theme.muted);
        label->setText(span.label);
        label->setPositionAlignment(Qt::AlignBottom | Qt::AlignRight);
        label->position->setTypeX(QCPItemPosition::ptPlotCoords);
        label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        label->position->setCoords(std::min(span.to, plot.xAxis->range().upper), 0);
    }
}

/// Labels above the axes need a line of their own.
void makeRoomAbove(QCustomPlot& plot, const CurveContent& content) {
    if (content.marker || !content.spans.empty())
        plot.axisRect()->setMinimumMargins({0, QFontMetrics(scaledFont(interfaceFont(), 0.85)).height() + 1, 8, 0});
}

} // namespace

CurveHandles drawCurves(QCustomPlot& plot, const CurveContent& content, QSize size, const Theme& theme) {
    plot.clearItems();
    plot.clearGraphs();
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    describeAxis(*plot.xAxis, content.x_axis);
    describeAxis(*plot.yAxis, content.y_axis);
    fitAxis(*plot.xAxis, content.x_axis, reach(content, true));
    fitAxis(*plot.yAxis, content.y_axis, reach(content, false));
    zoomAxes(plot, content.zoom);

    // Joining thousands of jagged segments takes longer than all the rest; singly they are drawn at once and look the same.
    const bool many = std::any_of(content.curves.begin(), content.curves.end(),
                                  [](const Curve& curve) { return curve.x.size() > many_points; });
    plot.setPlottingHint(QCP::phFastPolylines, many);
    const std::vector<QPen> pen = pens(content.curves, theme, many ? Qt::SquareCap : Qt::FlatCap);
    for (std::size_t i = 0; i < content.curves.size(); ++i)
        drawBand(plot, content.curves[i], content.y_axis, pen[i].color());
    for (std::size_t i = 0; i < content.curves.size(); ++i) {
        QCPGraph* graph = plot.addGraph();
        graph->setPen(pen[i]);
        graph->setName(content.curves[i].name);
        const QVector<double> x = gapped(content.curves[i].x, content.x_axis.logarithmic),
                              y = gapped(content.curves[i].y, content.y_axis.logarithmic);
        if (content.curves[i].dots) {
            graph->setLineStyle(QCPGraph::lsNone);
            graph->setScatterStyle({QCPScatterStyle::ssDisc, pen[i].color(), 4});
            graph->setData(x, y); // in no order
            continue;
        }
        content.curves[i].x.size() > many_points ? setThinned(*graph, x, y, size) : graph->setData(x, y, true);
    }
    bool anything = !content.curves.empty();
    plot.axisRect()->setVisible(anything);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        axis->setVisible(anything);
    makeRoomAbove(plot, content);
    drawNames(plot, content, pen, size);
    drawSpans(plot, content, theme);
    drawPoints(plot, content, theme);
    CurveHandles handles = addHandles(plot, theme);
    placeMarker(plot, handles, content);
    return handles;
}

int methodPlace(const std::string& mechanism) {
    const auto all = mechanismInfos(mechanismInfo(mechanism).reads);
    const auto found = std::find_if(all.begin(), all.end(), [&](const MechanismInfo* info) { return info->id == mechanism; });
    return static_cast<int>(found - all.begin());
}

} // namespace nictate
