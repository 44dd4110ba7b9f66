#include "widgets/surface_plot.h"

#include "core/files/table_text.h"
#include "widgets/colour_maps.h"
#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

/// Smallest and largest positive value, at least a factor of 2 apart.
QCPRange positiveRange(const NoiseSurface& surface) {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (double v : surface.sigma.reshaped())
        if (std::isfinite(v) && v > 0) {
            low = std::min(low, v);
            high = std::max(high, v);
        }
    if (high == 0)
        return {0.1, 1};
    if (high < 2 * low) {
        low /= std::sqrt(2.0);
        high *= std::sqrt(2.0);
    }
    return {low, high};
}

QCPColorGradient gradient() {
    QCPColorGradient out;
    const ColourTable& table = colourTable(ColourMap::viridis);
    QMap<double, QColor> stops;
    for (int i = 0; i <= 32; ++i)
        stops[i / 32.0] = QColor(table[static_cast<std::size_t>(i * 255 / 32)]);
    out.setColorStops(stops);
    return out;
}

/// Powers of ten, with halves between them when the surface spans little.
std::vector<double> levelsIn(const QCPRange& range) {
    std::vector<double> levels;
    bool fine = range.upper / range.lower < 100;
    for (double p = std::floor(std::log10(range.lower)); p <= std::ceil(std::log10(range.upper)); ++p)
        for (double digit : {1.0, 2.0, 5.0}) {
            double level = digit * std::pow(10, p);
            if ((fine || digit == 1) && level > range.lower && level < range.upper)
                levels.push_back(level);
        }
    return levels;
}

void drawContours(QCustomPlot& plot, const NoiseSurface& surface, const QCPRange& range) {
    QFont font = scaledFont(interfaceFont(), 0.8, QFont::Medium);
    QRectF area = QRectF(plot.axisRect()->rect()).adjusted(30, 12, -30, -12);
    std::vector<QRectF> taken;
    for (double level : levelsIn(range)) {
        auto lines = contour(surface, level);
        for (const auto& [a, b] : lines) {
            auto* line = new QCPItemLine(&plot);
            line->setPen(QPen(QColor(255, 255, 255, 190), 1));
            line->start->setCoords(a);
            line->end->setCoords(b);
        }
        // The label goes to the piece nearest to the middle that no other label covers.
        std::sort(lines.begin(), lines.end(), [&](const auto& p, const auto& q) {
            auto off = [&](const auto& l) {
                return std::abs(plot.yAxis->coordToPixel(l.first.y()) - area.center().y()) +
                       0.2 * std::abs(plot.xAxis->coordToPixel(l.first.x()) - area.center().x());
            };
            return off(p) < off(q);
        });
        QString text = shortNumber(level);
        QSizeF size(QFontMetrics(font).size(0, text));
        for (const auto& [a, b] : lines) {
            QPointF at((plot.xAxis->coordToPixel(a.x()) + plot.xAxis->coordToPixel(b.x())) / 2,
                       (plot.yAxis->coordToPixel(a.y()) + plot.yAxis->coordToPixel(b.y())) / 2);
            QRectF place(at - QPointF(size.width() / 2 + 3, size.height() / 2), size + QSizeF(6, 0));
            bool free = std::none_of(taken.begin(), taken.end(), [&](const QRectF& r) { return r.intersects(place); });
            if (!area.contains(at) || !free)
                continue;
            taken.push_back(place);
            auto* label = new QCPItemText(&plot);
            label->setFont(font);
            label->setText(text);
            label->setColor(Qt::white);
            label->setBrush(QColor(20, 24, 30, 170));
            label->setPadding({3, 0, 3, 0});
            label->position->setType(QCPItemPosition::ptAbsolute);
            label->position->setCoords(at);
            break;
        }
    }
}

void drawMarker(QCustomPlot& plot, QPointF at) {
    QCPGraph* graph = plot.addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle({QCPScatterStyle::ssCircle, QPen(Qt::black, 4), Qt::NoBrush, 11});
    graph->addData(at.x(), at.y());
    QCPGraph* inner = plot.addGraph();
    inner->setLineStyle(QCPGraph::lsNone);
    inner->setScatterStyle({QCPScatterStyle::ssCircle, QPen(Qt::white, 2), Qt::NoBrush, 11});
    inner->addData(at.x(), at.y());
}

