#include "widgets/tradeoff_plot.h"

#include "core/files/table_text.h"
#include "widgets/custom_plot.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nictate {

namespace {

constexpr double lowest = -0.1, highest = 1.06;
constexpr double reach = 14; ///< pixels
constexpr QSize least_for_key(400, 320);

QColor colourOf(const TradeoffDot& point, const Theme& theme) {
    return theme.methods[static_cast<std::size_t>(point.place) % theme.methods.size()];
}

QCPItemLine* addLine(QCustomPlot& plot, QPointF from, QPointF to, const QPen& pen) {
    auto* line = new QCPItemLine(&plot);
    line->start->setCoords(from);
    line->end->setCoords(to);
    line->setPen(pen);
    return line;
}

QCPGraph* addShape(QCustomPlot& plot, QPointF at, QCPScatterStyle::ScatterShape shape, const QColor& line, const QBrush& fill,
                   double size) {
    QCPGraph* graph = plot.addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(shape, QPen(line, 1.6), fill, size));
    graph->addData(at.x(), at.y());
    graph->removeFromLegend();
    return graph;
}

/// Filled, hollow or half filled.
void addDot(QCustomPlot& plot, const TradeoffDot& point, const QColor& colour, const Theme& theme) {
    const QColor line = point.now ? theme.text : colour;
    const double size = point.now ? 11 : 8;
    addShape(plot, point.at, QCPScatterStyle::ssCircle, line, point.filled == 1 ? QBrush(colour) : QBrush(theme.panel), size);
    if (point.filled <= 0 || point.filled >= 1)
        return;
    QPainterPath left; // drawn six pixels wide
    left.moveTo(0, -3);
    left.arcTo(-3, -3, 6, 6, 90, 180);
    left.closeSubpath();
    QCPGraph* graph = plot.addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    QCPScatterStyle style(left, Qt::NoPen, colour, size);
    graph->setScatterStyle(style);
    graph->addData(point.at.x(), point.at.y());
    graph->removeFromLegend();
}

/// What follows the slider lies on a layer of its own: moving it does not redraw the rest.
constexpr const char* ring_layer = "marker";

QCPItemText* addText(QCustomPlot& plot, QPointF at, const QString& text, const QColor& colour, Qt::Alignment side) {
    auto* item = new QCPItemText(&plot);
    item->setFont(scaledFont(interfaceFont(), 0.85));
    item->setColor(colour);
    item->setText(text);
    item->setPositionAlignment(side);
    item->setPadding({7, 3, 7, 3});
    item->position->setCoords(at);
    return item;
}

void drawIntervals(QCustomPlot& plot, const TradeoffDot& point, const Theme& theme) {
    const QPen pen(theme.text, 1.2);
    for (QCPItemLine* line : {addLine(plot, {point.x.low, point.at.y()}, {point.x.high, point.at.y()}, pen),
                              addLine(plot, {point.at.x(), point.y.low}, {point.at.x(), point.y.high}, pen)}) {
        line->setHead(QCPLineEnding(QCPLineEnding::esBar, 8));
        line->setTail(QCPLineEnding(QCPLineEnding::esBar, 8));
    }
}

QString labelOf(const TradeoffDot& point) {
    if (!point.now || point.draws != 1)
        return point.label;
    return point.label.isEmpty() ? QObject::tr("one draw so far") : QObject::tr("%1, one draw so far").arg(point.label);
}

/// Lines of one mechanism, an arrow at their end, and every point tied to what the noise alone gives.
void drawLines(QCustomPlot& plot, const TradeoffContent& content, const Theme& theme) {
    const TradeoffDot* before = nullptr;
    QCPItemLine* last = nullptr;
    for (const TradeoffDot& point : content.points) {
        addLine(plot, point.at, point.control, QPen(theme.muted, 1, Qt::DotLine));
        if (point.now)
            continue;
        const bool goes_on = before && before->name == point.name;
        if (last && !goes_on)
            last->setHead(QCPLineEnding(QCPLineEnding::esSpikeArrow, 9, 11));
        last = goes_on ? addLine(plot, before->at, point.at, QPen(colourOf(point, theme), 1.8)) : nullptr;
        before = &point;
    }
    if (last)
        last->setHead(QCPLineEnding(QCPLineEnding::esSpikeArrow, 9, 11));
}

