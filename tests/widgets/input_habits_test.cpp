#include "widgets/check_menu.h"
#include "widgets/fold.h"

#include "tests/catch.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <array>
#include <tuple>

using namespace nictate;

namespace {

void turnWheel(QWidget* over) {
    const QPointF at = over->rect().center();
    QWheelEvent wheel(at, over->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel);
    qApp->notify(over, &wheel);
}

/// A page higher than its window, with one of each that holds a value.
struct Page {
    QScrollArea area;
    QSlider* slider = new QSlider(Qt::Horizontal);
    QSpinBox* number = new QSpinBox;
    QComboBox* choice = new QComboBox;
    QPushButton* button = new QPushButton("Do");
    QLineEdit* last = new QLineEdit;

    Page() {
        auto* page = new QWidget;
        auto* column = new QVBoxLayout(page);
        slider->setValue(50);
        number->setValue(50);
        choice->addItems({"a", "b", "c"});
        choice->setCurrentIndex(1);
        for (QWidget* each : std::initializer_list<QWidget*>{slider, number, choice, button})
            column->addWidget(each);
        column->addSpacing(1500);
        column->addWidget(last);
        area.setWidget(page);
        area.setWidgetResizable(true);
        area.resize(300, 240);
        area.show();
        area.activateWindow();
        button->setFocus();
        QCoreApplication::processEvents();
    }
};

} // namespace

TEST_CASE("the wheel over a value scrolls the page and changes nothing unless the value has the focus", "[habits]") {
    for (int which = 0; which < 3; ++which) {
        Page page;
        QWidget* held = std::array<QWidget*, 3>{page.slider, page.number, page.choice}[static_cast<std::size_t>(which)];
        auto values = [&] { return std::tuple(page.slider->value(), page.number->value(), page.choice->currentIndex()); };
        const auto before = values();
        turnWheel(held);
        CHECK(values() == before);
        CHECK_FALSE(held->hasFocus());
        CHECK(page.area.verticalScrollBar()->value() > 0);
        held->setFocus();
        turnWheel(held);
        CHECK(values() != before);
    }
}

TEST_CASE("Return presses the focused button", "[habits]") {
    Page page;
    QSignalSpy clicked(page.button, &QPushButton::clicked);
    page.button->setFocus();
    QTest::keyClick(page.button, Qt::Key_Return);
    QTest::keyClick(page.button, Qt::Key_Enter);
    CHECK(clicked.count() == 2);
    page.button->setEnabled(false);
    QTest::keyClick(page.button, Qt::Key_Return);
    CHECK(clicked.count() == 2);
}

TEST_CASE("what gets the focus by keyboard is scrolled into view, what is clicked stays where it is", "[habits]") {
    Page page;
    page.last->setFocus(Qt::TabFocusReason);
    CHECK(page.area.viewport()->rect().contains(page.last->mapTo(page.area.viewport(), page.last->rect().center())));
    page.area.verticalScrollBar()->setValue(0);
    page.slider->setFocus();
    page.last->setFocus(Qt::MouseFocusReason);
    CHECK(page.area.verticalScrollBar()->value() == 0);
}

TEST_CASE("a section folds and unfolds by mouse and keyboard, and tells who asked", "[fold]") {
    auto* content = new QLineEdit;
    Fold fold("Parameters", content);
    fold.resize(200, 120);
    fold.show();
    auto* title = fold.findChild<QToolButton*>("fold");
    QSignalSpy changed(&fold, &Fold::foldedChanged);
    const int open = fold.sizeHint().height();
    QTest::mouseClick(title, Qt::LeftButton);
    CHECK(fold.folded());
    CHECK_FALSE(content->isVisible());
    CHECK(fold.sizeHint().height() < open);
    QTest::keyClick(title, Qt::Key_Return);
    CHECK_FALSE(fold.folded());
    CHECK(content->isVisible());
    REQUIRE(changed.count() == 2);
    CHECK(changed[0][0].toBool());
    fold.setFolded(true); // without echo
    CHECK(changed.count() == 2);
    CHECK_FALSE(content->isVisible());
}

TEST_CASE("a menu of ticks stays open while they are set by mouse or space bar, and closes on enter") {
    QToolButton button;
    CheckMenu menu(&button);
    QAction *first = menu.addAction("first"), *second = menu.addAction("second");
    for (QAction* action : {first, second})
        action->setCheckable(true);
    button.resize(200, 40);
    button.show();
    menu.popup(button.mapToGlobal(QPoint(0, 40)));
    REQUIRE(menu.isVisible());
    // Released alone: with Qt 6.8 a press that a program makes closes any menu; a hand's does not.
    QTest::mouseRelease(&menu, Qt::LeftButton, {}, menu.actionGeometry(first).center());
    CHECK(first->isChecked());
    CHECK(menu.isVisible());
    menu.setActiveAction(second);
    QTest::keyClick(&menu, Qt::Key_Space);
    CHECK(second->isChecked());
    CHECK(menu.isVisible());
    QTest::keyClick(&menu, Qt::Key_Return);
    CHECK_FALSE(menu.isVisible());
}
