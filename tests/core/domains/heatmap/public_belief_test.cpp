#include "core/domains/heatmap/public_belief.h"

#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

/// Something red on the left for a second, then on the right.
std::vector<std::vector<PicturePixels>> moving(const std::string&, const std::vector<double>& asked, int each, const Progress&) {
    std::vector<std::vector<PicturePixels>> windows;
    const std::vector<double> borders = asked.empty() ? std::vector<double>{0, 1000, 2000} : asked;
    for (std::size_t t = 0; t + 1 < borders.size(); ++t) {
        const bool right = borders[t] + borders[t + 1] >= 2000;
        PicturePixels out{80, 60, std::vector<std::uint8_t>(80u * 60 * 3, 128)};
        for (int y = 20; y < 40; ++y)
            for (int x = right ? 50 : 10; x < (right ? 70 : 30); ++x)
                out.rgb[static_cast<std::size_t>(3 * (y * 80 + x))] = 220;
        windows.emplace_back(each, out);
    }
    return windows;
}

HeatmapFacts factsOf(std::shared_ptr<const PublicPicture> picture, GazeClock clock = GazeClock::time) {
    HeatmapFacts facts;
    facts.observers = 20;
    facts.picture = std::move(picture);
    TimeCut cut;
    cut.windows = 2;
    cut.clock = clock;
    cut.presentation_ms = 2000;
    return withWindows(facts, cut);
}

double leftShare(const GazeMap& map) { return map.leftCols(map.cols() / 2).sum() / map.sum(); }

} // namespace

TEST_CASE("what is expected of a video follows the frames of each window", "[maps]") {
    const HeatmapFacts facts = factsOf(std::make_shared<const PublicPicture>("clip", PictureReader{}, moving));
    CHECK(readPicture(facts));
    const GazeBelief belief = publicBelief(facts);
    REQUIRE(belief.in_windows.size() == 2);
    CHECK(belief.modes.empty());
    CHECK(leftShare(belief.in_windows[0]) > 0.7);
    CHECK(leftShare(belief.in_windows[1]) < 0.3);
    CHECK(leftShare(belief.attention) == Approx(0.5).margin(0.02));
    const GazeMap without = heatmapWithoutGaze(facts);
    CHECK(leftShare(windowMap(without, 0, 2)) > 0.7);
    CHECK(leftShare(windowMap(without, 1, 2)) < 0.3);

    const Parameters resolved = resolve(clippedGaussian(), Parameters{}, facts);
    CHECK(resolved.text("prior") == "picture");
    const Grid grid = clippedGaussian().steps.grid(resolved, facts);
    const GazeMap nothing = GazeMap::Zero(grid.rows(), grid.width);
    const GazeMap found = clippedGaussian().steps.finisher(resolved, facts)(nothing, 1e6); // noise alone
    CHECK(leftShare(windowMap(found, 0, 2)) > 0.7);
    CHECK(leftShare(windowMap(found, 1, 2)) < 0.3);
}

TEST_CASE("what a map of a video is expected to reach is no worse than that of a picture", "[maps]") {
    const auto video = std::make_shared<const PublicPicture>("clip", PictureReader{}, moving);
    const auto first = std::make_shared<const PublicPicture>("clip", [](const std::string& path) {
        return std::optional(moving(path, {0, 1}, 1, {}).front().front());
    });
    CHECK(expectedCCWithoutGaze(factsOf(video)) > 0.3);
    CHECK(expectedCC(clippedGaussian(), Parameters{}, factsOf(video)) > expectedCCWithoutGaze(factsOf(video)));
    CHECK(expectedCC(clippedGaussian(), Parameters{}, factsOf(video)) ==
          Approx(expectedCC(clippedGaussian(), Parameters{}, factsOf(first))).margin(0.15)); // nothing is harder about either
}

TEST_CASE("windows by the order of fixations, and a still map, have what holds for all of a video", "[maps]") {
    const auto video = std::make_shared<const PublicPicture>("clip", PictureReader{}, moving);
    const HeatmapFacts by_order = factsOf(video, GazeClock::order);
    CHECK(by_order.windows() == 2);
    CHECK(publicBelief(by_order).in_windows.empty());
    CHECK((publicBelief(by_order).attention == *video->attention()).all());
    HeatmapFacts still;
    still.picture = video;
    CHECK(publicBelief(still).in_windows.empty());
    const HeatmapFacts broken = factsOf(std::make_shared<const PublicPicture>("x", PictureReader{}, framesOfVideo));
    CHECK_FALSE(readPicture(broken));
    CHECK(publicBelief(broken).in_windows.empty());
}
