#include "core/domains/heatmap/attention.h"

#include "core/domains/heatmap/attention_posterior.h"
#include "core/mechanism/splat.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

#include <Eigen/Dense>

#include <cmath>
#include <limits>

using namespace nictate;

namespace {

PicturePixels grey(int width, int height, std::uint8_t value = 128) {
    return {width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * width * height), value)};
}

/// A red square on grey, its left upper corner at a place.
PicturePixels withSquare(int width, int height, int left, int top, int side) {
    PicturePixels out = grey(width, height);
    for (int y = top; y < top + side; ++y)
        for (int x = left; x < left + side; ++x) {
            std::uint8_t* pixel = &out.rgb[static_cast<std::size_t>(3 * (y * width + x))];
            pixel[0] = 220;
            pixel[1] = pixel[2] = 30;
        }
    return out;
}

double shareIn(const GazeMap& map, double left, double top, double side) {
    const auto cells = [&](double part, Eigen::Index all) { return static_cast<Eigen::Index>(part * static_cast<double>(all)); };
    return map.block(cells(top, map.rows()), cells(left, map.cols()), cells(side, map.rows()), cells(side, map.cols())).sum();
}

GazePrior beliefSplatted() {
    GazePrior out;
    out.splat = 0.6;
    return out;
}

} // namespace

TEST_CASE("attention is a density that a lone thing draws to itself, and without one lies at the centre") {
    const GazeMap empty = attentionTo(grey(400, 300)), centre = centreAttention(75, 100);
    CHECK(empty.rows() == 75);
    CHECK(empty.cols() == 100);
    CHECK(empty.sum() == Approx(1));
    CHECK(empty.minCoeff() > 0);
    CHECK(shareIn(empty, 0.4, 0.4, 0.2) > 3 * shareIn(empty, 0, 0, 0.2));
    CHECK(centre.sum() == Approx(1));
    // A fifth of both sides holds a twenty-fifth of an even map.
    const GazeMap thing = attentionTo(withSquare(400, 300, 80, 60, 60));
    CHECK(shareIn(thing, 0.2, 0.2, 0.2) > 2.5 * shareIn(empty, 0.2, 0.2, 0.2));
    CHECK(thing.sum() == Approx(1));
}

TEST_CASE("pictures of any shape have an attention") {
    for (auto [width, height] : {std::pair{1, 1}, {3, 700}, {900, 2}, {1680, 1050}}) {
        CAPTURE(width, height);
        const GazeMap map = attentionTo(grey(width, height, 255));
        CHECK(map.sum() == Approx(1));
        CHECK(map.allFinite());
        CHECK(map.minCoeff() > 0);
    }
}

TEST_CASE("resampling keeps the mass, also onto a grid that reaches past the picture") {
    const GazeMap map = attentionTo(withSquare(400, 300, 80, 60, 60));
    CHECK(resampled(map, 13, 17).sum() == Approx(1));
    CHECK(resampled(map, 225, 300).sum() == Approx(1));
    const GazeMap wider = resampled(map, 20, 30, 1, 1.5);
    CHECK(wider.sum() == Approx(1));
    CHECK(wider.rightCols(10).isZero(1e-12));
    CHECK(resampled(map, 75, 100).isApprox(map));
}

namespace {

/// What fixations at the centres of `fine` cells add to the cells of a noise grid that spreads them.
GazeMap spreadOver(const Grid& grid, const GazeMap& fine, double splat) {
    GazeMap out = GazeMap::Zero(grid.height, grid.width);
    const double down = static_cast<double>(grid.height) / static_cast<double>(fine.rows());
    const double across = static_cast<double>(grid.width) / static_cast<double>(fine.cols());
    for (int y = 0; y < fine.rows(); ++y)
        for (int x = 0; x < fine.cols(); ++x) {
            if (fine(y, x) == 0)
                continue;
            // A fixation lies anywhere in its fine cell.
            const SplatKernel rows((y + 0.5) * down, std::hypot(splat, down / std::sqrt(12.0)), grid.height);
            const SplatKernel columns((x + 0.5) * across, std::hypot(splat, across / std::sqrt(12.0)), grid.width);
            for (std::size_t j = 0; j < rows.weights.size(); ++j)
                for (std::size_t i = 0; i < columns.weights.size(); ++i)
                    out(rows.first + static_cast<int>(j), columns.first + static_cast<int>(i)) +=
                        fine(y, x) * rows.weights[j] * columns.weights[i];
        }
    return out;
}

} // namespace

