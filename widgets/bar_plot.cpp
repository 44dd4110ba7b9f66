#include "widgets/bar_plot.h"

#include "core/files/table_text.h"
#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double bar_width = 0.36;
constexpr double legend_line = 22, around_legend = 12, legend_icon = 56, below_bars = 36; ///< pixels

QCPBars* addBars(QCustomPlot& plot, const QString& name, const std::vector<double>& values, double shift, const QColor& colour) {
    auto* bars = new QCPBars(plot.xAxis, plot.yAxis);
    bars->setName(name);
    bars->setWidth(bar_width);
    bars->setPen(Qt::NoPen);
    bars->setBrush(colour);
    bars->setAntialiased(false);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (std::isfinite(values[i]))
            bars->addData(static_cast<double>(i) + 1 + shift, values[i]);
    return bars;
}

void addIntervals(QCustomPlot& plot, QCPBars* bars, const std::vector<double>& values, const std::vector<double>& lows,
                  const std::vector<double>& highs, const QPen& pen) {
    auto* errors = new QCPErrorBars(plot.xAxis, plot.yAxis);
    errors->removeFromLegend();
    errors->setDataPlottable(bars);
    errors->setPen(pen);
    errors->setWhiskerWidth(7);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (std::isfinite(values[i])) // one for each bar that is there
            errors->addData(values[i] - lows[i], highs[i] - values[i]);
}

void addProtected(QCustomPlot& plot, const BarContent& content, double shift, const Theme& theme) {
    QCPBars* bars = addBars(plot, content.protected_name, content.values, shift, theme.released);
    const bool two = !content.wide_lows.empty();
    if (two)
        addIntervals(plot, bars, content.values, content.wide_lows, content.wide_highs, QPen(theme.text, 1));
    addIntervals(plot, bars, content.values, content.lows, content.highs, QPen(theme.text, two ? 2.5 : 1.5));
}

/// A name of two words in two lines where one is too narrow, each short enough.
QString fitted(const QString& name, const QFontMetrics& metrics, int width) {
    const qsizetype space = name.lastIndexOf(' ');
    if (metrics.horizontalAdvance(name) <= width || space < 0)
        return metrics.elidedText(name, Qt::ElideRight, width);
    return metrics.elidedText(name.left(space), Qt::ElideRight, width) + '\n' +
           metrics.elidedText(name.mid(space + 1), Qt::ElideRight, width);
}

/// A name in as many lines as it needs to be no wider.
QString wrapped(const QString& name, const QFontMetrics& metrics, double width) {
    QString lines, line;
    for (const QString& word : name.split(' ')) {
        const QString longer = line.isEmpty() ? word : line + ' ' + word;
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
            lines += line + '\n';
            line = word;
        } else
            line = longer;
    }
    return lines + line;
}

/// Names without what explains their intervals, beside each other after small colours.
void shortenLegend(QCustomPlot& plot, const QFontMetrics& metrics, double room) {
    plot.legend->setIconSize(small_legend_icon_size);
    const double each = room / std::max(1, plot.legend->itemCount()) - small_legend_icon;
    for (int i = 0; i < plot.plottableCount(); ++i) {
        const QString name = plot.plottable(i)->name().replace('\n', ' ').section(',', 0, 0);
        plot.plottable(i)->setName(metrics.elidedText(name, Qt::ElideRight, static_cast<int>(each)));
    }
}

/// The names of what is drawn, in a strip above the bars: one line where that is wide enough, else one below the other. Where
/// that leaves no bars, all in one line, shortened.
void placeLegend(QCustomPlot& plot, const BarContent& content, QSize size, const Theme& theme) {
    const QFont small = scaledFont(interfaceFont(), 0.8);
    const QFontMetrics metrics(small);
    const double room = size.width() - 70;
    bool one_line = content.originals.empty() ||
                    metrics.horizontalAdvance(content.original_name + content.protected_name) + 2 * legend_icon < room;
    plot.legend->setIconSize(legend_icon_size);
    double strip = around_legend + (one_line ? legend_line : 0);
    for (int i = 0; i < plot.plottableCount(); ++i) {
        QCPAbstractPlottable* shown = plot.plottable(i);
        shown->setName(wrapped(shown->name(), metrics, room - legend_icon));
        if (!one_line && plot.legend->hasItemWithPlottable(shown))
            strip += legend_line + metrics.height() * static_cast<double>(shown->name().count('\n'));
    }
    if (size.height() - below_bars - strip < least_below_legend) {
        shortenLegend(plot, metrics, room);
        one_line = true;
        strip = around_legend + legend_line;
    }
    const double bars_height = size.height() - below_bars - strip;
    plot.legend->setVisible(bars_height >= least_below_key);
    if (plot.legend->visible())
        plot.yAxis->setRangeUpper(plot.yAxis->range().upper + strip / bars_height * plot.yAxis->range().size());
    plot.legend->setWrap(one_line ? 2 : 1); // before what puts the names in order
    plot.legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
    plot.legend->setFont(small);
    plot.legend->setTextColor(theme.text);
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setBorderPen(Qt::NoPen);
    plot.axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
}

