#include "widgets/group_plot.h"

#include "core/files/table_text.h"
#include "widgets/bar_plot.h"
#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

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
    const int columns = std::clamp(static_cast<int>((size.width() - 70) / (widest + 2 * key_icon)), 1, 6);
    const int rows = (plot.legend->itemCount() + columns - 1) / columns;
    plot.legend->setWrap(columns); // before what puts the lines in order
    plot.legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
    plot.legend->setFont(small);
    plot.legend->setTextColor(theme.text);
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setBorderPen(Qt::NoPen);
    plot.legend->setRowSpacing(0);
    plot.axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
    const double strip = around_key + key_line * rows, height = size.height() - below_points - strip;
    plot.legend->setVisible(height >= least_below_legend);
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

} // namespace nictate
