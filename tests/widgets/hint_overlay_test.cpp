#include "widgets/hint_overlay.h"

#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/empty_state.h"

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
    QPointer<HintOverlay> hints =
        new HintOverlay(&window, {{target, "Open", "…"}, {target, "Move ε", "…"}, {nullptr, "Export", "…"}});
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
