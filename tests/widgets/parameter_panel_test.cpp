#include "widgets/parameter_panel.h"

#include "core/domains/registry.h"
#include "tests/catch.h"
#include "widgets/value_slider.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace nictate;

namespace {

/// A panel that is answered as the window would: every change is resolved and shown.
struct Bench {
    const Mechanism<Heatmaps>& mechanism;
    ParameterPanel panel;
    HeatmapFacts facts;
    Parameters given;
    int changes = 0, finished = 0;

    explicit Bench(const std::string& id) : mechanism(mechanismOf<Heatmaps>(id)) {
        facts.observers = 58;
        panel.setMechanism(mechanism.info);
        panel.resize(340, 600);
        panel.show();
        answer();
        QObject::connect(&panel, &ParameterPanel::parametersChanged, [this](const Parameters& now, bool done) {
            given = now;
            ++changes;
            finished += done;
            answer();
        });
    }
    void answer() { panel.setValues(given, resolve(mechanism, given, facts)); }
    template <class T> T* find(const char* name) {
        T* found = panel.findChild<T*>(name);
        REQUIRE(found);
        return found;
    }
    void type(const char* box, const char* text) {
        auto* line = find<QLineEdit>(box);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }
};

} // namespace

TEST_CASE("the panel is made from the mechanism's own description", "[parameters]") {
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        ParameterPanel panel;
        panel.setMechanism(mechanism.info);
        for (const ParameterSpec& spec : mechanism.info.parameters) {
            CAPTURE(mechanism.info.id, spec.name);
            QString name = QString::fromStdString(spec.name);
            bool there = panel.findChild<QWidget*>(name + ".box") || panel.findChild<QWidget*>(name + ".choice");
            CHECK(there == (spec.name != "observers"));
            if (spec.name != "observers")
                CHECK((panel.findChild<QWidget*>(name + ".slider") != nullptr) == ValueSlider::suits(spec));
        }
    }
}

TEST_CASE("box and slider follow each other on a logarithmic scale", "[parameters]") {
    Bench bench("clipped-gaussian");
    auto* slider = bench.find<ValueSlider>("epsilon.slider");
    auto* box = bench.find<QLineEdit>("epsilon.box");
    CHECK(box->text() == "1");
    CHECK(slider->value() == 500); // 1 is the middle of 0.01 … 100

    bench.type("epsilon.box", "10");
    CHECK(bench.given.number("epsilon") == 10);
    CHECK(slider->value() == 750);
    CHECK(bench.finished == 1);

    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    CHECK(bench.given.number("epsilon") == 0.01);
    CHECK(box->text() == "0.01");
    QTest::keyClick(slider, Qt::Key_Right);
    CHECK(bench.given.number("epsilon") == Approx(0.01 * std::pow(1e4, 0.01)).epsilon(0.01));

    bench.type("epsilon.box", "250"); // beyond the slider but allowed
    CHECK(bench.given.number("epsilon") == 250);
    CHECK(slider->value() == slider->maximum());
    CHECK(box->text() == "250");
}

TEST_CASE("dragging tells continuously and is finished on release", "[parameters]") {
    Bench bench("clipped-gaussian");
    auto* slider = bench.find<ValueSlider>("epsilon.slider");
    QPoint middle(slider->width() / 2, slider->height() / 2);
    QTest::mousePress(slider, Qt::LeftButton, {}, middle);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(slider, middle + QPoint(8 * i, 0));
    CHECK(bench.changes >= 5);
    CHECK(bench.finished == 0);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(40, 0));
    CHECK(bench.finished == 1);
    CHECK(bench.given.number("epsilon") > 1.5);
    CHECK_FALSE(slider->isSliderDown());

    int before = bench.changes;
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(12, slider->height() / 2)); // jumps there
    CHECK(bench.changes > before);
    CHECK(bench.finished == 2);
    CHECK(bench.given.number("epsilon") < 0.05);
}

TEST_CASE("an entry out of range is refused by name of the range, and the old value stays", "[parameters]") {
    Bench bench("clipped-gaussian");
    auto* box = bench.find<QLineEdit>("epsilon.box");
    auto* message = bench.find<QLabel>("message");
    QSignalSpy said(&bench.panel, &ParameterPanel::messageChanged);
    for (const char* bad : {"0", "-1", "1001", "abc", "1e999", "nan"}) {
        CAPTURE(bad);
        bench.type("epsilon.box", bad);
        CHECK(box->property("error").toBool());
        CHECK(message->isVisible());
        CHECK(message->text().contains("0 < epsilon ≤ 1000"));
        CHECK(bench.changes == 0);
    }
    CHECK(said.count() >= 6);
    QTest::keyClick(box, Qt::Key_Escape);
    CHECK(box->text() == "1");
    CHECK_FALSE(message->isVisible());
    CHECK_FALSE(box->property("error").toBool());

    bench.type("epsilon.box", "0");
    bench.type("epsilon.box", "2,5"); // a decimal comma is understood
    CHECK(bench.given.number("epsilon") == 2.5);
    CHECK(box->text() == "2.5");
    CHECK_FALSE(message->isVisible());
    CHECK(said.last()[0].toString().isEmpty());
}