TEST_CASE("the picture's posterior is Gaussian conditioning on what the splat spread, worked out cell by cell") {
    const Grid grid{4, 3, 800, 600};
    const GazePrior belief = beliefSplatted();
    const GazeMap attention = attentionTo(withSquare(400, 300, 80, 60, 60));
    const AttentionPosterior posterior(grid, belief, {attention});
    const int rows = posterior.grid().height, columns = posterior.grid().width, cells = rows * columns;
    const GazeMap mean = 10 * resampled(attention, rows, columns), centre = 10 * centreAttention(rows, columns);
    const GazeMap variance = 2.2 * 2.2 * centre.maxCoeff() * (0.8 * mean + 0.2 * centre);
    Eigen::MatrixXd spread(grid.cells(), cells), covariance(cells, cells);
    for (int i = 0; i < cells; ++i) {
        GazeMap one = GazeMap::Zero(rows, columns);
        one.data()[i] = 1;
        const GazeMap seen = spreadOver(grid, one, belief.splat);
        spread.col(i) = Eigen::Map<const Eigen::VectorXd>(seen.data(), seen.size());
        for (int j = 0; j < cells; ++j) {
            const double x = (i % columns - j % columns) * posterior.grid().cellWidth();
            const double y = (i / columns - j / columns) * posterior.grid().cellHeight();
            covariance(i, j) = std::sqrt(variance.data()[i] * variance.data()[j]) * std::exp(-0.5 * (x * x + y * y) / (28 * 28));
        }
    }
    SeededNoise noise(5);
    GazeMap noisy(grid.height, grid.width);
    for (Eigen::Index i = 0; i < noisy.size(); ++i)
        noisy.data()[i] = 1 + 0.5 * noise.normal(static_cast<std::uint64_t>(i));
    const double sigma = 0.4;
    const Eigen::MatrixXd towards = covariance * spread.transpose();
    Eigen::MatrixXd of_data = spread * towards;
    of_data.diagonal().array() += sigma * sigma;
    const Eigen::Map<const Eigen::VectorXd> expected(mean.data(), cells), data(noisy.data(), noisy.size());
    const Eigen::VectorXd wanted = expected + towards * of_data.ldlt().solve(data - spread * expected);
    const GazeMap found = posterior({noisy}, sigma, 0).front();
    CHECK(found.isApprox(Eigen::Map<const GazeMap>(wanted.data(), rows, columns).max(0.0), 1e-6));
}

TEST_CASE("without noise the picture's posterior spreads to the data, with endless noise it is attention itself") {
    const Grid grid{14, 10, 800, 600};
    const GazeMap attention = attentionTo(withSquare(400, 300, 80, 60, 60));
    const AttentionPosterior posterior(grid, beliefSplatted(), {attention});
    GazeMap looked(posterior.grid().height, posterior.grid().width);
    for (int y = 0; y < looked.rows(); ++y)
        for (int x = 0; x < looked.cols(); ++x) // smooth and nowhere near 0, so that nothing is clamped
            looked(y, x) = 0.02 + 0.05 * std::exp(-0.5 * ((x - 25) * (x - 25) + (y - 20) * (y - 20)) / 64.0);
    const GazeMap map = spreadOver(grid, looked, beliefSplatted().splat);
    CHECK((spreadOver(grid, posterior({map}, 1e-9, 0).front(), beliefSplatted().splat) - map).abs().maxCoeff() < 0.02);
    CHECK(posterior.shares(1e-9).front().whole == Approx(1).margin(1e-6));

    const double endless = std::numeric_limits<double>::infinity();
    const GazeMap none = posterior({map}, endless, 1).front();
    CHECK(none.isApprox(10 * resampled(attention, posterior.grid().height, posterior.grid().width)));
    CHECK(posterior.shares(endless).front().whole == 0);
    CHECK(posterior.shares(endless).front().where.isZero());
}

TEST_CASE("the share of data grows as the noise falls") {
    const Grid grid{6, 5, 800, 600};
    const GazeMap attention = attentionTo(withSquare(400, 300, 200, 60, 90));
    const AttentionPosterior posterior(grid, beliefSplatted(), {attention});
    double before = 1;
    for (double sigma : {0.01, 0.1, 0.5, 2.0}) {
        const DataShare share = posterior.shares(sigma).front();
        CHECK(share.whole < before);
        CHECK(share.where.minCoeff() >= 0);
        CHECK(share.where.maxCoeff() <= 1);
        before = share.whole;
    }
}

