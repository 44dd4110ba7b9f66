// People by their events: groups that were made the same, and people with hardly any.

#include "core/evaluation/event_recognition.h"

#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "core/evaluation/rbf_network.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"

#include <cmath>
#include <numeric>

using namespace nictate;

namespace {

double meanOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

} // namespace

TEST_CASE("k-same: blocks of a group are learnt from together, so that nobody is found less often than by guessing") {
    const Dataset viewers = simulateViewing(8, 1, 5);
    const GazeStudy study = gazeStudy(viewers, {0, 1, 2, 3, 4, 5, 6, 7});
    const GazeStudy made =
        simulate(mechanismOf<Gaze>("k-same-synth"), study, {}, gazeFacts(outlinesOf(study)), SeededNoise(1)).study;
    GazeEvents events = gazeEvents(made, detectedEvents(made), viewers);
    events.split_alike = true;
    const double alike = meanOf(recogniseByEvents(events, EventProtocol::blocks, 3, SeededNoise(2)).by_both);
    events.split_alike = false; // a groupmate's blocks hold the very sequence that is asked about
    const double apart = meanOf(recogniseByEvents(events, EventProtocol::blocks, 3, SeededNoise(2)).by_both);
    CHECK(alike >= 0.5 / 8);
    CHECK(alike <= 3.0 / 8); // two groups of four
    CHECK(apart < 0.5 / 8);
}

TEST_CASE("a network learns from a person with one event, and nothing but that event") {
    constexpr int columns = 7;
    Eigen::MatrixXd train(5, columns);
    for (Eigen::Index i = 0; i < train.size(); ++i)
        train.data()[i] = std::sin(3.0 * static_cast<double>(i));
    const std::vector<int> labels = {0, 0, 0, 0, 1}; // the last row is all there is of the second person
    const Eigen::MatrixXd first = rbfScores(train, labels, 2, train, {}, SeededNoise(1));
    CHECK(first(4, 1) > first(4, 0));
    CHECK(first(0, 0) > first(0, 1));
    for (int run = 0; run < 20; ++run) {
        std::vector<std::vector<float>> elsewhere; // what was behind the one centre that was read as though it were seven
        for (std::size_t size = 1; size < 64; ++size)
            elsewhere.emplace_back(size, static_cast<float>(run));
        elsewhere.clear();
        CHECK(rbfScores(train, labels, 2, train, {}, SeededNoise(1)) == first);
    }
}
