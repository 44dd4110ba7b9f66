// Faults that would make an evaluation say too much or too little; tests/mutants.cmake puts each into the core.

#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/evaluation_run.h"
#include "core/evaluation/recording_attacks.h"
#include "core/evaluation/release_draws.h"
#include "core/evaluation/row_recognition.h"
#include "made_evaluation.h"
#include "tests/catch.h"

#include <set>

using namespace nictate;

namespace {

struct Made {
    Dataset study;
    SignalStudy signals;
    RecordingSet set;

    explicit Made(Dataset dataset, std::optional<std::vector<FeatureBounds>> bounds = {})
        : study(std::move(dataset)), signals(signalsOfEverybody(study, std::move(bounds))), set(recordingSet(study, signals)) {}
};

EvaluatedMechanism fpaAt(double epsilon, double k) {
    Parameters given;
    given.set("k", k);
    given.set("finish", "raw");
    return {&mechanismOf<Signals>("fpa"), given, {epsilon}};
}

EvaluationResult resultOf(const std::vector<EvaluationResult>& results, const std::string& attacker, SignalKind signals,
                          const std::string& protocol = "") {
    for (const EvaluationResult& result : results)
        if (result.attacker == attacker && result.signals == signals && (protocol.empty() || result.protocol == protocol))
            return result;
    FAIL(attacker << " " << name(signals));
    return {};
}

} // namespace

TEST_CASE("a control gets the noise of the real signals' scales, another draw of it", "[evaluation]") {
    const Made made(noisyStudy(6, 40));
    ReleaseDraws draws(mechanismOf<Signals>("fpa"), made.signals, SeededNoise(1));
    draws.choose(fpaAt(0.1, 3).given, {0.1});
    const SignalStudy constant = constantSignals(made.signals);
    const Eigen::MatrixXd real = recordingLogScales(made.set, draws(0, made.signals, 0, 0));
    const Eigen::MatrixXd control = recordingLogScales(made.set, draws(0, constant, 0, 0));
    CHECK((real - control).cwiseAbs().maxCoeff() < 0.2);
    CHECK((real - recordingLogScales(made.set, draws(0, constant, 0, 1))).cwiseAbs().maxCoeff() > 0.2);
}

TEST_CASE("people told apart by one release's noise are not by two releases", "[evaluation]") {
    const Made made(noisyStudy(12, 40));
    EvaluationRequest request;
    request.tasks = {{TaskKind::person}};
    request.protocols = {Protocol::halves, Protocol::halves_two_releases};
    request.attackers = {"knn", "twice"};
    request.repetitions = least_draws;
    request.permutations = 0;
    const auto results = evaluate(made.signals, made.set, request, {fpaAt(0.01, 1)});
    for (SignalKind signals : {SignalKind::released, SignalKind::constant}) {
        CHECK(resultOf(results, "knn", signals, "halves").accuracy >= 0.95);
        CHECK(resultOf(results, "knn", signals, "halves-two-releases").accuracy <= 0.3);
        CHECK(resultOf(results, "twice", signals).accuracy <= 0.3);
    }
    CHECK(resultOf(results, "knn", SignalKind::released, "halves").verdict != Verdict::reads_data);
}

TEST_CASE("an embargo keeps rows near the middle from being learnt; halves without it learn them", "[evaluation]") {
    const Made made(noisyStudy(3, 41));
    const auto rows = rowsEvery(made.set, 1);
    const TaskLabels people = labelsOf({TaskKind::person}, made.set);
    for (int embargo : {0, 15}) {
        const Protocol protocol = embargo > 0 ? Protocol::halves_embargo : Protocol::halves;
        const RowFold fold = foldsOf(protocol, people, made.set, rows, {.embargo = embargo}).front();
        CHECK(fold.train.size() == 6 * static_cast<std::size_t>(20 - embargo));
        CHECK(fold.test.size() == 6 * 21);
        for (int row : fold.train)
            CHECK(rows[static_cast<std::size_t>(row)].time < 20 - embargo);
    }
    CHECK_THROWS_AS(foldsOf(Protocol::halves_embargo, people, made.set, rows, {.embargo = 20}), MissingData);
}

TEST_CASE("balanced classes have equally many people, of all but the one who is recognised", "[evaluation]") {
    const std::vector<int> classes = {0, 1, 1, 0, 1, 1, -1, 1};
    for (int left_out = 0; left_out < 8; ++left_out) {
        const std::vector<int> people = balancedPeople(classes, left_out, SeededNoise(3));
        int count[2] = {0, 0};
        for (int person : people) {
            CHECK(person != left_out);
            ++count[classes[static_cast<std::size_t>(person)]];
        }
        const int least = classes[static_cast<std::size_t>(left_out)] == 0 ? 1 : 2;
        CHECK(count[0] == least);
        CHECK(count[1] == least);
    }
    std::set<std::vector<int>> drawn;
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        drawn.insert(balancedPeople(classes, 0, SeededNoise(seed)));
    CHECK(drawn.size() > 1);
}