void addColourScale(QCustomPlot& plot, QCPColorMap& map, const NoiseSurface& surface, const QCPRange& range, const Theme& theme) {
    auto* scale = new QCPColorScale(&plot);
    int row = plot.plotLayout()->rowCount() - 1;
    plot.plotLayout()->addElement(row, 1, scale);
    scale->setType(QCPAxis::atRight);
    scale->setBarWidth(10);
    scale->setGradient(gradient());
    scale->setDataScaleType(QCPAxis::stLogarithmic);
    scale->setDataRange(range);
    styleAxis(*scale->axis(), theme);
    const QString brief = surface.brief_unit.isEmpty() ? QString() : surface.name + " (" + surface.brief_unit + ")";
    describeAxis(*scale->axis(), {surface.name, surface.unit, true, {}, {}, {}, {}, brief});
    map.setColorScale(scale);
    auto* group = new QCPMarginGroup(&plot);
    plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, group);
    scale->setMarginGroup(QCP::msTop | QCP::msBottom, group);
}

/// Fixes the axes' geometry, for the labels, without drawing anything yet.
void layOut(QCustomPlot& plot) {
    for (auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot.plotLayout()->update(phase);
}

/// Takes everything but the axis rect out of the layout.
void resetLayout(QCustomPlot& plot) {
    plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, nullptr);
    for (int i = plot.plotLayout()->elementCount() - 1; i >= 0; --i) {
        QCPLayoutElement* element = plot.plotLayout()->elementAt(i);
        if (element && element != plot.axisRect())
            plot.plotLayout()->remove(element);
    }
    plot.plotLayout()->simplify();
}

/// Clears the plot and draws the content at this size.
void drawSurface(QCustomPlot& plot, const SurfaceContent& content, QSize size, const Theme& theme) {
    plot.clearItems();
    plot.clearPlottables();
    resetLayout(plot);
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    bool anything = content.surface && content.surface->sides.size() > 1 && content.surface->observers.size() > 1;
    plot.axisRect()->setVisible(anything);
    if (!anything)
        return;
    const NoiseSurface& surface = *content.surface;
    describeAxis(*plot.xAxis, {QObject::tr("grid side √r"), QObject::tr("cells"), true, {}, {}, {}, {}});
    describeAxis(*plot.yAxis, {QObject::tr("observers n"), "", true, {}, {}, {}, {}});
    plot.xAxis->setRange(surface.sides.front(), surface.sides.back());
    plot.yAxis->setRange(surface.observers.front(), surface.observers.back());
    zoomAxes(plot, content.zoom);

    // Evenly spaced in the logarithm, so the picture may be stretched over log axes.
    auto* map = new QCPColorMap(plot.xAxis, plot.yAxis);
    map->data()->setSize(static_cast<int>(surface.sides.size()), static_cast<int>(surface.observers.size()));
    map->data()->setRange({surface.sides.front(), surface.sides.back()}, {surface.observers.front(), surface.observers.back()});
    for (int i = 0; i < map->data()->keySize(); ++i)
        for (int j = 0; j < map->data()->valueSize(); ++j)
            map->data()->setCell(i, j, surface.sigma(i, j));
    map->setInterpolate(true);
    map->setTightBoundary(true);
    QCPRange range = positiveRange(surface);
    addColourScale(plot, *map, surface, range, theme);
    layOut(plot);
    drawContours(plot, surface, range);
    if (content.marker)
        drawMarker(plot, *content.marker);
}

} // namespace

