#include "core/io/video_frames.h"

#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/written_videos.h"

#include <thread>

using namespace nictate;

namespace {

constexpr std::size_t frame_bytes = 160u * 96 * 3;

std::unique_ptr<Video> clip(const test::TemporaryFolder& folder) {
    const auto file = folder.path() / "clip.avi";
    REQUIRE(test::writeVideo(file, "MJPG", 25, 200));
    return Video::open(file);
}

int numberAt(const std::optional<VideoFrame>& frame) { return frame ? test::numberOf(*frame->pixels) : -1; }

} // namespace

TEST_CASE("frames around the one that was asked for are kept, before and after it, and no more than fit") {
    test::TemporaryFolder folder;
    VideoFrames frames(clip(folder), 30 * frame_bytes);
    CHECK(frames.reach() == 10);
    CHECK_FALSE(frames.known(2000));
    CHECK(numberAt(frames.at(2000)) == 50);
    for (const int k : {41, 45, 49, 50})
        CHECK(numberAt(frames.known(40 * k + 1)) == k);
    CHECK_FALSE(frames.known(2100));
    frames.readAhead(2000);
    for (const int k : {50, 53, 59})
        CHECK(numberAt(frames.known(40 * k + 1)) == k);
    for (const double ms : {4000.0, 6000.0, 1000.0, 7990.0}) {
        CHECK(numberAt(frames.at(ms)) == static_cast<int>(ms / 40));
        frames.readAhead(ms);
        CHECK(frames.bytes() <= 30 * frame_bytes);
    }
    CHECK(numberAt(frames.known(1e9)) == 199);
}

TEST_CASE("where time goes back the frames before it are read too") {
    test::TemporaryFolder folder;
    VideoFrames frames(clip(folder), 40 * frame_bytes);
    CHECK(numberAt(frames.at(4000)) == 100);
    frames.readAhead(4000);
    CHECK(numberAt(frames.known(3640)) == 91);
    CHECK_FALSE(frames.known(3400));
    frames.readAhead(3640);
    CHECK(numberAt(frames.known(3400)) == 85);
}

TEST_CASE("a video too large to be kept shows one frame at a time") {
    test::TemporaryFolder folder;
    VideoFrames frames(clip(folder), 1);
    CHECK(frames.reach() == 0);
    for (const int k : {3, 100, 50})
        CHECK(numberAt(frames.at(40 * k + 1)) == k);
    CHECK(frames.bytes() == frame_bytes);
}

TEST_CASE("several threads may ask at once") {
    test::TemporaryFolder folder;
    VideoFrames frames(clip(folder), 30 * frame_bytes);
    std::vector<int> wrong(4);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int k = 10 * t; k < 200; k += 37)
                wrong[static_cast<std::size_t>(t)] += numberAt(frames.at(40 * k + 1)) == k ? 0 : 1;
        });
    for (std::thread& thread : threads)
        thread.join();
    CHECK(wrong == std::vector<int>(4));
}
