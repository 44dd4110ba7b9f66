#include "core/simulate/reading.h"

#include "core/errors.h"
#include "core/events/window_features.h"
#include "tests/core/io/same_study.h"

#include <catch2/catch.hpp>

#include <set>

using namespace nictate;

TEST_CASE("readers are seeded, equally long and contained in a bigger study") {
    Dataset small = simulateReading(2, 7), bigger = simulateReading(3, 7), other = simulateReading(2, 8);
    REQUIRE(small.recordings.size() == 6);
    REQUIRE(small.stimuli.size() == 3);
    CHECK(small.stimuli[0].geometry);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(test::same(small.recordings[i], bigger.recordings[i]));
        CHECK_FALSE(test::same(small.recordings[i], other.recordings[i]));
        CHECK(small.recordings[i].samples.size() == 18000);
        CHECK(small.recordings[i].condition == small.stimuli[i % 3].id);
    }
    CHECK(small.participants[1].attributes.count("gender") == 1);
    CHECK(small.participants[1].attributes.count("age") == 1);
    CHECK(simulateReading(0, 1).recordings.empty());
    CHECK_THROWS_AS(simulateReading(-1, 1), InvalidParameter);
}

TEST_CASE("all features of the readers vary, but for the word-books' minima, and tell documents and people apart") {
    Dataset study = simulateReading(8, 1);
    const FeatureSet set = featuresOf(study);
    REQUIRE(set.tables.size() == 24);
    for (const FeatureTable& table : set.tables)
        REQUIRE(table.values.rows() == 1141);
    const std::set<Eigen::Index> minima = {30, 36, 42, 48};
    std::size_t apart = 0;
    for (Eigen::Index k = 0; k < 52; ++k) {
        CAPTURE(k, set.names[static_cast<std::size_t>(k)]);
        double lag = 0, total = 0;
        Eigen::Vector3d document = Eigen::Vector3d::Zero();
        double squares = 0;
        for (std::size_t i = 0; i < set.tables.size(); ++i) {
            const Eigen::VectorXd x = set.tables[i].values.col(k);
            CHECK(x.allFinite());
            const Eigen::VectorXd c = x.array() - x.mean();
            total += c.squaredNorm();
            lag += c.head(1140).dot(c.tail(1140));
            document[static_cast<Eigen::Index>(i % 3)] += x.mean() / 8;
            squares += x.mean() * x.mean() / 24;
        }
        if (minima.count(k) != 0)
            continue;
        CHECK(total > 0);
        CHECK(lag > 0.8 * total); // neighbouring windows look alike
        const double spread = std::sqrt(std::max(0.0, squares - std::pow(document.mean(), 2)));
        apart += document.maxCoeff() - document.minCoeff() > spread ? 1 : 0;
    }
    CHECK(apart > 20);
}
