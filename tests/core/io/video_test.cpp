#include "core/io/video.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/written_videos.h"
#include "tests/platform/test_system.h"

#include <cmath>
#include <random>

using namespace nictate;
using test::TemporaryFolder;

namespace {

namespace fs = std::filesystem;

struct Written {
    const char* name;
    const char* fourcc;
};

constexpr Written formats[] = {{"clip.avi", "MJPG"}, {"clip.mp4", "mp4v"}, {"clip.mov", "MJPG"}, {"clip.webm", "VP80"}};

/// Every file that can be written here; one at least.
std::vector<fs::path> writeAll(const TemporaryFolder& folder, double rate, int frames) {
    std::vector<fs::path> files;
    for (const Written& format : formats)
        if (const fs::path file = folder.path() / format.name; test::writeVideo(file, format.fourcc, rate, frames))
            files.push_back(file);
        else
            WARN("skipped: " << format.name << " cannot be written with the codecs of this machine");
    REQUIRE_FALSE(files.empty());
    return files;
}

int numberAt(Video& video, double ms) {
    const auto frame = video.at(ms);
    return frame && frame->from_ms <= std::max(0.0, ms) && frame->until_ms > ms ? test::numberOf(*frame->pixels) : -1;
}

/// Reads all it can of a file that is not as it should be.
std::size_t readable(const fs::path& file) {
    const auto video = Video::open(file);
    if (!video)
        return 0;
    std::size_t frames = 0;
    double last = -1;
    const auto take = [&](const VideoFrame& frame) {
        CHECK(frame.from_ms >= last);
        CHECK(frame.until_ms >= frame.from_ms);
        CHECK(frame.pixels->rgb.size() == 3u * static_cast<std::size_t>(frame.pixels->width * frame.pixels->height));
        last = frame.from_ms;
        return ++frames < 500;
    };
    video->read(0, 1e7, take);
    for (const double ms : {400.0, 100.0, 1e9, -1e9, 0.0}) {
        last = -1;
        video->read(ms, ms + 100, take);
    }
    return frames;
}

} // namespace

TEST_CASE("a video is called by its extension") {
    for (const char* video : {"a.mp4", "b/C.MOV", "x.y.avi", "clip.WebM"})
        CHECK(namesVideo(video));
    for (const char* other : {"a.png", "mp4", "a.mp4.txt", "", "a.gif"})
        CHECK_FALSE(namesVideo(other));
}

TEST_CASE("what is seen at a time is the last frame that is not after it, whichever way time goes") {
    TemporaryFolder folder;
    for (const fs::path& file : writeAll(folder, 25, 100)) {
        CAPTURE(file.filename().string());
        const auto video = Video::open(file);
        REQUIRE(video);
        CHECK(video->size() == PixelSize{160, 96});
        CHECK(video->claimedLength() == Approx(4000).margin(80));
        for (const int k : {0, 1, 2, 30, 31, 29, 5, 90, 12, 99, 98, 0, 50})
            CHECK(numberAt(*video, 40 * k + 3) == k);
        CHECK(numberAt(*video, 1239) == 30);
        CHECK(numberAt(*video, 1241) == 31);
        CHECK(numberAt(*video, -5) == 0);
        CHECK(numberAt(*video, 1e7) == 99);
        CHECK(numberAt(*video, 401) == 10);
    }
}

TEST_CASE("frames of a span of time come in order, each once, from the one that is seen when it begins") {
    TemporaryFolder folder;
    for (const fs::path& file : writeAll(folder, 25, 60)) {
        CAPTURE(file.filename().string());
        const auto video = Video::open(file);
        REQUIRE(video);
        std::vector<int> seen;
        const auto take = [&](const VideoFrame& frame) {
            seen.push_back(test::numberOf(*frame.pixels));
            return true;
        };
        video->read(1010, 1210, take);
        CHECK(seen == std::vector{25, 26, 27, 28, 29, 30});
        seen.clear();
        video->read(2290, INFINITY, take);
        CHECK(seen == std::vector{57, 58, 59});
        seen.clear();
        video->read(210, 230, take);
        CHECK(seen == std::vector{5});
        CHECK(video->at(210, {}, 80)->pixels->width == 80);
        CHECK(video->at(210, {}, 80)->pixels->height == 48);
    }
}

TEST_CASE("frames of a variable rate are found by their own times") {
    TemporaryFolder folder;
    const fs::path file = folder.path() / "clip.mp4";
    if (!test::writeVideo(file, "mp4v", 25, 90)) {
        WARN("skipped: mp4v cannot be written with the codecs of this machine");
        return;
    }
    std::vector<double> times; // quick, with a pause now and then that makes up for it
    for (int k = 0; k < 90; ++k)
        times.push_back(k % 15 == 14 ? 8 : 0.5);
    REQUIRE(test::retime(file, times));
    const auto video = Video::open(file);
    REQUIRE(video);
    for (const int k : {0, 14, 15, 44, 43, 45, 3, 74, 14, 60, 80, 29}) {
        double begin = 0;
        for (int i = 0; i < k; ++i)
            begin += 40 * times[static_cast<std::size_t>(i)];
        const double end = begin + 40 * times[static_cast<std::size_t>(k)];
        CAPTURE(k, begin, end);
        CHECK(numberAt(*video, begin + 1) == k);
        CHECK(numberAt(*video, end - 1) == k);
    }
}

