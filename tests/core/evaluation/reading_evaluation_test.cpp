// The simulated reading study: what it gives away clean, and what the published way of evaluating makes of noise.

#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/event_evaluation.h"
#include "core/evaluation/recording_attacks.h"
#include "core/events/window_features.h"
#include "core/io/feature_bounds_file.h"
#include "core/simulate/reading.h"
#include "made_evaluation.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

struct Reading {
    Dataset study;
    SignalStudy signals;
    RecordingSet set;
};

const Reading& reading() {
    static const Reading made = [] {
        Reading out{simulateReading(20, 1), {}, {}};
        ensureFeatures(out.study);
        out.signals = signalsOfEverybody(out.study);
        out.set = recordingSet(out.study, out.signals);
        return out;
    }();
    return made;
}

const EvaluationResult& found(const std::vector<EvaluationResult>& results, const std::string& task, const std::string& protocol,
                              const std::string& attacker, SignalKind signals = SignalKind::clean) {
    for (const EvaluationResult& result : results)
        if (result.task.id() == task && result.protocol == protocol && result.attacker == attacker && result.signals == signals)
            return result;
    FAIL(task << " " << protocol << " " << attacker);
    return results.front();
}

std::vector<EvaluationResult> evaluated(EvaluationRequest request, const std::string& mechanism, double epsilon,
                                        const Parameters& given = {}) {
    request.permutations = 0;
    return evaluate(reading().signals, reading().set, request, {{&mechanismOf<Signals>(mechanism), given, {epsilon}}});
}

Parameters kept(double k) {
    Parameters given;
    given.set("k", k);
    return given;
}

} // namespace

TEST_CASE("the simulated readers' documents and names are recognised as in the reference") {
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}, {TaskKind::person}, {TaskKind::attribute, "gender"}};
    request.protocols = {Protocol::halves, Protocol::leave_one_condition_out};
    request.attackers = {"lda", "lda-matched", "knn"};
    request.permutations = 99;
    const auto results = evaluate(reading().signals, reading().set, request, {});
    const auto& rows = found(results, "condition", "leave-one-person-out", "knn");
    CHECK(*rows.row_accuracy == Approx(.971).margin(.002));
    CHECK(rows.accuracy >= .98);
    CHECK(*rows.p == Approx(0.02)); // of two attackers, 99 permutations
    CHECK(found(results, "condition", "leave-one-person-out", "lda").accuracy == 1);
    CHECK(found(results, "person", "halves", "knn").accuracy == Approx(.825).margin(.02));
    CHECK(*found(results, "person", "halves", "knn").row_accuracy == Approx(.472).margin(.003));
    CHECK(found(results, "person", "leave-one-condition-out", "lda").accuracy == Approx(.717).margin(.02));
    CHECK(found(results, "person", "leave-one-condition-out", "lda-matched").accuracy == Approx(.817).margin(.02));
    CHECK(found(results, "attribute:gender", "balanced", "lda").accuracy == Approx(.75).margin(.08));
    CHECK(found(results, "attribute:gender", "balanced", "knn").accuracy == Approx(.585).margin(.135));
}

TEST_CASE("people \"identified\" under FPA are as well identified when everybody's signals are one constant") {
    EvaluationRequest request;
    request.tasks = {{TaskKind::person}};
    request.protocols = {Protocol::halves, Protocol::halves_two_releases};
    request.attackers = {"knn"};
    request.repetitions = 5;
    request.every = 40;
    const auto results = evaluated(request, "fpa", 0.01, kept(1));
    CHECK(found(results, "person", "halves", "knn", SignalKind::released).accuracy >= .95);
    CHECK(found(results, "person", "halves", "knn", SignalKind::constant).accuracy >= .95);
    const auto& fresh = found(results, "person", "halves-two-releases", "knn", SignalKind::released);
    CHECK(fresh.interval.low <= fresh.chance);
    CHECK(fresh.accuracy <= .14);
    CHECK(found(results, "person", "halves", "knn", SignalKind::released).verdict == Verdict::noise_only);
}

TEST_CASE("documents \"recognised\" under LPA and CFPA with scales from the data are as well recognised on one constant") {
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}};
    request.attackers = {"lda-scale", "rf"};
    request.repetitions = 5;
    request.every = 100;
    const std::string protocol = "leave-one-person-out";
    for (const std::string mechanism : {"lpa", "cfpa"}) {
        const auto results = evaluated(request, mechanism, 0.01, mechanism == "lpa" ? Parameters() : kept(1));
        for (const std::string attacker : {"lda-scale", "rf"}) {
            CAPTURE(mechanism, attacker);
            const auto& real = found(results, "condition", protocol, attacker, SignalKind::released);
            CHECK(real.accuracy ==
                  Approx(found(results, "condition", protocol, attacker, SignalKind::constant).accuracy).margin(.1));
            CHECK(real.accuracy > .5);
            CHECK(real.verdict != Verdict::reads_data);
        }
        CHECK(found(results, "condition", protocol, "lda-scale", SignalKind::constant).accuracy >= .95);
    }
}

