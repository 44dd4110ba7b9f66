#include "widgets/curve_drawing.h"

#include "widgets/colour_maps.h"
#include "widgets/custom_plot.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr Qt::PenStyle dashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};

constexpr std::size_t many_points = 300;

struct Look {
    QColor colour;
    Qt::PenStyle dash;
};

/// Colours and dashes of all curves; references are muted and take no colour from the others.
std::vector<Look> looks(const std::vector<Curve>& curves, const Theme& theme) {
    std::vector<Look> out;
    std::size_t coloured = 0, muted = 0;
    for (const Curve& curve : curves) {
        if (curve.reference) {
            out.push_back({theme.muted, dashes[1 + muted++ % 4]});
        } else {
            out.push_back({theme.curves[coloured % theme.curves.size()], dashes[coloured % std::size(dashes)]});
            coloured += curve.colour < 0;
        }
        if (curve.colour >= 0)
            out.back().colour = theme.curves[static_cast<std::size_t>(curve.colour) % theme.curves.size()];
        if (curve.dash >= 0)
            out.back().dash = dashes[static_cast<std::size_t>(curve.dash) % std::size(dashes)];
    }
    return out;
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

/// The last point of a curve that can be seen.
std::optional<QPointF> lastPoint(const Curve& curve, const CurveContent& content) {
    for (std::size_t i = std::min(curve.x.size(), curve.y.size()); i-- > 0;)
        if (std::isfinite(curve.x[i]) && std::isfinite(curve.y[i]) && (!content.y_axis.logarithmic || curve.y[i] > 0) &&
            (!content.x_axis.logarithmic || curve.x[i] > 0))
            return QPointF(curve.x[i], curve.y[i]);
    return {};
}

double lineWidth(const Curve& curve) { return curve.thin ? 1.1 : curve.reference ? 1.6 : 2.2; }

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

/// Names in the right margin, each at the height its curve ends at, pushed apart where they would collide.
void drawNames(QCustomPlot& plot, const CurveContent& content, const std::vector<Look>& look, QSize size) {
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
        if (auto end = lastPoint(content.curves[i], content); end && content.curves[i].named) {
            named.push_back(i);
            wanted.push_back(std::clamp(plot.yAxis->coordToPixel(end->y()), double(area.top()), double(area.bottom())));
        }
    std::vector<QString> names;
    bool broken = false;
    for (std::size_t i : named) {
        names.push_back(fitName(content.curves[i].name, metrics, margin - 10));
        broken |= names.back().contains('\n');
    }
    double height = broken ? 2 * metrics.height() : metrics.height(), half = height / 2;
    std::vector<double> places =
        spreadLabels(wanted, height - 1, std::max(half, area.top() + half - 6), area.bottom() - half + 6);
    for (std::size_t k = 0; k < named.size(); ++k) {
        auto* text = new QCPItemText(&plot);
        text->setClipToAxisRect(false);
        text->setFont(font);
        text->setColor(look[named[k]].colour);
        text->setText(names[k]);
        text->setTextAlignment(Qt::AlignLeft);
        text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        text->position->setType(QCPItemPosition::ptAbsolute);
        text->position->setCoords(area.right() + 7, places[k]);
        text->setPadding({});
    }
}

void drawPoints(QCustomPlot& plot, const CurveContent& content, const Theme& theme) {
    QFont font = scaledFont(interfaceFont(), 0.85);
    for (const PlotPoint& point : content.points) {
        QCPGraph* graph = plot.addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle({QCPScatterStyle::ssDisc, theme.text, 7});
        graph->addData(point.x, point.y);
        auto* text = new QCPItemText(&plot);
        text->setFont(font);
        text->setColor(theme.text);
        text->setText(point.label);
        text->setBrush(theme.panel);
        text->setPadding({3, 0, 3, 0});
        double pixel = plot.xAxis->coordToPixel(point.x), middle = plot.axisRect()->center().x();
        bool high = plot.yAxis->coordToPixel(point.y) < plot.axisRect()->top() + 24;
        text->setPositionAlignment((pixel < middle ? Qt::AlignLeft : Qt::AlignRight) | (high ? Qt::AlignTop : Qt::AlignBottom));
        text->position->setType(QCPItemPosition::ptAbsolute);
        text->position->setCoords(pixel + (pixel < middle ? 4 : -4), plot.yAxis->coordToPixel(point.y) + (high ? 6 : -6));
    }
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
    handles.read_out = new QCPItemText(&plot);
    handles.read_out->position->setType(QCPItemPosition::ptAxisRectRatio);
    handles.read_out->position->setCoords(0.02, 0.02);
    handles.read_out->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    handles.read_out->setTextAlignment(Qt::AlignLeft);
    handles.read_out->setPen(QPen(theme.border));
    handles.read_out->setVisible(false);
    for (QCPItemText* text : {handles.marker_label, handles.read_out}) {
        text->setFont(font);
        text->setColor(theme.text);
        text->setBrush(theme.panel);
        text->setPadding({4, 1, 4, 1});
    }
    for (QCPAbstractItem* item :
         {static_cast<QCPAbstractItem*>(handles.marker), static_cast<QCPAbstractItem*>(handles.marker_label),
          static_cast<QCPAbstractItem*>(handles.read_out)})
        item->setLayer("marker");
    return handles;
}

} // namespace

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

