// A bench that only this test knows, added to the window by one line: everything the window has for benches, it has for it.
#include "app/benches/bench.h"
#include "app/benches/mechanism_column.h"
#include "app/benches/plot_board.h"
#include "app/study/document.h"
#include "app/window/message_bar.h"
#include "core/domains/registry.h"
#include "core/session/session_file.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace nictate;

namespace {

struct TallyPlots : PlotBoard {
    TallyPlots() : PlotBoard(1, 1, 100, nullptr) {
        Curve curve;
        curve.name = "fixations";
        curve.x = {1, 2};
        curve.y = {3, 4};
        addCurves("tally", "&Tally", "Tally", panel(0))->setCurves({curve});
    }
};

/// Counts observers; its mechanisms are those on maps.
class TallyBench : public Bench {
  public:
    explicit TallyBench(Document& document)
        : Bench(document, "tally", "&Tally"), left_(new QLabel("left", this)), own_(new QLabel("own", this)),
          hello_(new QAction("Say &hello", this)), plots_(new TallyPlots) {
        plots_->setParent(this);
        hello_->setObjectName("hello");
        connect(hello_, &QAction::triggered, this, [this] { Q_EMIT noted("hello"); });
        connect(&document, &Document::studyChanged, this, &TallyBench::refresh);
        connect(&document, &Document::sessionChanged, this, &TallyBench::refresh);
    }
    QWidget* leftColumn() override { return left_; }
    QWidget* settings() override { return own_; }
    std::string reads() const override { return Heatmaps::reads; }
    std::vector<PlotPage> pages() const override { return plots_->pages(); }
    QString summary() const override { return "fourteen"; }
    QString caption() const override { return "a tally"; }
    CommandScript script() const override { return {{}, {}, {{"tally", "", {}, {}}}, {}}; }
    std::vector<QAction*> analyseActions() const override { return {hello_}; }

  private:
    void refresh() {
        if (!isOpen())
            return;
        const Mechanism<Heatmaps>& chosen = mechanismOf<Heatmaps>(mechanism().id);
        CardContent content;
        content.mechanism = chosen.info.id;
        content.resolved = resolve(chosen, document_.session().parameters(chosen.info.id), HeatmapFacts{});
        content.guarantee = chosen.guarantee(content.resolved, HeatmapFacts{});
        content.lines = {{"Tally", "14", "", true, false}};
        present(std::move(content));
    }

    QLabel *left_, *own_;
    QAction* hello_;
    TallyPlots* plots_;
};

Benches withTally(Document& document) {
    Benches benches = allBenches(document);
    benches.push_back(std::make_unique<TallyBench>(document));
    return benches;
}

} // namespace

TEST_CASE("a bench of one's own is in the window by one line") {
    Workbench bench({}, withTally);
    bench.open();
    auto* hello = bench.find<QAction>("hello");
    CHECK_FALSE(hello->isVisible());
    QTest::mouseClick(bench.find<QToolButton>("bench_tally"), Qt::LeftButton);
    CHECK(bench.session().bench == "tally");
    CHECK(bench.find<QWidget>("tally_bench")->isVisible());
    CHECK_FALSE(bench.heatmaps().isVisible());

    SECTION("its card, mechanisms, parameters, settings and left column are those in the window") {
        CHECK(bench.window.mechanismColumn()->card()->text().contains("Tally: 14"));
        auto* mechanism = bench.find<QComboBox>("mechanism");
        CHECK(mechanism->currentIndex() == 0); // the session names none
        mechanism->setCurrentIndex(mechanism->findData("laplace"));
        Q_EMIT mechanism->activated(mechanism->currentIndex());
        bench.enter("epsilon.box", "0.5");
        CHECK(bench.session().at("tally").mechanism == "laplace");
        CHECK(bench.session().at("heatmaps").mechanism == "clipped-gaussian");
        CHECK(bench.session().parameters("laplace").number("epsilon") == 0.5);
        for (QLabel* label : bench.find<QWidget>("tally_bench")->window()->findChildren<QLabel*>())
            if (label->text() == "left" || label->text() == "own")
                CHECK(label->isVisible());
        CHECK(parseSession(sessionText(bench.session()), "a.nictate") == bench.session());
    }
    SECTION("its plots, summary, actions and command are those of the menus") {
        CHECK(bench.find<QLabel>("status")->text() == "fourteen");
        CHECK(bench.window.command() == "nictate-cli tally");
        bench.window.exportPlotData("tally", bench.study.path("tally.csv"));
        QFile csv(bench.study.path("tally.csv"));
        REQUIRE(csv.open(QIODevice::ReadOnly));
        const QByteArray text = csv.readAll();
        CHECK(text.startsWith("# a tally"));
        CHECK(text.contains("fixations,2,4"));
        bench.trigger("copy_picture");
        CHECK_FALSE(QApplication::clipboard()->image().isNull());
        CHECK(hello->isVisible());
        hello->trigger();
        CHECK(bench.window.messages()->text() == "hello");
        CHECK_FALSE(bench.find<QAction>("best_cap")->isVisible());
    }
    SECTION("undo goes back to where one was") {
        bench.trigger("undo");
        CHECK(bench.session().bench == "heatmaps");
        CHECK(bench.heatmaps().isVisible());
        CHECK_FALSE(hello->isVisible());
    }
}

TEST_CASE("a session left at a bench that is not there is met at one that is, and keeps its choices") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.bench = "tally";
    session.at("tally").mechanism = "laplace";
    bench.window.take(bench.window.document().sharedStudy(), session);
    CHECK(bench.session().bench == "heatmaps");
    CHECK(bench.session().at("tally").mechanism == "laplace");
    CHECK(bench.window.messages()->text().contains("tally"));
    CHECK(bench.heatmaps().frame());
}
