// Drives the Evaluation bench and looks at picture, table, confusion matrix, session and command.

#include "app/benches/evaluation/evaluation_bench.h"

#include "app/benches/evaluation/evaluation_plots.h"
#include "app/benches/evaluation/found_table.h"
#include "app/benches/evaluation/gaze_finding_table.h"
#include "app/release/report_dialog.h"
#include "app/window/message_bar.h"
#include "core/errors.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/io/open_study.h"
#include "core/session/session_file.h"
#include "core/simulate/viewing.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/evaluation/made_evaluation.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/confusion_plot.h"
#include "widgets/empty_state.h"
#include "widgets/tradeoff_plot.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <cmath>
#include <set>

using namespace nictate;

namespace {

/// Six people in two conditions, 60 rows of two features: conditions differ, people differ.
std::string evaluatedFolder(const test::TemporaryFolder& folder) {
    for (int person = 1; person <= 6; ++person)
        for (const std::string condition : {"comic", "paper"}) {
            std::string rows;
            for (int t = 0; t < 60; ++t)
                rows += std::to_string((condition == "paper" ? 1 : 0) + 0.3 * std::sin(0.9 * t + person)) + "," +
                        std::to_string(person + 0.2 * std::cos(0.7 * t)) + "\n";
            folder.write("study/Data_P" + std::to_string(person) + "_R1_" + condition + "_Features_2.csv", rows);
        }
    folder.write("study/participants.csv", "participant,age,gender\nP1,20,f\nP2,21,f\nP3,22,m\nP4,30,m\nP5,31,m\nP6,32,m\n");
    return (folder.path() / "study").string();
}

struct AtEvaluation : Workbench {
    test::TemporaryFolder folder;

    AtEvaluation() {
        openAndWait(QString::fromStdString(evaluatedFolder(folder)));
        Session chosen = session();
        chosen.at(EvaluationView::bench).compared.clear();
        chosen.view<EvaluationView>().epsilons = {0.01, 10};
        window.document().change("few", chosen);
        trigger("bench_evaluation_action");
        REQUIRE(wait());
    }
    EvaluationBench& bench() { return *window.findChild<EvaluationBench*>(); }
    bool wait() {
        return waitFor([this] { return bench().settled(); });
    }
    const std::vector<FoundRow>& rows() { return bench().table()->rows()->rows(); }
    const FoundRow& row(const std::string& attacker, double epsilon) {
        for (const FoundRow& each : rows())
            if (each.found.attacker == attacker && each.found.epsilon == epsilon)
                return each;
        throw MissingData(Text("no row of %1", attacker));
    }
    void choose(const char* box, int index) {
        auto* combo = find<QComboBox>(box);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
        REQUIRE(wait());
    }
};

} // namespace

TEST_CASE("the Evaluation bench draws every ε between attack and task, beside the noise alone, as the command line prints it") {
    AtEvaluation at;
    const TradeoffContent& picture = at.bench().plots()->tradeoff()->content();
    REQUIRE(picture.points.size() == 3); // two ε of the lines, and the present one
    CHECK(picture.points[2].now);
    REQUIRE(picture.original);
    CHECK(picture.original->y() == 1);
    CHECK(picture.points[0].control.y() < 0.7); // more is no constant recognised as

    const std::string command = at.bench().command().toStdString();
    REQUIRE(command.rfind("nictate-cli evaluate ", 0) == 0);
    const auto run = test::cli(command.substr(12, command.find(" --out ") - 12));
    REQUIRE(run.status == 0);
    const FoundRow& strongest = at.row("lda", 10);
    const std::string start = "condition,leave-one-person-out,lda,private,fpa,10,";
    const std::size_t line = run.text.find(start);
    REQUIRE(line != std::string::npos);
    std::vector<std::string> cells;
    std::istringstream text(run.text.substr(line, run.text.find('\n', line) - line));
    for (std::string cell; std::getline(text, cell, ',');)
        cells.push_back(cell);
    CHECK(std::stod(cells.at(11)) == strongest.found.accuracy);
    CHECK(std::stod(cells.at(16)) == strongest.found.control);
    CHECK(std::stod(cells.at(21)) == strongest.found.p);
}