void drawBars(QCustomPlot& plot, const BarContent& content, const std::optional<PlotZoom>& zoom, QSize size, const Theme& theme) {
    plot.clearPlottables();
    plot.clearItems();
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    const bool with_originals = !content.originals.empty();
    std::vector<double> all = {0};
    for (const auto* values :
         {&content.originals, &content.values, &content.lows, &content.highs, &content.wide_lows, &content.wide_highs})
        std::copy_if(values->begin(), values->end(), std::back_inserter(all), [](double v) { return std::isfinite(v); });
    describeAxis(*plot.yAxis, content.axis);
    fitAxis(*plot.yAxis, content.axis, all);
    plot.xAxis->setLabel({});
    plot.xAxis->setRange(0.4, static_cast<double>(content.names.size()) + 0.6);
    writeNamesBelow(plot, content.names, size);
    if (with_originals)
        addBars(plot, content.original_name, content.originals, -bar_width / 2, theme.original);
    addProtected(plot, content, with_originals ? bar_width / 2 : 0, theme);
    placeLegend(plot, content, size, theme);
    zoomAxes(plot, zoom);
}

} // namespace

void writeNamesBelow(QCustomPlot& plot, const QStringList& names, QSize size) {
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const QFontMetrics metrics(plot.xAxis->tickLabelFont());
    const auto count = static_cast<int>(names.size());
    constexpr double least = 36; // pixels of a name
    const double pitch = std::max(1.0, size.width() - 70.0) / std::max(1, count);
    const int every = static_cast<int>(std::ceil(least / pitch)), room = static_cast<int>(pitch * every) - 6;
    QStringList shown;
    for (int i = 0; i < count; i += every)
        shown << fitted(names[i], metrics, room);
    const bool alike =
        QSet<QString>(shown.begin(), shown.end()).size() < shown.size(); // as they begin, so they may end otherwise
    for (int i = 0; i < shown.size(); ++i)
        ticker->addTick(i * every + 1, alike ? metrics.elidedText(names[i * every], Qt::ElideMiddle, room) : shown[i]);
    plot.xAxis->setTicker(ticker);
    plot.xAxis->setSubTicks(false);
    plot.xAxis->grid()->setVisible(false);
}

void BarPlot::setContent(BarContent content) {
    if (content == content_)
        return;
    content_ = std::move(content);
    contentChanged();
}

void BarPlot::draw() { drawBars(*plot(), content_, zoom(), plot()->size(), themeOf(this)); }

DrawPlot BarPlot::exported() const {
    BarContent content = content_.secret ? BarContent{} : content_;
    content.originals.clear();
    return [content = std::move(content), zoom = zoom()](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawBars(plot, content, zoom, size, theme);
    };
}

QString BarPlot::textAt(QPointF position) const {
    const double at = std::round(plot()->xAxis->pixelToCoord(position.x()));
    if (!(at >= 1 && at <= static_cast<double>(content_.names.size())))
        return {};
    const auto i = static_cast<std::size_t>(at - 1);
    QString text = QString("%1: %2 %3 (%4 … %5)")
                       .arg(content_.names[static_cast<int>(i)], content_.protected_name, shortNumber(content_.values[i]),
                            shortNumber(content_.lows[i]), shortNumber(content_.highs[i]));
    if (i < content_.wide_lows.size())
        text += QString(" (%1 … %2)").arg(shortNumber(content_.wide_lows[i]), shortNumber(content_.wide_highs[i]));
    if (i < content_.originals.size())
        text += QString(", %1 %2").arg(content_.original_name, shortNumber(content_.originals[i]));
    return text;
}

QString BarPlot::csv(const QString& caption) const {
    TableText csv;
    const bool two = !content_.wide_lows.empty();
    const std::string shown = content_.protected_name.toStdString();
    two ? csv.header({"name", shown, "low", "high", "wide_low", "wide_high"}) : csv.header({"name", shown, "low", "high"});
    for (int i = 0; i < content_.names.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        csv.text(content_.names[i].toStdString())
            .number(content_.values[at])
            .number(content_.lows[at])
            .number(content_.highs[at]);
        if (two)
            csv.number(content_.wide_lows[at]).number(content_.wide_highs[at]);
        csv.endRow();
    }
    return csvCaption(caption) + QString::fromStdString(csv.str());
}

} // namespace nictate
