#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "tests/catch.h"

#include <set>

using namespace nictate;

TEST_CASE("selection: how many, each at most once or possibly again, evenly") {
    std::vector<double> seen(10, 0.0);
    for (std::uint64_t k = 0; k < 5000; ++k) {
        auto one = selectObservers(10, 0.3, false, SeededNoise(1).stream(k));
        CHECK(one.size() == 3);
        CHECK(std::set<std::size_t>(one.begin(), one.end()).size() == 3);
        for (std::size_t observer : one)
            seen[observer] += 1;
    }
    double chi2 = 0;
    for (double count : seen)
        chi2 += (count - 1500) * (count - 1500) / 1500;
    CHECK(chi2 < 46.7); // 9 degrees of freedom, below 1e-6

    bool repeated = false;
    for (std::uint64_t k = 0; k < 50; ++k) {
        auto with = selectObservers(10, 1, true, SeededNoise(2).stream(k));
        CHECK(with.size() == 10);
        repeated |= std::set<std::size_t>(with.begin(), with.end()).size() < 10;
    }
    CHECK(repeated);
    CHECK(selectObservers(10, 0.001, false, SeededNoise(1)).size() == 1);
    CHECK(selectObservers(1, 1, true, SeededNoise(1)) == std::vector<std::size_t>{0});
}

TEST_CASE("random selection promises nothing and says how little") {
    HeatmapFacts facts;
    facts.observers = 100;
    Parameters given;
    given.set("fraction", 0.2);
    CHECK(guaranteeOf(randomSelection1(), given, facts).delta_true == Approx(0.2));
    CHECK(guaranteeOf(randomSelection2(), given, facts).delta_true == Approx(1 - std::pow(0.99, 20)));
    CHECK(guaranteeOf(randomSelection1(), given, facts).status == Status::none);
}