void placeMarker(QCustomPlot& plot, const CurveHandles& handles, const CurveContent& content) {
    bool shown = content.marker && !content.curves.empty() && plot.xAxis->range().contains(*content.marker);
    handles.marker->setVisible(shown);
    handles.marker_label->setVisible(shown);
    if (!shown)
        return;
    double x = *content.marker;
    handles.marker->point1->setCoords(x, plot.yAxis->range().lower);
    handles.marker->point2->setCoords(x, plot.yAxis->range().upper);
    bool right_half = plot.xAxis->coordToPixel(x) > plot.axisRect()->center().x();
    QString symbol = content.x_axis.label.section(' ', 0, 0);
    handles.marker_label->setText(symbol + " = " + shortNumber(x));
    handles.marker_label->setPositionAlignment(Qt::AlignBottom | (right_half ? Qt::AlignRight : Qt::AlignLeft));
    handles.marker_label->position->setCoords(x, 0.985);
    handles.marker_label->setPadding({right_half ? 4 : 6, 1, right_half ? 6 : 4, 1});
}

CurveHandles drawCurves(QCustomPlot& plot, const CurveContent& content, QSize size, const Theme& theme) {
    plot.clearItems();
    plot.clearGraphs();
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    describeAxis(*plot.xAxis, content.x_axis);
    describeAxis(*plot.yAxis, content.y_axis);
    fitAxis(*plot.xAxis, content.x_axis, reach(content, true));
    fitAxis(*plot.yAxis, content.y_axis, reach(content, false));

    // Joining thousands of jagged segments takes longer than all the rest; singly they are drawn at once and look the same.
    const bool many = std::any_of(content.curves.begin(), content.curves.end(),
                                  [](const Curve& curve) { return curve.x.size() > many_points; });
    plot.setPlottingHint(QCP::phFastPolylines, many);
    std::vector<Look> look = looks(content.curves, theme);
    for (std::size_t i = 0; i < content.curves.size(); ++i)
        drawBand(plot, content.curves[i], content.y_axis, look[i].colour);
    for (std::size_t i = 0; i < content.curves.size(); ++i) {
        QCPGraph* graph = plot.addGraph();
        graph->setPen(QPen(look[i].colour, lineWidth(content.curves[i]), look[i].dash, many ? Qt::SquareCap : Qt::FlatCap));
        graph->setData(gapped(content.curves[i].x, content.x_axis.logarithmic),
                       gapped(content.curves[i].y, content.y_axis.logarithmic), true);
        graph->setName(content.curves[i].name);
    }
    bool anything = !content.curves.empty();
    plot.axisRect()->setVisible(anything);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        axis->setVisible(anything);
    drawNames(plot, content, look, size);
    drawPoints(plot, content, theme);
    CurveHandles handles = addHandles(plot, theme);
    placeMarker(plot, handles, content);
    return handles;
}

} // namespace nictate
