// Kaleido against numbers another program worked out, and its budgets counted again in whole numbers. The mutants of
// tests/mutants.cmake are run against this file; each must fail one of these tests.

#include "core/domains/gaze/kaleido_lattice.h"
#include "core/domains/gaze/track_smoother.h"
#include "core/errors.h"
#include "core/noise/random_draws.h"
#include "tests/catch.h"
#include "tests/core/noise/seeded_bits.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

using namespace nictate;
using nlohmann::json;

namespace {

json golden(const char* part) {
    std::ifstream file(NICTATE_SOURCE_DIR "/tests/core/domains/gaze/golden_samples.json");
    return json::parse(file).at(part);
}

Direction direction(const json& pair) {
    return pair[0].is_null() ? Direction{} : Direction{pair[0].get<double>(), pair[1].get<double>()};
}

GazeStream streamOf(std::vector<Direction> rows, double half = 1000) {
    Stimulus stimulus{"s", 100, 100, SizeSource::given, "", {}};
    return {0, 0, 100, GazeField(stimulus, 2 * half, 2 * half), std::move(rows)};
}

KaleidoSettings settingsOf(const json& given) {
    KaleidoSettings settings;
    settings.epsilon = given["epsilon"];
    settings.radius_deg = given["radius"];
    settings.split = given["split"];
    settings.threshold_deg = given["threshold"];
    settings.as_printed = given["form"] == "printed";
    settings.rule = {given["schedule"] == "adaptive", given["window"], given["skip"], given["skip"], false};
    settings.smooth_s = 0;
    return settings;
}

/// Of w rows, at most `of`, in parts of ε: all in whole numbers.
struct WorstWindow {
    UInt128 loss = 0, of = 1;
    bool within() const { return loss <= of; }
};
WorstWindow worstWindow(const std::vector<KaleidoSpent>& spent, const KaleidoRule& rule, std::uint64_t h_over,
                        std::uint64_t h_under) {
    const std::uint64_t tests = rule.window / rule.skip + (rule.window % rule.skip ? 1 : 0);
    const std::uint64_t shares = rule.window / rule.period + (rule.window % rule.period ? 1 : 0);
    WorstWindow worst;
    worst.of = rule.adaptive ? static_cast<UInt128>(h_over) * tests * kaleido_units : shares;
    UInt128 sum = 0;
    auto costOf = [&](const KaleidoSpent& row) -> UInt128 {
        if (!rule.adaptive)
            return row.what == KaleidoRow::published ? 1 : 0;
        return (row.test ? static_cast<UInt128>(h_under) * kaleido_units : 0) +
               static_cast<UInt128>(row.units) * (h_over - h_under) * tests;
    };
    for (std::size_t i = 0; i < spent.size(); ++i) {
        sum += costOf(spent[i]);
        if (i >= rule.window)
            sum -= costOf(spent[i - rule.window]);
        worst.loss = std::max(worst.loss, sum);
    }
    return worst;
}

} // namespace

TEST_CASE("Kaleido with given noise publishes what another program worked out", "[gaze]") {
    const json all = golden("kaleido");
    std::vector<Direction> rows;
    for (const json& row : all["stream"])
        rows.push_back(direction(row));
    const json& draws = all["draws"];
    const KaleidoNoise noise{[&](std::size_t row) { return draws["test"][row].get<double>(); },
                             [&](std::size_t row) {
                                 const double radius = draws["radius"][row], angle = draws["angle"][row];
                                 return Direction{radius * std::cos(angle), radius * std::sin(angle)};
                             }};
    int compared = 0;
    for (const json& run : all["runs"]) {
        const json& given = run["settings"];
        if (given["form"] == "floor") // ⌊w/t_skip⌋ tests: not offered
            continue;
        CAPTURE(given.dump());
        const KaleidoSettings settings = settingsOf(given);
        const KaleidoTrack track = perturbed(streamOf(rows), settings, noise);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            CAPTURE(i);
            const Direction expected = direction(run["out"][i]);
            REQUIRE(track.published[i].seen() == expected.seen());
            if (expected.seen()) {
                CHECK(track.published[i].yaw == Approx(expected.yaw).margin(2e-9));
                CHECK(track.published[i].pitch == Approx(expected.pitch).margin(2e-9));
            }
            CHECK(track.spent[i].test == (run["epsilon_test"][i] != "0"));
            CHECK((track.spent[i].what == KaleidoRow::published) == (run["epsilon_publish"][i] != "0"));
        }
        std::string text = run["true_window_epsilon"];
        const double whole = std::stod(text),
                     part = text.find('/') == std::string::npos ? 1 : std::stod(text.substr(text.find('/') + 1));
        CHECK(settings.windowEpsilon() == Approx(whole / part).epsilon(1e-12));
        ++compared;
    }
    CHECK(compared == 4);
}