void drawPoints(QCustomPlot& plot, const TradeoffContent& content, std::optional<std::size_t> chosen, const Theme& theme) {
    QStringList named;
    for (std::size_t i = 0; i < content.points.size(); ++i) {
        const TradeoffDot& point = content.points[i];
        const QColor colour = colourOf(point, theme);
        addShape(plot, point.control, QCPScatterStyle::ssCircle, theme.muted, theme.panel, 5);
        addDot(plot, point, colour, theme);
        if (!named.contains(point.name)) {
            named << point.name;
            QCPGraph* key = plot.addGraph();
            key->setName(point.name);
            key->setPen(QPen(colour, 1.8));
            key->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, colour, 7));
        }
    }
    if (chosen && *chosen < content.points.size())
        drawIntervals(plot, content.points[*chosen], theme);
}

/// Words beside points, none over another.
class Labels {
  public:
    Labels(QCustomPlot& plot, const Theme& theme) : plot_(plot), theme_(theme), metrics_(scaledFont(interfaceFont(), 0.85)) {
        for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
            plot.plotLayout()->update(phase); // fixes the axes' geometry
        if (plot.legend->visible())
            taken_.push_back(QRectF(plot.legend->outerRect()));
    }

    /// At the first of the four sides, `side` first, that is free and within the axes, or some lines above or below it.
    void put(QPointF at, const QString& text, const QColor& colour, Qt::Alignment side) {
        constexpr double most_lines = 4;
        const Qt::Alignment across = side & Qt::AlignHorizontal_Mask,
                            other = across == Qt::AlignLeft ? Qt::AlignRight : Qt::AlignLeft;
        const Qt::Alignment up = side & Qt::AlignVertical_Mask, down = up == Qt::AlignTop ? Qt::AlignBottom : Qt::AlignTop;
        for (double line = 0; line <= most_lines; ++line)
            for (const Qt::Alignment each : {across | up, other | up, across | down, other | down})
                if (const QPointF beside = movedBy(at, each & Qt::AlignBottom ? -line : line); isFree(beside, text, each)) {
                    taken_.push_back(placeOf(beside, text, each));
                    addText(plot_, beside, text, colour, each);
                    return;
                }
    }
    void put(QPointF at, const QString& text, Qt::Alignment side) { put(at, text, theme_.text, side); }

  private:
    QPointF movedBy(QPointF at, double lines) const {
        return {at.x(), plot_.yAxis->pixelToCoord(plot_.yAxis->coordToPixel(at.y()) + lines * metrics_.height())};
    }
    bool isFree(QPointF at, const QString& text, Qt::Alignment side) const {
        const QRectF place = placeOf(at, text, side);
        return QRectF(plot_.axisRect()->rect()).adjusted(-1, -1, 1, 1).contains(place) &&
               std::none_of(taken_.begin(), taken_.end(), [&](const QRectF& one) { return one.intersects(place); });
    }
    QRectF placeOf(QPointF at, const QString& text, Qt::Alignment side) const {
        const QSizeF size = QSizeF(metrics_.size(0, text)) + QSizeF(14, 6); // with its padding
        const QPointF corner(plot_.xAxis->coordToPixel(at.x()), plot_.yAxis->coordToPixel(at.y()));
        return {corner - QPointF(side & Qt::AlignRight ? size.width() : 0, side & Qt::AlignBottom ? size.height() : 0), size};
    }

    QCustomPlot& plot_;
    const Theme& theme_;
    QFontMetrics metrics_;
    std::vector<QRectF> taken_;
};