TEST_CASE("what cannot be asked is refused again at another ε") {
    const test::TemporaryFolder folder;
    const Dataset study = openStudy(evaluatedFolder(folder));
    auto evaluated = std::make_shared<EvaluatedStudy>();
    evaluated->signals = signalStudy(study, {{0, 1, 2, 3, 4, 5}, {}, {}});
    evaluated->set = recordingSet(study, evaluated->signals);
    EvaluationKey key{evaluated, {}, "lpa", {}, {1}};
    key.request.tasks = {taskNamed("attribute:nobody-has-it")};
    QuickFindings quick;
    CHECK_THROWS_AS(quick(key, {}), MissingData);
    key.epsilons = {2};
    CHECK_THROWS_AS(quick(key, {}), MissingData);
}

TEST_CASE("the table says in a sentence what was recognised, and its row's confusion matrix stands beside the picture") {
    AtEvaluation at;
    CHECK(at.row("lda", 0.01).found.verdict != Verdict::reads_data);
    at.bench().table()->selectRow(0); // the original by its means
    CHECK_THAT(at.find<QLabel>("evaluation_sentence")->text().toStdString(),
               Catch::Contains("give the condition away: a share of 1 is right"));
    const ConfusionPlot* confusion = at.bench().plots()->confusion();
    CHECK(confusion->content().counts == std::vector<std::vector<int>>{{6, 0}, {0, 6}});
    CHECK(confusion->mayLeave());

    at.choose("evaluation_table", 1); // people
    CHECK(at.rows().front().found.task.kind == TaskKind::person);
    at.bench().table()->selectRow(0);
    CHECK(confusion->content().names.size() == 6);
    CHECK_FALSE(confusion->mayLeave());
    CHECK(at.bench().page("confusion")->csv("").isEmpty());
    CHECK_FALSE(at.bench().page("tradeoff")->csv("caption").isEmpty());
    CHECK(at.bench().table()->copied().startsWith("# SIMULATION"));
    at.trigger("undo");
    CHECK(at.rows().front().found.task.kind == TaskKind::condition);
}

TEST_CASE("halves of one release are struck through beside independent releases, where nothing is found") {
    AtEvaluation at;
    at.choose("evaluation_table", 1);
    at.find<QCheckBox>("classifier_knn")->click();
    at.choose("protocol", 2); // halves
    const FoundRow& halves = at.row("knn", 0.01);
    CHECK(halves.as_published);
    REQUIRE(halves.fresh);
    CHECK(halves.found.verdict != Verdict::reads_data);
    CHECK(*halves.fresh < halves.found.accuracy);
    const AttackResultsModel& model = *at.bench().table()->rows();
    const int place = static_cast<int>(&halves - at.rows().data());
    CHECK(model.data(model.index(place, AttackResultsModel::released), Qt::FontRole).value<QFont>().strikeOut());
    CHECK(parseSession(sessionText(at.session()), "s.nictate") == at.session());
}

TEST_CASE("the present ε moves alone: what lines were drawn through stays, and undo brings it back at once") {
    AtEvaluation at;
    const TradeoffContent before = at.bench().plots()->tradeoff()->content();
    const Findings* lines = &at.bench().plots()->findings();
    const double accuracy = lines->front().accuracy;
    Session moved = at.session();
    moved.given["fpa"].set("epsilon", 30.0);
    at.window.document().change("Change ε", moved);
    REQUIRE(at.wait());
    const TradeoffContent& after = at.bench().plots()->tradeoff()->content();
    REQUIRE(after.points.size() == 3);
    CHECK(after.points[0] == before.points[0]);
    CHECK(after.points[2].label == "30");
    CHECK(after.points[2].at != before.points[2].at);
    CHECK(at.bench().plots()->findings().front().accuracy == accuracy);
    at.trigger("undo");
    CHECK(at.bench().plots()->tradeoff()->content() == before);
}

