// nictate_video_bench [VIDEO]: how soon the frame under a moving slider is there, what a jump takes, how long a heatmap over time
// of 12 windows waits for its priors, and the most memory this process ever held. Without VIDEO: 12 s of 1920×1080 at 25 frames a
// second, MPEG-4, written first.

#include "app/study/moving_stimulus.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/heatmap/public_belief.h"
#include "tests/benchmarks/stopwatch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/written_videos.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>

#include <fstream>
#include <random>

using namespace nictate;

namespace {

constexpr double limit_seek_ms = 40, limit_priors_ms = 3000;
constexpr int seeks = 200, jumps = 20, near_frames = 10, windows = 12;

double peakMegabytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) / 1024;
    return 0;
}

double waitFor(MovingStimulus& video, double ms) {
    return bench::milliseconds([&] {
        video.seek(ms);
        while (video.pending())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    });
}

void idle(int ms) {
    QElapsedTimer clock;
    for (clock.start(); clock.elapsed() < ms;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
}

void reportAll(const char* what, std::vector<double> times, double limit) {
    std::sort(times.begin(), times.end());
    char text[100];
    std::snprintf(text, sizeof text, "%s: median (90 %% %.1f, longest %.1f)", what, times[times.size() * 9 / 10], times.back());
    bench::report(text, times[times.size() / 2], limit);
}

void measure(const std::string& file) {
    auto opened = Video::open(file);
    if (!opened)
        return void(std::printf("%s is no video that can be read\n", file.c_str()));
    const double length = opened->claimedLength(), frame = opened->interval();
    std::printf("%d × %d, %.0f s, %.1f ms a frame\n", opened->size().width_px, opened->size().height_px, length / 1000, frame);
    opened.reset();
    Stimulus stimulus;
    stimulus.id = "video";
    stimulus.picture = file;
    MovingStimulus video;
    video.setStimulus(stimulus);
    waitFor(video, 0);

    std::mt19937 chance(1);
    std::uniform_real_distribution<double> anywhere(0, length), nearby(-near_frames, near_frames);
    double at = length / 2;
    waitFor(video, at);
    idle(100);
    std::vector<double> near_times, far_times;
    for (int k = 0; k < seeks; ++k) {
        at = std::clamp(at + frame * nearby(chance), 0.0, length);
        near_times.push_back(waitFor(video, at));
        idle(16); // until the mouse reports again
    }
    for (int k = 0; k < jumps; ++k)
        far_times.push_back(waitFor(video, anywhere(chance)));
    reportAll("seek within ten frames of the last", near_times, limit_seek_ms);
    reportAll("jump anywhere", far_times, 0);

    HeatmapFacts facts;
    facts.picture = publicPicture(stimulus, [](const std::string&) { return std::optional<PicturePixels>(); });
    TimeCut cut;
    cut.windows = windows;
    cut.presentation_ms = length;
    facts = withWindows(std::move(facts), cut);
    double processor = 0;
    const double wall = bench::milliseconds([&] { processor = bench::processorMilliseconds([&] { readPicture(facts); }); });
    bench::report("priors of 12 windows over all of it", wall, limit_priors_ms);
    bench::report("the same, of all processors", processor);
    std::printf("| %-68s | %6.0f MB |\n", "most memory held", peakMegabytes());
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    if (argc > 1)
        return measure(argv[1]), 0;
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "clip.mp4";
    if (!test::writeVideo(file, "mp4v", 25, 300, 1920, 1080))
        return std::printf("this machine's OpenCV writes no MPEG-4\n"), 1;
    measure(file.string());
    return 0;
}