TEST_CASE("reset goes back to the public default, one or all", "[parameters]") {
    Bench bench("clipped-gaussian");
    auto* mark = bench.find<QWidget>("epsilon.mark");
    auto* reset = bench.find<QToolButton>("epsilon.reset");
    CHECK(mark->toolTip() == "From public defaults");
    CHECK_FALSE(reset->isEnabled());
    bench.type("epsilon.box", "3");
    bench.type("width.box", "12");
    CHECK(mark->toolTip() == "Chosen by hand");
    CHECK(bench.find<QLabel>("state")->text().contains("2 of"));
    QTest::mouseClick(reset, Qt::LeftButton);
    CHECK_FALSE(bench.given.has("epsilon"));
    CHECK(bench.given.has("width"));
    CHECK(bench.find<QLineEdit>("epsilon.box")->text() == "1");
    CHECK(mark->toolTip() == "From public defaults");

    bench.type("height.box", "-4");
    QTest::mouseClick(bench.find<QPushButton>("reset_all"), Qt::LeftButton);
    CHECK(bench.given.all().empty());
    CHECK_FALSE(bench.find<QLabel>("message")->isVisible());
    CHECK(bench.find<QLineEdit>("width.box")->text().toInt() ==
          static_cast<int>(resolve(bench.mechanism, {}, bench.facts).number("width")));
    CHECK(bench.find<QLabel>("state")->text().contains("public defaults"));
}

TEST_CASE("an optional parameter is switched on and off", "[parameters]") {
    Bench bench("gaussian");
    auto* on = bench.find<QCheckBox>("count_cap.on");
    auto* box = bench.find<QLineEdit>("count_cap.box");
    CHECK_FALSE(on->isChecked());
    CHECK_FALSE(box->isEnabled());
    on->setFocus();
    QTest::keyClick(on, Qt::Key_Space);
    CHECK(bench.given.has("count_cap"));
    CHECK(bench.given.number("count_cap") >= 1);
    CHECK(box->isEnabled());
    bench.type("count_cap.box", "12.5"); // a whole number is needed
    CHECK(box->property("error").toBool());
    QTest::keyClick(on, Qt::Key_Space);
    CHECK_FALSE(bench.given.has("count_cap"));
    CHECK(box->text().isEmpty());
}

TEST_CASE("a choice is a combo box that the keyboard moves", "[parameters]") {
    Bench bench("gaussian");
    auto* choice = bench.find<QComboBox>("calibration.choice");
    CHECK(choice->currentText() == "analytic");
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    CHECK(bench.given.text("calibration") == "theorem-3.4");
    CHECK(bench.finished == 1);
}

TEST_CASE("showing values emits nothing", "[parameters]") {
    Bench bench("laplace");
    QSignalSpy changed(&bench.panel, &ParameterPanel::parametersChanged);
    Parameters given;
    given.set("epsilon", 0.5);
    bench.panel.setValues(given, resolve(bench.mechanism, given, bench.facts));
    CHECK(bench.find<QLineEdit>("epsilon.box")->text() == "0.5");
    CHECK(bench.panel.given() == given);
    CHECK(changed.count() == 0);
}

TEST_CASE("only what was chosen by hand has a bar beside it and a way back", "[parameters]") {
    Bench bench("clipped-gaussian");
    auto* bar = bench.find<QWidget>("epsilon.mark");
    auto* reset = bench.find<QToolButton>("epsilon.reset");
    CHECK_FALSE(bar->autoFillBackground());
    CHECK_FALSE(reset->isVisible());
    const int before = bench.find<QLineEdit>("epsilon.box")->x();
    bench.type("epsilon.box", "3");
    CHECK(bar->autoFillBackground());
    CHECK(reset->isVisible());
    CHECK(bench.find<QLineEdit>("epsilon.box")->x() == before); // nothing moves
}

TEST_CASE("a choice is named once, a number with its symbol", "[parameters]") {
    ParameterPanel panel;
    panel.setMechanism(mechanismInfo("fpa"));
    for (const ParameterSpec& spec : mechanismInfo("fpa").parameters) {
        QStringList labels;
        auto* field = panel.findChild<QWidget*>(QString::fromStdString(spec.name) + (spec.choices.empty() ? ".box" : ".choice"));
        REQUIRE(field);
        for (QLabel* label : field->parentWidget()->findChildren<QLabel*>())
            if (label->buddy() == field)
                labels << label->text().remove('&');
        CAPTURE(spec.name);
        REQUIRE(labels.size() == 1);
        CHECK(labels[0] ==
              QString::fromStdString(spec.choices.empty() ? spec.label.english() + "  " + spec.symbol : spec.label.english()));
    }
}