TEST_CASE("what a window really loses is what another program worked out, as printed up to 5.5 times ε", "[gaze]") {
    int compared = 0;
    for (const json& each : golden("true_window_epsilon")) {
        if (each["form"] != "amended" && each["form"] != "printed")
            continue;
        KaleidoSettings settings;
        settings.as_printed = each["form"] == "printed";
        settings.radius_deg = each["r"];
        settings.rule = {true, each["w"], each["w"], each["skip"], false};
        CHECK(settings.windowEpsilon() == Approx(each["value"].get<double>()).epsilon(1e-12));
        // Again from the noise: ⌈w/t⌉ tests of r/scale each, and publications.
        const double tests = std::ceil(each["w"].get<double>() / each["skip"].get<double>());
        CHECK(tests * settings.radius_deg / settings.testScale() + 0.5 == Approx(each["value"].get<double>()).epsilon(1e-12));
        ++compared;
    }
    CHECK(compared == 8);
}

TEST_CASE("the default period and the reach on the lattice are what another program worked out", "[gaze]") {
    for (const json& each : golden("period")) {
        GazeFacts facts;
        Parameters given;
        given.set("epsilon", each["epsilon"].get<double>());
        given.set("window", each["w"].get<double>());
        given.set("radius", each["r"].get<double>());
        given.set("skip", each["skip"].get<double>());
        CHECK(resolve(kaleido(), given, facts).number("period") == each["P"].get<double>());
    }
    for (const json& each : golden("lattice")["reach"]) {
        const double pitch = std::stod(each["pitch"].get<std::string>()), radius = std::stod(each["radius"].get<std::string>());
        if (1 / pitch == std::round(1 / pitch))
            CHECK(latticeReach(radius, std::lround(1 / pitch)) == each["K"].get<std::uint64_t>());
    }
}

TEST_CASE("distances, on the plane and around the cylinder, and the stretch to the sphere", "[gaze]") {
    for (const json& each : golden("metric")) {
        const Direction a = direction(each["a"]), b = direction(each["b"]);
        CHECK(distance(GazeMetric::plane, a, b) == Approx(each["plane"].get<double>()).epsilon(1e-12));
        CHECK(distance(GazeMetric::cylinder, a, b) == Approx(each["cylinder"].get<double>()).epsilon(1e-12));
    }
    for (const json& each : golden("stretch"))
        CHECK(cylinderStretch(each["radius"], each["pitch_limit"]) == Approx(each["kappa"].get<double>()).epsilon(1e-12));
    CHECK_THROWS_AS(cylinderStretch(20, 80), InvalidParameter);
    CHECK(latticeDistance(GazeMetric::cylinder, {17900, 0}, {-17900, 0}) == 200);
    CHECK(latticeDistance(GazeMetric::plane, {17900, 0}, {-17900, 0}) == 35800);
    CHECK(wrapped(180) == -180);
    CHECK(wrapped(-540.5) == Approx(179.5));
}

TEST_CASE("no window of w rows spends more than ε, whatever the stream and the tests' answers", "[gaze]") {
    SeededDraws draws(SeededNoise(7));
    for (int run = 0; run < 2000; ++run) {
        KaleidoRule rule;
        rule.adaptive = run % 2 == 1;
        rule.window = 1 + draws.below(60);
        rule.skip = 1 + draws.below(rule.window);
        rule.period = 1 + draws.below(rule.window);
        const std::uint64_t h_under = 1 + draws.below(3), h_over = h_under + 1 + draws.below(9);
        const double lost = std::vector<double>{0, 0.1, 0.6}[draws.below(3)];
        const double publishing = std::vector<double>{0, 0.5, 1}[draws.below(3)];
        const bool bursts = draws.below(2) == 0;
        std::vector<bool> seen(200);
        bool gone = false;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            if (!bursts || draws.uniform() < 0.2)
                gone = draws.uniform() < lost;
            seen[i] = !gone;
        }
        const auto spent = runKaleido<int>(
            rule, seen.size(), [&](std::size_t i) { return seen[i]; },
            [&](std::size_t, int) { return draws.uniform() >= publishing; }, [](std::size_t, std::uint64_t) { return 0; },
            [](std::size_t, int) {});
        CAPTURE(run, rule.window, rule.skip, rule.period, h_over, h_under);
        REQUIRE(worstWindow(spent, rule, h_over, h_under).within());
        std::size_t first = 0;
        while (first < seen.size() && !seen[first])
            ++first;
        REQUIRE((first == seen.size() || spent[first].what == KaleidoRow::published));
        if (!rule.adaptive) // nothing is saved up: what is due comes with the first seen row
            for (std::size_t i = first, last = first; i < seen.size(); ++i)
                if (seen[i] && i > first) {
                    REQUIRE((spent[i].what == KaleidoRow::published) == (i - last >= rule.period));
                    last = spent[i].what == KaleidoRow::published ? i : last;
                }
    }
}

