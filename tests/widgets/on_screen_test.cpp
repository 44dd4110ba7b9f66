#include "widgets/on_screen.h"

#include "tests/catch.h"

#include <QApplication>
#include <QScreen>
#include <QWidget>

using namespace nictate;

TEST_CASE("what grows beyond the lower edge of the screen is moved up, and is never larger than the screen") {
    QWidget window;
    const QRect room = window.screen()->availableGeometry();
    window.resize(200, 100);
    window.move(room.left() + 50, room.bottom() - 150);
    window.show();
    QCoreApplication::processEvents();
    growOnScreen(window, {200, 400});
    QCoreApplication::processEvents();
    CHECK(window.height() == 400);
    CHECK(room.contains(window.frameGeometry()));
    growOnScreen(window, {100, 50});
    CHECK(window.size() == QSize(200, 400));
    growOnScreen(window, 2 * room.size());
    QCoreApplication::processEvents();
    CHECK(room.contains(window.frameGeometry()));
}
