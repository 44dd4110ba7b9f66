#include "widgets/group_maps_picture.h"

#include "widgets/colour_maps.h"
#include "widgets/heatmap_picture.h"
#include "widgets/page_text.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

// All lengths in 1/96 inch.
constexpr double px_in_mm = 96 / 25.4, page_edge = 14, panels_apart = 14, heading_strip = 22, bar_strip = 34, text_row = 14;
constexpr int difference_opacity = 200; ///< of the difference over the stimulus

/// A pixel a cell.
QImage differenceImage(const MapDifference& difference, double most) {
    const ColourTable& table = colourTable(ColourMap::diverging);
    QImage image(static_cast<int>(difference.difference.cols()), static_cast<int>(difference.difference.rows()),
                 QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const double place = (difference.difference(y, x) / most + 1) / 2 * 255;
            const QRgb colour = table[static_cast<std::size_t>(std::clamp(std::lround(place), 0L, 255L))];
            image.setPixel(x, y, qRgba(qRed(colour), qGreen(colour), qBlue(colour), difference_opacity));
        }
    return image;
}

/// Lines panels_apart cells that are beyond the noise and those that are not.
void outlineBeyond(QPainter& painter, const MapDifference& difference, const QRectF& place) {
    const Eigen::Index rows = difference.difference.rows(), columns = difference.difference.cols();
    const auto beyond = [&](Eigen::Index y, Eigen::Index x) {
        return y >= 0 && x >= 0 && y < rows && x < columns && difference.beyond(y, x);
    };
    const auto at = [&](Eigen::Index y, Eigen::Index x) {
        return place.topLeft() + QPointF(place.width() * static_cast<double>(x) / static_cast<double>(columns),
                                         place.height() * static_cast<double>(y) / static_cast<double>(rows));
    };
    painter.setPen(QPen(Qt::black, 1.5));
    for (Eigen::Index y = 0; y <= rows; ++y)
        for (Eigen::Index x = 0; x <= columns; ++x) {
            if (beyond(y, x) != beyond(y - 1, x))
                painter.drawLine(at(y, x), at(y, x + 1));
            if (beyond(y, x) != beyond(y, x - 1))
                painter.drawLine(at(y, x), at(y + 1, x));
        }
}

void paintDifference(QPainter& painter, const GroupMapsPicture& maps, const QRectF& place, double most) {
    painter.fillRect(place, lightTheme().canvas);
    if (!maps.stimulus.isNull())
        painter.drawImage(place, maps.stimulus.convertToFormat(QImage::Format_Grayscale8));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(place, differenceImage(maps.difference, most));
    outlineBeyond(painter, maps.difference, place);
}

void paintMap(QPainter& painter, const GroupMapsPicture& maps, const GroupMap& map, const QRectF& place, double most,
              double dpi) {
    HeatmapPicture picture;
    picture.stimulus = maps.stimulus;
    picture.stimulus_px = maps.stimulus_px;
    HeatmapPicturePanel panel{{}, std::make_shared<GazeMap>(map.heatmap)};
    panel.most = most;
    painter.drawImage(place, heatmapImage(picture, panel, std::max(1, static_cast<int>(place.width() * dpi / 96))));
}

void writeTitle(QPainter& painter, const QRectF& place, const QString& text) {
    painter.setPen(lightTheme().text);
    painter.setFont(pageFont(11, QFont::DemiBold));
    painter.drawText(QRectF(place.left(), place.top() - heading_strip, place.width(), heading_strip),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
}

QString nameOf(const GroupMap& map) { return QString("%1 (n = %2)").arg(QString::fromStdString(map.group)).arg(map.people); }

} // namespace

Picture pictureOfGroups(const GroupMapsPicture& maps, double width_mm) {
    const double width = width_mm * px_in_mm, panel = (width - 2 * page_edge - 2 * panels_apart) / 3;
    const double height = panel * drawnShape(maps.stimulus_px), caption_top = page_edge + heading_strip + height + bar_strip + 6;
    const QStringList lines = brokenLines(maps.caption, pageFont(10), width - 2 * page_edge);
    Picture picture;
    picture.size = {width,
                    std::ceil(caption_top + text_row * static_cast<double>(lines.size() + !maps.mark.isEmpty()) + page_edge)};
    picture.title = "Heatmaps of two groups";
    picture.description = maps.caption.join("\n");
    picture.paint = [=](QPainter& painter, double dpi) {
        const double most = std::max({maps.a.heatmap.maxCoeff(), maps.b.heatmap.maxCoeff(), 1e-12});
        const double apart = std::max(maps.difference.difference.abs().maxCoeff(), 1e-12);
        const auto place = [&](int i) {
            return QRectF(page_edge + i * (panel + panels_apart), page_edge + heading_strip, panel, height);
        };
        const auto bar = [&](int i) { return QRectF(place(i).left(), place(i).bottom() + 6, panel, bar_strip - 8); };
        writeTitle(painter, place(0), nameOf(maps.a));
        writeTitle(painter, place(1), nameOf(maps.b));
        writeTitle(painter, place(2), QString::fromStdString(maps.a.group + " − " + maps.b.group));
        paintMap(painter, maps, maps.a, place(0), most, dpi);
        paintMap(painter, maps, maps.b, place(1), most, dpi);
        paintDifference(painter, maps, place(2), apart);
        painter.setFont(pageFont(9));
        for (int i = 0; i < 2; ++i)
            paintColourBar(painter, bar(i), colourTable(ColourMap::viridis), {0, most}, "fixations per observer, blurred",
                           lightTheme().text, englishNumber);
        paintColourBar(painter, bar(2), colourTable(ColourMap::diverging), {-apart, apart}, "fixations per observer and cell",
                       lightTheme().text, englishNumber);
        double top = caption_top;
        const auto write = [&](const QString& text, const QFont& font) {
            painter.setFont(font);
            painter.setPen(lightTheme().text);
            painter.drawText(QRectF(page_edge, top, width - 2 * page_edge, text_row), Qt::AlignLeft, text);
            top += text_row;
        };
        if (!maps.mark.isEmpty())
            write(maps.mark, pageFont(10, QFont::Bold));
        for (const QString& line : lines)
            write(line, pageFont(10));
    };
    return picture;
}

} // namespace nictate
