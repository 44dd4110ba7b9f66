#include "core/domains/areas/area_groups.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "core/noise/seeded_noise.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <numeric>
#include <random>

using namespace nictate;

namespace {

constexpr int tall = 100;

std::vector<Area> areasBeside(std::size_t count) {
    std::vector<Area> areas;
    for (std::size_t a = 0; a < count; ++a)
        areas.push_back(test::rectangle("area " + std::to_string(a + 1), 100.0 * static_cast<double>(a), 0, 100, tall));
    return areas;
}

/// People whose shares of six areas and of what is left are Dirichlet's of this concentration; areas are not alike.
AreaGaze dirichletObservers(std::size_t people, double concentration, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const std::vector<double> means = {0.35, 0.2, 0.15, 0.1, 0.05, 0.05, 0.1};
    std::vector<test::Looks> looks(people);
    for (test::Looks& own : looks)
        for (std::size_t a = 0; a < means.size(); ++a)
            own.push_back({100.0 * static_cast<double>(a) + 50, 50,
                           1e3 * std::gamma_distribution<double>(means[a] * concentration)(random) + 1e-9});
    return test::gazeOf(looks);
}

std::vector<std::size_t> shuffled(std::size_t people, std::uint64_t seed) {
    std::vector<std::size_t> order(people);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::shuffle(order.begin(), order.end(), std::mt19937_64(seed));
    return order;
}

/// A simulated release of two groups.
std::vector<Finding> findingsOf(const AreaGaze& gaze, const std::vector<std::size_t>& a, const std::vector<std::size_t>& b,
                                double epsilon, std::uint64_t seed) {
    const std::vector<Area> areas = areasBeside(6);
    Parameters given;
    given.set("epsilon", epsilon);
    std::vector<GroupRows> groups;
    for (const auto* people : {&a, &b}) {
        const AreaPreview preview(areas, partOf(gaze, *people), {AreaMetric::dwell_share}, {}, seedOfGroup(seed, groups.size()));
        GroupRows& group = groups.emplace_back(GroupRows{groups.empty() ? "a" : "b", static_cast<int>(people->size()), {}});
        for (const AreaRow& row : preview.frame(mechanismOf<Areas>("aoi"), given).rows)
            group.rows.push_back(row.shown);
    }
    return areaFindings(groups, areas);
}

/// Kolmogorov and Smirnov's distance of p-values from uniform ones: on both sides, and of p that are too small alone.
std::pair<double, double> distancesFromUniform(std::vector<double> p) {
    std::sort(p.begin(), p.end());
    double small = 0, large = 0;
    const auto n = static_cast<double>(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) {
        small = std::max(small, static_cast<double>(i + 1) / n - p[i]);
        large = std::max(large, p[i] - static_cast<double>(i) / n);
    }
    return {std::max(small, large), small};
}

struct Permuted {
    double distance;    ///< from uniform, of one area's p each time
    double too_small;   ///< likewise, of small p that are too many
    double family_wise; ///< how often Holm lets anything through
};

Permuted permuted(const AreaGaze& gaze, double epsilon, int times) {
    std::vector<double> p;
    int any = 0;
    for (int time = 0; time < times; ++time) {
        const auto seed = static_cast<std::uint64_t>(time);
        const std::vector<std::size_t> order = shuffled(gaze.observers(), seed);
        const auto half = static_cast<std::ptrdiff_t>(order.size() / 2);
        const auto findings =
            findingsOf(gaze, {order.begin(), order.begin() + half}, {order.begin() + half, order.end()}, epsilon, seed);
        p.push_back(findings[static_cast<std::size_t>(time) % 6].shown.p);
        any += std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.p_holm < 0.05; });
    }
    const auto [distance, too_small] = distancesFromUniform(p);
    return {distance, too_small, any / static_cast<double>(times)};
}

} // namespace

TEST_CASE("with people's groups permuted p is never too small, and Holm lets few tables through", "[statistics]") {
    for (const double epsilon : {1.0, 5.0}) {
        double family_wise = 0;
        for (const double concentration : {3.0, 10.0, 30.0}) {
            const Permuted found = permuted(dirichletObservers(60, concentration, 5), epsilon, 1000);
            std::cout << "permuted groups, concentration " << concentration << ", ε " << epsilon << ": distance "
                      << found.distance << ", too small by " << found.too_small << ", family-wise " << found.family_wise << "\n";
            CAPTURE(concentration, epsilon);
            CHECK(found.too_small < 0.0515); // 1 % of uniform samples of 1000 are further
            if (concentration < 30)          // people who hardly differ have a variance that is estimated a little large
                CHECK(found.distance < 0.0515);
            family_wise += found.family_wise / 3;
        }
        CHECK(family_wise <= 0.06);
    }
}

