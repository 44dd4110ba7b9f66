// What gaze samples lose, on real recordings.

#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "tests/catch.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

using namespace nictate;

namespace {

const std::filesystem::path walks = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/personality";

/// Of a walk the seconds 100 to 200 at 60 Hz: fractions of a scene camera of 60° × 46°; lost where the tracker says blink or
/// gaze is off the camera's picture.
std::vector<Direction> oneWalk(const std::filesystem::path& file) {
    constexpr int first = 6000, last = 12000;
    std::ifstream in(file);
    std::string line;
    std::vector<Direction> rows;
    std::getline(in, line);
    for (int row = 0; row < last && std::getline(in, line); ++row) {
        double t = 0, x = 0, y = 0;
        char event[16] = {};
        if (row < first)
            continue;
        const bool seen = std::sscanf(line.c_str(), "%lf,%lf,%lf,%15[^,]", &t, &x, &y, event) == 4 &&
                          event != std::string("Blink") && std::clamp(x, 0.0, 1.0) == x && std::clamp(y, 0.0, 1.0) == y;
        rows.push_back(seen ? Direction{60 * (x - 0.5), 46 * (0.5 - y)} : Direction{});
    }
    return rows;
}

/// Those of whom more than 30 % is seen.
GazeStudy realWalks() {
    GazeStudy study;
    study.tasks = {{0, ""}};
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(walks))
        if (entry.path().extension() == ".csv" && entry.path().filename().string().starts_with('P'))
            files.insert(entry.path());
    for (const auto& file : files) {
        GazeStream stream;
        stream.participant = study.streams.size();
        stream.rate_hz = 60;
        stream.rows = oneWalk(file);
        const auto seen = std::count_if(stream.rows.begin(), stream.rows.end(), [](const Direction& row) { return row.seen(); });
        if (10 * seen > 3 * 6000)
            study.streams.push_back(std::move(stream));
    }
    study.participants = static_cast<int>(study.streams.size());
    return study;
}

} // namespace

TEST_CASE("on real walks Kaleido's error, even and smoothed, is what a reference in another language measured") {
    if (!std::filesystem::exists(walks)) {
        WARN("skipped: ../shared/data/personality is not there");
        return;
    }
    const GazeStudy study = realWalks();
    REQUIRE(study.streams.size() == 21);
    CHECK(centreRmse(study) == Approx(15.6).epsilon(0.01));
    const struct {
        double epsilon, window, radius, rmse;
    } measured[] = {{10, 30, 2, 3.9}, {10, 30, 10, 6.8}, {10, 120, 2, 6.2}, {1, 30, 2, 8.2}, {1, 120, 10, 14.2}};
    for (const auto& [epsilon, window, radius, rmse] : measured) {
        Parameters given;
        given.set("epsilon", epsilon);
        given.set("window", window);
        given.set("radius", radius);
        given.set("smooth", 1.0);
        given.set("missing", std::string("keep")); // as the table was measured
        const SimulatedGaze made =
            simulate(mechanismOf<Gaze>("kaleido"), study, given, gazeFacts(outlinesOf(study)), SeededNoise(3));
        CAPTURE(epsilon, window, radius);
        CHECK(medianRmse(study, made.study) == Approx(rmse).epsilon(0.08));
    }
}
