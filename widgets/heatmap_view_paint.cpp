// How a HeatmapView looks; what it does is in heatmap_view.cpp.

#include "widgets/heatmap_view.h"
#include "widgets/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace nictate {

namespace {

Fade fadeOf(const MapLayer& layer, double opacity) {
    if (opacity >= 1)
        return Fade::none;
    return layer.colours == ColourMap::diverging ? Fade::middle : Fade::low_end;
}

/// Pixel centres `from` … `to` of a line on which the stimulus begins at `start` and is `length` long.
PixelRange pixelRange(int from, int to, double start, double length, Eigen::Index cells) {
    double per_pixel = static_cast<double>(cells) / length;
    return {(from + 0.5 - start) * per_pixel, per_pixel, to - from};
}

/// The logical pixels a place covers entirely: at a fractional edge the rest is painted below it, too.
QRect wholePixels(const QRectF& place) {
    return {QPoint(qCeil(place.left()), qCeil(place.top())), QPoint(qFloor(place.right()) - 1, qFloor(place.bottom()) - 1)};
}

} // namespace

/// The part `visible` of the stimulus when the whole of it is stretched over `stimulus`.
QImage HeatmapView::scaledStimulus(QRectF stimulus, QRect visible, const QColor& canvas) const {
    QImage out(visible.size(), QImage::Format_RGB32);
    out.fill(canvas);
    if (stimulus_.isNull() || visible.isEmpty())
        return out;
    double x = stimulus_.width() / stimulus.width(), y = stimulus_.height() / stimulus.height();
    QRectF seen((visible.x() - stimulus.x()) * x, (visible.y() - stimulus.y()) * y, visible.width() * x, visible.height() * y);
    QRect whole = seen.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(stimulus_.rect());
    QPainter painter(&out);
    if (x > 1.0 || y > 1.0) { // QPainter alone would skip picture pixels when it makes a picture much smaller
        QSize size(std::max(1, qRound(whole.width() / x)), std::max(1, qRound(whole.height() / y)));
        QImage smaller = stimulus_.copy(whole).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        painter.drawImage(QPointF(whole.x() / x + stimulus.x() - visible.x(), whole.y() / y + stimulus.y() - visible.y()),
                          smaller);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(0, 0), QSizeF(visible.size())), stimulus_, seen);
    }
    return out;
}

/// Draws a layer on the columns `from` … `to` of the visible part.
void HeatmapView::draw(const MapLayer& layer, ColourLimits limits, const Placement& place, int from, int to, const QImage& under,
                       QImage& image, bool dark) const {
    from = std::clamp(from, 0, image.width());
    to = std::clamp(to, from, image.width());
    auto pixels = [from](const QImage& of) { return reinterpret_cast<const std::uint32_t*>(of.constBits()) + from; };
    std::ptrdiff_t stride = image.bytesPerLine() / 4, under_stride = under.bytesPerLine() / 4;
    auto* out = reinterpret_cast<std::uint32_t*>(image.bits()) + from;
    if (!layer.values || layer.values->size() == 0) {
        for (int y = 0; y < image.height(); ++y)
            std::copy_n(pixels(under) + y * under_stride, to - from, out + y * stride);
        return;
    }
    const GazeMap& map = *layer.values;
    RenderJob job;
    job.map = &map;
    job.minus = layer.minus.get();
    int left = place.visible.left(), top = place.visible.top();
    job.columns = pixelRange(left + from, left + to, place.stimulus.left(), place.stimulus.width(), map.cols());
    job.rows = pixelRange(top, top + place.visible.height(), place.stimulus.top(), place.stimulus.height(), map.rows());
    job.limits = limits;
    job.table = blendTable(colourTable(layer.colours, dark), opacity_, fadeOf(layer, opacity_));
    job.upsampling = layer.upsampling;
    job.under = pixels(under);
    job.under_stride = under_stride;
    job.out = out;
    job.out_stride = stride;
    nictate::render(job);
}

void HeatmapView::refreshUnder(const Placement& place) {
    if (!under_stale_)
        return;
    under_stale_ = false;
    under_ = scaledStimulus(place.stimulus, place.visible, themeOf(this).canvas);
}

void HeatmapView::refreshImage(const Placement& place) {
    refreshUnder(place);
    if (!image_stale_)
        return;
    image_stale_ = false;
    if (image_.size() != under_.size())
        image_ = QImage(under_.size(), QImage::Format_RGB32);
    if (image_.isNull())
        return;
    image_.setDevicePixelRatio(1);
    bool dark = themeOf(this).dark;
    int split = right_ ? qRound(divider_ * pictureRect().width() * devicePixelRatioF()) - place.visible.left() : image_.width();
    draw(left_, left_limits_, place, 0, split, under_, image_, dark);
    if (right_)
        draw(*right_, right_limits_, place, split, image_.width(), under_, image_, dark);
    image_.setDevicePixelRatio(devicePixelRatioF());
}