TEST_CASE("maps in a row lend each other what they know, and one of them is the still picture") {
    const Grid grid{12, 9, 800, 600};
    const GazeMap attention = centreAttention(75, 100);
    const AttentionPosterior over_time(grid, beliefSplatted(), {attention}, {0.5, 0.5}),
        still(grid, beliefSplatted(), {attention});
    SeededNoise noise(3);
    GazeMap map(9, 12);
    for (Eigen::Index i = 0; i < map.size(); ++i)
        map.data()[i] = 0.1 + 0.05 * noise.normal(static_cast<std::uint64_t>(i));
    const auto both = over_time({map, map}, 0.05, 0);
    CHECK(both[0].isApprox(both[1]));
    const double alone = AttentionPosterior(grid, beliefSplatted(), {attention}, {0.5}).shares(0.05).front().whole;
    CHECK(over_time.shares(0.05)[0].whole > alone); // ρ = 0.6 to its neighbour
    CHECK(AttentionPosterior(grid, beliefSplatted(), {attention}, {1.0})({map}, 0.05, 1)
              .front()
              .isApprox(still({map}, 0.05, 1).front()));
}

TEST_CASE("attention in windows is each map's own mean; the same in all is as if there were none") {
    const Grid grid{12, 9, 800, 600};
    const std::vector<double> shares{0.25, 0.75};
    const GazeMap left = attentionTo(withSquare(80, 60, 10, 20, 20)), right = attentionTo(withSquare(80, 60, 50, 20, 20));
    GazeBelief belief{0.25 * left + 0.75 * right};
    belief.in_windows = {left, right};
    const AttentionPosterior posterior(grid, beliefSplatted(), belief, shares);
    const GazeMap nothing = GazeMap::Zero(9, 12);
    const auto blind = posterior({nothing, nothing}, 1e9, 1); // nothing can be learned
    const auto expected = [&](const GazeMap& attention, double share) {
        return GazeMap(share * 10 *
                       resampled(attention, static_cast<int>(blind.front().rows()), static_cast<int>(blind.front().cols())));
    };
    CHECK(blind[0].isApprox(expected(left, 0.25), 1e-3));
    CHECK(blind[1].isApprox(expected(right, 0.75), 1e-3));

    GazeBelief same = belief, none{belief.attention};
    same.in_windows = {belief.attention, belief.attention};
    const GazeMap noisy = GazeMap::Constant(9, 12, 0.1);
    const auto a = AttentionPosterior(grid, beliefSplatted(), same, shares)({noisy, nothing}, 0.05, 1);
    const auto b = AttentionPosterior(grid, beliefSplatted(), none, shares)({noisy, nothing}, 0.05, 1);
    for (std::size_t t = 0; t < 2; ++t)
        CHECK((a[t] == b[t]).all());
    CHECK_FALSE(same == none);
    CHECK_FALSE(same == belief);
}

TEST_CASE("a grid of many cells is solved in groups") {
    const Grid grid{120, 90, 800, 600};
    const AttentionPosterior posterior(grid, beliefSplatted(), {centreAttention(75, 100)});
    const GazeMap out = posterior({GazeMap::Zero(90, 120)}, 1e6, 1).front();
    CHECK(out.sum() == Approx(10).epsilon(0.01));
    CHECK(posterior.shares(0.1).front().where.rows() == 90);
}

TEST_CASE("a posterior that was just asked for is not worked out again; one of another belief is") {
    const Grid grid{12, 9, 800, 600};
    const GazeBelief belief{attentionTo(grey(80, 60))};
    GazePrior prior;
    const auto first = attentionPosterior(grid, prior, belief);
    CHECK(attentionPosterior(grid, prior, belief) == first);
    const GazeBelief other{attentionTo(withSquare(80, 60, 10, 10, 20))};
    const auto second = attentionPosterior(grid, prior, other);
    CHECK(second != first);
    const GazeMap noisy = GazeMap::Constant(9, 12, 0.1);
    const GazeMap anew = AttentionPosterior(grid, prior, other)({noisy}, 0.1, 0).front();
    CHECK((anew == (*second)({noisy}, 0.1, 0).front()).all());
    prior.fixations = 20;
    CHECK(attentionPosterior(grid, prior, belief) != first);
}

TEST_CASE("a picture's attention is the same under every version of OpenCV to 1e-8 of its highest value") {
    // OpenCV 4.10 resizes and filters in another order than 4.6: seen 4e-11. Everything else is the same to the bit.
    const GazeMap map = attentionTo(withSquare(400, 300, 80, 60, 60));
    const double highest = map.maxCoeff();
    const auto agrees = [&](Eigen::Index row, Eigen::Index column, double expected) {
        return std::abs(map(row, column) - expected) <= 1e-8 * highest;
    };
    CHECK(agrees(22, 27, 0.0033439302645152571));
    CHECK(agrees(37, 50, 1.058499964837296e-05));
    CHECK(agrees(5, 5, 1.0742415489782254e-06));
    CHECK(agrees(60, 80, 3.0601612024178532e-06));
}