TEST_CASE("while ε moves a ring follows on the mechanism's line, until what is computed at that ε takes its place") {
    AtEvaluation at;
    const TradeoffContent before = at.bench().plots()->tradeoff()->content();
    CHECK_FALSE(before.ring);
    const auto moveTo = [&](double epsilon) {
        Session moved = at.session();
        moved.given["fpa"].set("epsilon", epsilon);
        at.window.document().change("Change ε", moved);
        return at.bench().plots()->tradeoff()->content().ring;
    };
    const QPointF low = before.points[0].at, high = before.points[1].at; // at 0.01 and 10
    const auto middle = moveTo(std::sqrt(0.1));
    REQUIRE(middle);
    CHECK(middle->at.x() == Approx((low.x() + high.x()) / 2));
    CHECK(middle->at.y() == Approx((low.y() + high.y()) / 2));
    const auto beyond = moveTo(30);
    REQUIRE(beyond);
    CHECK(beyond->at == high);
    CHECK(beyond->label.contains("beyond"));
    REQUIRE(moveTo(1));
    REQUIRE(at.wait());
    CHECK_FALSE(at.bench().plots()->tradeoff()->content().ring);
    CHECK(at.bench().plots()->tradeoff()->content().points.back().label == "1");
}

TEST_CASE("while ε moves one draw is looked at by who is drawn: two releases only where they are asked for") {
    const Dataset dataset = noisyStudy(6, 40);
    const SignalStudy signals = signalsOfEverybody(dataset);
    const auto study = std::make_shared<const EvaluatedStudy>(EvaluatedStudy{signals, recordingSet(dataset, signals)});
    QuickFindings quick;
    for (const bool two : {false, true}) {
        quick.matchTwoReleases(two);
        const Findings found = quick({study, chosenEvaluation(Session{}, 2), "fpa", {}, {0.5}}, {});
        std::set<std::string> attackers;
        for (const EvaluationResult& each : found) {
            CHECK(each.draws == 1);
            CHECK_FALSE(each.p);
            attackers.insert(each.attacker);
        }
        CHECK(attackers == (two ? std::set<std::string>{"lda", "lda-matched", "likelihood", "twice"}
                                : std::set<std::string>{"lda", "lda-matched", "likelihood"}));
    }
}

TEST_CASE("ε of the lines are typed; what is none is refused by name and the old ones stay") {
    AtEvaluation at;
    at.enter("line_epsilons", "3, 0.5 0.5");
    REQUIRE(at.wait());
    CHECK(at.session().view<EvaluationView>().epsilons == std::vector<double>{0.5, 3});
    at.enter("line_epsilons", "3, many");
    CHECK(at.session().view<EvaluationView>().epsilons == std::vector<double>{0.5, 3});
    CHECK(at.find<QLineEdit>("line_epsilons")->text() == "0.5, 3");
    CHECK_THAT(at.window.messages()->text().toStdString(), Catch::Contains("many"));
}

TEST_CASE("Report writes one page from the window: what attackers find only when it is asked for, and then marked") {
    AtEvaluation at;
    const QString page = QString::fromStdString((at.folder.path() / "report.html").string());
    for (const bool findings : {false, true}) {
        answerDialog([&](QWidget* dialog) {
            dialog->findChild<QCheckBox*>("report_findings")->setChecked(findings);
            qobject_cast<ReportDialog*>(dialog)->write(page);
        });
        at.trigger("report");
        const std::string text = test::contents(page.toStdString());
        CHECK_THAT(text, Catch::Contains("There is no ledger"));
        CHECK((text.find("SENSITIVE") != std::string::npos) == findings);
        CHECK((text.find("<svg") != std::string::npos) == findings);
    }
}

TEST_CASE("features that give people away are shown, computed only while they are looked at, and never leave") {
    AtEvaluation at;
    CHECK(at.bench().plots()->importance()->empty());
    at.bench().plots()->bringUp("importance");
    REQUIRE(at.wait());
    const BarContent& bars = at.bench().plots()->importance()->content();
    REQUIRE(bars.names.size() == 2);
    CHECK(bars.values[0] > 0.3); // the second column is the person
    CHECK(bars.values[0] > bars.values[1]);
    CHECK_FALSE(at.bench().plots()->importance()->mayLeave());
    CHECK(at.bench().page("importance")->csv("").isEmpty());
    at.bench().plots()->bringUp("membership");
    CHECK(at.bench().plots()->membership()->empty()); // no fixations, no heatmap
}

