#include "widgets/tradeoff_plot.h"

#include "tests/catch.h"
#include "widgets/custom_plot.h"

#include <QCoreApplication>

using namespace nictate;

namespace {

/// Three mechanisms whose points lie close to each other, to the original and to the constant.
TradeoffContent crowded() {
    TradeoffContent content;
    content.attack = "attack";
    content.task = "task";
    int place = 0;
    for (const char* name : {"Fourier", "chunked Fourier", "chunked Fourier of differences"}) {
        for (const double epsilon : {0.1, 1.0, 10.0}) {
            TradeoffDot dot;
            dot.name = name;
            dot.place = place;
            dot.label = QString("ε = %1").arg(epsilon);
            dot.at = {0.02 * (place + epsilon), 0.03 * (place + epsilon / 3)};
            dot.control = {0, 0};
            content.points.push_back(dot);
        }
        ++place;
    }
    content.original = QPointF(0.24, 0.16);
    content.limit = 0.3;
    return content;
}

std::vector<std::pair<QString, QRectF>> wordsIn(const TradeoffPlot& plot) {
    std::vector<std::pair<QString, QRectF>> out;
    QCustomPlot& drawn = *plot.findChild<QCustomPlot*>();
    for (int i = 0; i < drawn.itemCount(); ++i)
        if (const auto* text = qobject_cast<QCPItemText*>(drawn.item(i)); text && text->visible() && !text->text().isEmpty())
            out.emplace_back(text->text(), QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition()));
    return out;
}

} // namespace

TEST_CASE("words of the trade-off stand beside each other, not over another, within the axes") {
    for (const QSize size : {QSize(300, 200), QSize(460, 340), QSize(900, 600)}) {
        CAPTURE(size.width());
        TradeoffPlot plot;
        plot.resize(size);
        plot.setContent(crowded());
        plot.show();
        QCoreApplication::processEvents();
        const auto words = wordsIn(plot);
        REQUIRE(words.size() >= 3);
        const QRectF axes = QRectF(plot.findChild<QCustomPlot*>()->axisRect()->rect()).adjusted(-2, -2, 2, 2);
        for (std::size_t i = 0; i < words.size(); ++i) {
            CAPTURE(words[i].first.toStdString());
            CHECK(axes.contains(words[i].second));
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(words[j].first.toStdString());
                CHECK_FALSE(words[i].second.adjusted(1, 1, -1, -1).intersects(words[j].second));
            }
        }
    }
}