TEST_CASE("a difference that is there is found, and has its sign", "[statistics]") {
    std::vector<test::Looks> looks(80);
    for (std::size_t i = 0; i < looks.size(); ++i)
        looks[i] = {{50, 50, i < 40 ? 700.0 : 200.0}, {150, 50, i < 40 ? 300.0 : 800.0}};
    std::vector<std::size_t> a(40), b(40);
    std::iota(a.begin(), a.end(), std::size_t(0));
    std::iota(b.begin(), b.end(), std::size_t(40));
    const auto findings = findingsOf(test::gazeOf(looks), a, b, 3, 1);
    CHECK(findings[0].p_holm < 0.01);
    CHECK(findings[0].shown.difference == Approx(0.5).margin(0.1));
    CHECK(findings[1].shown.difference == Approx(-0.5).margin(0.1));
    CHECK(findings[3].p_holm > 0.05);
}

TEST_CASE("equal groups of OSIE's observers differ in few areas, and in a fifth of tables somewhere", "[statistics]") {
    const std::filesystem::path osie = NICTATE_SOURCE_DIR "/../shared/data/osie";
    if (!std::filesystem::exists(osie)) {
        std::cout << "skipped: equal groups of real observers need ../shared/data/osie\n";
        return;
    }
    const Dataset study = openStudy(osie);
    std::vector<std::size_t> everybody(study.participants.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t(0));
    std::mt19937_64 random(11);
    const int tables = 1500, each = 60;
    int outside = 0, areas = 0, somewhere = 0, past_holm = 0;
    for (int table = 0; table < tables; ++table) {
        const auto stimulus = static_cast<std::size_t>(table) % study.stimuli.size();
        AreaGaze gaze = areaGaze(study, stimulus, everybody);
        const double across = study.stimuli[stimulus].width_px / 3.0, down = study.stimuli[stimulus].height_px / 2.0;
        for (AreaFixation& fixation : gaze.fixations) { // a grid of three by two areas, side by side
            fixation.x_px = 100 * (std::floor(fixation.x_px / across) + 3 * std::floor(fixation.y_px / down)) + 50;
            fixation.y_px = 50;
        }
        std::vector<std::size_t> a, b;
        for (int i = 0; i < each; ++i) {
            a.push_back(random() % everybody.size());
            b.push_back(random() % everybody.size());
        }
        int here = 0;
        bool any = false;
        for (const Finding& finding : findingsOf(gaze, a, b, 1, static_cast<std::uint64_t>(table))) {
            here += finding.shown.p < 0.05;
            any |= finding.p_holm < 0.05;
            ++areas;
        }
        outside += here;
        somewhere += here > 0;
        past_holm += any;
    }
    std::cout << "equal groups of OSIE: " << 100.0 * outside / areas << " % of areas outside, " << 100.0 * somewhere / tables
              << " % of tables somewhere, " << 100.0 * past_holm / tables << " % after Holm\n";
    CHECK(100.0 * outside / areas == Approx(4.5).margin(1.0));
    CHECK(100.0 * somewhere / tables == Approx(22).margin(4.5));
    CHECK(100.0 * past_holm / tables <= 6);
}

TEST_CASE("groups of a study: a table each, one set of parameters, every pair of groups, noise of its own") {
    const Dataset study = simulateGallery(40, 3);
    std::vector<std::size_t> everybody(40);
    std::iota(everybody.begin(), everybody.end(), std::size_t(0));
    const PeopleGroups groups = groupsOf(study, "training", everybody);
    const std::vector<Area> areas = {test::rectangle("left", 0, 0, 300, 600), test::rectangle("right", 300, 0, 300, 600)};
    const AreaGroupsPreview preview(areas, study, 0, groups, {AreaMetric::dwell_share, AreaMetric::looked}, {}, 4);
    const AreaGroupsFrame frame = preview.frame(mechanismOf<Areas>("aoi"), {});
    REQUIRE(frame.groups.size() == 2);
    CHECK(frame.groups[0].people + frame.groups[1].people == 40);
    CHECK(frame.groups[0].table.resolved == frame.resolved);
    CHECK(frame.groups[1].table.resolved == frame.resolved);
    REQUIRE(frame.findings.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const AreaValue &a = frame.groups[0].table.rows[i].shown, &b = frame.groups[1].table.rows[i].shown;
        CHECK(frame.findings[i].shown.difference == a.noisy - b.noisy);
        CHECK(frame.findings[i].sampling);
        CHECK(a.noisy != b.noisy);
    }
    const double largest = std::max(frame.groups[0].table.noises[0].scale, frame.groups[1].table.noises[0].scale);
    CHECK(frame.guarantee.noise_scale == largest);
    CHECK(*frame.guarantee.user_epsilon == 1);
    CHECK(preview.attack(mechanismOf<Areas>("aoi"), {}, 7).size() == 4);
}