void HeatmapView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    if (event->rect().intersects(headerRect()))
        painter.fillRect(headerRect(), theme.panel);
    if (event->rect().intersects(footerRect()))
        painter.fillRect(footerRect(), theme.panel);
    QRect area = pictureRect();
    if (!empty_text_.isEmpty()) {
        painter.fillRect(area, theme.canvas);
        painter.setPen(theme.muted);
        painter.drawText(area.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, empty_text_);
        return paintHeader(painter);
    }
    if (event->rect().intersects(area)) {
        Placement place = placement();
        refreshImage(place);
        QRectF shown(QPointF(place.visible.topLeft()) / devicePixelRatioF() + area.topLeft(),
                     QSizeF(place.visible.size()) / devicePixelRatioF());
        if (!shown.contains(QRectF(area))) // what the stimulus leaves free
            for (const QRect& rest : QRegion(area).subtracted(wholePixels(shown)))
                painter.fillRect(rest, theme.panel);
        painter.drawImage(shown.topLeft(), image_);
        paintMarks(painter);
        paintDivider(painter);
        paintBadges(painter);
        paintReadOut(painter);
    }
    if (event->rect().intersects(headerRect()))
        paintHeader(painter);
    if (event->rect().intersects(footerRect()))
        paintFooter(painter);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(1, 1, -1, -1));
    }
}

bool HeatmapView::badgeFits(const MapLayer& layer, int width) const {
    return QFontMetrics(scaledFont(font(), 1, QFont::DemiBold)).horizontalAdvance(layer.title) + 12 +
               QFontMetrics(smallFont()).horizontalAdvance(layer.badge) <=
           width;
}

/// Title and, where there is room, the badge beside it; on the right of a swipe the other way round.
void HeatmapView::paintTitle(QPainter& painter, QRect place, const MapLayer& layer, bool at_right) const {
    const Theme& theme = themeOf(this);
    Qt::Alignment near = at_right ? Qt::AlignRight : Qt::AlignLeft, far = at_right ? Qt::AlignLeft : Qt::AlignRight;
    painter.setFont(scaledFont(font(), 1, QFont::DemiBold));
    painter.setPen(theme.text);
    painter.drawText(place, Qt::AlignVCenter | near,
                     painter.fontMetrics().elidedText(layer.title, Qt::ElideRight, place.width()));
    const int title = painter.fontMetrics().horizontalAdvance(layer.title) + 12;
    const bool badge = badgeFits(layer, place.width());
    painter.setFont(smallFont());
    painter.setPen(layer.alarming ? theme.danger : theme.muted);
    if (badge)
        painter.drawText(place, Qt::AlignVCenter | far, layer.badge);
    painter.setPen(theme.muted);
    const int room = place.width() - title - (badge ? painter.fontMetrics().horizontalAdvance(layer.badge) + 12 : 0);
    if (!at_right && !subject_.isEmpty() && room > 40)
        painter.drawText(place.adjusted(title, 0, 0, 0), Qt::AlignVCenter | near,
                         painter.fontMetrics().elidedText(subject_, Qt::ElideRight, room));
}

QRect HeatmapView::titleRect(bool right) const {
    QRect place = headerRect().adjusted(4, 0, -4, 0);
    if (!right_)
        return place;
    int half = place.width() / 2 - 8;
    return {right ? place.right() - half : place.left(), place.top(), half, place.height()};
}

void HeatmapView::paintHeader(QPainter& painter) const {
    paintTitle(painter, titleRect(false), left_, false);
    if (right_)
        paintTitle(painter, titleRect(true), *right_, true);
}

/// Over the picture, for a badge with no room beside its title.
QRect HeatmapView::badgeRoom(bool right) const {
    const QRect area = pictureRect().adjusted(4, 4, -4, -4);
    if (!right_)
        return area;
    const int half = area.width() / 2 - 8;
    return {right ? area.right() - half + 1 : area.left(), area.top(), half, area.height()};
}

/// Badges that did not fit beside their titles go over the picture: they must be seen.
void HeatmapView::paintBadges(QPainter& painter) const {
    if (!left_.badge.isEmpty() && !badgeFits(left_, titleRect(false).width()))
        paintPill(painter, left_.badge, badgeRoom(false), Qt::AlignTop | Qt::AlignLeft, left_.alarming);
    if (right_ && !right_->badge.isEmpty() && !badgeFits(*right_, titleRect(true).width()))
        paintPill(painter, right_->badge, badgeRoom(true), Qt::AlignTop | Qt::AlignRight, right_->alarming);
}

QStringList HeatmapView::cutBadges() const {
    QStringList cut;
    auto look = [&](const MapLayer& layer, bool right) {
        if (!badgeFits(layer, titleRect(right).width()) && pillText(layer.badge, badgeRoom(right)).contains("…"))
            cut << layer.badge;
    };
    if (!empty_text_.isEmpty())
        return cut;
    look(left_, false);
    if (right_)
        look(*right_, true);
    return cut;
}

