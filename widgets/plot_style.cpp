#include "widgets/plot_style.h"

#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

void styleAxis(QCPAxis& axis, const Theme& theme) {
    QFont ticks = scaledFont(interfaceFont(), 0.85);
    axis.setBasePen(QPen(theme.muted, 1));
    axis.setTickPen(QPen(theme.muted, 1));
    axis.setSubTickPen(QPen(theme.border, 1));
    axis.setTickLength(0, 4);
    axis.setSubTickLength(0, 2);
    axis.setTickLabelFont(ticks);
    axis.setLabelFont(ticks);
    axis.setTickLabelColor(theme.muted);
    axis.setLabelColor(theme.text);
    axis.setLabelPadding(2);
    axis.grid()->setPen(QPen(theme.grid, 1));
    axis.grid()->setSubGridVisible(false);
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

void stylePlot(QCustomPlot& plot, const Theme& theme) {
    plot.setBackground(QBrush(theme.panel));
    plot.setFont(interfaceFont());
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        styleAxis(*axis, theme);
    plot.axisRect()->setMinimumMargins({0, 8, 8, 0});
    plot.plotLayout()->setRowSpacing(2);
}

namespace {

/// Its numbers are written like all others.
template <class Ticker> class Numbered : public Ticker {
  protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return tickNumber(tick); }
};

/// How many numbers, each as wide as the widest of these, stand beside each other along an axis.
qsizetype roomFor(const QCPAxis& axis, const QVector<double>& ticks, const QCPRange& range) {
    const QFontMetrics metrics(axis.tickLabelFont());
    const bool across = axis.orientation() == Qt::Horizontal;
    double each = 1.2 * metrics.height();
    for (const double tick : ticks)
        if (across && range.contains(tick))
            each = std::max(each, metrics.horizontalAdvance(tickNumber(tick)) + 1.2 * metrics.averageCharWidth());
    return std::max<qsizetype>(2, static_cast<qsizetype>((across ? axis.axisRect()->width() : axis.axisRect()->height()) / each));
}

/// Every n-th of them, so that their numbers do not touch; zero stays.
QVector<double> thinned(const QVector<double>& ticks, const QCPAxis& axis, const QCPRange& range) {
    const qsizetype seen = std::count_if(ticks.begin(), ticks.end(), [&](double tick) { return range.contains(tick); });
    const qsizetype room = roomFor(axis, ticks, range), each = (seen + room - 1) / room;
    if (each < 2)
        return ticks;
    const auto zero = std::find_if(ticks.begin(), ticks.end(), [](double tick) { return std::abs(tick) < 1e-12; });
    const qsizetype first = zero == ticks.end() ? 0 : (zero - ticks.begin()) % each;
    QVector<double> fewer;
    for (qsizetype i = first; i < ticks.size(); i += each)
        fewer << ticks[i];
    return fewer;
}

/// About four numbers, or fewer where there is little room.
class LinearTicker : public Numbered<QCPAxisTicker> {
  public:
    explicit LinearTicker(const QCPAxis& axis) : axis_(axis) { setTickCount(4); }

  protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override {
        return thinned(QCPAxisTicker::createTickVector(step, range), axis_, range);
    }

  private:
    const QCPAxis& axis_; ///< whose ticker it is
};

/// Less than two decades would have one number or a crowd of them: 1, 2 and 5 are enough, or fewer where there is little room.
class LogTicker : public Numbered<QCPAxisTickerLog> {
  public:
    explicit LogTicker(const QCPAxis& axis) : axis_(axis) {}

  protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override {
        narrow_ = range.lower > 0 && range.upper < 100 * range.lower;
        if (!narrow_)
            return thinned(QCPAxisTickerLog::createTickVector(step, range), axis_, range);
        QVector<double> ticks;
        for (const QVector<double>& digits : {QVector<double>{1, 2, 5}, {1, 3}, {1}}) {
            const QVector<double> fewer = ticksAt(digits, range);
            if (ticks.empty() || inside(fewer, range) > 1)
                ticks = fewer;
            if (inside(ticks, range) <= room())
                break;
        }
        return ticks;
    }
    int getSubTickCount(double step) override { return narrow_ ? 0 : QCPAxisTickerLog::getSubTickCount(step); }

  private:
    static QVector<double> ticksAt(const QVector<double>& digits, const QCPRange& range) {
        QVector<double> ticks;
        for (double decade = std::pow(10, std::floor(std::log10(range.lower))); decade <= range.upper; decade *= 10)
            for (const double digit : digits)
                ticks << digit * decade;
        return ticks;
    }
    static qsizetype inside(const QVector<double>& ticks, const QCPRange& range) {
        return std::count_if(ticks.begin(), ticks.end(), [&](double tick) { return range.contains(tick); });
    }
    /// Numbers beside each other.
    qsizetype room() const {
        const QFontMetrics metrics(axis_.tickLabelFont());
        const bool across = axis_.orientation() == Qt::Horizontal;
        const double each = across ? 1.5 * metrics.horizontalAdvance("0.05") : 1.2 * metrics.height();
        return static_cast<qsizetype>((across ? axis_.axisRect()->width() : axis_.axisRect()->height()) / each) + 1;
    }

    const QCPAxis& axis_; ///< whose ticker it is
    bool narrow_ = false;
};

} // namespace

