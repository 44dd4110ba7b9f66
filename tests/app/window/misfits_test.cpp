// Each kind of defect is found in a small window that has it, and in none that has not.

#include "tests/app/window/misfits.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/cut_text.h"
#include "widgets/figure_table.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace nictate;

namespace {

constexpr QSize usual(400, 300);

struct SmallWindow : QWidget {
    SmallWindow() { resize(usual); }
    QStringList found(QSize screen = usual) {
        show();
        QCoreApplication::processEvents();
        QStringList out;
        for (const test::Misfit& each : test::misfits(*this, screen))
            out << each.key();
        return out;
    }
    template <class Widget> Widget* put(const char* name, QRect place) {
        auto* widget = new Widget;
        widget->setParent(this);
        widget->setObjectName(name);
        widget->setGeometry(place);
        return widget;
    }
};

} // namespace

TEST_CASE("texts with no room are found, and those whose tool tip holds the whole are not") {
    SmallWindow window;
    auto* label = window.put<QLabel>("label", {0, 0, 40, 20});
    label->setText("A sentence of some length");
    auto* button = window.put<QPushButton>("button", {0, 40, 40, 30});
    button->setText("Do what has a long name");
    auto* choice = window.put<QComboBox>("choice", {0, 80, 60, 30});
    choice->addItem("What was chosen has a long name");
    auto* wrapped = window.put<QLabel>("wrapped", {0, 120, 100, 16});
    wrapped->setWordWrap(true);
    wrapped->setText("A sentence of three or four lines at such a width");
    const QStringList cut = window.found();
    CHECK(cut == QStringList{"cut text: label", "cut text: button", "cut text: choice", "cut text: wrapped"});
    CHECK(test::misfits(window, usual).front().sentence().contains("“A sentence of some length” wants "));
    for (QWidget* each : std::initializer_list<QWidget*>{label, button, choice, wrapped})
        each->setToolTip(each == label     ? label->text()
                         : each == button  ? button->text()
                         : each == wrapped ? wrapped->text()
                                           : choice->currentText());
    CHECK(window.found().isEmpty());
}

TEST_CASE("neighbours that overlap, controls beyond an edge and windows larger than the screen are found") {
    SmallWindow window;
    window.put<QLineEdit>("one", {0, 0, 100, 30});
    window.put<QLineEdit>("other", {90, 0, 100, 30});
    CHECK(window.found() == QStringList{"overlap: one"});
    window.findChild<QLineEdit*>("other")->setGeometry(350, 0, 100, 30);
    CHECK(window.found() == QStringList{"beyond the edge: other"});
    window.findChild<QLineEdit*>("other")->setGeometry(200, 0, 100, 30);
    CHECK(window.found().isEmpty());
    window.setMinimumWidth(390);
    CHECK(window.found({380, 300}) == QStringList{"too large: SmallWindow"}.replaceInStrings("SmallWindow", "QWidget"));
}

TEST_CASE("what must be scrolled sideways is found, and what is scrolled downwards is not") {
    SmallWindow window;
    auto* area = window.put<QScrollArea>("area", {0, 0, 100, 100});
    auto* content = new QLabel("tall");
    content->setFixedSize(60, 500);
    area->setWidget(content);
    CHECK(window.found().isEmpty());
    content->setFixedSize(200, 50);
    CHECK(window.found().contains("beyond the edge: area/QLabel"));
    CHECK(window.found().contains("sideways scrollbar: area"));
    delete area;
    auto* table = window.put<QTableWidget>("table", {0, 0, 150, 100});
    table->setColumnCount(3);
    table->show();
    CHECK(window.found().contains("beyond the edge: table"));
    CHECK(window.found().contains("sideways scrollbar: table"));
}

TEST_CASE("labels, boxes and tables of their own shorten what has no room and tell it") {
    SmallWindow window;
    auto* label = window.put<ElidedLabel>("label", {0, 0, 80, 20});
    label->setText("A sentence of some length");
    auto* table = window.put<FigureTable>("table", {0, 40, 300, 100});
    QTableWidget rows(1, 3);
    rows.setItem(0, 0, new QTableWidgetItem("a name that is much longer than there is room for in three columns"));
    rows.setItem(0, 1, new QTableWidgetItem("0.123"));
    table->setModel(rows.model());
    table->keepFitted();
    CHECK(window.found().isEmpty());
    CHECK(label->toolTip() == label->text());
    CHECK(table->horizontalHeader()->length() <= table->viewport()->width());
    CHECK(yielding({100, 300, 50}, {20, 20, 20}, 250) == std::vector<int>{100, 100, 50});
    CHECK(breakable("poster_advertisement_final_version.png").contains(QChar(0x200b)));
    table->setModel(nullptr);
}
