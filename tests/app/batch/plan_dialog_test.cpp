#include "app/batch/plan_dialog.h"

#include "app/batch/plan_draft.h"
#include "app/batch/results_window.h"
#include "app/cli/plan_studies.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/session/shell_run.h"
#include "widgets/curve_plot.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace nictate;

namespace {

struct PlanBench {
    StudyOnDisk study;
    Document document;

    PlanBench() {
        Session session;
        session.data.path = study.file().toStdString();
        session.data.say("screen", "400x300");
        session.at(HeatmapLook::bench).mechanism = "laplace";
        session.given["laplace"].set("cap", 2.0);
        document.open(std::make_shared<Dataset>(openStudy(study.file().toStdString())), session);
    }
};

QString message(const PlanDialog& dialog) { return dialog.findChild<QLabel*>("plan_message")->text(); }

} // namespace

TEST_CASE("a plan made in the window is what nictate-cli batch reads, from what is on screen") {
    PlanBench bench;
    PlanDialog dialog(bench.document);
    REQUIRE(waitFor([&] { return dialog.checked(); }));
    CHECK(message(dialog).contains(" 40 cells")); // 2 stimuli × 4 ε × 5 repetitions
    const QString file = bench.study.path("plan.json");
    dialog.write(file);
    REQUIRE(waitFor([&] { return dialog.checked(); }));
    const QString commands = dialog.findChild<QPlainTextEdit*>("plan_commands")->toPlainText();
    CHECK(commands.startsWith("nictate-cli batch " + file + " --out " + bench.study.path("plan-workflow") + "\n"));
    CHECK(commands.contains("snakemake -c2"));

    const std::vector<BatchCell> cells = readBatchPlan(std::filesystem::path(file.toStdString()), cli::stimuliAsCommanded());
    REQUIRE(cells.size() == 40);
    CHECK(cells[0].mechanism == "laplace");
    CHECK(cells[0].parameters == "cap=2");
    CHECK(cells[0].options == "size=400x300");
    CHECK(cells[0].epsilon == "0.1");
}

TEST_CASE("a plan's commands run nothing of its file's name, in bash", "[shell]") {
    for (const std::string& name : nictate::test::hostileNames())
        for (bool typed : {false, true}) {
            const std::string text = planCommands(name, name + "-out");
            CAPTURE(name, typed, text);
            const nictate::test::ShellRun run = nictate::test::runInBash(text, typed);
            CHECK(run.files == std::set<std::string>{"script", "words", "said"});
            const std::string before = name.starts_with('-') ? "./" : "";
            CHECK(run.words.contains(before + name));
            CHECK(run.words.count(before + name + "-out") == 2); // --out, cd
        }
}

TEST_CASE("what the command would refuse in a plan is refused in the window, naming the key") {
    PlanBench bench;
    PlanDialog dialog(bench.document);
    const auto said = [&](const char* box, const QString& text) {
        if (auto* line = dialog.findChild<QLineEdit*>(box))
            line->setText(text);
        else
            dialog.findChild<QPlainTextEdit*>(box)->setPlainText(text);
        REQUIRE(waitFor([&] { return dialog.checked(); }));
        CHECK_FALSE(dialog.findChild<QPushButton*>("plan_write")->isEnabled());
        return message(dialog).toStdString();
    };
    CHECK_THAT(said("plan_epsilons", "0.1, -3"), Catch::Contains("sweeps[0].epsilons") && Catch::Contains("-3"));
    CHECK_THAT(said("plan_epsilons", ""), Catch::Contains("at least one number"));
    dialog.findChild<QLineEdit*>("plan_epsilons")->setText("1");
    CHECK_THAT(said("plan_parameters", "clipp = 3"), Catch::Contains("parameters.clipp"));
    CHECK_THAT(said("plan_parameters", "clip 3"), Catch::Contains("name = value"));
    dialog.findChild<QPlainTextEdit*>("plan_parameters")->clear();
    REQUIRE(waitFor([&] { return dialog.checked(); }));
    CHECK(dialog.findChild<QPushButton*>("plan_write")->isEnabled());
}

TEST_CASE("results of a sweep are shown as curves and as a table; what is no such table is refused") {
    test::TemporaryFolder folder;
    const auto file = folder.write(
        "results.csv", "measure,study,stimulus,mechanism,epsilon,parameters,options,repetition,seed,row,quantity,value\n"
                       "tradeoff,gallery,poster,laplace,1,,,1,7,,cc_mean,0.25\n"
                       "tradeoff,gallery,poster,laplace,1,,,2,8,,cc_mean,0.75\n"
                       "tradeoff,gallery,poster,laplace,3,,,1,9,,cc_mean,0.9\n");
    ResultsWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.open(QString::fromStdString(file.string()));
    const auto* plot = window.findChild<CurvePlot*>("results_plot");
    REQUIRE(plot->curves().size() == 1);
    CHECK(plot->curves()[0].y == std::vector<double>{0.5, 0.9});
    const auto* table = window.findChild<QTableWidget*>("results_table");
    REQUIRE(table->rowCount() == 2);
    CHECK(table->item(0, 2)->text() == "0.5");
    CHECK(table->item(0, 4)->text() == "2");
    CHECK_FALSE(window.findChild<QPushButton*>("results_report")->isEnabled());
    CHECK_THROWS_AS(window.open(QString::fromStdString(folder.write("other.csv", "a,b\n1,2\n").string())), ParseError);
}
