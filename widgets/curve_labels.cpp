#include "widgets/curve_labels.h"

#include "widgets/custom_plot.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
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
        const QRectF place = freePlace(pieces, size, at, area);
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

} // namespace nictate