TEST_CASE("who is left for somebody who knows attributes and has gaze is counted while it is looked at, and never leaves") {
    AtEvaluation at;
    CHECK(at.bench().plots()->narrowing()->empty());
    at.bench().plots()->bringUp("narrowing");
    REQUIRE(at.wait());
    const BarContent& bars = at.bench().plots()->narrowing()->content();
    REQUIRE(bars.names.size() == 4); // no gaze, the original, protected, the noise alone
    CHECK(bars.values[0] == Approx((2 + 2 + 1 + 3 + 3 + 3) / 6.0));
    CHECK(bars.originals[1] == 1); // the second column is the person
    CHECK(bars.values[1] == 1);
    CHECK(bars.originals[3] == Approx(3.5).margin(1.2));
    for (std::size_t i = 1; i < 4; ++i)
        CHECK(bars.values[i] <= std::min(bars.values[0], bars.originals[i]));
    CHECK(at.bench().plots()->narrowing()->title().contains("age ± 2, gender"));
    CHECK_FALSE(at.bench().plots()->narrowing()->mayLeave());
    CHECK(at.bench().page("narrowing")->csv("").isEmpty());
}

TEST_CASE("a line of the table of gaze samples: everybody is found in the original, and nobody who rests in the middle") {
    GazeFindingKey key{std::make_shared<const Dataset>(simulateViewing(4, 1, 20)), {0, 1, 2, 3}, {}, {}, 0, 1};
    const GazeFinding raw = gazeFindingOf(key, {});
    CHECK(raw.chance == 0.25);
    CHECK(raw.row.linkage == 1);
    CHECK(raw.networks > raw.chance);
    key.mechanism = "centre";
    const GazeFinding rest = gazeFindingOf(key, {});
    CHECK(rest.networks < raw.networks);
    CHECK(rest.row.prediction_net > raw.row.prediction_net);
    CHECK_FALSE(practical(rest, raw, 0.25).prediction);
    CHECK(practical(raw, raw, 0.25).activity == false); // people are found
    GazeFinding hidden = raw;
    hidden.networks = 0.25;
    CHECK((practical(hidden, raw, 0.25).activity && practical(hidden, raw, 0.25).prediction));
    key.mechanism = "kaleido";
    key.given.set("epsilon", 5.0);
    key.given.set("radius", 10.0);
    key.window_s = 0.5;
    CHECK(settingsInWords(key) == "ε = 5, w = 0.5 s, r = 10°");
    CHECK(raw.row.seconds_per_hour == 0);
    CHECK(gazeFindingOf(key, {}).row.seconds_per_hour > 0);
    CHECK(gazeFindingKeys(Session{}, key.study).size() == 3 + 4 + 16 + 8);
}

TEST_CASE("a study without features says what an evaluation needs and the simulated readers open there") {
    Workbench bench;
    bench.open();
    bench.trigger("bench_evaluation_action");
    auto* evaluation = bench.window.findChild<EvaluationBench*>();
    CHECK(evaluation->empty()->isVisible());
    CHECK_FALSE(evaluation->content());
    CHECK_THROWS_AS(evaluation->command(), MissingData);
    evaluation->empty()->findChild<QPushButton*>("open_reading")->click();
    CHECK(waitFor([&] { return !evaluation->empty()->isVisible(); }));
    CHECK(evaluation->isOpen()); // not where such a study is met first
}

TEST_CASE("a session file's attackers, protocols, controls and ε that do not exist are refused by their key") {
    const std::string good = sessionText(Session{});
    const auto refused = [&](const std::string& from, const std::string& to, const char* key) {
        std::string text = good;
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, from.size(), to);
        CHECK_THROWS_WITH(parseSession(text, "s.nictate"), Catch::Contains(key));
    };
    refused("\"control\": \"constant\"", "\"control\": \"nothing\"", "control");
    refused("\"attacker\": \"\"", "\"attacker\": \"oracle\"", "attacker");
    refused("\"protocol\": \"\"", "\"protocol\": \"thirds\"", "protocol");
    refused("0.01,", "-1,", "epsilons");
}