bool HeatmapView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool right = right_ && titleRect(true).contains(help->pos());
    const MapLayer& layer = right ? *right_ : left_;
    const bool cut =
        QFontMetrics(scaledFont(font(), 1, QFont::DemiBold)).horizontalAdvance(layer.title) > titleRect(right).width();
    QToolTip::showText(help->globalPos(), cut && titleRect(right).contains(help->pos()) ? layer.title : QString(), this);
    return true;
}

/// Broken where it is too long for one line; the last of the lines that there is room for is elided.
QString HeatmapView::pillText(const QString& text, QRect within) const {
    const QFontMetrics metrics(smallFont());
    const int width = within.width() - 12, most_lines = std::max(1, (within.height() / 2 - 4) / metrics.height());
    QStringList lines{QString()};
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.back().isEmpty() ? word : lines.back() + ' ' + word;
        if (lines.size() == most_lines || lines.back().isEmpty() || metrics.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines << word;
    }
    for (QString& line : lines)
        if (metrics.horizontalAdvance(line) > width)
            line = metrics.elidedText(line, Qt::ElideRight, width);
    return lines.join('\n');
}

void HeatmapView::paintPill(QPainter& painter, const QString& text, QRect within, Qt::Alignment where, bool alarming) const {
    static const QColor alarm(176, 32, 36); // dark in both themes: the words on it are white
    painter.setFont(smallFont());
    const QString shown = pillText(text, within);
    const QSize size = painter.fontMetrics().size(0, shown) + QSize(12, 4);
    QRect pill({where & Qt::AlignLeft ? within.left() : within.right() - size.width() + 1,
                where & Qt::AlignTop ? within.top() : within.bottom() - size.height() + 1},
               size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(alarming ? alarm : QColor(20, 24, 30, 200));
    painter.drawRoundedRect(pill, 4, 4);
    painter.setPen(Qt::white);
    painter.drawText(pill, Qt::AlignCenter, shown);
}

void HeatmapView::paintFooter(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    painter.setFont(smallFont());
    QRectF place = QRectF(footerRect()).adjusted(4, 0, -4, 0);
    auto bar = [&](const MapLayer& layer, ColourLimits limits, QRectF where) {
        if (layer.values)
            paintColourBar(painter, where, colourTable(layer.colours, theme.dark), limits, layer.unit, theme.muted);
    };
    bool two = right_ && (right_limits_ != left_limits_ || right_->colours != left_.colours);
    if (!two)
        return bar(left_, left_limits_, place);
    double half = place.width() / 2 - 6;
    bar(left_, left_limits_, {place.left(), place.top(), half, place.height()});
    bar(*right_, right_limits_, {place.right() - half, place.top(), half, place.height()});
}

/// Black around white is seen on every ground.
void HeatmapView::paintMarks(QPainter& painter) const {
    constexpr double radius = 9;
    const QRectF stimulus = placement().stimulus;
    painter.save();
    painter.setClipRect(pictureRect());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    for (std::size_t i = 0; i < left_.marks.size(); ++i) {
        const QPointF device(stimulus.left() + left_.marks[i].x() * stimulus.width(),
                             stimulus.top() + left_.marks[i].y() * stimulus.height());
        const QPointF at = device / devicePixelRatioF() + pictureRect().topLeft();
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] : {std::pair(Qt::black, 4.5), std::pair(Qt::white, 2.0)}) {
            painter.setPen(QPen(colour, width));
            painter.drawEllipse(at, radius, radius);
        }
        QPainterPath number;
        number.addText(at + QPointF(radius + 2, -radius + 2), painter.font(), QString::number(i + 1));
        painter.strokePath(number, QPen(Qt::black, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(number, Qt::white);
    }
    painter.restore();
}

void HeatmapView::paintDivider(QPainter& painter) const {
    if (!right_)
        return;
    double x = dividerX();
    QRect area = pictureRect();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 4));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter.setPen(QPen(Qt::white, 2));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    QPointF middle(x, area.center().y());
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1));
    painter.setBrush(Qt::white);
    painter.drawEllipse(middle, 10, 10);
    painter.setPen(QPen(QColor(40, 40, 40), 1.6));
    for (double side : {-1.0, 1.0})
        painter.drawPolyline(
            QPolygonF({middle + QPointF(side * 3, -3.5), middle + QPointF(side * 6.5, 0), middle + QPointF(side * 3, 3.5)}));
}

void HeatmapView::paintReadOut(QPainter& painter) const {
    if (!read_out_.isEmpty())
        paintPill(painter, read_out_, pictureRect().adjusted(4, 4, -4, -4), Qt::AlignBottom | Qt::AlignRight);
}

} // namespace nictate
