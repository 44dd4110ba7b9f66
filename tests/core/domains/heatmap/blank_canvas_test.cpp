#include "tests/core/domains/heatmap/blank_canvases.h"

#include "core/domains/heatmap/attention_posterior.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/public_belief.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "core/simulate/reading.h"
#include "tests/catch.h"

#include <Eigen/Dense>

#include <filesystem>
#include <iostream>

using namespace nictate;

namespace {

void checkFloor(const std::vector<test::BlankMap>& maps, int seeds, double lacking) {
    for (const double epsilon : {0.1, 1.0, 10.0}) {
        const test::BlankFidelity found = test::blankFidelity(maps, epsilon, seeds);
        CAPTURE(epsilon, found.centre, found.without_gaze, found.grey, found.cc, found.expected);
        CHECK(found.lacking() <= lacking);
    }
}

} // namespace

TEST_CASE("simulated reading without a picture is never worse than no gaze at all, nor than a grey picture") {
    checkFloor(test::blankMaps(simulateReading(12, 2)), 2, 0.01);
}

TEST_CASE("walks on a blank canvas are hardly worse than no gaze at all, and better than a grey picture", "[statistics]") {
    const std::filesystem::path walks = NICTATE_SOURCE_DIR "/../shared/data/personality";
    if (!std::filesystem::exists(walks)) {
        std::cout << "skipped: blank canvases of real studies need ../shared/data\n";
        return;
    }
    checkFloor(test::blankMaps(openStudy(walks)), 8, 0.02);
}

TEST_CASE("prior=picture says of a stimulus without picture that it was one, looked at for a short time") {
    const Mechanism<Heatmaps>& clipped = mechanismOf<Heatmaps>("clipped-gaussian");
    test::BlankMap unnamed = test::blankMaps(simulateGallery(12, 3)).front(), named = unnamed;
    REQUIRE(!unnamed.facts.picture);
    named.facts.picture = std::make_shared<const PublicPicture>("", nullptr);
    Parameters given, said;
    said.set("prior", "picture");
    const auto mapOf = [&](const test::BlankMap& of, const Parameters& with) {
        const Parameters resolved = resolve(clipped, with, of.facts);
        const GazeMap statistic = clipped.steps.statistic(of.points, resolved, of.facts, SeededNoise(1));
        return GazeMap(clipped.steps.finisher(resolved, of.facts)(statistic, 0.1));
    };
    CHECK((mapOf(unnamed, said) == mapOf(named, given)).all());
    CHECK_FALSE((mapOf(unnamed, said) == mapOf(unnamed, given)).all());
    CHECK(expectedCC(clipped, said, unnamed.facts) == expectedCC(clipped, given, named.facts));
    CHECK(expectedCCWithoutGaze(unnamed.facts, said) == expectedCCWithoutGaze(named.facts)); // else a release warns in vain
    unnamed.facts.expected_fixations = 200; // who looks for long looks at everything
    CHECK((mapOf(unnamed, said) == mapOf(unnamed, given)).all());
}

TEST_CASE("gaze on screens is a density whose modes move it and add none to its sum but one") {
    const GazeBelief& screen = screenGaze();
    CHECK(screen.attention.sum() == Approx(1));
    CHECK(screen.attention.minCoeff() > 0);
    double squares = 0;
    for (const GazeMap& mode : screen.modes)
        squares += mode.sum() * mode.sum();
    CHECK(std::sqrt(squares) == Approx(0.5).margin(0.01)); // the amount
}

TEST_CASE("the posterior with modes is Gaussian conditioning, and a mixture where there are several variations") {
    const Grid grid{5, 4, 800, 600};
    GazePrior prior;
    prior.splat = 0.6;
    GazeBelief belief{GazeMap::Constant(45, 60, 1 / 2700.0), {GazeMap::Zero(45, 60), GazeMap::Zero(45, 60)}};
    belief.modes[0].leftCols(30) = 1 / 2700.0;
    belief.modes[1].topRows(20) = -1 / 2700.0;
    SeededNoise noise(7);
    GazeMap noisy(grid.height, grid.width);
    for (Eigen::Index i = 0; i < noisy.size(); ++i)
        noisy.data()[i] = 0.5 + 0.3 * noise.normal(static_cast<std::uint64_t>(i));
    const double sigma = 0.2;
    const auto found = [&](const GazeBelief& of) { return AttentionPosterior(grid, prior, of)({noisy}, sigma, 0).front(); };

    // Without hot spots only the modes move what is expected.
    GazeBelief flat = belief;
    flat.variations = {{1e-6, 1, 1}};
    const GazeMap moved = found(flat) - 10 * belief.attention;
    Eigen::MatrixXd modes(2700, 2);
    for (int k = 0; k < 2; ++k)
        modes.col(k) = Eigen::Map<const Eigen::VectorXd>(belief.modes[static_cast<std::size_t>(k)].data(), 2700);
    const Eigen::Map<const Eigen::VectorXd> by(moved.data(), 2700);
    const Eigen::VectorXd amounts = modes.colPivHouseholderQr().solve(by);
    CHECK((modes * amounts - by).norm() < 1e-4 * by.norm());
    CHECK(by.norm() > 0.01);

    // Of two variations, one so unlikely that it has no say, the other decides alone.
    GazeBelief one = belief, two = belief;
    one.variations = {{2.2, 1, 1}};
    two.variations = {{2.2, 1, 1}, {0.5, 0, 1e-300}};
    CHECK(found(two).isApprox(found(one), 1e-9));
    two.variations = {{2.2, 1, 0.5}, {2.2, 1, 0.5}};
    CHECK(found(two).isApprox(found(one), 1e-9));
}

TEST_CASE("the share of data rises from nothing to all as the noise falls, with modes too") {
    const Grid grid{17, 13, 800, 600};
    GazePrior prior;
    prior.splat = 0.6;
    const AttentionPosterior posterior(grid, prior, screenGaze());
    double before = -1;
    for (const double sigma : {double{INFINITY}, 100.0, 1.0, 0.1, 0.01, 1e-4}) {
        const double share = posterior.shares(sigma).front().whole;
        CHECK(share > before);
        before = share;
    }
    CHECK(posterior.shares(INFINITY).front().whole == 0);
    CHECK(before > 0.95);
}