/// The first that fits is shown: with its ends, with less between them, with its symbol alone between them, without them.
static QStringList titlesOf(const PlotAxis& axis) {
    const QString name = axis.label + (axis.unit.isEmpty() ? QString() : " (" + axis.unit + ")");
    if (axis.low_end.isEmpty() && axis.high_end.isEmpty())
        return axis.brief.isEmpty() ? QStringList{name} : QStringList{name, axis.brief};
    const QString low = axis.low_end.isEmpty() ? QString() : "← " + axis.low_end,
                  high = axis.high_end.isEmpty() ? QString() : axis.high_end + " →", symbol = axis.label.section(' ', 0, 0);
    QStringList titles;
    for (const auto& [middle, gap] : {std::pair(name, "     "), {name, "  "}, {symbol, "   "}})
        titles << (low.isEmpty() ? low : low + gap) + middle + (high.isEmpty() ? high : gap + high);
    return titles << name;
}

void setTitles(QCPAxis& axis, const QStringList& titles) {
    axis.setProperty("titles", titles);
    axis.setLabel(titles.value(0));
}

/// Those of colour scales as well, which the plot does not count among its own.
static QList<QCPAxis*> axesOf(const QCustomPlot& plot) {
    QList<QCPAxis*> axes;
    for (const QCPAxisRect* rect : plot.axisRects())
        axes << rect->axes();
    for (QCPLayoutElement* element : plot.plotLayout()->elements(false))
        if (const auto* scale = qobject_cast<QCPColorScale*>(element))
            axes << scale->axis();
    return axes;
}

void fitTitles(QCustomPlot& plot) {
    for (QCPAxis* axis : axesOf(plot)) {
        const QStringList titles = axis->property("titles").toStringList();
        if (titles.isEmpty() || titles.front().isEmpty())
            continue;
        const bool across = axis->orientation() == Qt::Horizontal;
        const QPoint middle = axis->axisRect()->rect().center();
        const int room =
            2 * (across ? std::min(middle.x(), plot.width() - middle.x()) : std::min(middle.y(), plot.height() - middle.y()));
        const QFontMetrics metrics(axis->labelFont());
        QString title = metrics.elidedText(titles.back(), Qt::ElideRight, room);
        for (auto each = titles.rbegin(); each != titles.rend(); ++each)
            if (metrics.horizontalAdvance(*each) <= room)
                title = *each;
        if (title != axis->label())
            axis->setLabel(title);
    }
}

QString wholeTitleAt(QCustomPlot& plot, QPointF position) {
    for (const QCPAxis* axis : axesOf(plot)) {
        const QString whole = axis->property("titles").toStringList().value(0);
        if (whole != axis->label() && axis->getPartAt(position) == QCPAxis::spAxisLabel)
            return whole;
    }
    return {};
}

void describeAxis(QCPAxis& axis, const PlotAxis& description) {
    setTitles(axis, titlesOf(description));
    axis.setScaleType(description.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (description.logarithmic) {
        axis.setTicker(QSharedPointer<LogTicker>(new LogTicker(axis)));
    } else {
        axis.setTicker(QSharedPointer<LinearTicker>(new LinearTicker(axis)));
    }
}

void fitAxis(QCPAxis& axis, const PlotAxis& description, const std::vector<double>& values) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (double v : values)
        if (std::isfinite(v) && (!description.logarithmic || v > 0)) {
            low = std::min(low, v);
            high = std::max(high, v);
        }
    if (low > high) {
        low = description.logarithmic ? 0.1 : 0;
        high = description.logarithmic ? 10 : 1;
    }
    if (description.logarithmic) {
        double room = std::max(std::pow(high / low, 0.02), 1.02);
        low /= room;
        high *= room;
    } else {
        double room = high > low ? 0.05 * (high - low) : std::max(0.5 * std::abs(high), 0.5);
        low -= room;
        high += room;
    }
    axis.setRange(description.low.value_or(low), description.high.value_or(high));
}

void zoomAxes(QCustomPlot& plot, const std::optional<PlotZoom>& zoom) {
    if (!zoom)
        return;
    plot.xAxis->setRange(zoom->x.low, zoom->x.high);
    plot.yAxis->setRange(zoom->y.low, zoom->y.high);
}

QString csvCaption(const QString& caption) {
    QString out;
    if (!caption.isEmpty())
        for (const QString& line : caption.split('\n'))
            out += "# " + line + "\n";
    return out;
}

} // namespace nictate
