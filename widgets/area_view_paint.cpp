// How an AreaView paints itself.

#include "widgets/area_view.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QPainter>

namespace nictate {

void AreaView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        update();
    QWidget::changeEvent(event);
}

void AreaView::paintHandles(QPainter& painter) const {
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(Qt::white);
    for (const QPointF& handle : handlesOf(now_[*chosen_])) {
        QRectF square(0, 0, 8, 8);
        square.moveCenter(positionOf(handle));
        painter.drawRect(square);
    }
}

void AreaView::paintDraft(QPainter& painter) const {
    const QTransform to_page = toPage();
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(Qt::black, 4), QPen(Qt::white, 2, Qt::DashLine)}) {
        painter.setPen(pen);
        if (tool_ == AreaTool::polygon) {
            QPolygonF line;
            for (const QPointF& corner : draft_)
                line << to_page.map(corner);
            painter.drawPolyline(line << QPointF(mapFromGlobal(QCursor::pos())));
        } else if (tool_ == AreaTool::ellipse) {
            painter.drawEllipse(to_page.mapRect(QRectF(draft_[0], draft_[1]).normalized()));
        } else {
            painter.drawRect(to_page.mapRect(QRectF(draft_[0], draft_[1]).normalized()));
        }
    }
}

/// Made once a size: scaling takes longer than all that is drawn on it.
const QImage& AreaView::pictureOf(QSize size) {
    const QSize wanted = (QSizeF(size) * devicePixelRatioF()).toSize().expandedTo({1, 1});
    if (shown_picture_.size() != wanted)
        shown_picture_ = picture_.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    return shown_picture_;
}

/// Of all but the chosen one, which is moved: made once for where they are, for strokes take longer than fills.
const QImage& AreaView::outlines() {
    Outlined now{now_, chosen_, toPage(), size(), devicePixelRatioF()};
    for (std::size_t i = 0; i < now.areas.size(); ++i)
        if (chosen_ == i || !there_[i])
            now.areas[i] = {};
    if (outlines_.isNull() || !(outlined_ == now)) {
        outlined_ = now;
        outlines_ = QImage((QSizeF(size()) * now.ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        outlines_.setDevicePixelRatio(now.ratio);
        outlines_.fill(Qt::transparent);
        QPainter painter(&outlines_);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < areas_.size(); ++i)
            if (!now.areas[i].points.empty())
                paintOutline(painter, now_[i], i, false, now.to_page);
    }
    return outlines_;
}

void AreaView::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.panel);
    if (!empty_text_.isEmpty()) {
        painter.setPen(theme.muted);
        painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, empty_text_);
        return;
    }
    const QRectF place = pictureRect();
    painter.fillRect(place, theme.canvas);
    if (!picture_.isNull())
        painter.drawImage(place, pictureOf(place.size().toSize()));
    painter.setFont(scaledFont(interfaceFont(), 0.85, QFont::DemiBold));
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (there_[i])
            paintFill(painter, now_[i], looks_[i], toPage());
    painter.drawImage(0, 0, outlines());
    if (chosen_)
        paintOutline(painter, now_[*chosen_], *chosen_, true, toPage()); // also where it is hidden: to be found again
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (there_[i])
            paintLabel(painter, now_[i], looks_[i], toPage());
    if (chosen_)
        paintHandles(painter);
    if (!draft_.empty())
        paintDraft(painter);
    if (!badge_.isEmpty()) {
        const QFontMetricsF metrics(painter.font());
        QRectF pill(place.topLeft() + QPointF(6, 6), QSizeF(metrics.horizontalAdvance(badge_) + 12, metrics.height() + 4));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.as_published);
        painter.drawRoundedRect(pill, 4, 4);
        painter.setPen(Qt::white);
        painter.drawText(pill, Qt::AlignCenter, badge_);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace nictate
