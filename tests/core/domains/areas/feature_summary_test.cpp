// One number a person and feature: a function of that person alone, within public bounds.

#include "core/domains/areas/feature_summary.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

/// Three people: the first with two recordings, the second with one, the third with none.
Dataset threePeople() {
    Dataset study;
    study.participants = {{"a", {}}, {"b", {}}, {"c", {}}};
    study.features.names = {"rate", "size"};
    Eigen::MatrixXd first(4, 2), second(2, 2), other(3, 2);
    first << 0, 10, 2, 10, 4, 30, 2, -5; // 30 and −5 lie outside of the bounds
    second << 4, NAN, 4, NAN;
    other << 1, 0, NAN, 0, 3, INFINITY;
    study.features.tables = {{0, "book", first}, {0, "film", second}, {1, "book", other}};
    return study;
}

const SummaryChoice both = {{"size", "rate"}, {{0, 20}, {0, 4}}, {}};
const std::vector<std::size_t> everybody = {0, 1, 2};

} // namespace

TEST_CASE("summaries: a person's mean over recordings in parts of public bounds, by hand") {
    const Eigen::MatrixXd all = featureSummaries(threePeople(), both, everybody);
    REQUIRE(all.rows() == 3);
    REQUIRE(all.cols() == 2);
    CHECK(all(0, 0) == Approx((10 + 10 + 20 + 0) / 4.0 / 20)); // the film has no size
    CHECK(all(0, 1) == Approx((2.0 / 4 + 4.0 / 4) / 2));       // each recording with the same weight
    CHECK(all(1, 0) == Approx(20.0 / 3 / 20));
    CHECK(all(1, 1) == Approx(2.0 / 4));
    CHECK(all(2, 0) == 0.5); // nothing is known of the third
    CHECK(all(2, 1) == 0.5);
}

TEST_CASE("summaries: of one condition, and of chosen people in their order") {
    SummaryChoice films = both;
    films.condition = "film";
    const Eigen::MatrixXd some = featureSummaries(threePeople(), films, std::vector<std::size_t>{1, 0});
    CHECK(some(0, 1) == 0.5);
    CHECK(some(1, 1) == 1);
    CHECK(some(1, 0) == 0.5);
}

TEST_CASE("summaries: other people's data do not move a person's numbers") {
    Dataset study = threePeople();
    const Eigen::MatrixXd before = featureSummaries(study, both, everybody);
    study.features.tables[2].values.setConstant(1e300);
    study.features.tables.push_back({2, "book", Eigen::MatrixXd::Constant(50, 2, -1e300)});
    const Eigen::MatrixXd after = featureSummaries(study, both, everybody);
    CHECK(before.row(0) == after.row(0));
    CHECK(after.row(1) == Eigen::RowVectorXd::Ones(2));
    CHECK(after.row(2) == Eigen::RowVectorXd::Zero(2));
}

TEST_CASE("summaries: what cannot be summed up is refused by name") {
    const Dataset study = threePeople();
    const auto summed = [&](const SummaryChoice& choice) { return featureSummaries(study, choice, everybody); };
    CHECK_THROWS_WITH(summed({{}, {}, {}}), Catch::Contains("invalid features: (none)"));
    CHECK_THROWS_WITH(summed({{"rate", "rate"}, {{}, {}}, {}}),
                      Catch::Contains("invalid features: rate (expected each feature once)"));
    CHECK_THROWS_WITH(summed({{"speed"}, {{}}, {}}),
                      Catch::Contains("there is no feature \"speed\"") && Catch::Contains("\"rate\", \"size\""));
    CHECK_THROWS_WITH(summed({{"rate"}, {{3, 3}}, {}}), Catch::Contains("\"rate\""));
    CHECK_THROWS_WITH(summed({{"rate"}, {{0, 4}}, "talk"}),
                      Catch::Contains("there is no condition \"talk\"") && Catch::Contains("\"book\", \"film\""));
    CHECK_THROWS_AS(featureSummaries(Dataset(), both, everybody), MissingData);
}