std::vector<std::pair<QPointF, QPointF>> contour(const NoiseSurface& surface, double level) {
    std::vector<std::pair<QPointF, QPointF>> lines;
    double wanted = std::log(level);
    auto value = [&](Eigen::Index r, Eigen::Index c) { return std::log(surface.sigma(r, c)); };
    auto at = [&](Eigen::Index r, Eigen::Index c) {
        return QPointF(std::log(surface.sides[static_cast<std::size_t>(r)]),
                       std::log(surface.observers[static_cast<std::size_t>(c)]));
    };
    for (Eigen::Index r = 0; r + 1 < surface.sigma.rows(); ++r)
        for (Eigen::Index c = 0; c + 1 < surface.sigma.cols(); ++c) {
            const std::pair<Eigen::Index, Eigen::Index> corners[] = {{r, c}, {r + 1, c}, {r + 1, c + 1}, {r, c + 1}};
            std::vector<QPointF> crossings;
            for (int k = 0; k < 4; ++k) {
                auto [r0, c0] = corners[k];
                auto [r1, c1] = corners[(k + 1) % 4];
                double v0 = value(r0, c0) - wanted, v1 = value(r1, c1) - wanted;
                if (!std::isfinite(v0) || !std::isfinite(v1) || (v0 < 0) == (v1 < 0))
                    continue;
                QPointF p = at(r0, c0) + (at(r1, c1) - at(r0, c0)) * (v0 / (v0 - v1));
                crossings.push_back({std::exp(p.x()), std::exp(p.y())});
            }
            for (std::size_t k = 0; k + 1 < crossings.size(); k += 2)
                lines.emplace_back(crossings[k], crossings[k + 1]);
        }
    return lines;
}

std::optional<double> sigmaAt(const NoiseSurface& surface, double side, double observers) {
    auto locate = [](const std::vector<double>& steps, double v) -> std::optional<std::pair<Eigen::Index, double>> {
        if (steps.size() < 2 || !(v >= steps.front()) || !(v <= steps.back()))
            return {};
        auto above = std::upper_bound(steps.begin() + 1, steps.end() - 1, v);
        auto i = above - steps.begin() - 1;
        auto low = steps[static_cast<std::size_t>(i)], high = steps[static_cast<std::size_t>(i) + 1];
        return std::pair{static_cast<Eigen::Index>(i), std::log(v / low) / std::log(high / low)};
    };
    auto r = locate(surface.sides, side), c = locate(surface.observers, observers);
    if (!r || !c)
        return {};
    auto [i, u] = *r;
    auto [j, v] = *c;
    auto s = [&](Eigen::Index a, Eigen::Index b) { return std::log(surface.sigma(a, b)); };
    return std::exp((1 - u) * ((1 - v) * s(i, j) + v * s(i, j + 1)) + u * ((1 - v) * s(i + 1, j) + v * s(i + 1, j + 1)));
}

void SurfacePlot::setSurface(NoiseSurface surface) {
    content_.surface = std::move(surface);
    contentChanged();
}

void SurfacePlot::clear() {
    content_.surface.reset();
    contentChanged();
}

void SurfacePlot::setMarker(double side, double observers) {
    QPointF there(side, observers);
    if (content_.marker == there)
        return;
    content_.marker = there;
    contentChanged();
}

void SurfacePlot::draw() {
    content_.zoom = zoom();
    drawSurface(*plot(), content_, plot()->size(), themeOf(this));
}

QString SurfacePlot::textAt(QPointF position) const {
    const double side = plot()->xAxis->pixelToCoord(position.x()), n = plot()->yAxis->pixelToCoord(position.y());
    const std::optional<double> sigma = sigmaAt(*content_.surface, side, n);
    return sigma
               ? tr("√r = %1 cells, n = %2: %3 = %4 %5")
                     .arg(shortNumber(side), shortNumber(n), content_.surface->name, shortNumber(*sigma), content_.surface->unit)
               : QString();
}

QString SurfacePlot::csv(const QString& caption) const {
    QString out = csvCaption(caption);
    if (!content_.surface)
        return out;
    const NoiseSurface& s = *content_.surface;
    TableText csv;
    csv.header({"side (cells)", "observers", (s.name + " (" + s.unit + ")").toStdString()});
    for (std::size_t i = 0; i < s.sides.size(); ++i)
        for (std::size_t j = 0; j < s.observers.size(); ++j)
            csv.number(s.sides[i])
                .number(s.observers[j])
                .number(s.sigma(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)))
                .endRow();
    return out + QString::fromStdString(csv.str());
}

DrawPlot SurfacePlot::exported() const {
    SurfaceContent content = content_;
    content.zoom = zoom();
    return [content = std::move(content)](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawSurface(plot, content, size, theme);
    };
}

} // namespace nictate
