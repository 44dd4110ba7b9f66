// What an evaluation refuses, and with which words; labels of single rows; what moves and what is asked at once are one.

#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/evaluation_run.h"
#include "core/evaluation/release_draws.h"
#include "core/evaluation/row_labels.h"
#include "made_evaluation.h"
#include "tests/catch.h"

#include <atomic>
#include <cmath>

using namespace nictate;

namespace {

struct Counts {
    SignalStudy study;
    RecordingSet set;

    /// No values: limits are told from counts.
    Counts(int people, int rows, int features) {
        study.length = rows;
        study.features.assign(static_cast<std::size_t>(features), "f");
        for (int person = 0; person < people; ++person) {
            set.people.push_back("P" + std::to_string(person));
            set.recordings.push_back({person, 0, static_cast<std::size_t>(person), rows});
        }
    }
    void refuse(const std::vector<std::string>& attackers, int every = 10) const {
        EvaluationRequest request;
        request.tasks = {{TaskKind::condition}};
        request.attackers = attackers;
        request.every = every;
        refuseTooLarge(study, set, request);
    }
};

std::vector<EvaluationResult> evaluated(Dataset study, const EvaluationRequest& request,
                                        const std::vector<EvaluatedMechanism>& mechanisms = {}) {
    const SignalStudy signals = signalsOfEverybody(study);
    return evaluate(signals, recordingSet(study, signals), request, mechanisms);
}

} // namespace