TEST_CASE("with public bounds and two releases nothing is recognised on one constant, over 20 draws") {
    TextSource table = TextSource::fromFile(NICTATE_SOURCE_DIR "/datasets/window_feature_bounds.csv");
    const Reading& own = reading();
    SignalOptions options;
    options.bounds = readFeatureBounds(table, own.study.features.names);
    options.length = 240; // two minutes of the ten
    for (std::size_t p = 0; p < own.study.participants.size(); ++p)
        options.included.push_back(p);
    const SignalStudy bounded = signalStudy(own.study, options);
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}, {TaskKind::person}};
    request.protocols = {Protocol::halves_two_releases, Protocol::leave_one_condition_out};
    request.attackers = {"lda", "lda-scale", "knn", "twice"};
    request.repetitions = 20;
    request.permutations = 0;
    request.every = 40;
    request.clean = false;
    Parameters given = kept(4);
    given.set("finish", "raw");
    const auto results =
        evaluate(bounded, recordingSet(own.study, bounded), request, {{&mechanismOf<Signals>("fpa"), given, {0.01}}});
    int controls = 0;
    for (const EvaluationResult& result : results) {
        if (result.signals != SignalKind::constant || (result.task.kind == TaskKind::condition && result.attacker == "knn"))
            continue; // rows of one release that all have its noise are no two releases
        CAPTURE(result.task.id(), result.protocol, result.attacker, result.accuracy, result.sd);
        CHECK(std::abs(result.accuracy - result.chance) <= 3 * result.sd / std::sqrt(20));
        CHECK_FALSE(result.contradicted);
        ++controls;
    }
    CHECK(controls == 6);
}

TEST_CASE("readers are told apart by fixations and saccades alone, the same for a seed; a study without samples is refused") {
    const GazeEvents events = gazeEvents(simulateReading(6, 1));
    CHECK(events.people.size() == 6);
    CHECK(events.conditions == 3);
    const auto found = evaluateEvents(events, {EventProtocol::blocks, 2, 1, 5});
    REQUIRE(found.size() == 3);
    CHECK(found[0].attacker == "rbfn");
    CHECK(found[0].accuracy >= 0.5); // 1/6 by chance
    CHECK(evaluateEvents(events, {EventProtocol::blocks, 2, 1, 5})[0].confusion == found[0].confusion);
    CHECK(evaluateEvents(events, {EventProtocol::leave_one_condition_out, 1, 1, 5})[1].attacker == "rbfn-fixations");
    CHECK_THROWS_WITH(gazeEvents(goldenStudy()), Catch::Contains("at least 2 people"));
}

TEST_CASE("an evaluation that is stopped returns nothing") {
    auto stop = std::make_shared<std::atomic<bool>>(true);
    EvaluationRequest request;
    request.tasks = {{TaskKind::condition}};
    CHECK_THROWS_AS(evaluate(reading().signals, reading().set, request, {}, Progress(nullptr, stop)), Cancelled);
}

TEST_CASE("what cannot be evaluated is refused by name") {
    const auto refused = [](const Task& task, const std::string& with) {
        EvaluationRequest request;
        request.tasks = {task};
        CHECK_THROWS_WITH(evaluate(reading().signals, reading().set, request, {}), Catch::Contains(with));
    };
    refused({TaskKind::attribute, "shoe size"}, "shoe size");
    Dataset one = goldenStudy();
    for (Participant& participant : one.participants)
        participant.attributes["side"] = "left";
    const SignalStudy signals = signalsOfEverybody(one);
    EvaluationRequest request;
    request.tasks = {{TaskKind::attribute, "side"}};
    CHECK_THROWS_WITH(evaluate(signals, recordingSet(one, signals), request, {}), Catch::Contains("attribute:side"));
    SignalStudy infinite = signals;
    infinite.conditions[1].tables[2](1, 1) = INFINITY;
    request.tasks = {{TaskKind::condition}};
    CHECK_THROWS_WITH(evaluate(infinite, recordingSet(one, infinite), request, {}), Catch::Contains("infinite"));
}
