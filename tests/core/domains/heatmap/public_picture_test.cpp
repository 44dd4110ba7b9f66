#include "core/domains/heatmap/public_picture.h"

#include "core/errors.h"
#include "core/io/video.h"
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
    struct Asked {
        std::vector<double> borders;
        int each;
    };
    std::vector<Asked> asked;
    const auto reader = [&](const std::string&, const std::vector<double>& borders, int each, const Progress&) {
        asked.push_back({borders, each});
        std::vector<std::vector<PicturePixels>> windows;
        for (std::size_t t = 0; t + 1 < (borders.empty() ? 3 : borders.size()); ++t) // without borders one at each end
            windows.emplace_back(t == 1 ? 1 : each, frame(borders.empty() ? t == 1 : borders[t] >= 1000));
        return windows;
    };
    const PublicPicture picture("here", {}, reader);
    CHECK(picture.moves());
    CHECK(asked.empty());
    const auto windows = picture.inWindows({0, 1000, 1600});
    REQUIRE(windows);
    REQUIRE(windows->size() == 2); // of two frames and of one
    CHECK(asked.size() == 1);
    CHECK(asked.front().borders == std::vector<double>{0, 1000, 1600});
    CHECK(asked.front().each == 2);
    CHECK(windows->front().sum() == Approx(1));
    CHECK(shareOfLeft(windows->front()) > 0.7);
    CHECK(shareOfLeft(windows->back()) < 0.3);
    CHECK(picture.inWindows({0, 1000, 1600}) == windows);
    CHECK(asked.size() == 1);
    REQUIRE(picture.attention());
    CHECK(shareOfLeft(*picture.attention()) == Approx(0.5).margin(0.02));
    CHECK(asked.back().borders.empty());

    std::vector<double> many{0};
    while (many.size() < 201)
        many.push_back(many.back() + 10);
    CHECK(picture.inWindows(many)->size() == 200);
    CHECK(asked.back().each == 1);
    many.resize(9); // 8 windows
    CHECK(picture.inWindows(many)->size() == 8);
    CHECK(asked.back().each == 2);
    many.push_back(90);
    CHECK(picture.inWindows(many)->size() == 9);
    CHECK(asked.back().each == 1);
}

TEST_CASE("a still picture has no windows, and a video that cannot be read neither") {
    CHECK_FALSE(PublicPicture("still", [](const std::string&) { return std::optional(frame(false)); }).inWindows({0, 1, 2}));
    const PublicPicture broken("x", {}, framesOfVideo);
    CHECK(broken.moves());
    CHECK_FALSE(broken.inWindows({0, 1, 2}));
    CHECK(broken.attention() == nullptr);
}

TEST_CASE("frames of a video are those in the parts of each window; beyond its end the last") {
    test::TemporaryFolder folder;
    const auto file = folder.path() / "clip.avi"; // every frame is a key frame
    REQUIRE(test::writeVideo(file, "MJPG", 25, 100, 1600, 900));
    const auto numbersIn = [&](const std::vector<double>& borders, int each) {
        std::vector<std::vector<int>> numbers;
        for (const auto& window : framesOfVideo(file.string(), borders, each, {})) {
            numbers.emplace_back();
            for (const PicturePixels& frame : window) {
                CHECK(frame.width == 800);
                CHECK(frame.height == 450);
                numbers.back().push_back(test::numberOf(frame));
            }
        }
        return numbers;
    };
    CHECK(numbersIn({0, 2000, 4000}, 1) == std::vector<std::vector<int>>{{25}, {75}});
    CHECK(numbersIn({0, 100, 3002, 9000, 9002}, 1) == std::vector<std::vector<int>>{{1}, {39}, {76}, {99}});
    CHECK(framesOfVideo(file.string(), {}, 1, {}).size() == 6);
    const auto stop = std::make_shared<std::atomic<bool>>(true);
    CHECK_THROWS_AS(framesOfVideo(file.string(), {0, 20}, 1, Progress({}, stop)), Cancelled);
}

TEST_CASE("a long window's frames come from behind key frames, a short one's from its middle, whatever was read before") {
    test::TemporaryFolder folder;
    const auto file = folder.path() / "clip.mp4";
    if (!test::writeVideo(file, "mp4v", 25, 120)) { // a key frame every 12 frames
        WARN("skipped: mp4v cannot be written with the codecs of this machine");
        return;
    }
    const auto numbersIn = [&](const std::vector<double>& borders, int each) {
        std::vector<std::vector<int>> numbers;
        for (const auto& window : framesOfVideo(file.string(), borders, each, {})) {
            numbers.emplace_back();
            for (const PicturePixels& frame : window)
                numbers.back().push_back(test::numberOf(frame));
        }
        return numbers;
    };
    std::vector<double> borders;
    for (int t = 0; t <= 4; ++t)
        borders.push_back(1200 * t + 1);
    const auto frames = numbersIn(borders, 2);
    REQUIRE(frames.size() == 4);
    for (std::size_t t = 0; t < 4; ++t)
        for (const int frame : frames[t]) {
            CAPTURE(t, frame);
            CHECK(40 * frame + 40 > borders[t]);
            CHECK(40 * frame < borders[t + 1]);
            CHECK(frame % 12 == 20 % 12);
        }
    CHECK(frames[1].size() == 2);
    CHECK(numbersIn({borders[1], borders[2]}, 2) == std::vector<std::vector<int>>(1, frames[1])); // of this window alone
    CHECK(numbersIn({4600, 4680, 4760}, 1) == std::vector<std::vector<int>>{{116}, {118}});       // 116 = 8·12 + 20
}

TEST_CASE("where no scene begins in a long window of a video, its first frame stands for it") {
    test::TemporaryFolder folder;
    const auto file = folder.path() / "clip.mp4";
    if (!test::writeVideo(file, "avc1", 25, 100) || Video::open(file)->quickTime(1000, 2200)) { // key frames lie far apart
        WARN("skipped: H.264 cannot be written so with the codecs of this machine");
        return;
    }
    const auto windows = framesOfVideo(file.string(), {1000, 2200}, 1, {});
    REQUIRE(windows.size() == 1);
    CHECK(test::numberOf(windows.front().front()) == 25);
}
