#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_preview.h"
#include "core/domains/heatmap/heatmap_tradeoff.h"
#include "core/domains/heatmap/metrics.h"
#include "core/io/open_study.h"
#include "core/privacy/gaussian_profile.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <numeric>

using namespace nictate;

namespace {

/// Mean CC over pictures and draws at default settings, every observer `times` times. Of stimuli named as pictures, which are not
/// here, as where the program opens them.
double meanCC(const Dataset& study, std::size_t pictures, int times, double epsilon, int draws) {
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    double sum = 0;
    for (std::size_t picture = 0; picture < pictures; ++picture) {
        const ObserverPoints points = replicate(collectPoints(study, picture, everyone), times);
        const Stimulus& stimulus = study.stimuli[picture];
        HeatmapFacts facts;
        facts.observers = static_cast<int>(points.observers());
        facts.display = displayGrid(stimulus.width_px, stimulus.height_px);
        facts.blur_px = defaultBlur(stimulus.width_px);
        facts.picture = std::make_shared<const PublicPicture>("not here", PictureReader{});
        sum += tradeoff(clippedGaussian(), points, {}, facts, std::vector<double>{epsilon}, draws, 1 + picture).front().cc_mean;
    }
    return sum / static_cast<double>(pictures);
}

} // namespace

TEST_CASE("σ = √2·C/n·q(ε,δ), whatever the grid") {
    HeatmapFacts facts;
    facts.observers = 60;
    for (double side : {4.0, 300.0}) {
        Parameters given;
        given.set("width", side);
        given.set("height", side);
        given.set("clip", 0.9);
        given.set("epsilon", 2.0);
        given.set("delta", 1e-5);
        Guarantee guarantee = guaranteeOf(clippedGaussian(), given, facts);
        CHECK(guarantee.noise_scale == Approx(std::sqrt(2.0) * 0.9 / 60 * analyticSigma(2, 1e-5)));
        CHECK(guarantee.status == Status::proven);
    }
}

TEST_CASE("what clipping takes is given back on average") {
    Dataset study = simulateGallery(60, 1);
    std::vector<std::size_t> everyone(60);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    for (std::size_t picture : {0u, 2u}) {
        auto points = std::make_shared<const ObserverPoints>(collectPoints(study, picture, everyone));
        HeatmapFacts facts;
        facts.observers = 60;
        facts.display = displayGrid(study.stimuli[picture].width_px, study.stimuli[picture].height_px);
        facts.blur_px = defaultBlur(study.stimuli[picture].width_px);
        HeatmapPreview preview(points, facts, 1);
        Parameters given;
        given.set("epsilon", 1000.0); // hardly any noise
        double ratio = preview.frame(clippedGaussian(), given).protected_map.sum() / preview.original().sum();
        CHECK(ratio > 0.75);
        CHECK(ratio < 1.25);
    }
}

TEST_CASE("at the same ε the clipped mechanism keeps what the published ones lose") {
    Dataset study = simulateGallery(72, 1);
    CHECK(meanCC(study, 6, 1, 1, 3) > 0.75);
}

TEST_CASE("fidelity on real pictures at default settings", "[statistics]") {
    std::filesystem::path osie = NICTATE_SOURCE_DIR "/../shared/data/osie";
    if (!std::filesystem::exists(osie)) {
        std::cout << "skipped: fidelity on real pictures needs ../shared/data/osie\n";
        return;
    }
    Dataset study = openStudy(osie);
    REQUIRE(study.participants.size() == 15);
    CHECK(meanCC(study, 30, 1, 3, 10) >= 0.84);
    CHECK(meanCC(study, 30, 2, 2, 10) >= 0.87);
    CHECK(meanCC(study, 30, 4, 1, 10) >= 0.88);
    CHECK(meanCC(study, 30, 10, 0.5, 10) >= 0.90);
    CHECK(meanCC(study, 30, 20, 1, 10) >= 0.975);
}

namespace {

HeatmapFacts factsWithPicture(int observers, const PictureReader& read) {
    HeatmapFacts facts;
    facts.observers = observers;
    facts.picture = std::make_shared<const PublicPicture>("a picture", read);
    return facts;
}

std::optional<PicturePixels> blackAndWhite(const std::string&) {
    PicturePixels out{80, 60, std::vector<std::uint8_t>(std::size_t{3} * 80 * 60, 0)};
    for (std::size_t y = 10; y < 25; ++y)
        std::fill_n(out.rgb.begin() + static_cast<std::ptrdiff_t>(3 * (80 * y + 50)), 45, 255);
    return out;
}

} // namespace

TEST_CASE("the prior follows the picture where there is one and the data do not say as much by themselves") {
    auto chosen = [](const HeatmapFacts& facts, double epsilon) {
        Parameters given;
        given.set("epsilon", epsilon);
        return resolve(clippedGaussian(), given, facts).text("prior");
    };
    CHECK(chosen(factsWithPicture(15, blackAndWhite), 1) == "picture");
    CHECK(chosen(factsWithPicture(3000, blackAndWhite), 3) == "centre");
    CHECK(chosen(HeatmapFacts{15}, 1) == "screen");
    CHECK(chosen(HeatmapFacts{3000}, 3) == "centre");
}

TEST_CASE("with endless noise the private map is what is expected without gaze, and says so") {
    const HeatmapFacts facts = factsWithPicture(15, blackAndWhite);
    Parameters given;
    given.set("epsilon", 0.001);
    const Parameters resolved = resolve(clippedGaussian(), given, facts);
    const double scale = clippedGaussian().guarantee(resolved, facts).noise_scale;
    const Grid grid = clippedGaussian().steps.grid(resolved, facts);
    const Finish finish = clippedGaussian().steps.finisher(resolved, facts);
    const GazeMap noisy = scale * unitNoise(NoiseKind::gaussian, grid, SeededNoise(1));
    CHECK(correlationCC(finish(noisy, scale), heatmapWithoutGaze(facts)) > 0.97);
    CHECK(finish.share(scale).whole < mostly_expectation_share);
    CHECK(finish.share(scale * 1e-4).whole > 0.9);
    CHECK(finish.share(scale).where.rows() == grid.height);
    // Without prior nothing is expected: twice the map is twice the picture, negative values stay.
    const GazeMap once = finish.unbiased(noisy), twice = finish.unbiased(2 * noisy);
    CHECK(twice.isApprox(2 * once));
    CHECK(once.minCoeff() < 0);
}

TEST_CASE("a picture that cannot be read leaves the prior of any picture, and the steps say so") {
    const HeatmapFacts facts = factsWithPicture(15, [](const std::string&) { return std::nullopt; });
    Parameters any;
    any.set("prior", "screen");
    any.set("threshold", 1.0); // a picture's
    const GazeMap noisy = GazeMap::Constant(13, 17, 0.1);
    auto finished = [&](const Parameters& given) {
        const Parameters resolved = resolve(clippedGaussian(), given, facts);
        REQUIRE(clippedGaussian().steps.grid(resolved, facts).width == 17);
        return clippedGaussian().steps.finisher(resolved, facts)(noisy, 0.1);
    };
    CHECK(finished({}).isApprox(finished(any)));
    const auto steps = stepsAfterNoise(clippedGaussian(), resolve(clippedGaussian(), {}, facts), facts);
    CHECK(std::any_of(steps.begin(), steps.end(),
                      [](const Text& step) { return step.english().find("no picture that can be read") != std::string::npos; }));
}