TEST_CASE("the adaptive budget comes back with time, and a lost row does not stop its clock", "[gaze]") {
    const KaleidoRule rule{true, 20, 20, 5, false};
    auto run = [&](const std::vector<bool>& seen) {
        return runKaleido<int>(
            rule, seen.size(), [&](std::size_t i) { return seen[i]; }, [](std::size_t, int) { return false; },
            [](std::size_t, std::uint64_t) { return 0; }, [](std::size_t, int) {});
    };
    std::vector<bool> seen(200, true);
    const auto all = run(seen);
    std::uint64_t late = 0;
    for (std::size_t i = 100; i < 200; ++i)
        late += all[i].units;
    CHECK(late > 2 * kaleido_units); // of five windows
    CHECK(all[20].units == (kaleido_units - (all[5].units + all[10].units + all[15].units)) / 2);
    seen[7] = false;
    const auto lost = run(seen);
    CHECK(lost[7].what == KaleidoRow::lost);
    for (std::size_t i = 8; i < 40; ++i) {
        CAPTURE(i);
        CHECK(lost[i].test == all[i].test);
    }
}

TEST_CASE("scales on the lattice never promise more than ε and hardly less", "[gaze]") {
    for (const char* form : {"amended", "as-printed"})
        for (double epsilon : {0.1, 1.0, 7.25})
            for (double radius : {0.5, 2.0, 10.0}) {
                KaleidoSettings settings;
                settings.epsilon = epsilon;
                settings.radius_deg = radius;
                settings.split = 2.5;
                settings.as_printed = form == std::string("as-printed");
                settings.rule = {true, 52, 10, 5, false};
                const KaleidoLattice lattice(settings);
                const double reach = std::ceil(radius * lattice_per_degree + std::sqrt(2.0));
                CHECK(static_cast<double>(lattice.reach()) == reach);
                const double tests = 11 * reach / lattice.test().value(),
                             published = reach / lattice.publication(kaleido_units).value();
                const double promised = epsilon / 2.5 * (settings.as_printed ? reach / lattice_per_degree : 1);
                CHECK(tests == Approx(promised).epsilon(1e-9));
                CHECK(published == Approx(epsilon * 1.5 / 2.5).epsilon(1e-9));
                CHECK(lattice.windowEpsilon() == Approx(tests + published).epsilon(1e-9));
                settings.rule.adaptive = settings.as_printed = false;
                CHECK(6 * reach / KaleidoLattice(settings).publication(kaleido_units).value() == Approx(epsilon).epsilon(1e-9));
            }
}

TEST_CASE("the norm that is rounded up is subadditive, and its shells hold as many points as they should", "[gaze]") {
    for (std::int64_t ax = -4; ax <= 4; ++ax)
        for (std::int64_t ay = -4; ay <= 4; ++ay)
            for (std::int64_t bx = -4; bx <= 4; ++bx)
                for (std::int64_t by = -4; by <= 4; ++by)
                    REQUIRE(ceilNorm(ax + bx, ay + by) <= ceilNorm(ax, ay) + ceilNorm(bx, by));
    const json shells = golden("lattice")["shell_counts"];
    std::vector<int> counts(shells.size());
    for (std::int64_t x = -20; x <= 20; ++x)
        for (std::int64_t y = -20; y <= 20; ++y)
            if (ceilNorm(x, y) < counts.size())
                ++counts[ceilNorm(x, y)];
    CHECK(counts == shells.get<std::vector<int>>());
}

