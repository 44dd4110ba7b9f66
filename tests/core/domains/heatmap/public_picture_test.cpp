#include "core/domains/heatmap/public_picture.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/written_videos.h"

#include <atomic>

using namespace nictate;

namespace {

/// Grey, with a red square on the left or on the right.
PicturePixels frame(bool right) {
    PicturePixels out{80, 60, std::vector<std::uint8_t>(80u * 60 * 3, 128)};
    for (int y = 20; y < 40; ++y)
        for (int x = right ? 50 : 10; x < (right ? 70 : 30); ++x)
            out.rgb[static_cast<std::size_t>(3 * (y * 80 + x))] = 220;
    return out;
}

double shareOfLeft(const GazeMap& map) { return map.leftCols(map.cols() / 2).sum() / map.sum(); }

} // namespace

TEST_CASE("a picture is read once, when first asked for; one that cannot be read has no attention") {
    std::atomic<int> reads = 0;
    const PublicPicture picture("here", [&](const std::string& path) {
        ++reads;
        return path == "here" ? std::optional(frame(false)) : std::nullopt;
    });
    CHECK(reads == 0);
    REQUIRE(picture.attention());
    CHECK(picture.attention() == picture.attention());
    CHECK(reads == 1);
    CHECK(PublicPicture("there", [](const std::string&) { return std::nullopt; }).attention() == nullptr);
    CHECK(PublicPicture("nowhere", {}).attention() == nullptr);
}

TEST_CASE("a picture that moves has its own attention in every window of time, each from a few of its frames") {
    std::vector<std::vector<double>> asked;
    const PublicPicture picture("here", {}, [&](const std::string&, const std::vector<double>& times, const Progress&) {
        asked.push_back(times);
        std::vector<PicturePixels> frames;
        for (const double ms : times.empty() ? std::vector<double>{100, 1900} : times)
            frames.push_back(frame(ms >= 1000));
        return frames;
    });
    CHECK(picture.moves());
    CHECK(asked.empty());
    const auto windows = picture.inWindows({0, 1000, 1600});
    REQUIRE(windows);
    REQUIRE(windows->size() == 2);
    CHECK(asked.size() == 1);
    REQUIRE(asked.front().size() == 4);
    CHECK(asked.front()[1] == Approx(750));
    CHECK(asked.front()[3] == Approx(1450));
    CHECK(windows->front().sum() == Approx(1));
    CHECK(shareOfLeft(windows->front()) > 0.7);
    CHECK(shareOfLeft(windows->back()) < 0.3);
    CHECK(picture.inWindows({0, 1000, 1600}) == windows);
    CHECK(asked.size() == 1);
    REQUIRE(picture.attention());
    CHECK(shareOfLeft(*picture.attention()) == Approx(0.5).margin(0.02));
    CHECK(asked.back().empty());

    std::vector<double> many{0};
    while (many.size() < 201)
        many.push_back(many.back() + 10);
    CHECK(picture.inWindows(many)->size() == 200);
    CHECK(asked.back().size() == 200); // one each
}

TEST_CASE("a still picture has no windows, and a video that cannot be read neither") {
    CHECK_FALSE(PublicPicture("still", [](const std::string&) { return std::optional(frame(false)); }).inWindows({0, 1, 2}));
    const PublicPicture broken("x", {}, framesOfVideo);
    CHECK(broken.moves());
    CHECK_FALSE(broken.inWindows({0, 1, 2}));
    CHECK(broken.attention() == nullptr);
}

TEST_CASE("frames of a video are those seen at the times; beyond its end the last", "[posix]") {
    test::TemporaryFolder folder;
    const auto file = folder.path() / "clip.avi";
    REQUIRE(test::writeVideo(file, "MJPG", 25, 100, 1600, 900));
    std::vector<int> numbers;
    for (const PicturePixels& each : framesOfVideo(file.string(), {10, 50, 2001, 3999, 9000, 9001}, {})) {
        CHECK(each.width == 800);
        CHECK(each.height == 450);
        numbers.push_back(test::numberOf(each));
    }
    CHECK(numbers == std::vector{0, 1, 50, 99, 99, 99});
    CHECK(framesOfVideo(file.string(), {}, {}).size() == 6);
    const auto stop = std::make_shared<std::atomic<bool>>(true);
    CHECK_THROWS_AS(framesOfVideo(file.string(), {10}, Progress({}, stop)), Cancelled);
}
