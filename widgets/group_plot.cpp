#include "widgets/group_plot.h"

#include "core/files/figures.h"
#include "core/files/table_text.h"
#include "widgets/bar_plot.h"
#include "widgets/custom_plot.h"
#include "widgets/page_text.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double beside = 0.7; ///< of an area's width: where its groups stand
constexpr int roomy_height = 180;
constexpr double key_line = 18, key_icon = 30, around_key = 8, below_points = 40; ///< pixels

const QCPScatterStyle::ScatterShape shapes[] = {
    QCPScatterStyle::ssDisc,    QCPScatterStyle::ssSquare,           QCPScatterStyle::ssTriangle,
    QCPScatterStyle::ssDiamond, QCPScatterStyle::ssTriangleInverted, QCPScatterStyle::ssCross};

double placeOf(std::size_t area, std::size_t group, std::size_t groups) {
    const double step = beside / static_cast<double>(groups);
    return static_cast<double>(area) + 1 + step * (static_cast<double>(group) - (static_cast<double>(groups) - 1) / 2);
}

void addInterval(QCustomPlot& plot, QCPGraph* points, const std::vector<double>& values, const std::vector<double>& lows,
                 const std::vector<double>& highs, const QPen& pen, double whisker) {
    auto* errors = new QCPErrorBars(plot.xAxis, plot.yAxis);
    errors->removeFromLegend();
    errors->setDataPlottable(points);
    errors->setPen(pen);
    errors->setWhiskerWidth(whisker);
    errors->setSymbolGap(0);
    for (std::size_t a = 0; a < values.size(); ++a) {
        if (!std::isfinite(values[a]))
            continue;
        const bool known = std::isfinite(lows[a]) && std::isfinite(highs[a]);
        errors->addData(known ? std::max(0.0, values[a] - lows[a]) : 0, known ? std::max(0.0, highs[a] - values[a]) : 0);
    }
}

void addGroup(QCustomPlot& plot, const GroupContent& content, std::size_t g, const Theme& theme) {
    const GroupContent::Group& group = content.groups[g];
    const QColor colour = theme.conditions[g % theme.conditions.size()];
    QCPGraph* points = plot.addGraph();
    points->setName(group.name);
    points->setLineStyle(QCPGraph::lsNone);
    points->setPen(QPen(colour, 1.5));
    points->setScatterStyle(QCPScatterStyle(shapes[g % std::size(shapes)], colour, theme.panel, 7));
    for (std::size_t a = 0; a < group.values.size(); ++a)
        if (std::isfinite(group.values[a]))
            points->addData(placeOf(a, g, content.groups.size()), group.values[a]);
    addInterval(plot, points, group.values, group.people_lows, group.people_highs, QPen(colour, 1), 6);
    QColor wide = colour;
    wide.setAlpha(120);
    addInterval(plot, points, group.values, group.lows, group.highs, QPen(wide, 4, Qt::SolidLine, Qt::FlatCap), 0);
}

/// A line of the key that explains an interval.
void explain(QCustomPlot& plot, const QString& name, const QPen& pen) {
    if (name.isEmpty())
        return;
    QCPGraph* line = plot.addGraph();
    line->setName(name);
    line->setPen(pen);
}

bool anyKnown(const GroupContent& content) {
    return std::any_of(content.groups.begin(), content.groups.end(), [](const GroupContent::Group& group) {
        return std::any_of(group.people_lows.begin(), group.people_lows.end(), [](double low) { return std::isfinite(low); });
    });
}