TEST_CASE("planar noise on the lattice has its distribution: shells, points within a shell, moments", "[gaze]") {
    const json all = golden("lattice");
    const DiscretePlanarLaplace sampler(all["t"], all["s"]);
    test::SeededBits bits(11);
    constexpr int draws = 60000;
    std::vector<double> shells(40);
    std::map<std::pair<std::int64_t, std::int64_t>, double> fifth; // ⌈‖z‖⌉ = 5: 32 points
    double squares = 0, norms = 0, origin = 0;
    for (int i = 0; i < draws; ++i) {
        const auto z = sampler(bits);
        const auto norm = ceilNorm(z.x, z.y);
        shells[std::min<std::size_t>(norm, shells.size() - 1)] += 1;
        squares += static_cast<double>(z.x * z.x + z.y * z.y) / draws;
        norms += static_cast<double>(norm) / draws;
        origin += norm == 0 ? 1.0 / draws : 0;
        if (norm == 5)
            fifth[{z.x, z.y}] += 1;
    }
    CHECK(squares == Approx(all["mean_square"].get<double>()).epsilon(0.03));
    CHECK(norms == Approx(all["mean_ceil_norm"].get<double>()).epsilon(0.015));
    CHECK(origin == Approx(all["p_zero"].get<double>()).epsilon(0.15));
    const json& counts = all["shell_counts"];
    double chi = 0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const double expected =
            draws * counts[k].get<double>() * std::exp(-static_cast<double>(k) * 2 / 7) / all["normaliser"].get<double>();
        chi += (shells[k] - expected) * (shells[k] - expected) / expected;
    }
    CHECK(chi < 50); // 13 degrees of freedom, 1e-6: 50.8
    REQUIRE(fifth.size() == 32);
    double within = 0, mean = shells[5] / 32;
    for (const auto& [point, count] : fifth)
        within += (count - mean) * (count - mean) / mean;
    CHECK(within < 84); // 31 degrees of freedom, 1e-6
}

TEST_CASE("radius and angle of simulated planar noise are those of Gamma(2) and of a circle", "[gaze]") {
    const KaleidoNoise noise = kaleidoNoise(SeededNoise(5));
    double radius = 0, square = 0, right = 0;
    constexpr std::size_t draws = 40000;
    for (std::size_t i = 0; i < draws; ++i) {
        const Direction z = noise.shift(i);
        radius += std::hypot(z.yaw, z.pitch) / draws;
        square += (z.yaw * z.yaw + z.pitch * z.pitch) / draws;
        right += (z.yaw > 0) ? 1.0 / draws : 0;
    }
    CHECK(radius == Approx(2).epsilon(0.025)); // sd √2/200
    CHECK(square == Approx(6).epsilon(0.06));
    CHECK(right == Approx(0.5).margin(0.015));
}

TEST_CASE("the smoother is Gaussian conditioning", "[gaze]") {
    const json all = golden("smooth");
    std::vector<PublishedRow> published;
    for (std::size_t i = 0; i < all["rows"].size(); ++i)
        published.push_back({all["rows"][i], direction(all["z"][i]), all["b"][i]});
    const TrackPrior prior{direction(all["centre"]), all["spread"][0], all["spread"][1], all["memory"], false};
    const std::vector<Direction> track = smoothTrack(published, all["t"].size(), 10, prior);
    for (std::size_t i = 0; i < track.size(); ++i) {
        CHECK(track[i].yaw == Approx(all["out"][i][0].get<double>()).margin(1e-9));
        CHECK(track[i].pitch == Approx(all["out"][i][1].get<double>()).margin(1e-9));
    }
}

TEST_CASE("exact and simulated noise are alike, on the plane and across the seam", "[gaze]") {
    for (const char* metric : {"plane", "cylinder"}) {
        CAPTURE(metric);
        GazeFacts facts;
        facts.half_yaw = 180;
        facts.half_pitch = 90;
        Parameters given;
        given.set("metric", metric);
        given.set("window", 10.0);
        given.set("period", 1.0);
        given.set("epsilon", 40.0);
        given.set("smooth", 0.0);
        const KaleidoSettings settings = kaleidoSettings(resolve(kaleido(), given, facts));
        const GazeStream stream = streamOf(std::vector<Direction>(4000, Direction{179.9, 10}), 180);
        test::SeededBits bits(3);
        const KaleidoTrack drawn = perturbedExactly(stream, settings, bits),
                           simulated = perturbed(stream, settings, kaleidoNoise(SeededNoise(4)));
        double squares[2] = {};
        for (std::size_t i = 0; i < stream.rows.size(); ++i)
            for (int k : {0, 1}) {
                const Direction at = (k ? drawn : simulated).published[i];
                squares[k] += std::pow(distance(GazeMetric::cylinder, at, stream.rows[i]), 2) / 4000;
                if (settings.metric == GazeMetric::cylinder)
                    REQUIRE((at.yaw >= -180 && at.yaw < 180));
            }
        const double b = settings.radius_deg / 4;
        CHECK(squares[0] == Approx(6 * b * b).epsilon(0.12));
        CHECK(squares[1] == Approx(6 * b * b).epsilon(0.12));
    }
}
