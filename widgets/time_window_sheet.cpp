#include "widgets/time_window_sheet.h"

#include "widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace nictate {

namespace {

constexpr int space = 8, name_height = 18, mark_height = 20, scale_room = 34;

} // namespace

TimeWindowSheet::TimeWindowSheet(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("All windows of time"));
}

void TimeWindowSheet::setWindows(HeatmapPicture picture) {
    const bool same_stimulus = picture.stimulus.cacheKey() == stimulus_.cacheKey();
    stimulus_ = picture.stimulus;
    if (same_stimulus)
        picture.stimulus = shown_.stimulus; // as large as it is drawn
    shown_ = std::move(picture);
    chosen_ = std::clamp(chosen_, 0, std::max(0, windows() - 1));
    update();
}

void TimeWindowSheet::setChosen(int window) {
    chosen_ = std::clamp(window, 0, std::max(0, windows() - 1));
    setAccessibleDescription(windows() > 0 ? shown_.panels[static_cast<std::size_t>(chosen_)].title : QString());
    update();
}

TimeWindowSheet::Layout TimeWindowSheet::layoutNow() const {
    const double shape = drawnShape(shown_.stimulus_px);
    const int room = height() - mark_height - scale_room;
    Layout best;
    for (int columns = 1; columns <= windows(); ++columns) {
        const int rows = (windows() + columns - 1) / columns;
        const double across = (width() - space) / columns - space;
        const double down = (room - space) / rows - space - name_height;
        const int wide = static_cast<int>(std::min(across, down / shape));
        if (wide > best.width)
            best = {columns, wide, std::max(1, static_cast<int>(wide * shape)), wide, {}};
    }
    int widest_name = 0; // rounded up, or it would be cut
    for (const HeatmapPicturePanel& panel : shown_.panels)
        widest_name = std::max(widest_name, qCeil(QFontMetricsF(font()).horizontalAdvance(panel.title)));
    best.across = std::max(best.width, std::min(widest_name, (width() - space) / best.columns - space));
    best.first = {std::max(space, (width() - best.columns * (best.across + space) + space) / 2), mark_height + name_height};
    return best;
}

QRect TimeWindowSheet::mapRect(int window) const {
    const Layout layout = layoutNow();
    const int row = window / layout.columns, column = window % layout.columns;
    return {layout.first.x() + column * (layout.across + space), layout.first.y() + row * (layout.height + name_height + space),
            layout.width, layout.height};
}

int TimeWindowSheet::windowAt(QPoint position) const {
    for (int t = 0; t < windows(); ++t)
        if (mapRect(t).adjusted(0, -name_height, 0, 0).contains(position))
            return t;
    return -1;
}

void TimeWindowSheet::paintEvent(QPaintEvent*) {
    if (shown_.panels.empty())
        return;
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    const Layout layout = layoutNow();
    const int pixels = static_cast<int>(layout.width * ratio);
    if (!stimulus_.isNull() && shown_.stimulus.width() != pixels)
        shown_.stimulus = stimulus_.scaled(pixels, std::max(1, qRound(pixels * drawnShape(shown_.stimulus_px))),
                                           Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(space, 0, width() - 2 * space, mark_height), Qt::AlignLeft | Qt::AlignVCenter, shown_.mark);
    for (int t = 0; t < windows(); ++t) {
        const HeatmapPicturePanel& panel = shown_.panels[static_cast<std::size_t>(t)];
        const QRect place = mapRect(t);
        const QRect name(place.left(), place.top() - name_height, layout.across, name_height);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(panel.title, Qt::ElideRight, name.width()));
        painter.drawImage(place, heatmapImage(shown_, panel, pixels));
        if (t == chosen_) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
            painter.drawRect(place.adjusted(-1, -1, 1, 1));
        }
    }
    const double most = shown_.panels.front().most;
    paintColourBar(painter, QRectF(space, height() - scale_room + 4, std::min(320, width() - 2 * space), scale_room - 8),
                   colourTable(shown_.colours), {0, most}, tr("fixations per observer, blurred"),
                   palette().color(QPalette::Text));
}

void TimeWindowSheet::mousePressEvent(QMouseEvent* event) {
    if (const int window = windowAt(event->position().toPoint()); window >= 0)
        Q_EMIT windowChosen(window);
}

void TimeWindowSheet::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const int window = windowAt(event->position().toPoint()); window >= 0)
        Q_EMIT windowOpened(window);
}

void TimeWindowSheet::keyPressEvent(QKeyEvent* event) {
    const auto choose = [&](int window) { Q_EMIT windowChosen(std::clamp(window, 0, std::max(0, windows() - 1))); };
    switch (event->key()) {
    case Qt::Key_Left: return choose(chosen_ - 1);
    case Qt::Key_Right: return choose(chosen_ + 1);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(windows() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT windowOpened(chosen_); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace nictate
