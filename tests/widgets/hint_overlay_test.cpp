#include "widgets/hint_overlay.h"

#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/empty_state.h"

#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace nictate;

TEST_CASE("hints go on and back by keyboard and end by themselves", "[hints]") {
    QWidget window;
    window.resize(600, 400);
    auto* target = new QWidget(&window);
    target->setGeometry(10, 10, 100, 30);
    window.show();
    QPointer<HintOverlay> hints = new HintOverlay(
        &window,
        {{[target] { return target; }, "Open", "…"}, {[target] { return target; }, "Move ε", "…"}, {nullptr, "Export", "…"}});
    QSignalSpy gone(hints.data(), &HintOverlay::dismissed);
    CHECK(hints->size() == window.size());
    QTest::keyClick(hints, Qt::Key_Return);
    CHECK(hints->step() == 1);
    QTest::keyClick(hints, Qt::Key_Left);
    CHECK(hints->step() == 0);
    QTest::mouseClick(hints->findChild<QPushButton*>("next"), Qt::LeftButton);
    QTest::keyClick(hints, Qt::Key_Right);
    CHECK(hints->step() == 2);
    CHECK(gone.count() == 0);
    QTest::keyClick(hints, Qt::Key_Return);
    CHECK(gone.count() == 1);
    CHECK(QTest::qWaitFor([&] { return hints.isNull(); }, test::patience_ms));
}

TEST_CASE("Escape dismisses the hints", "[hints]") {
    QWidget window;
    window.resize(600, 400);
    window.show();
    QPointer<HintOverlay> hints = new HintOverlay(&window, {{nullptr, "Open", "…"}, {nullptr, "Move", "…"}});
    QTest::keyClick(hints, Qt::Key_Escape);
    CHECK(QTest::qWaitFor([&] { return hints.isNull(); }, test::patience_ms));
}

TEST_CASE("hints follow what they are about, and leave free what is spared", "[hints]") {
    QWidget window;
    window.resize(600, 400);
    auto *first = new QWidget(&window), *second = new QWidget(&window), *lesson = new QWidget(&window);
    lesson->setGeometry(0, 0, 150, 400);
    lesson->hide();
    first->setGeometry(200, 20, 100, 30);
    second->setGeometry(400, 20, 100, 30);
    second->hide();
    window.show();
    auto* hints = new HintOverlay(&window, {{[=] { return first->isVisible() ? first : second; }, "Look here", "…"}}, lesson);
    const auto pixel = [&](QPoint at) {
        QImage shade(hints->size(), QImage::Format_ARGB32_Premultiplied);
        shade.fill(Qt::transparent);
        hints->render(&shade, {}, {}, QWidget::RenderFlags());
        return qAlpha(shade.pixel(at - hints->pos()));
    };
    CHECK(pixel({250, 35}) == 0);
    CHECK(pixel({450, 35}) > 0);
    second->show();
    first->hide(); // another workspace
    CHECK(QTest::qWaitFor([&] { return pixel({450, 35}) == 0 && pixel({250, 35}) > 0; }, test::patience_ms));
    second->move(400, 200);
    CHECK(pixel({450, 215}) == 0);
    CHECK(hints->geometry() == window.rect());
    lesson->show();
    CHECK(QTest::qWaitFor([&] { return hints->geometry() == QRect(150, 0, 450, 400); }, test::patience_ms));
    CHECK(pixel({450, 215}) == 0);
}

TEST_CASE("an empty state offers what to do", "[hints]") {
    EmptyState state;
    state.setText("No study", "Open one.");
    state.addButton("open", "Open…");
    state.show();
    QSignalSpy chosen(&state, &EmptyState::chosen);
    QTest::mouseClick(state.findChild<QPushButton*>("open"), Qt::LeftButton);
    REQUIRE(chosen.count() == 1);
    CHECK(chosen[0][0].toString() == "open");
}