/// Of points that say most: the chosen one, where parameters stand, where lines end and where they begin.
/// Without a key a line's end has the mechanism's name.
void drawLabels(Labels& labels, const TradeoffContent& content, std::optional<std::size_t> chosen, bool key) {
    const auto rank = [&](std::size_t i) {
        const std::vector<TradeoffDot>& points = content.points;
        if (chosen == i || points[i].now)
            return chosen == i ? 0 : 1;
        if (i + 1 == points.size() || points[i + 1].name != points[i].name || points[i + 1].now)
            return 2;
        return i == 0 || points[i - 1].name != points[i].name ? 3 : 4;
    };
    for (int now = 0; now < 4; ++now)
        for (std::size_t i = 0; i < content.points.size(); ++i) {
            const QPointF at = content.points[i].at;
            if (rank(i) != now)
                continue;
            const bool names = !key && rank(i) == 2;
            labels.put(at, names ? content.points[i].name : labelOf(content.points[i]),
                       (at.x() > 0.8 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
        }
}

void drawLegend(QCustomPlot& plot, const Theme& theme) {
    const auto key = [&](const QString& name, const QBrush& fill, double size) {
        QCPGraph* graph = plot.addGraph();
        graph->setName(name);
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(theme.muted, 1.6), fill, size));
    };
    key(QObject::tr("filled: reads the data; half: not shown"), theme.muted, 8);
    key(QObject::tr("hollow: noise only"), theme.panel, 8);
    key(QObject::tr("its noise alone"), theme.panel, 5);
    plot.legend->setVisible(true);
    plot.legend->setFont(scaledFont(interfaceFont(), 0.85));
    plot.legend->setTextColor(theme.text);
    plot.legend->setBrush(theme.panel);
    plot.legend->setBorderPen(Qt::NoPen);
    plot.legend->setIconSize(24, 12);
    QCPLayoutInset& corner = *plot.axisRect()->insetLayout();
    corner.setInsetAlignment(0, Qt::AlignRight | Qt::AlignBottom); // high attack, no task: nobody is there
    corner.setMargins({0, 0, 0, 28});                              // but for the words below the constant's cross
}