TEST_CASE("500 people with 10 000 windows are more than an evaluation takes; what would do is said before any work") {
    CHECK_THROWS_WITH(Counts(500, 10'000, 52).refuse({"lda"}),
                      Catch::Contains("length") && Catch::Contains("at most 2307") && Catch::Contains("260000000"));
    CHECK_NOTHROW(Counts(500, 2'000, 52).refuse({"lda", "likelihood"}));
    CHECK_NOTHROW(Counts(20, 10'000, 52).refuse({"lda", "knn", "svm"}));
    CHECK_THROWS_WITH(Counts(500, 2'000, 52).refuse({"knn"}), Catch::Contains("every") && Catch::Contains("at least 20"));
    CHECK_NOTHROW(Counts(500, 2'000, 52).refuse({"knn"}, 20));
    CHECK_THROWS_WITH(Counts(500, 2'000, 52).refuse({"svm"}, 20), Catch::Contains("at least 50 for svm"));
}

TEST_CASE("one person is nobody to tell apart, and recordings of one row have no halves") {
    EvaluationRequest request;
    request.attackers = {"lda", "knn"};
    for (const Task& task : {Task{TaskKind::condition}, Task{TaskKind::person}, Task{TaskKind::attribute, "side"}}) {
        request.tasks = {task};
        CHECK_THROWS_WITH(evaluated(noisyStudy(1, 40), request), Catch::Contains(task.id()) && Catch::Contains("at least 2"));
    }
    Dataset one_row = noisyStudy(4, 40);
    for (FeatureTable& table : one_row.features.tables)
        table.values = Eigen::MatrixXd(table.values.topRows(1));
    one_row.features.tables.front().values = noisyStudy(1, 2).features.tables.front().values;
    request.tasks = {{TaskKind::person}};
    request.protocols = {Protocol::halves_embargo};
    CHECK_THROWS_WITH(evaluated(one_row, request), Catch::Contains("too short"));
}

TEST_CASE("a mechanism that makes no numbers of a study is told from one that hides it") {
    Mechanism<Signals> broken = mechanismOf<Signals>("k-same-select");
    broken.simulate = [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters&, const SignalFacts&,
                         const SeededNoise&, const Progress&) {
        SignalStudy out = study;
        out.conditions[1].tables[2](3, 1) = NAN;
        return out;
    };
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}};
    for (const std::string attacker : {"lda", "knn"}) {
        request.attackers = {attacker};
        CHECK_THROWS_WITH(evaluated(noisyStudy(6, 40), request, {{&broken, {}, {}}}),
                          Catch::Contains("what the mechanism makes") && Catch::Contains("not a number"));
    }
}

TEST_CASE("a column that says what rows are is a task without a vote, and no feature") {
    Dataset study = noisyStudy(8, 60, 0);
    study.features.names.push_back("sensitive");
    for (FeatureTable& table : study.features.tables) {
        Eigen::MatrixXd wider(table.values.rows(), 4);
        wider << table.values, Eigen::VectorXd::Zero(table.values.rows());
        for (Eigen::Index t = 0; t < wider.rows(); ++t) {
            wider(t, 3) = t % 20 < 10 ? 0 : 1;
            wider(t, 0) += 6 * wider(t, 3);
        }
        wider(0, 3) = NAN;
        table.values = wider;
    }
    const LabelColumn column = takeLabelColumn(study, "sensitive");
    CHECK(study.features.names == std::vector<std::string>{"small", "large", "middling"});
    CHECK(study.features.tables.front().values.cols() == 3);
    const SignalStudy signals = signalsOfEverybody(study);
    RecordingSet set = recordingSet(study, signals);
    set.row_labels = rowLabels(column, set, study);
    CHECK(set.row_labels->names == std::vector<std::string>{"0", "1"});
    EvaluationRequest request;
    request.tasks = {taskNamed("label:sensitive")};
    request.attackers = {"lda", "knn", "likelihood"};
    request.every = 1;
    const auto found = evaluate(signals, set, request, {});
    REQUIRE(found.size() == 1); // whole recordings have no label
    CHECK(found[0].accuracy > 0.9);
    CHECK(found[0].accuracy == *found[0].row_accuracy);
    CHECK(found[0].confusion.sum() == 16 * 59); // rows without a label stay out
    CHECK_THROWS_WITH(takeLabelColumn(study, "scene"), Catch::Contains("scene") && Catch::Contains("middling"));
    CHECK_THROWS_WITH(rowLabels(takeLabelColumn(study, "large"), set, study), Catch::Contains("different numbers"));
}

TEST_CASE("what is evaluated while ε moves is what it is when asked for at once") {
    const Dataset dataset = noisyStudy(8, 40);
    for (const bool bounded : {false, true})
        for (const std::string mechanism : {"fpa", "dcfpa", "lpa", "k-same-select"}) {
            CAPTURE(bounded, mechanism);
            std::optional<std::vector<FeatureBounds>> bounds;
            if (bounded)
                bounds = {{-4, 6}, {-3000, 4000}, {-80, 120}};
            const SignalStudy signals = signalsOfEverybody(dataset, bounds);
            const RecordingSet set = recordingSet(dataset, signals);
            EvaluationRequest request;
            request.tasks = {{TaskKind::condition}, {TaskKind::person}};
            request.attackers = {"lda", "lda-matched", "lda-scale", "likelihood", "twice"};
            request.repetitions = 1;
            request.permutations = 0;
            request.clean = false;
            request.sketch = bounded;
            LiveEvaluation live(signals, set, request, mechanismOf<Signals>(mechanism));
            for (const double epsilon : {0.1, 20.0, 1.0}) {
                const auto moved = live.at({}, {epsilon});
                CHECK(evaluationCsv(moved) ==
                      evaluationCsv(evaluate(signals, set, request, {{&mechanismOf<Signals>(mechanism), {}, {epsilon}}})));
            }
        }
}

TEST_CASE("a sketch is one draw of private signals and one of their control, those of the whole evaluation") {
    const Dataset dataset = noisyStudy(8, 40);
    const SignalStudy signals = signalsOfEverybody(dataset);
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}};
    request.attackers = {"lda"};
    request.permutations = 0;
    request.clean = false;
    const std::vector<EvaluatedMechanism> fpa = {{&mechanismOf<Signals>("fpa"), {}, {1.0}}};
    request.sketch = true;
    const auto sketched = evaluate(signals, recordingSet(dataset, signals), request, fpa);
    request.sketch = false;
    request.repetitions = 1;
    const auto whole = evaluate(signals, recordingSet(dataset, signals), request, fpa);
    REQUIRE(sketched.size() == 2);
    CHECK((sketched[0].draws == 1 && sketched[1].draws == 1));
    CHECK((whole[0].draws == 1 && whole[1].draws == 2)); // one control has no deviation
    CHECK(sketched[0].accuracy == whole[0].accuracy);
    CHECK(sketched[1].confusion == whole[1].confusion);
}

TEST_CASE("trees and forests that nobody wants any more stop while they grow") {
    const Dataset dataset = noisyStudy(6, 60, 0);
    TrainingRows train{FloatRows(720, 3), {}, 2};
    for (std::size_t i = 0; i < 12; ++i)
        train.values.middleRows(static_cast<Eigen::Index>(i) * 60, 60) = dataset.features.tables[i].values.cast<float>();
    for (int row = 0; row < 720; ++row)
        train.labels.push_back(row / 60 % 2);
    for (const std::string id : {"dt", "rf"}) {
        CAPTURE(id);
        int asked = 0;
        auto stop = std::make_shared<std::atomic<bool>>(false);
        const Progress unwanted([&](double) { *stop = ++asked == 20; }, stop);
        CHECK_THROWS_AS(classifierNamed(id).predict(train, train.values, {.wanted = unwanted}, SeededNoise(1)), Cancelled);
        CHECK(asked == 20);
    }
}

TEST_CASE("a signal without any value is told by name: whoever it is of would be recognised by its constant") {
    Dataset study = noisyStudy(4, 20);
    study.features.tables[2].values.col(1).setConstant(NAN);
    const SignalStudy signals = signalsOfEverybody(study);
    REQUIRE(signals.warnings.size() == 2);
    CHECK_THAT(signals.warnings[0].english(),
               Catch::Contains("1 signal has no value at all") && Catch::Contains("\"large\" of \"P2\""));
}

TEST_CASE("private signals of an evaluation are those of the mechanism's own simulation") {
    const Dataset dataset = noisyStudy(4, 45);
    const std::vector<FeatureBounds> bounds = {{-4, 6}, {-3000, 4000}, {-80, 120}};
    for (const auto& [mechanism, finish] : {std::pair("fpa", "shrink"), std::pair("fpa", "clamp"), std::pair("cfpa", "raw"),
                                            std::pair("dcfpa", "shrink"), std::pair("lpa", "shrink"), std::pair("lpa", "raw")}) {
        CAPTURE(mechanism, finish);
        const SignalStudy signals = signalsOfEverybody(dataset, bounds);
        Parameters given;
        given.set("finish", finish);
        ReleaseDraws draws(mechanismOf<Signals>(mechanism), signals, SeededNoise(3));
        draws.choose(given, {2.0});
        const SignalStudy& made = draws(0, signals, 0, 5);
        const SignalStudy own =
            simulatePrepared(draws.releases()[0].slots->prepared(), signals, SeededNoise(3).stream(2).stream(5));
        for (std::size_t c = 0; c < 2; ++c)
            for (std::size_t t = 0; t < 4; ++t)
                CHECK(made.conditions[c].tables[t].isApprox(own.conditions[c].tables[t], 1e-9));
    }
}
