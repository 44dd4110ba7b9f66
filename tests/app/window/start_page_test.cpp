// The page that asks what is to be published.

#include "app/window/start_page.h"
#include "tests/app/window/misfits.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/shown_number.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace nictate;

namespace {

struct AtStart : Workbench {
    StartPage& page() { return *find<StartPage>("start_page"); }
    QString costs(const char* of) { return find<QLabel>(qPrintable(QString("start_costs_") + of))->text(); }
    bool waitForCosts() {
        return waitFor([&] { return page().isVisible() && !page().work()->running() && !costs("heatmaps").isEmpty(); });
    }
};

} // namespace

TEST_CASE("without a study the window asks what is to be published, and says what it costs") {
    AtStart bench;
    REQUIRE(bench.waitForCosts());
    const PublishingCosts usual = publishingCosts(20, 1);
    CHECK(bench.costs("heatmaps").contains(shortNumber(usual.map_cc)));
    CHECK(bench.costs("heatmaps").contains(shortNumber(usual.cc_without_gaze)));
    CHECK(bench.costs("areas").contains(percentNumber(usual.dwell_share)));
    CHECK(bench.costs("signals").contains(percentNumber(usual.feature_mean)));
    CHECK(bench.costs("samples").contains(lossNumber(usual.gaze_user_epsilon)));
    bench.find<QDoubleSpinBox>("start_epsilon")->setValue(4);
    const QString dearer = percentNumber(publishingCosts(20, 4).dwell_share);
    CHECK(waitFor([&] { return bench.costs("areas").contains(dearer); }));

    auto* areas = bench.find<QPushButton>("start_areas"); // what is chosen now is where the next study is met
    areas->setFocus();
    QTest::keyClick(areas, Qt::Key_Space);
    CHECK(areas->isChecked());
    bench.open();
    CHECK(bench.session().bench == "areas");
    CHECK_FALSE(bench.page().isVisible());
}

TEST_CASE("with a study the menu brings the page back, for its people, and each kind leads to its workspace") {
    AtStart bench;
    bench.open();
    CHECK_FALSE(bench.page().isVisible());
    for (const char* kind : {"signals", "areas", "samples", "heatmaps"}) {
        bench.trigger("start");
        REQUIRE(bench.waitForCosts());
        CHECK(bench.find<QSpinBox>("start_people")->value() == 14);
        CHECK_FALSE(bench.find<QWidget>("no_study")->isVisible());
        auto* button = bench.find<QPushButton>(qPrintable(QString("start_") + kind));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        CHECK(bench.session().bench == kind);
        CHECK_FALSE(bench.page().isVisible());
    }
    bench.trigger("start");
    bench.find<QPushButton>("start_back")->click();
    CHECK_FALSE(bench.page().isVisible());
    CHECK(bench.session().bench == "heatmaps");
}

namespace {

struct StartWalk {
    test::Gathered gathered;
    void inLanguage(const QString& language) {
        for (const bool study : {false, true}) {
            AtStart bench;
            if (study)
                bench.open();
            bench.trigger("start");
            REQUIRE(bench.waitForCosts());
            for (const QSize& screen : test::screens()) {
                bench.window.resize(screen);
                gathered.look(bench.window, screen,
                              QString("%1 start %2×%3").arg(language).arg(screen.width()).arg(screen.height()));
            }
        }
    }
};

} // namespace

TEST_CASE("the page that asks fits on every screen, in both languages") {
    StartWalk walk;
    test::inBothLanguages(walk);
    test::requireFit(walk.gathered, {}, {"beyond the edge: MechanismColumn/parameters_fold/QWidget"}); // as in screens_test
}

TEST_CASE("beside the page without a study the mechanism's sentence is read in whole") {
    Workbench bench;
    for (const int width : {1024, 1280}) {
        CAPTURE(width);
        bench.window.resize(width, 740);
        settledPicture(bench.window);
        const auto* summary = bench.find<QLabel>("mechanism_summary");
        REQUIRE(summary->isVisible());
        CHECK(summary->height() >= summary->heightForWidth(summary->width()));
    }
}
