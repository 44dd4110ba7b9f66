#include "app/study/stimulus_picture.h"

#include "core/domains/heatmap/heatmap_release.h"
#include "core/io/stimulus_frames.h"
#include "core/io/video.h"
#include "widgets/picture_file.h"

#include <algorithm>
#include <numeric>

namespace nictate {

namespace {

constexpr QSize largest_in_window(1000, 1000); ///< as large as windows are drawn

struct SeenWindow {
    double middle_ms, all_ms; ///< since the stimulus appeared; of all windows
};

SeenWindow seenWindow(const HeatmapFacts& facts, GazeClock clock, int window) {
    const std::vector<double> times = windowTimes(facts.display.cuts, facts.shown, clock);
    const auto here = times.begin() + window;
    const double middle = std::accumulate(times.begin(), here, *here / 2);
    return {middle, std::accumulate(here, times.end(), middle - *here / 2)};
}

QImage fitted(const QImage& image, QSize within) {
    const QSize size = image.size().scaled(within, Qt::KeepAspectRatio).expandedTo({1, 1});
    return image.width() <= size.width() ? image : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// Windows by the order of fixations have no time.
QImage frameInWindow(Video& video, const HeatmapFacts& facts, GazeClock clock, int window, QSize within,
                     const Progress& progress) {
    const double ms = clock == GazeClock::time ? seenWindow(facts, clock, window).middle_ms : 0;
    const auto frame = video.at(ms, progress, std::max(within.width(), within.height()));
    return fitted(imageOf(frame ? frame->pixels : nullptr), within);
}

} // namespace

QImage stimulusPicture(const Stimulus& stimulus) {
    return stimulus.picture.empty() ? QImage() : pictureFrom(QString::fromStdString(stimulus.picture));
}

QImage stimulusInWindow(const Stimulus& stimulus, const ReadingPlan& plan, const HeatmapFacts& facts, GazeClock clock,
                        int window) {
    if (namesVideo(stimulus.picture)) {
        const auto video = Video::open(stimulus.picture);
        return video ? frameInWindow(*video, facts, clock, window, largest_in_window, {}) : QImage();
    }
    const std::vector<std::filesystem::path> frames = framesOf(stimulus);
    if (frames.size() < 2)
        return stimulusPicture(stimulus);
    const SeenWindow seen = seenWindow(facts, clock, window);
    return pictureFrom(QString::fromStdString(frames[frameAt(frames.size(), seen.middle_ms, seen.all_ms, plan)].string()));
}

bool movesInWindows(const Stimulus& stimulus) { return namesVideo(stimulus.picture) || framesOf(stimulus).size() > 1; }

std::vector<QImage> videoInWindows(const Stimulus& stimulus, const HeatmapFacts& facts, GazeClock clock, QSize within,
                                   const Progress& progress) {
    std::vector<QImage> images;
    const auto video = Video::open(stimulus.picture);
    for (int t = 0; video && t < facts.windows(); ++t) {
        progress(static_cast<double>(t) / facts.windows());
        images.push_back(frameInWindow(*video, facts, clock, t, within, progress));
    }
    return images;
}

std::optional<PicturePixels> picturePixels(const std::string& path) {
    const QImage picture = pictureFrom(QString::fromStdString(path)).convertToFormat(QImage::Format_RGB888);
    if (picture.isNull())
        return {};
    PicturePixels pixels{picture.width(), picture.height(), {}};
    for (int row = 0; row < picture.height(); ++row)
        pixels.rgb.insert(pixels.rgb.end(), picture.constScanLine(row), picture.constScanLine(row) + 3 * picture.width());
    return pixels;
}

std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus) { return publicPicture(stimulus, picturePixels); }

} // namespace nictate
