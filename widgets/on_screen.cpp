#include "widgets/on_screen.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace nictate {

namespace {

constexpr QSize left_free(40, 60); ///< a frame, a title, and some of what lies behind

} // namespace

void growOnScreen(QWidget& window, QSize wanted) {
    window.resize(window.size().expandedTo(wanted).boundedTo(window.screen()->availableSize() - left_free));
    const QRect room = window.screen()->availableGeometry(), place = window.frameGeometry();
    const QPoint corner(std::max(room.left(), std::min(place.left(), room.right() + 1 - place.width())),
                        std::max(room.top(), std::min(place.top(), room.bottom() + 1 - place.height())));
    if (window.isVisible() && corner != place.topLeft()) // before, it is placed when it is shown
        window.move(corner);
}

} // namespace nictate