TEST_CASE("a quick time follows from the file alone: behind a key frame, in the latter half of a span where there is one") {
    TemporaryFolder folder;
    const fs::path file = folder.path() / "clip.mp4";
    if (!test::writeVideo(file, "mp4v", 25, 127)) { // key frames every 12 frames, 480 ms; 20 frames behind one is 800 ms later
        WARN("skipped: mp4v cannot be written with the codecs of this machine");
        return;
    }
    const auto fresh = Video::open(file), used = Video::open(file);
    REQUIRE((fresh && used));
    CHECK(numberAt(*used, 3001) == 75);
    for (const double from : {0.0, 1000.0, 2500.0, 4000.0}) {
        CAPTURE(from);
        const auto time = fresh->quickTime(from, from + 1000);
        REQUIRE(time);
        CHECK(*time >= from + 480);
        CHECK(*time < from + 1000);
        CHECK(std::fmod(*time - 800, 480) == Approx(0).margin(1e-6));
        CHECK(used->quickTime(from, from + 1000) == time);
        CHECK(numberAt(*used, *time + 1) == numberAt(*fresh, *time + 1));
    }
    CHECK(fresh->quickTime(0, 500) == std::nullopt);     // before the first is 20 frames behind
    CHECK(fresh->quickTime(3300, 3600) == std::nullopt); // 3200 and 3680 are
    CHECK(fresh->quickTime(60000, 70000) == std::nullopt);
    for (const fs::path& each : writeAll(folder, 25, 100)) // whatever the container
        if (const auto video = Video::open(each)) {
            CAPTURE(each.filename().string());
            const auto time = video->quickTime(1500, 3500);
            CHECK((!time || (*time >= 1500 && *time < 3500)));
        }
}

TEST_CASE("where no key frame lies between, reading goes on to a frame far ahead") {
    TemporaryFolder folder;
    for (const fs::path& file : writeAll(folder, 5, 200)) { // 40 s
        CAPTURE(file.filename().string());
        const auto video = Video::open(file);
        REQUIRE(video);
        for (const int k : {0, 14, 30, 31, 20, 95, 96, 199, 180, 3})
            CHECK(numberAt(*video, 200 * k + 3) == k);
    }
}

TEST_CASE("who is not waited for any more stops") {
    TemporaryFolder folder;
    const auto video = Video::open(writeAll(folder, 25, 30).front());
    REQUIRE(video);
    const auto stop = std::make_shared<std::atomic<bool>>(true);
    CHECK_THROWS_AS(video->at(900, Progress({}, stop)), Cancelled);
    CHECK(numberAt(*video, 900) == 22);
}

TEST_CASE("what only looks like a video is none", "[posix]") {
    TemporaryFolder folder;
    CHECK_FALSE(Video::open(folder.path() / "absent.mp4"));
    CHECK_FALSE(Video::open(folder.path()));
    CHECK_FALSE(Video::open(folder.write("empty.mp4", "")));
    CHECK_FALSE(Video::open(folder.write("text.mp4", "x,y,duration\n1,2,3\n")));
    CHECK_FALSE(Video::open(folder.write("box.mp4", std::string("\0\0\0\x18"
                                                                "ftypisom\0\0\2\0isomiso2",
                                                                24))));
    CHECK_FALSE(Video::open(folder.write("riff.avi", std::string("RIFF\x10\0\0\0AVI LIST", 16))));
    const fs::path inside = writeAll(folder, 25, 5).front(); // a playlist would open another file
    CHECK_FALSE(Video::open(folder.write("list.mp4", "#EXTM3U\n#EXTINF:1,\n" + inside.string() + "\n#EXT-X-ENDLIST\n")));
    CHECK_FALSE(Video::open(folder.write("concat.avi", "ffconcat version 1.0\nfile " + inside.string() + "\n")));
    const fs::path pipe = folder.path() / "pipe.mp4";
    REQUIRE(test::makeFifo(pipe));
    CHECK_FALSE(Video::open(pipe));
}

TEST_CASE("a video that is cut off or damaged gives what can be read, and harms nobody") {
    TemporaryFolder folder;
    std::mt19937 chance(27);
    std::size_t frames = 0;
    for (const fs::path& file : writeAll(folder, 25, 20)) {
        CAPTURE(file.filename().string());
        const std::string whole = test::contents(file), ending = file.extension().string();
        for (const double part : {0.01, 0.1, 0.5, 0.9, 0.999})
            frames += readable(folder.write("cut" + ending,
                                            whole.substr(0, static_cast<std::size_t>(part * static_cast<double>(whole.size())))));
        for (int round = 0; round < 25; ++round) {
            std::string damaged = whole;
            const std::size_t reach = round % 2 == 0 ? damaged.size() : std::min<std::size_t>(2000, damaged.size());
            for (int flips = 1 << round % 8; flips > 0; --flips) { // half of them among what describes the rest
                const std::size_t at = chance() % reach;
                damaged[round % 4 == 3 ? damaged.size() - 1 - at : at] ^= static_cast<char>(1 << chance() % 8);
            }
            frames += readable(folder.write("flipped" + ending, damaged));
        }
    }
    CHECK(frames > 100);
}
