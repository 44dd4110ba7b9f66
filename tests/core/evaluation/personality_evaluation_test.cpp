// Real recordings: what they give away in halves, and that nobody's sex is found in them.

#include "core/evaluation/evaluation.h"
#include "core/events/window_features.h"
#include "core/io/open_study.h"
#include "made_evaluation.h"

#include <filesystem>
#include <iostream>

using namespace nictate;

namespace {

std::vector<EvaluationResult> recognised(const Dataset& recordings, double minimum_seen, EvaluationRequest request) {
    Dataset study;
    study.participants = recordings.participants;
    WindowParameters windows;
    windows.minimum_seen = minimum_seen;
    study.features = featuresOf(recordings, windows);
    const SignalStudy signals = signalsOfEverybody(study);
    request.permutations = 0;
    return evaluate(signals, recordingSet(study, signals), request, {});
}

} // namespace

TEST_CASE("24 walkers: halves as in the reference, whose windows in gaps say 0; no sex where classes are balanced",
          "[personality]") {
    const std::filesystem::path personality = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/personality";
    if (!std::filesystem::exists(personality)) {
        std::cout << "skipped: people and sex of real recordings, ../shared/data/personality is not there\n";
        return;
    }
    const Dataset recordings = openStudy(personality);
    EvaluationRequest request;
    request.tasks = {{TaskKind::person}};
    request.protocols = {Protocol::halves, Protocol::halves_embargo};
    request.attackers = {"knn", "dt"};
    const auto zero = recognised(recordings, 0, request);
    REQUIRE(zero.size() == 4);
    CHECK(*zero[0].row_accuracy == Approx(.45).margin(.01));
    CHECK(zero[0].accuracy == Approx(.83).margin(.05));
    CHECK(*zero[1].row_accuracy == Approx(.43).margin(.03));
    CHECK(zero[1].accuracy == Approx(.72).margin(.08));
    CHECK(zero[2].accuracy == Approx(.69).margin(.05));
    // Ours say nothing of windows in gaps, and lines bridge them.
    request.attackers = {"knn"};
    request.protocols = {Protocol::halves};
    CHECK(*recognised(recordings, WindowParameters{}.minimum_seen, request)[0].row_accuracy == Approx(.466).margin(.002));

    request.tasks = {{TaskKind::attribute, "Sex"}};
    request.attackers = {"lda"};
    const double sex = recognised(recordings, WindowParameters{}.minimum_seen, request)[0].accuracy;
    CHECK(sex == Approx(.525).margin(.175));
}
