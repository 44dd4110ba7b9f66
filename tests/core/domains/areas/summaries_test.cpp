// Feature summaries are the table of areas with features for columns: the same noise, intervals and groups.

#include "core/domains/areas/mechanisms/summaries.h"

#include "core/compute/parallel.h"
#include "core/domains/areas/area_release.h"
#include "core/domains/areas/feature_summary.h"
#include "core/domains/areas/mechanisms/table_of_areas.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/noise/random_draws.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"

#include <cmath>
#include <filesystem>
#include <iostream>
#include <mutex>
#include <numeric>

using namespace nictate;

namespace {

const Mechanism<Areas>& summing() {
    static const Mechanism<Areas> made = summaries();
    return made;
}

Parameters with(double epsilon, const std::string& noise, const std::string& interval = "people") {
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("noise", noise);
    given.set("interval", interval);
    return given;
}

AreaFacts of(std::size_t features, int people) { return summaryFacts(std::vector<FeatureBounds>(features), people); }

/// Sums on the lattice, as a release adds noise to them.
std::vector<std::int64_t> latticeSum(const Eigen::MatrixXd& numbers, const Parameters& given) {
    const AreaFacts facts = of(static_cast<std::size_t>(numbers.cols()), static_cast<int>(numbers.rows()));
    const Parameters resolved = resolve(summing(), given, facts);
    return areaLatticeSum(summing().exact(resolved, facts).metrics.front(), AreaMetric::feature_mean,
                          summing().steps.bounds(resolved, facts), AreaHits(numbers));
}

} // namespace

TEST_CASE("summaries: noise scales are the closed forms of a cube") {
    for (const std::size_t features : {1, 2, 6, 20}) {
        const double f = static_cast<double>(features), n = 60;
        const AreaFacts facts = of(features, 60);
        const auto deviation = [&](const std::string& noise, const std::string& interval) {
            const Parameters resolved = resolve(summing(), with(2, noise, interval), facts);
            return summing().steps.noise(resolved, facts).front().deviation();
        };
        CAPTURE(features);
        CHECK(deviation("k-norm", "observers") == Approx(std::sqrt((f + 1) * (f + 2) / 3) / 2 / n));
        CHECK(deviation("k-norm", "people") == Approx(std::sqrt((f + 2) * (f + 3) / 3) / 2 / n)); // the spread is one more
        CHECK(deviation("laplace", "observers") == Approx(std::sqrt(2.0) * f / 2 / n));
        CHECK(deviation("gaussian", "observers") == Approx(std::sqrt(f) * analyticSigma(2, std::pow(60, -1.5)) / n));
    }
}

TEST_CASE("summaries: six features of sixty people at epsilon = 1 are known to a tenth of their range") {
    const AreaFacts facts = of(6, 60);
    const Parameters resolved = resolve(summing(), with(1, "auto"), facts);
    CHECK(resolved.text("noise") == "k-norm");
    CHECK(summing().steps.noise(resolved, facts).front().deviation() < 0.1);
}

TEST_CASE("summaries: no replacement of one person moves the sums by more than is promised, and one by as much") {
    for (const char* noise : {"k-norm", "gaussian", "laplace"})
        for (const Eigen::Index features : {1, 2, 3}) {
            const AreaFacts facts = of(static_cast<std::size_t>(features), 3);
            const Parameters given = with(1.5, noise);
            const AreaLattice lattice = summing().exact(resolve(summing(), given, facts), facts).metrics.front();
            const int places = 5; // of each feature: 0, 0.25 … 1, and every pair of people at them
            const int all = static_cast<int>(std::pow(places, features));
            const auto person = [&](int i) {
                Eigen::RowVectorXd row(features);
                for (Eigen::Index f = 0; f < features; ++f, i /= places)
                    row[f] = 0.25 * (i % places) * (1 - 1e-12 * (i % 2));
                return row;
            };
            UInt128 l1 = 0, l2 = 0;
            std::int64_t most = 0;
            Eigen::MatrixXd table = Eigen::MatrixXd::Constant(3, features, 0.3);
            for (int a = 0; a < all; ++a)
                for (int b = 0; b < a; ++b) {
                    table.row(1) = person(a);
                    const auto here = latticeSum(table, given);
                    table.row(1) = person(b);
                    const auto there = latticeSum(table, given);
                    UInt128 sum = 0, squares = 0;
                    for (std::size_t i = 0; i < here.size(); ++i) {
                        const auto by = static_cast<UInt128>(std::abs(here[i] - there[i]));
                        sum += by;
                        squares += by * by;
                        most = std::max(most, std::abs(here[i] - there[i]));
                    }
                    l1 = std::max(l1, sum);
                    l2 = std::max(l2, squares);
                    if (a > 40)
                        b += 6; // of three features not every pair
                }
            CAPTURE(noise, features);
            CHECK(l1 <= lattice.l1);
            CHECK(l2 <= lattice.l2_squared);
            CHECK(most == static_cast<std::int64_t>(lattice.unit));
            CHECK(static_cast<double>(l2) > 0.95 * static_cast<double>(lattice.l2_squared));
        }
}

