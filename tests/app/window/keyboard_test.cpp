// The window by keyboard alone: shortcuts, the way of the Tab key, the size of text.
#include "app/release/release_dialog.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/handbook_window.h"
#include "widgets/text_size.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace nictate;

namespace {

/// Presses Tab as often as told and names where the keyboard then is.
QString afterTabs(Workbench& bench, int tabs) {
    for (int i = 0; i < tabs; ++i)
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Tab);
    return bench.window.focusWidget()->objectName();
}

void activate(Workbench& bench) {
    bench.window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&bench.window, test::patience_ms));
}

} // namespace

TEST_CASE("ε is two tabs from the bench's button, also after another mechanism was chosen") {
    Workbench bench;
    bench.open();
    activate(bench);
    auto* button = bench.find<QToolButton>("bench_heatmaps");
    auto* combo = bench.find<QComboBox>("mechanism");
    for (const char* mechanism : {"clipped-gaussian", "laplace", "gaussian"}) {
        CAPTURE(mechanism);
        combo->setCurrentIndex(combo->findData(mechanism));
        Q_EMIT combo->activated(combo->currentIndex());
        button->setFocus();
        CHECK(afterTabs(bench, 1) == "mechanism");
        CHECK(afterTabs(bench, 1) == "epsilon.box");
        CHECK(afterTabs(bench, 1) == "epsilon.slider");
        CHECK(bench.window.focusWidget()->isVisible());
    }
}

TEST_CASE("Alt+R and Ctrl+Shift+R open the release dialog") {
    Workbench bench;
    bench.open();
    for (const auto modifiers : {Qt::KeyboardModifiers(Qt::AltModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
        activate(bench);
        bool opened = false;
        answerDialog([&](QWidget* dialog) {
            opened = qobject_cast<ReleaseDialog*>(dialog);
            dialog->close();
        });
        QTest::keyClick(&bench.window, Qt::Key_R, modifiers);
        CHECK(opened);
    }
}

TEST_CASE("F11 gives the whole screen and takes it back") {
    Workbench bench;
    activate(bench);
    QTest::keyClick(&bench.window, Qt::Key_F11);
    CHECK(bench.window.isFullScreen());
    QTest::keyClick(&bench.window, Qt::Key_F11);
    CHECK_FALSE(bench.window.isFullScreen());
}

TEST_CASE("text grows, shrinks and is normal again by keyboard, everywhere in the window, and is kept") {
    Workbench bench;
    bench.open();
    activate(bench);
    const auto press = [&](Qt::Key key) { QTest::keyClick(&bench.window, key, Qt::ControlModifier | Qt::AltModifier); };
    const auto sizes = [&] {
        std::vector<double> points;
        for (const char* name : {"mechanism", "state", "badge", "epsilon.box", "bench_heatmaps"})
            points.push_back(bench.find<QWidget>(name)->font().pointSizeF());
        return points;
    };
    const std::vector<double> normal = sizes();
    const int box = bench.find<QLineEdit>("epsilon.box")->width();
    press(Qt::Key_Equal);
    press(Qt::Key_Equal);
    CHECK(QSettings().value("text_size").toInt() == 2);
    const std::vector<double> large = sizes();
    for (std::size_t i = 0; i < normal.size(); ++i)
        CHECK(large[i] == Approx(1.21 * normal[i]));
    CHECK(bench.find<QLineEdit>("epsilon.box")->width() > box);
    for (int i = 0; i < 20; ++i)
        press(Qt::Key_Minus);
    CHECK(textSize() == smallest_text);
    CHECK(sizes().front() < normal.front());
    press(Qt::Key_0);
    CHECK(QSettings().value("text_size").toInt() == 0);
    const std::vector<double> again = sizes();
    for (std::size_t i = 0; i < normal.size(); ++i)
        CHECK(again[i] == Approx(normal[i]));
}

TEST_CASE("F1 opens the handbook at the parameter that has the focus, else at the bench's page") {
    Workbench bench;
    bench.open();
    activate(bench);
    bench.find<QWidget>("epsilon.box")->setFocus();
    bench.trigger("handbook");
    auto* handbook = bench.find<Handbook>("handbook");
    CHECK(handbook->isVisible());
    CHECK(handbook->page() == "parameters");
    CHECK(handbook->findChild<QTextBrowser*>("handbook_text")->textCursor().selectedText() == "epsilon");
    activate(bench);
    bench.find<QToolButton>("bench_heatmaps")->setFocus();
    bench.trigger("handbook");
    CHECK(handbook->page() == "heatmaps");
    QAction* action = bench.window.findChild<QAction*>("handbook");
    CHECK(action->shortcut() == QKeySequence(Qt::Key_F1));
}