/// Places the key in a strip above the points, in as many columns as fit, and extends the axis by the height of that strip.
void placeKey(QCustomPlot& plot, const GroupContent& content, QSize size, const Theme& theme) {
    const QFont small = scaledFont(interfaceFont(), 0.8);
    const QFontMetrics metrics(small);
    int widest = 0;
    for (const GroupContent::Group& group : content.groups)
        widest = std::max(widest, metrics.horizontalAdvance(group.name));
    for (const QString& name : {content.noise_name, content.people_name})
        if (size.height() >= roomy_height)
            widest = std::max(widest, metrics.horizontalAdvance(name));
    const double room = size.width() - 70;
    int columns = std::clamp(static_cast<int>(room / (widest + 2 * key_icon)), 1, 6);
    int rows = (plot.legend->itemCount() + columns - 1) / columns;
    plot.legend->setIconSize(legend_icon_size);
    if (size.height() - below_points - around_key - key_line * rows < least_below_legend) { // all in one row, then
        rows = 1;
        columns = std::max(1, plot.legend->itemCount());
        plot.legend->setIconSize(small_legend_icon_size);
        for (int i = 0; i < plot.legend->itemCount(); ++i)
            if (auto* item = qobject_cast<QCPPlottableLegendItem*>(plot.legend->item(i)))
                item->plottable()->setName(metrics.elidedText(item->plottable()->name(), Qt::ElideRight,
                                                              static_cast<int>(room / columns - small_legend_icon)));
    }
    plot.legend->setWrap(columns); // before what puts the lines in order
    plot.legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
    plot.legend->setFont(small);
    plot.legend->setTextColor(theme.text);
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setBorderPen(Qt::NoPen);
    plot.legend->setRowSpacing(0);
    plot.axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
    const double strip = around_key + key_line * rows, height = size.height() - below_points - strip;
    plot.legend->setVisible(height >= least_below_key && (content.groups.size() > 1 || size.height() >= roomy_height));
    if (plot.legend->visible())
        plot.yAxis->setRangeUpper(plot.yAxis->range().upper + strip / height * plot.yAxis->range().size());
}

void drawGroupsInto(QCustomPlot& plot, const GroupContent& content, const std::optional<PlotZoom>& zoom, QSize size,
                    const Theme& theme) {
    plot.clearPlottables();
    plot.clearItems();
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    std::vector<double> all = {0};
    for (const GroupContent::Group& group : content.groups)
        for (const auto* values : {&group.values, &group.lows, &group.highs, &group.people_lows, &group.people_highs})
            std::copy_if(values->begin(), values->end(), std::back_inserter(all), [](double v) { return std::isfinite(v); });
    describeAxis(*plot.yAxis, content.axis);
    fitAxis(*plot.yAxis, content.axis, all);
    plot.xAxis->setLabel({});
    plot.xAxis->setRange(0.4, static_cast<double>(content.areas.size()) + 0.6);
    writeNamesBelow(plot, content.areas, size);
    for (std::size_t g = 0; g < content.groups.size(); ++g)
        addGroup(plot, content, g, theme);
    QColor wide = theme.text;
    wide.setAlpha(120);
    const bool roomy = size.height() >= roomy_height; // a small plot in the window names its groups alone
    if (roomy)
        explain(plot, content.noise_name, QPen(wide, 4, Qt::SolidLine, Qt::FlatCap));
    if (roomy && anyKnown(content))
        explain(plot, content.people_name, QPen(theme.text, 1));
    placeKey(plot, content, size, theme);
    zoomAxes(plot, zoom);
}

} // namespace

DrawPlot drawGroups(GroupContent content, const std::optional<PlotZoom>& zoom) {
    return [content = std::move(content), zoom](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawGroupsInto(plot, content, zoom, size, theme);
    };
}

void GroupPlot::setContent(GroupContent content) {
    if (content == content_)
        return;
    content_ = std::move(content);
    contentChanged();
}

void GroupPlot::draw() { drawGroupsInto(*plot(), content_, zoom(), plot()->size(), themeOf(this)); }

QString GroupPlot::textAt(QPointF position) const {
    const double at = std::round(plot()->xAxis->pixelToCoord(position.x()));
    if (!(at >= 1 && at <= static_cast<double>(content_.areas.size())))
        return {};
    const auto a = static_cast<std::size_t>(at - 1);
    QStringList parts;
    for (const GroupContent::Group& group : content_.groups)
        parts << QString("%1 %2 (%3 … %4)")
                     .arg(group.name, shortNumber(group.values[a]), shortNumber(group.people_lows[a]),
                          shortNumber(group.people_highs[a]));
    return content_.areas[static_cast<int>(a)] + ": " + parts.join(", ");
}

QString GroupPlot::csv(const QString& caption) const {
    TableText csv;
    csv.header({"group", "name", "private", "low", "high", "people_low", "people_high"});
    for (const GroupContent::Group& group : content_.groups)
        for (std::size_t a = 0; a < group.values.size(); ++a) {
            csv.text(group.name.toStdString()).text(content_.areas[static_cast<int>(a)].toStdString());
            for (const auto* values : {&group.values, &group.lows, &group.highs, &group.people_lows, &group.people_highs})
                csv.number((*values)[a]);
            csv.endRow();
        }
    return csvCaption(caption) + QString::fromStdString(csv.str());
}