void placeRing(const RingItems& items, const std::optional<TradeoffRing>& ring) {
    items.ring->setVisible(ring.has_value());
    items.label->setVisible(ring.has_value());
    if (!ring)
        return;
    items.ring->setData({ring->at.x()}, {ring->at.y()});
    items.label->setText(ring->label);
    items.label->setPositionAlignment((ring->at.x() > 0.8 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    items.label->position->setCoords(ring->at);
}

RingItems addRing(QCustomPlot& plot, const Theme& theme) {
    if (!plot.layer(ring_layer)) {
        plot.addLayer(ring_layer);
        plot.layer(ring_layer)->setMode(QCPLayer::lmBuffered);
    }
    const RingItems items{addShape(plot, {0, 0}, QCPScatterStyle::ssCircle, theme.text, Qt::NoBrush, 16),
                          addText(plot, {0, 0}, {}, theme.text, Qt::AlignLeft)};
    items.ring->setLayer(ring_layer);
    items.label->setLayer(ring_layer);
    return items;
}

/// Those that are always there come first.
void drawWords(QCustomPlot& plot, const TradeoffContent& content, std::optional<std::size_t> chosen, const Theme& theme) {
    Labels labels(plot, theme);
    if (content.limit)
        labels.put({*content.limit, highest}, QObject::tr("limit"), theme.danger, Qt::AlignLeft | Qt::AlignTop);
    labels.put({0, 0}, QObject::tr("publish a constant"), theme.muted, Qt::AlignLeft | Qt::AlignTop);
    if (content.original)
        labels.put(*content.original, QObject::tr("original"), Qt::AlignRight | Qt::AlignTop);
    drawLabels(labels, content, chosen, plot.legend->visible());
}

RingItems drawTradeoff(QCustomPlot& plot, const TradeoffContent& content, std::optional<std::size_t> chosen,
                       const std::optional<PlotZoom>& zoom, QSize size, const Theme& theme) {
    plot.clearPlottables();
    plot.clearItems();
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    const PlotAxis x{content.attack, {}, false, lowest, highest, {}, {}}, y{content.task, {}, false, lowest, highest, {}, {}};
    for (const auto& [axis, description] : {std::pair(plot.xAxis, x), std::pair(plot.yAxis, y)}) {
        describeAxis(*axis, description);
        fitAxis(*axis, description, {});
        axis->grid()->setZeroLinePen(QPen(theme.muted, 1));
    }
    zoomAxes(plot, zoom);
    if (content.limit) {
        addLine(plot, {*content.limit, lowest}, {*content.limit, highest}, QPen(theme.danger, 1.4, Qt::DashLine));
    }
    addShape(plot, {0, 0}, QCPScatterStyle::ssCross, theme.muted, Qt::NoBrush, 8);
    drawLines(plot, content, theme);
    drawPoints(plot, content, chosen, theme);
    if (content.original)
        addShape(plot, *content.original, QCPScatterStyle::ssStar, theme.text, Qt::NoBrush, 12);
    const RingItems ring = addRing(plot, theme);
    placeRing(ring, content.ring);
    const bool key = size.width() >= least_for_key.width() && size.height() >= least_for_key.height();
    plot.legend->setVisible(key);
    if (key)
        drawLegend(plot, theme);
    drawWords(plot, content, chosen, theme);
    return ring;
}

} // namespace

void TradeoffPlot::setContent(TradeoffContent content) {
    if (content == content_)
        return;
    TradeoffContent before = std::exchange(content_, std::move(content));
    before.ring = content_.ring;
    if (before == content_ && ring_.ring && !stale()) { // nothing else has moved
        placeRing(ring_, content_.ring);
        plot()->layer(ring_layer)->replot();
        return;
    }
    if (chosen_ && *chosen_ >= content_.points.size())
        chosen_.reset();
    contentChanged();
}

void TradeoffPlot::choose(std::optional<std::size_t> point) {
    if (point == chosen_)
        return;
    chosen_ = point;
    contentChanged();
    if (point)
        Q_EMIT pointChosen(*point);
}

void TradeoffPlot::draw() { ring_ = drawTradeoff(*plot(), content_, chosen_, zoom(), plot()->size(), themeOf(this)); }

DrawPlot TradeoffPlot::exported() const {
    return [content = content_, zoom = zoom()](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawTradeoff(plot, content, {}, zoom, size, theme);
    };
}

std::optional<std::size_t> TradeoffPlot::pointAt(QPointF position) const {
    std::optional<std::size_t> found;
    double best = reach;
    for (std::size_t i = 0; i < content_.points.size(); ++i)
        for (const QPointF& each : {content_.points[i].at, content_.points[i].control}) {
            const double distance = std::hypot(plot()->xAxis->coordToPixel(each.x()) - position.x(),
                                               plot()->yAxis->coordToPixel(each.y()) - position.y());
            if (distance < best) {
                best = distance;
                found = i;
            }
        }
    return found;
}

QString TradeoffPlot::textAt(QPointF position) const {
    const auto isNear = [&](QPointF place) {
        return std::hypot(plot()->xAxis->coordToPixel(place.x()) - position.x(),
                          plot()->yAxis->coordToPixel(place.y()) - position.y()) < reach;
    };
    if (const auto point = pointAt(position))
        return content_.points[*point].words;
    if (content_.ring && isNear(content_.ring->at))
        return content_.ring->words;
    if (content_.original && isNear(*content_.original))
        return content_.original_words;
    return {};
}

bool TradeoffPlot::takeMouse(const QMouseEvent& event) {
    if (event.type() != QEvent::MouseButtonPress || event.button() != Qt::LeftButton)
        return false;
    const auto point = pointAt(event.position());
    if (!point)
        return false;
    plot()->setFocus(Qt::MouseFocusReason);
    choose(point);
    return true;
}

bool TradeoffPlot::takeKey(const QKeyEvent& event) {
    const bool left = event.key() == Qt::Key_Left, right = event.key() == Qt::Key_Right;
    const std::size_t count = content_.points.size();
    if ((!left && !right) || (event.modifiers() & Qt::ShiftModifier) || count == 0)
        return false;
    choose(chosen_ ? (*chosen_ + (right ? 1 : count - 1)) % count : 0);
    return true;
}

QString TradeoffPlot::csv(const QString& caption) const {
    TableText csv;
    csv.header({"mechanism", "epsilon", "attack", "attack_low", "attack_high", "attack_control", "task", "task_low", "task_high",
                "task_control", "draws"});
    const auto row = [&](const QString& name, const QString& label, std::initializer_list<double> values) {
        csv.text(name.toStdString()).textOrNothing(label.toStdString());
        for (double value : values)
            csv.number(value);
        csv.endRow();
    };
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    if (content_.original)
        row("original", {}, {content_.original->x(), none, none, none, content_.original->y(), none, none, none, none});
    for (const TradeoffDot& point : content_.points)
        row(point.name, point.label,
            {point.at.x(), point.x.low, point.x.high, point.control.x(), point.at.y(), point.y.low, point.y.high,
             point.control.y(), static_cast<double>(point.draws)});
    return csvCaption(caption) + QString::fromStdString(csv.str());
}

} // namespace nictate
