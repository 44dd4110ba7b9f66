#include "core/domains/gaze/gaze_look.h"

#include "core/domains/gaze/kaleido_preview.h"
#include "core/domains/registry.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace nictate;

namespace {

GazeStudy viewers(int people, double seconds) {
    std::vector<std::size_t> all(static_cast<std::size_t>(people));
    std::iota(all.begin(), all.end(), std::size_t{0});
    return gazeStudy(simulateViewing(people, 7, seconds), all);
}

/// Still at 0, from row 50 on at 10°, of rows of 10 ms; rows 70 to 77 are lost.
GazeStream oneStep() {
    GazeStream stream = viewers(1, 1).streams.front();
    for (std::size_t i = 0; i < stream.rows.size(); ++i)
        stream.rows[i] = i >= 70 && i < 78 ? Direction{} : Direction{i < 50 ? 0.0 : 10.0, 0};
    return stream;
}

std::vector<double> largest(const Parameters& given, double& epsilon) {
    const GazeStudy study = viewers(1, 10);
    const Mechanism<Gaze>& kaleido = mechanismOf<Gaze>("kaleido");
    const Parameters resolved = resolve(kaleido, given, gazeFacts(outlinesOf(study)));
    epsilon = resolved.number("epsilon");
    std::vector<double> out;
    for (const GazeStream& stream : study.streams) {
        const std::vector<double> spent = kaleidoPreview(stream, kaleidoSettings(resolved), SeededNoise(5)).spent;
        out.push_back(*std::max_element(spent.begin(), spent.end()));
    }
    return out;
}

} // namespace

TEST_CASE("a look holds events, speeds by row, lost rows and where gaze rested") {
    const StreamLook look = lookAt(oneStep(), {});
    REQUIRE(look.events.fixations.size() == 3);
    REQUIRE(look.events.saccades.size() == 1);
    CHECK(look.events.saccades[0].amplitude_deg == Approx(10));
    const std::vector<double> speeds = speedsOf(look);
    CHECK(speeds[50] == Approx(1000));
    CHECK(speeds[49] == Approx(0).margin(1e-9));
    CHECK(std::isnan(speeds[70]));
    CHECK(std::isnan(speeds[78])); // its row before is lost
    CHECK(look.lost == Approx(0.08));
    const GazeMap heatmap = heatmapOf(look.stream);
    Eigen::Index row = 0, column = 0;
    CHECK(heatmap.maxCoeff(&row, &column) == Approx(0.5).epsilon(0.02)); // seconds at 0°
    CHECK(row == Approx(heatmap.rows() / 2).margin(1));
    const EventFigures figures = eventFigures(look);
    CHECK(figures.fixations_per_s == Approx(3));
    CHECK(figures.blinks_per_min == Approx(60));
    CHECK(figures.median_peak_deg_s == Approx(1000));
}

TEST_CASE("a stream nobody was seen in has nothing to say, and says it without a number") {
    GazeStream blind = oneStep();
    std::fill(blind.rows.begin(), blind.rows.end(), Direction{});
    const StreamLook look = lookAt(blind, {});
    CHECK(look.events.fixations.empty());
    CHECK(look.lost == 1);
    CHECK(heatmapOf(look.stream).sum() == 0);
    CHECK(std::isnan(eventFigures(look).median_fixation_s));
    CHECK(durationShares(look.events, 0.05, 20).empty());
    CHECK_FALSE(mainSequence(look.events));
}

TEST_CASE("the main sequence is fitted, and duration shares sum to one with long fixations in the last class") {
    Events events;
    const MainSequence truth{500, 8};
    for (int i = 1; i <= 30; ++i) {
        DetectedSaccade saccade;
        saccade.amplitude_deg = i;
        saccade.peak_velocity_deg_s = truth.peak(i);
        events.saccades.push_back(saccade);
        DetectedFixation fixation;
        fixation.duration_s = 0.1 * i;
        events.fixations.push_back(fixation);
    }
    const auto fitted = mainSequence(events);
    REQUIRE(fitted);
    CHECK(fitted->vm_deg_s == Approx(500).epsilon(0.02));
    CHECK(fitted->c_deg == Approx(8).epsilon(0.03));
    const std::vector<double> shares = durationShares(events, 0.25, 5);
    CHECK(std::accumulate(shares.begin(), shares.end(), 0.0) == Approx(1));
    CHECK(shares.back() == Approx(21 / 30.0)); // 1.0 s and longer
}

TEST_CASE("what a window has spent stays under ε, and reaches what the form as printed really loses") {
    double epsilon = 0;
    Parameters given;
    for (const char* schedule : {"even", "adaptive"}) {
        given.set("schedule", std::string(schedule));
        for (const double most : largest(given, epsilon)) {
            CHECK(most <= epsilon * (1 + 1e-9));
            CHECK(most > epsilon / 4);
        }
    }
    Parameters printed;
    printed.set("form", std::string("as-printed"));
    printed.set("radius", 10.0);
    printed.set("window", 50.0);
    const std::vector<double> most = largest(printed, epsilon);
    CHECK(*std::max_element(most.begin(), most.end()) > 5 * epsilon);
}

TEST_CASE("one stream's preview is what a simulation of everybody gives it, and its error falls with ε below the centre's") {
    const GazeStudy study = viewers(2, 6);
    const GazeFacts facts = gazeFacts(outlinesOf(study));
    const Mechanism<Gaze>& kaleido = mechanismOf<Gaze>("kaleido");
    const SimulatedGaze all = simulate(kaleido, study, {}, facts, SeededNoise(3));
    const Parameters resolved = resolve(kaleido, {}, facts);
    const KaleidoPreview one = kaleidoPreview(study.streams[5], kaleidoSettings(resolved), SeededNoise(3).stream(5));
    REQUIRE(one.released.rows.size() == all.study.streams[5].rows.size());
    for (std::size_t i = 0; i < one.released.rows.size(); ++i)
        if (one.released.rows[i].seen())
            REQUIRE(one.released.rows[i].yaw == all.study.streams[5].rows[i].yaw);
    const KaleidoErrors errors = kaleidoErrors(study.streams[5], {}, facts, SeededNoise(3).stream(5), 2);
    REQUIRE(errors.even.size() == errors.epsilons.size());
    CHECK(errors.even.back() < errors.even.front());
    CHECK(errors.even.back() < errors.centre);
    for (std::size_t i = 0; i < errors.epsilons.size(); ++i)
        if (errors.epsilons[i] >= 1) // below, both draw little more than the centre
            CHECK(errors.even[i] < errors.adaptive[i]);
    Parameters printed;
    printed.set("form", std::string("as-printed"));
    CHECK(std::isnan(kaleidoErrors(study.streams[5], printed, facts, SeededNoise(3), 1).even.front()));
}