namespace {

constexpr double figure_left = 46, figure_right = 6, figure_key = 14, figure_tick = 4, figure_cap = 2.5,
                 figure_line = 13;    ///< pixels
constexpr int figure_text = 10;       ///< 7.5 pt: beside a paper's text of 9 or 10 pt
constexpr std::size_t most_lines = 3; ///< of names below the axis

/// 1, 2 or 5 times a power of ten: about four of them up to `most`.
double tickStep(double most) {
    const double power = std::pow(10, std::floor(std::log10(most / 4)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= most / 4)
            return times * power;
    return 10 * power;
}

double largestOf(const GroupContent& content) {
    double most = 0;
    for (const GroupContent::Group& group : content.groups)
        for (const auto* values : {&group.values, &group.highs, &group.people_highs})
            for (const double value : *values)
                most = std::isfinite(value) ? std::max(most, value) : most;
    return most > 0 ? most : 1;
}

void drawMark(QPainter& painter, std::size_t shape, QPointF at) {
    constexpr double r = 3;
    switch (shape % 4) {
    case 0: return painter.drawEllipse(at, r, r);
    case 1: return painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
    case 2: return painter.drawPolygon(QPolygonF({at + QPointF(0, -r), at + QPointF(r, r), at + QPointF(-r, r)}));
    default: painter.drawPolygon(QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
    }
}

/// Where things stand.
struct FigurePlace {
    QRectF axes;
    double most = 1, width = 1;
    std::size_t areas = 1, groups = 1, lines = 1; ///< names are in so many lines, in turn

    double y(double value) const { return axes.bottom() - axes.height() * value / most; }
    double x(std::size_t area, std::size_t group) const {
        const double wide = axes.width() / static_cast<double>(areas);
        const double beside = (static_cast<double>(group) + 0.5) / static_cast<double>(groups) - 0.5;
        return axes.left() + wide * (static_cast<double>(area) + 0.5 + 0.7 * beside);
    }
};

/// Below the axis, each in the middle of its area where there is room.
void paintNames(QPainter& painter, const GroupContent& content, const FigurePlace& place) {
    const QFontMetricsF metrics(painter.font());
    const double wide = place.axes.width() / static_cast<double>(place.areas), between = 5;
    std::vector<double> free(place.lines, 0);
    for (std::size_t a = 0; a < place.areas; ++a) {
        const std::size_t line = a % place.lines;
        const QString whole = content.areas[static_cast<int>(a)];
        const double longest = static_cast<double>(place.lines) * wide - between;
        const double length = std::min(metrics.horizontalAdvance(whole), longest);
        const double middle = place.axes.left() + wide * (static_cast<double>(a) + 0.5);
        const double left = std::max(free[line], std::min(middle - length / 2, place.width - length - 1));
        const QString name = metrics.elidedText(whole, Qt::ElideRight, std::min(longest, place.width - left - 1));
        painter.drawText(QPointF(left, place.axes.bottom() + 3 + metrics.ascent() + figure_line * static_cast<double>(line)),
                         name);
        free[line] = left + metrics.horizontalAdvance(name) + between;
    }
}

void paintAxes(QPainter& painter, const GroupContent& content, const FigurePlace& place) {
    const Theme& theme = lightTheme();
    const double step = tickStep(place.most);
    for (double tick = 0; tick <= place.most * 1.0001; tick += step) {
        painter.setPen(QPen(theme.grid, 0.5));
        painter.drawLine(QPointF(place.axes.left(), place.y(tick)), QPointF(place.axes.right(), place.y(tick)));
        painter.setPen(theme.text);
        painter.drawText(QRectF(0, place.y(tick) - 7, figure_left - figure_tick, 14), Qt::AlignRight | Qt::AlignVCenter,
                         QString::fromStdString(roundFigure(tick)));
    }
    painter.setPen(QPen(theme.text, 0.8));
    painter.drawLine(place.axes.bottomLeft(), place.axes.bottomRight());
    painter.drawLine(place.axes.topLeft(), place.axes.bottomLeft());
    paintNames(painter, content, place);
    painter.save();
    painter.translate(10, place.axes.center().y());
    painter.rotate(-90);
    const QString unit = content.axis.unit.isEmpty() ? QString() : " (" + content.axis.unit + ")";
    painter.drawText(QRectF(-150, -8, 300, 14), Qt::AlignCenter, content.axis.label + unit);
    painter.restore();
}

void paintGroup(QPainter& painter, const GroupContent& content, std::size_t g, const FigurePlace& place) {
    const GroupContent::Group& group = content.groups[g];
    const QColor colour = lightTheme().conditions[g % lightTheme().conditions.size()];
    for (std::size_t a = 0; a < group.values.size(); ++a) {
        if (!std::isfinite(group.values[a]))
            continue;
        const double x = place.x(a, g);
        const auto interval = [&](double low, double high, const QPen& pen, double cap) {
            painter.setPen(pen);
            if (!std::isfinite(low) || !std::isfinite(high))
                return;
            painter.drawLine(QPointF(x, place.y(low)), QPointF(x, place.y(high)));
            for (const double end : {low, high})
                if (cap > 0)
                    painter.drawLine(QPointF(x - cap, place.y(end)), QPointF(x + cap, place.y(end)));
        };
        QColor pale = colour;
        pale.setAlpha(120);
        interval(group.lows[a], group.highs[a], QPen(pale, 4, Qt::SolidLine, Qt::FlatCap), 0);
        interval(group.people_lows[a], group.people_highs[a], QPen(colour, 1), figure_cap);
        painter.setPen(QPen(colour, 1));
        painter.setBrush(g % 2 ? QBrush(Qt::white) : QBrush(colour));
        drawMark(painter, g, QPointF(x, place.y(group.values[a])));
    }
}

/// Two columns: groups at the left, what the intervals are at the right.
void paintKey(QPainter& painter, const GroupContent& content, const FigurePlace& place) {
    const auto line = [&](double x, std::size_t row, const QString& text) {
        painter.setPen(lightTheme().text);
        painter.drawText(QRectF(x + 22, 2 + figure_key * static_cast<double>(row), 140, figure_key),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        return QPointF(x + 10, 2 + figure_key * (static_cast<double>(row) + 0.5));
    };
    for (std::size_t g = 0; g < content.groups.size(); ++g) {
        const QPointF at = line(place.axes.left(), g, content.groups[g].name);
        const QColor colour = lightTheme().conditions[g % lightTheme().conditions.size()];
        painter.setPen(QPen(colour, 1));
        painter.setBrush(g % 2 ? QBrush(Qt::white) : QBrush(colour));
        drawMark(painter, g, at);
    }
    const double right = place.axes.left() + place.axes.width() * 0.42;
    QColor pale = lightTheme().text;
    pale.setAlpha(120);
    const QPen pens[] = {QPen(pale, 4, Qt::SolidLine, Qt::FlatCap), QPen(lightTheme().text, 1)};
    const QString names[] = {content.noise_name, content.people_name};
    for (std::size_t i = 0; i < 2; ++i) {
        const QPointF at = line(right, i, names[i]);
        painter.setPen(pens[i]);
        painter.drawLine(at - QPointF(8, 0), at + QPointF(8, 0));
        for (const double end : {-8.0, 8.0})
            if (i == 1)
                painter.drawLine(at + QPointF(end, -figure_cap), at + QPointF(end, figure_cap));
    }
}

/// How many lines names need to fit beside each other.
std::size_t linesOf(const GroupContent& content, double wide, const QFontMetricsF& metrics) {
    double longest = 0;
    for (const QString& name : content.areas)
        longest = std::max(longest, metrics.horizontalAdvance(name));
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::ceil((longest + 4) / wide)), 1, most_lines);
}

FigurePlace placeOf(const GroupContent& content, QSizeF size, const QFontMetricsF& metrics) {
    FigurePlace place;
    place.width = size.width();
    place.areas = std::max<std::size_t>(1, static_cast<std::size_t>(content.areas.size()));
    place.groups = std::max<std::size_t>(1, content.groups.size());
    place.most = largestOf(content) * 1.03;
    const double above = figure_key * static_cast<double>(std::max<std::size_t>(2, place.groups)) + 8;
    const double across = size.width() - figure_left - figure_right;
    place.lines = linesOf(content, across / static_cast<double>(place.areas), metrics);
    place.axes = QRectF(figure_left, above, across, size.height() - above - figure_line * static_cast<double>(place.lines) - 8);
    return place;
}

} // namespace

Picture groupFigure(const GroupContent& content, QSize size) {
    Picture picture;
    picture.size = size;
    picture.title = content.axis.label;
    picture.paint = [content, size](QPainter& painter, double) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(pageFont(figure_text));
        const FigurePlace place = placeOf(content, size, QFontMetricsF(painter.font()));
        paintAxes(painter, content, place);
        for (std::size_t g = 0; g < content.groups.size(); ++g)
            paintGroup(painter, content, g, place);
        paintKey(painter, content, place);
    };
    return picture;
}

} // namespace nictate