TEST_CASE("whoever holds the originals weighs every coefficient by its own noise", "[evaluation]") {
    // The feature that tells people apart has a small range; another's noise is a thousand times as large.
    const Made made(noisyStudy(10, 40));
    const auto results = [&] {
        EvaluationRequest request;
        request.tasks = {{TaskKind::person}};
        request.attackers = {"likelihood"};
        request.permutations = 0;
        return evaluate(made.signals, made.set, request, {fpaAt(6, 1)});
    }();
    CHECK(resultOf(results, "likelihood", SignalKind::released).accuracy > 0.55);
    CHECK(resultOf(results, "likelihood", SignalKind::constant).accuracy < 0.25);
}

TEST_CASE("nobody finds more in a release within public bounds than its loss allows", "[evaluation]") {
    const Made made(noisyStudy(10, 40), {{{-.05, .05}, {-50, 50}, {-1.5, 1.5}}}); // most values lie outside
    EvaluationRequest request;
    request.tasks = {{TaskKind::person}};
    request.attackers = {"lda", "likelihood", "twice"};
    const auto results = evaluate(made.signals, made.set, request, {fpaAt(0.2, 1)});
    const EvaluationResult found = resultOf(results, "likelihood", SignalKind::released);
    REQUIRE(found.limit);
    CHECK(*found.limit == Approx(guessLimit(0.6, 10)));
    CHECK(found.accuracy <= *found.limit);
    CHECK_FALSE(found.contradicted);
    CHECK(*found.p > 0.05);
}

TEST_CASE("a forest is the same again, whatever was trained before it", "[evaluation]") {
    const Made made(noisyStudy(6, 30, 0.3));
    const auto rows = rowsEvery(made.set, 1);
    const TaskLabels labels = labelsOf({TaskKind::condition}, made.set);
    const auto folds = foldsOf(Protocol::leave_one_person_out, labels, made.set, rows, {});
    const Eigen::MatrixXd values = valuesAt(rows, made.set, made.signals);
    const RowQuestion question{made.set, rows, labels, folds, values, values};
    const auto first = predictRows(classifierNamed("rf"), question, SeededNoise(1));
    CHECK(predictRows(classifierNamed("rf"), question, SeededNoise(1)) == first);
    CHECK(predictRows(classifierNamed("rf"), question, SeededNoise(2)) != first);
}

TEST_CASE("a tree is not pruned", "[evaluation]") {
    // One class in the middle of another: a tree pruned by cross-validation gives up on so few rows.
    const int n = 60;
    TrainingRows train{FloatRows(n, 1), {}, 2};
    FloatRows test(n, 1);
    for (int i = 0; i < n; ++i) {
        test(i, 0) = train.values(i, 0) = static_cast<float>(i);
        train.labels.push_back(i % 10 < 5 ? 0 : 1);
    }
    CHECK(classifierNamed("dt").predict(train, test, {.least_to_split = 4}, SeededNoise(1)) == train.labels);
}

TEST_CASE("labels that mean nothing lie in the chance interval in 93 of 100 runs; the interval over people holds fewer",
          "[evaluation]") {
    Dataset study = noisyStudy(12, 4, 3); // conditions far apart: every fold follows the same majority
    int inside = 0, over_people = 0;
    for (int run = 0; run < 100; ++run) {
        const SeededNoise noise = SeededNoise(41).stream(static_cast<std::uint64_t>(run));
        Dataset permuted = study;
        for (std::size_t table = 0; table < permuted.features.tables.size(); table += 2) // a person's two
            if (noise.below(2, table) == 1)
                std::swap(permuted.features.tables[table].condition, permuted.features.tables[table + 1].condition);
        const Made made(permuted);
        EvaluationRequest request;
        request.tasks = {{TaskKind::condition}};
        request.attackers = {"lda"};
        request.permutations = 199;
        request.seed = static_cast<std::uint64_t>(run);
        const EvaluationResult found = evaluate(made.signals, made.set, request, {}).front();
        REQUIRE(found.chance_interval);
        inside += found.chance_interval->low <= found.accuracy && found.accuracy <= found.chance_interval->high;
        over_people += found.interval.low <= found.chance && found.chance <= found.interval.high;
    }
    CAPTURE(inside, over_people);
    CHECK(inside >= 93);
    CHECK(over_people < inside);
}

TEST_CASE("an attacker who smooths first finds in rows what independent noise hid", "[evaluation]") {
    const Made made(noisyStudy(10, 120, 1));
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}};
    request.attackers = {"knn"};
    request.every = 4;
    request.permutations = 0;
    const double rows = evaluate(made.signals, made.set, request, {}).front().row_accuracy.value();
    request.smoothing = 31;
    const double averaged = evaluate(made.signals, made.set, request, {}).front().row_accuracy.value();
    CAPTURE(rows, averaged);
    CHECK(averaged > rows + 0.03);
    const SignalStudy whole = smoothed(made.signals, made.set, 1000);
    CHECK(whole.conditions[0].tables[0](0, 0) == Approx(made.signals.conditions[0].tables[0].col(0).mean()));
}
