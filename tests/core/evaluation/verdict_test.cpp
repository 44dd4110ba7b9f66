// The verdict of E6: figures computed independently, and what each case must say.

#include "core/evaluation/verdict.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>

using namespace nictate;

namespace {

/// 20 draws of each, chance 1/3, 20 people; labels that mean nothing never do as well.
ComparedRow rowOf(double released, double released_sd, double control, double control_sd, int draws = 20) {
    return {{draws, released, released_sd, 40}, {draws, control, control_sd, 40}, 0.001, 1.0 / 3, 20};
}

Decision alone(const ComparedRow& row) { return decide({row}).front(); }

} // namespace

TEST_CASE("verdict: Welch's p of the difference, as computed independently") {
    CHECK(*alone({{20, .473, .08, 40}, {20, .379, .06, 40}, 0.0, 1.0 / 3, 20}).p == Approx(8.538479939442391e-05).epsilon(1e-9));
    CHECK(*alone({{5, .5, .1, 40}, {5, .4, .05, 40}, 0.0, 0.05, 20}).p == Approx(0.04668944473732337).epsilon(1e-9));
    CHECK(*alone({{20, .40, .03, 40}, {20, .379, .06, 40}, 0.0, 1.0 / 3, 20}).p == Approx(0.08625978840807824).epsilon(1e-9));
}

TEST_CASE("verdict: p is the larger of the test's and the permutations'") {
    ComparedRow row = rowOf(.473, .08, .379, .06);
    CHECK(alone(row).verdict == Verdict::reads_data);
    CHECK(*alone(row).p == Approx(0.001));
    row.permutation_p = 0.2; // all draws agree on an accident of these people
    CHECK(*alone(row).p == Approx(0.2));
    CHECK(alone(row).verdict != Verdict::reads_data);
}

TEST_CASE("verdict: without permutations people are clusters of the error") {
    ComparedRow row = rowOf(.473, .02, .379, .02);
    CHECK(alone(row).verdict == Verdict::reads_data);
    row.permutation_p.reset();
    const Decision decision = alone(row); // sqrt(.473·.527/40) = .079 hides a difference of .094
    CHECK(decision.verdict == Verdict::not_shown);
    REQUIRE(decision.people);
    CHECK(*decision.people > 40);
    CHECK_FALSE(decision.draws);
}

TEST_CASE("verdict: eight times chance is read where it is sure, and noise only needs an upper limit") {
    const auto many = [](double released, double released_sd, double control, double control_sd, int draws) {
        return ComparedRow{{draws, released, released_sd, 300}, {draws, control, control_sd, 300}, 0.001, 1.0 / 300, 300};
    };
    CHECK(alone(many(.024, .007, .003, .003, 20)).verdict == Verdict::reads_data);
    CHECK(alone(rowOf(.36, .05, .35, .05)).verdict == Verdict::noise_only);
    const Decision open = alone(rowOf(.40, .2, .35, .2));
    CHECK(open.verdict == Verdict::not_shown);
    REQUIRE(open.draws);
    CHECK(*open.draws > 20);
}

TEST_CASE("verdict: a control that never varies is not thereby certain") {
    const Decision decision = alone(rowOf(.40, 0, .35, 0));
    CHECK(*decision.p > 0.001); // sqrt(.35·.65/40/20) = .017
    CHECK(alone(rowOf(1, 0, 1, 0)).verdict == Verdict::noise_only);
}

TEST_CASE("verdict: Holm's correction over all rows of a table") {
    std::vector<ComparedRow> rows;
    for (double p : {0.012, 0.03, 0.02, 0.9})
        rows.push_back({{20, .9, .01, 40}, {20, .3, .01, 40}, p, 1.0 / 3, 20});
    const std::vector<Decision> decisions = decide(rows);
    CHECK(*decisions[0].p == Approx(0.048));
    CHECK(*decisions[2].p == Approx(0.06));
    CHECK(*decisions[1].p == Approx(0.06));
    CHECK(*decisions[3].p == Approx(0.9));
    CHECK(decisions[0].verdict == Verdict::reads_data);
    CHECK(decisions[1].verdict == Verdict::not_shown);
}

TEST_CASE("verdict: there is none below five draws of each") {
    for (const auto& [released, control] : {std::pair(4, 20), std::pair(20, 4), std::pair(1, 1)}) {
        const Decision decision = alone({{released, .9, .01, 40}, {control, .1, .01, 40}, 0.001, 0.05, 20});
        CHECK(decision.verdict == Verdict::not_shown);
        CHECK_FALSE(decision.p);
        CHECK(decision.draws == 5);
    }
}

TEST_CASE("verdict: as many draws as it names do decide") {
    const ComparedRow open = rowOf(.42, .15, .35, .15);
    const Decision decision = alone(open);
    REQUIRE(decision.verdict == Verdict::not_shown);
    REQUIRE(decision.draws);
    CHECK(alone(rowOf(.42, .15, .35, .15, *decision.draws + 2)).verdict != Verdict::not_shown);
    CHECK(alone(rowOf(.42, .15, .35, .15, *decision.draws / 2)).verdict == Verdict::not_shown);
}

TEST_CASE("verdict: tables of four rows that read nothing say that they read the data in at most 5 of 100") {
    const SeededNoise noise(11);
    std::uint64_t at = 0;
    int wrong = 0;
    constexpr int tables = 4000;
    for (int table = 0; table < tables; ++table) {
        std::vector<ComparedRow> rows;
        for (int i = 0; i < 4; ++i) {
            const int draws = i % 2 == 0 ? 5 : 20;
            const auto summary = [&] {
                double sum = 0, square = 0;
                for (int d = 0; d < draws; ++d) {
                    const double value = .35 + .08 * noise.normal(at++);
                    sum += value;
                    square += value * value;
                }
                const double mean = sum / draws;
                return DrawSummary{draws, mean, std::sqrt((square - draws * mean * mean) / (draws - 1)), 40};
            };
            const DrawSummary released = summary(), control = summary();
            rows.push_back({released, control, 0.001, 1.0 / 3, 20});
        }
        const std::vector<Decision> decisions = decide(rows);
        wrong += std::any_of(decisions.begin(), decisions.end(),
                             [](const Decision& decision) { return decision.verdict == Verdict::reads_data; });
    }
    CHECK(wrong <= 0.06 * tables);
    CHECK(wrong >= 0.03 * tables); // nor is it blunt
}