TEST_CASE("summaries: rows come in each feature's unit, and parts of the range lead back") {
    AreaFacts facts = summaryFacts({{0, 4}, {-10, 30}}, 3);
    const Eigen::MatrixXd numbers = (Eigen::MatrixXd(3, 2) << 0.25, 1, 0.5, 0, 0.75, 0.5).finished();
    const Parameters resolved = resolve(summing(), with(900, "k-norm"), facts);
    const AreaBounds bounds = summing().steps.bounds(resolved, facts);
    const auto rows =
        finishedAreas(summing().simulate(summing(), AreaHits(numbers), resolved, facts, SeededNoise(1), {}), bounds, facts);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].value == Approx(2).margin(0.05));
    CHECK(rows[1].value == Approx(10).margin(0.5));
    CHECK(rows[1].half_width == Approx(10 * rows[0].half_width));
    CHECK(rows[1].variance > 0);
    CHECK(rows[0].low <= rows[0].value);
    CHECK(rows[0].people_high > rows[0].high);
    CHECK(originalAreas(AreaHits(numbers), facts, bounds)[1].value == Approx(10));
    const AreaValue part = inParts(rows[1], facts);
    CHECK(part.value == Approx((rows[1].value + 10) / 40));
    CHECK(part.variance == Approx(rows[1].variance / 1600));
}

TEST_CASE("summaries: tables of areas and of features are not taken for each other") {
    const AreaFacts features = of(2, 10), areas = {10};
    CHECK_THROWS_WITH(resolve(tableOfAreas(), {}, features), Catch::Contains("expected summaries for features"));
    CHECK_THROWS_WITH(resolve(summing(), {}, areas), Catch::Contains("expected aoi for areas of interest"));
    AreaFacts mixed = features;
    mixed.metrics.push_back(AreaMetric::dwell_share);
    CHECK_THROWS_AS(resolve(summing(), {}, mixed), InvalidParameter);
    CHECK_THROWS_AS(areaMetricOf("feature-mean"), InvalidParameter);
}

TEST_CASE("summaries: intervals for people hold the mean of resampled real people") {
    const std::filesystem::path file =
        std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/features/gazebasevr/biomarker_table.csv";
    if (!std::filesystem::exists(file)) {
        std::cout << "skipped: coverage on GazeBaseVR, ../shared/data/features is not there\n";
        return;
    }
    OpenOptions options;
    options.columns = {{"participant", "subject"}};
    const Dataset study = openStudy(file.string(), options);
    std::vector<std::size_t> everybody(study.participants.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    REQUIRE(everybody.size() > 300);
    const SummaryChoice choice = {{"valid_frac", "corr", "ddem", "conv_latency_ms", "conv_gain", "conv_peakvel"},
                                  {{0, 1}, {-1, 1}, {0, 4}, {0, 600}, {0, 3}, {0, 200}},
                                  {}};
    const Eigen::MatrixXd population = featureSummaries(study, choice, everybody);
    const Eigen::RowVectorXd mean = population.colwise().mean();
    for (const auto& asked : {std::pair(30, 1.0), std::pair(60, 1.0), std::pair(60, 3.0), std::pair(150, 1.0)}) {
        const int n = asked.first;
        const double epsilon = asked.second;
        constexpr int tables = 2000;
        const AreaFacts facts = of(6, n);
        const Parameters resolved = resolve(summing(), with(epsilon, "auto"), facts);
        const AreaBounds bounds = summing().steps.bounds(resolved, facts);
        std::vector<double> held(6, 0);
        double width = 0;
        std::mutex adding;
        parallelRows(
            tables,
            [&](Eigen::Index begin, Eigen::Index end) {
                for (Eigen::Index t = begin; t < end; ++t) {
                    const SeededNoise own = SeededNoise(19).stream(static_cast<std::uint64_t>(t));
                    SeededDraws draws(own.stream(1));
                    Eigen::MatrixXd sample(n, 6);
                    for (Eigen::Index i = 0; i < n; ++i)
                        sample.row(i) = population.row(static_cast<Eigen::Index>(draws.below(everybody.size())));
                    const auto rows = finishedAreas(
                        summing().simulate(summing(), AreaHits(sample), resolved, facts, own.stream(2), {}), bounds, facts);
                    const std::lock_guard lock(adding);
                    for (std::size_t f = 0; f < 6; ++f) {
                        const double at = mean[static_cast<Eigen::Index>(f)];
                        held[f] += rows[f].people_low <= at && at <= rows[f].people_high;
                        width += (rows[f].people_high - rows[f].people_low) / 6 / tables;
                    }
                }
            },
            50);
        const double all = std::accumulate(held.begin(), held.end(), 0.0) / 6 / tables;
        std::cout << "GazeBaseVR, six features, n = " << n << ", epsilon = " << epsilon << ": people " << all << ", width "
                  << width << ", least " << *std::min_element(held.begin(), held.end()) / tables << "\n";
        CAPTURE(n, epsilon);
        CHECK(all == Approx(0.95).margin(0.02));
        CHECK(*std::min_element(held.begin(), held.end()) / tables > 0.9);
    }
}
