// Kaleido beside the one line nobody has to pay for: the middle of the field in every row.

#include "core/analysis/stream_measures.h"
#include "core/io/open_study.h"
#include "core/mechanisms/registry.h"
#include "tests/catch.h"

#include <cmath>
#include <filesystem>
#include <numeric>

using namespace nictate;

namespace {

/// Fixations of a quarter of a second, `spread` degrees around the middle of a screen 34° wide.
StreamStudy fixating(double spread, double rate_hz, double seconds, int people = 8) {
    StreamStudy study;
    study.participants = people;
    study.tasks = {{0, ""}};
    Stimulus screen;
    screen.width_px = 1280;
    screen.height_px = 960;
    for (int p = 0; p < people; ++p) {
        const SeededNoise noise = SeededNoise(41).stream(static_cast<std::uint64_t>(p));
        GazeStream stream{static_cast<std::size_t>(p), 0, rate_hz, GazeField(screen, 33.6, 25.2), {}};
        const auto rows = static_cast<std::size_t>(seconds * rate_hz), long_as = static_cast<std::size_t>(rate_hz / 4);
        for (std::size_t i = 0; i < rows; ++i)
            stream.rows.push_back(
                {spread * noise.normal(2 * (i / long_as)), 0.75 * spread * noise.normal(2 * (i / long_as) + 1)});
        study.streams.push_back(std::move(stream));
    }
    return study;
}

double besideCentre(const StreamStudy& study, double epsilon) {
    const StreamFacts facts = streamFacts(outlinesOf(study));
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("window", std::round(facts.rate_hz / 2));
    constexpr int draws = 4;
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= draws; ++seed)
        sum += medianRmse(study, simulate(mechanismOf<Streams>("kaleido"), study, given, facts, SeededNoise(seed)).study);
    return sum / draws / centreRmse(study);
}

} // namespace

TEST_CASE("Kaleido, even and smoothed, is at most 2 % worse than the centre where gaze goes two degrees and more") {
    for (double spread : {2.0, 4.0, 7.0})
        for (double rate_hz : {60.0, 250.0, 1000.0})
            for (double epsilon : {1.0, 3.0, 10.0}) {
                CAPTURE(spread, rate_hz, epsilon);
                CHECK(besideCentre(fixating(spread, rate_hz, 30), epsilon) <= 1.02);
            }
}

TEST_CASE("Kaleido, even and smoothed, keeps what gaze that goes far gives") {
    CHECK(besideCentre(fixating(6, 250, 30), 1) < 0.95);
    CHECK(besideCentre(fixating(6, 250, 30), 10) < 0.6);
}

TEST_CASE("Kaleido, even and smoothed, is at most 2 % worse than the centre on real EyeLink recordings, in the mean of draws") {
    const std::filesystem::path folder = NICTATE_SOURCE_DIR "/../shared/data/formats/eyelink";
    if (!std::filesystem::exists(folder)) {
        WARN("skipped: ../shared/data/formats/eyelink is absent");
        return;
    }
    for (const char* name : {"raccoons.asc", "eyelink_monocular_example.asc", "eyelink_monocular_2khz_example.asc"})
        for (double epsilon : {1.0, 3.0}) {
            CAPTURE(name, epsilon);
            CHECK(besideCentre(streamStudy(openStudy(folder / name), {0}), epsilon) <= 1.02);
        }
}
