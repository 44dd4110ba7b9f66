// The view of summaries on the Signals workspace, driven as a person drives it.

#include "app/benches/area_plots.h"
#include "app/benches/area_table.h"
#include "app/benches/findings_panel.h"
#include "app/benches/mechanism_column.h"
#include "app/benches/signals/signals_bench.h"
#include "app/benches/signals/summary_panel.h"
#include "core/session/session_file.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/guarantee_card.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace nictate;

namespace {

/// Forty people, every fourth an expert whose rate is higher, with two features in two conditions.
Dataset summedPeople() {
    Dataset study;
    study.name = "made";
    study.features.names = {"rate", "size"};
    for (std::size_t i = 0; i < 40; ++i) {
        study.participants.push_back({"P" + std::to_string(i), {{"training", i % 4 ? "novice" : "none"}}});
        for (const char* condition : {"book", "film"}) {
            Eigen::MatrixXd values(6, 2);
            values.col(0).setConstant(i % 4 ? 1 : 3);
            values.col(1).setLinSpaced(6, 0, 10);
            study.features.tables.push_back({i, condition, values});
        }
    }
    return study;
}

struct SummariesWorkbench : Workbench {
    test::TemporaryFolder folder;

    explicit SummariesWorkbench(bool bounds = true) {
        folder.write("bounds.csv", "feature,lower,upper\nrate,0,4\nsize,0,20\n");
        Session session;
        session.bench = SignalsView::bench;
        if (bounds)
            session.view<SignalsView>().bounds = (folder.path() / "bounds.csv").string();
        window.take(std::make_shared<const Dataset>(summedPeople()), session);
        QApplication::processEvents();
    }
    SignalsBench& bench() { return signalsBench(); }
    SummaryPanel& panel() { return *bench().summaries(); }
    void show(int view) {
        find<QTabBar>("signals_switch")->setCurrentIndex(view);
        QApplication::processEvents();
    }
    void tick(const char* feature) {
        for (QAction* action : find<QToolButton>("summed_features")->menu()->actions())
            if (action->text() == feature)
                action->trigger();
        QApplication::processEvents();
    }
    void choose(const char* combo, int row) {
        find<QComboBox>(combo)->setCurrentIndex(row);
        Q_EMIT find<QComboBox>(combo)->activated(row);
        QApplication::processEvents();
    }
    QString reason() { return bench().reason(); }
};

} // namespace

TEST_CASE("summaries are chosen above the plots, by mouse and by keyboard, and undone", "[window]") {
    SummariesWorkbench f;
    CHECK(f.bench().mechanism().reads == Signals::reads);
    auto* tabs = f.find<QTabBar>("signals_switch");
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Right);
    QApplication::processEvents();
    CHECK(f.session().view<SignalsView>().summaries);
    CHECK(f.bench().mechanism().id == "summaries");
    CHECK(f.window.mechanismColumn()->chooser()->count() == 1);
    CHECK(f.reason().contains("Choose features"));
    f.trigger("undo");
    CHECK(f.bench().mechanism().reads == Signals::reads);
    CHECK(tabs->currentIndex() == 0);
    CHECK(f.window.mechanismColumn()->chooser()->count() > 3);
    CHECK(f.bench().frame().has_value());
}

TEST_CASE("summaries show a table of the features chosen, with bars in parts of their ranges", "[window]") {
    SummariesWorkbench f;
    f.show(1);
    f.tick("rate");
    f.tick("size");
    REQUIRE(f.bench().table());
    const AreaTableModel& model = *f.panel().table()->rows();
    REQUIRE(model.rows().size() == 2);
    CHECK(model.rows()[0].area == "rate");
    CHECK(model.rows()[0].original == Approx(1.5));
    CHECK(model.headerData(AreaTableModel::area, Qt::Horizontal, Qt::DisplayRole) == "Feature");
    CHECK(f.panel().plots()->table()->content().originals == std::vector<double>{1.5 / 4, 5.0 / 20});
    CHECK(f.panel().table()->copied().contains("feature\tmetric\tprivate"));
    CHECK(f.window.mechanismColumn()->card()->text().contains("of a feature's range"));
    CHECK(f.bench().command().contains("nictate-cli summaries"));
    CHECK(f.bench().command().remove('\'').contains("--features rate,size")); // PowerShell needs the quotes
    CHECK(f.bench().caption().contains("2 features over 40 people"));
    CHECK(f.bench().release());
    CHECK(!f.panel().plots()->seen()->empty());
}

TEST_CASE("summaries compare groups and recordings", "[window]") {
    SummariesWorkbench f;
    f.show(1);
    f.tick("rate");
    f.choose("summary_groups", 1);
    REQUIRE(f.bench().table());
    REQUIRE(f.bench().table()->groups);
    CHECK(f.panel().findings()->model()->findings().size() == 1);
    CHECK(f.panel().findings()->sentence().contains("rate"));
    CHECK(f.bench().table()->facts.observers == 40);
    f.choose("summed_recordings", 2);
    CHECK(f.session().view<SignalsView>().summed_condition == "film");
    CHECK(f.bench().command().contains("--condition film"));
    const Session back = parseSession(sessionText(f.session()), {});
    CHECK(back.view<SignalsView>() == f.session().view<SignalsView>());
}

TEST_CASE("summaries say what is missing: bounds first", "[window]") {
    SummariesWorkbench f(false);
    f.show(1);
    CHECK(f.reason().contains("public table"));
    CHECK_FALSE(f.bench().release());
    int said = 0; // once on the page, beside the button that is off, and nowhere else
    for (const QLabel* label : f.window.findChildren<QLabel*>())
        said += label->isVisible() && label->text().contains("public table");
    CHECK(said <= 2);
    CHECK(f.find<QPushButton>("choose_bounds")->isVisible());
    f.show(0);
    CHECK(f.bench().frame().has_value());
}

TEST_CASE("who asks for a plot of summaries is shown it", "[window]") {
    SummariesWorkbench f;
    f.bench().page("summary_figure")->bring_up();
    CHECK(f.session().view<SignalsView>().summaries);
    CHECK(f.panel().plots()->inFront("summary_figure"));
    f.bench().page("spectrum")->bring_up();
    CHECK_FALSE(f.session().view<SignalsView>().summaries);
}
