// Do intervals for people hold the population's mean as often as they say? Observers are drawn anew for every table.

#include "core/compute/parallel.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "core/noise/random_draws.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <atomic>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <numeric>

using namespace nictate;

namespace {

/// Observers whose values of all areas are known, and their mean.
struct Population {
    std::vector<Area> areas;
    AreaGaze gaze;
    std::vector<double> mean;
};

AreaGaze drawnFrom(const AreaGaze& gaze, std::size_t n, RandomDraws& draws) {
    AreaGaze out;
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t one = draws.below(gaze.observers());
        out.fixations.insert(out.fixations.end(), gaze.fixations.begin() + static_cast<std::ptrdiff_t>(gaze.offsets[one]),
                             gaze.fixations.begin() + static_cast<std::ptrdiff_t>(gaze.offsets[one + 1]));
        out.offsets.push_back(out.fixations.size());
    }
    return out;
}

struct Coverage {
    double people = 0, noise = 0, width = 0;
};

/// Of so many tables of n observers, each from the next population; of every area and metric alike.
Coverage coverageOf(const std::vector<Population>& populations, AreaMetric metric, int n, const Parameters& given, int tables) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    std::atomic<int> people = 0, noise = 0, values = 0;
    std::atomic<double> width = 0;
    parallelRows(
        tables,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index t = begin; t < end; ++t) {
                const Population& of = populations[static_cast<std::size_t>(t) % populations.size()];
                const SeededNoise own = SeededNoise(11).stream(static_cast<std::uint64_t>(t));
                SeededDraws draws(own.stream(1));
                const AreaHits hits(of.areas, drawnFrom(of.gaze, static_cast<std::size_t>(n), draws));
                const AreaFacts facts = areaFacts(of.areas, {metric}, n);
                const Parameters resolved = resolve(mechanism, given, facts);
                const auto columns = mechanism.simulate(mechanism, hits, resolved, facts, own.stream(2), {});
                const auto rows = finishedAreas(columns, mechanism.steps.bounds(resolved, facts), facts);
                for (std::size_t a = 0; a < rows.size(); ++a) {
                    people += rows[a].people_low <= of.mean[a] && of.mean[a] <= rows[a].people_high;
                    noise += rows[a].low <= of.mean[a] && of.mean[a] <= rows[a].high;
                    width += 2 * std::hypot(rows[a].half_width, normal_975 * std::sqrt(rows[a].variance / n));
                    ++values;
                }
            }
        },
        50);
    return {people / double(values), noise / double(values), width / values};
}

Parameters people(double epsilon, const std::string& noise = "auto") {
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("noise", noise);
    return given;
}

/// Observers who look at area a for v_a of a second: v like a Dirichlet's of this concentration around means that differ.
Population dirichlet(double concentration, std::size_t observers) {
    const double weights[] = {0.4, 0.25, 0.15, 0.1, 0.06, 0.03, 0.01};
    Population out;
    std::vector<test::Looks> crowd;
    SeededDraws draws(SeededNoise(7));
    const auto gamma = [&](double shape) { // Marsaglia & Tsang 2000, with Johnk's power for shapes below 1
        const double boost = shape < 1 ? std::pow(draws.uniform(), 1 / shape) : 1;
        const double d = (shape < 1 ? shape + 1 : shape) - 1.0 / 3, c = 1 / std::sqrt(9 * d);
        for (;;) {
            const double x = draws.normal(), v = std::pow(1 + c * x, 3);
            if (v > 0 && std::log(draws.uniform()) < x * x / 2 + d - d * v + d * std::log(v))
                return d * v * boost;
        }
    };
    for (std::size_t i = 0; i < observers; ++i) {
        test::Looks looks;
        double x = 50, sum = 0;
        for (const double weight : weights) {
            looks.push_back({x, 50, gamma(concentration * weight)});
            sum += looks.back().ms;
            x += 100;
        }
        for (test::Look& look : looks)
            look.ms *= 1000 / sum;
        crowd.push_back(looks);
    }
    for (int a = 0; a < 6; ++a) { // the seventh place is elsewhere
        out.areas.push_back(test::rectangle(std::to_string(a), 100.0 * a, 0, 100, 100));
        out.mean.push_back(weights[a]);
    }
    out.gaze = test::gazeOf(crowd);
    return out;
}

/// The 15 observers of each picture of OSIE are a population; six areas lie on it.
std::vector<Population> osie(const std::filesystem::path& folder) {
    const Dataset study = openStudy(folder.string());
    std::vector<std::size_t> everybody(study.participants.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    std::vector<Population> out;
    for (std::size_t s = 0; s < study.stimuli.size(); ++s) {
        Population one;
        for (int a = 0; a < 6; ++a)
            one.areas.push_back(test::rectangle(std::to_string(a), 800.0 / 3 * (a % 3), a < 3 ? 0 : 300, 800.0 / 3, 300));
        one.gaze = areaGaze(study, s, everybody);
        const AreaHits hits(one.areas, one.gaze);
        one.mean = areaMeans(AreaMetric::dwell_share, hits, {});
        out.push_back(std::move(one));
    }
    return out;
}

} // namespace

TEST_CASE("areas: intervals for people hold the mean of Dirichlet observers' population in 95 ± 1.5 %") {
    for (const double concentration : {0.5, 3.0, 20.0}) {
        const std::vector<Population> one = {dirichlet(concentration, 20000)};
        for (const auto& [n, epsilon] : {std::pair(30, 1.0), std::pair(60, 3.0), std::pair(300, 1.0)}) {
            CAPTURE(concentration, n, epsilon);
            for (const char* noise : {"k-norm", "gaussian"}) {
                CAPTURE(noise);
                CHECK(coverageOf(one, AreaMetric::dwell_share, n, people(epsilon, noise), 1500).people ==
                      Approx(0.95).margin(0.015));
            }
        }
    }
}

TEST_CASE("areas: intervals for people hold the mean of resampled OSIE observers in 95 ± 1.5 %, those of noise alone do not") {
    const std::filesystem::path folder = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/osie";
    if (!std::filesystem::exists(folder)) {
        std::cout << "skipped: coverage on OSIE, ../shared/data/osie is not there\n";
        return;
    }
    const std::vector<Population> pictures = osie(folder);
    REQUIRE(pictures.size() > 50);
    for (const auto& [n, epsilon] :
         {std::pair(30, 1.0), std::pair(60, 1.0), std::pair(60, 3.0), std::pair(150, 1.0), std::pair(300, 1.0)}) {
        const Coverage found = coverageOf(pictures, AreaMetric::dwell_share, n, people(epsilon), 3000);
        std::cout << "OSIE, n = " << n << ", epsilon = " << epsilon << ": people " << found.people << ", width " << found.width
                  << ", noise alone " << found.noise << "\n";
        CAPTURE(n, epsilon);
        CHECK(found.people == Approx(0.95).margin(0.015));
        if (n * epsilon > 150)
            CHECK(found.noise < 0.92);
    }
}
