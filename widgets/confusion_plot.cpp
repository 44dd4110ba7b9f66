#include "widgets/confusion_plot.h"

#include "core/files/table_text.h"
#include "widgets/custom_plot.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr int most_numbers = 10; ///< classes whose counts can be read in their cells

/// As many names as fit, each short enough.
void nameCells(QCPAxis& axis, const QStringList& names, int room) {
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const QFontMetrics metrics(axis.tickLabelFont());
    const auto count = static_cast<int>(names.size());
    const int each = std::max(1, room / std::max(1, count)), every = std::max(1, (metrics.height() + each - 1) / each);
    for (int i = 0; i < count; i += every)
        ticker->addTick(i,
                        metrics.elidedText(names[i], Qt::ElideRight, axis.orientation() == Qt::Horizontal ? each * every : 90));
    axis.setTicker(ticker);
    axis.setSubTicks(false);
    axis.grid()->setVisible(false);
}

void drawConfusion(QCustomPlot& plot, const ConfusionContent& content, const std::optional<PlotZoom>& zoom, QSize size,
                   const Theme& theme) {
    plot.clearPlottables();
    plot.clearItems();
    stylePlot(plot, theme);
    plot.setViewport({{0, 0}, size});
    const auto count = static_cast<int>(content.names.size());
    plot.xAxis->setLabel(QObject::tr("answer"));
    plot.yAxis->setLabel(QObject::tr("truth"));
    plot.yAxis->setRangeReversed(true);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        axis->setRange(-0.5, count - 0.5);
    nameCells(*plot.xAxis, content.names, size.width() - 120);
    nameCells(*plot.yAxis, content.names, size.height() - 60);
    auto* map = new QCPColorMap(plot.xAxis, plot.yAxis);
    map->data()->setSize(count, count);
    map->data()->setRange({0, count - 1.0}, {0, count - 1.0});
    for (int truth = 0; truth < count; ++truth) {
        const std::vector<int>& row = content.counts[static_cast<std::size_t>(truth)];
        const double all = std::max(1, std::accumulate(row.begin(), row.end(), 0));
        for (int answer = 0; answer < count; ++answer) {
            const int cases = row[static_cast<std::size_t>(answer)];
            map->data()->setCell(answer, truth, cases / all);
            if (count > most_numbers)
                continue;
            auto* text = new QCPItemText(&plot);
            text->position->setCoords(answer, truth);
            text->setText(QString::number(cases));
            text->setFont(scaledFont(interfaceFont(), 0.9));
            text->setColor(cases / all > 0.5 ? theme.accent_text : theme.text);
        }
    }
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setColorStopAt(0, theme.panel);
    gradient.setColorStopAt(1, theme.accent);
    map->setGradient(gradient);
    map->setDataRange({0, 1});
    map->setInterpolate(false);
    plot.legend->setVisible(false);
    zoomAxes(plot, zoom);
}

} // namespace

void ConfusionPlot::setContent(ConfusionContent content) {
    if (content == content_)
        return;
    content_ = std::move(content);
    contentChanged();
}

void ConfusionPlot::draw() { drawConfusion(*plot(), content_, zoom(), plot()->size(), themeOf(this)); }

DrawPlot ConfusionPlot::exported() const {
    return [content = content_.secret ? ConfusionContent{} : content_, zoom = zoom()](
               QCustomPlot& plot, QSize size, const Theme& theme) { drawConfusion(plot, content, zoom, size, theme); };
}

QString ConfusionPlot::textAt(QPointF position) const {
    const double answer = std::round(plot()->xAxis->pixelToCoord(position.x())),
                 truth = std::round(plot()->yAxis->pixelToCoord(position.y()));
    const auto count = static_cast<double>(content_.names.size());
    if (!(answer >= 0 && answer < count && truth >= 0 && truth < count))
        return {};
    return tr("%1 taken for %2: %3")
        .arg(content_.names[static_cast<int>(truth)], content_.names[static_cast<int>(answer)])
        .arg(content_.counts[static_cast<std::size_t>(truth)][static_cast<std::size_t>(answer)]);
}

QString ConfusionPlot::csv(const QString& caption) const {
    TableText csv;
    csv.header({"truth", "answer", "count"});
    for (std::size_t truth = 0; truth < content_.counts.size(); ++truth)
        for (std::size_t answer = 0; answer < content_.counts.size(); ++answer)
            csv.text(content_.names[static_cast<int>(truth)].toStdString())
                .text(content_.names[static_cast<int>(answer)].toStdString())
                .count(static_cast<std::size_t>(content_.counts[truth][answer]))
                .endRow();
    return csvCaption(caption) + QString::fromStdString(csv.str());
}

} // namespace nictate
