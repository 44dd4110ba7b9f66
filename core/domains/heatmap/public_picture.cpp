#include "core/domains/heatmap/public_picture.h"

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/io/video.h"

#include <algorithm>
#include <limits>

namespace nictate {

namespace {

constexpr int most_frames = 16; ///< of all windows together, where these are not more
constexpr int frames_a_window = 2;
constexpr int windows_of_all = 6; ///< of one without windows
constexpr std::size_t kept_cuts = 4;
constexpr double long_ms = 1000; ///< of a part of a window

using Frames = std::vector<std::vector<PicturePixels>>; ///< by window

/// Of frames one after the other, each by itself.
std::vector<GazeMap> attentionsTo(const Frames& windows, const Progress& progress) {
    std::vector<const PicturePixels*> frames;
    for (const auto& window : windows)
        for (const PicturePixels& frame : window)
            frames.push_back(&frame);
    std::vector<GazeMap> out(frames.size());
    parallelRows(
        std::ssize(frames),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index k = begin; k < end; ++k) {
                if (progress.cancelled())
                    throw Cancelled();
                out[static_cast<std::size_t>(k)] = attentionTo(*frames[static_cast<std::size_t>(k)]);
            }
        },
        1);
    return out;
}

GazeMap meanOf(const std::vector<GazeMap>& maps, std::size_t begin, std::size_t count) {
    GazeMap out = maps[begin];
    for (std::size_t k = begin + 1; k < begin + count; ++k)
        out += resampled(maps[k], static_cast<int>(out.rows()), static_cast<int>(out.cols()));
    return out / out.sum();
}

/// Evenly cut.
std::vector<double> bordersOf(double length_ms, int windows) {
    std::vector<double> borders;
    for (int t = 0; t <= windows; ++t)
        borders.push_back(length_ms * t / windows);
    return borders;
}

/// When the frames of a window are seen.
std::vector<double> timesIn(Video& video, double begin_ms, double end_ms, int each) {
    std::vector<double> times;
    const double part = (end_ms - begin_ms) / each;
    for (int k = 0; k < each; ++k)
        if (const auto quick = video.quickTime(begin_ms + k * part, begin_ms + (k + 1) * part))
            times.push_back(*quick);
    if (!times.empty())
        return times;
    // Where a file's key frames are known and none lies in a long part, no scene begins there: its first frame is soon there.
    const bool one_scene = part > long_ms && video.quickTime(0, std::numeric_limits<double>::infinity());
    const double within = one_scene ? 0 : 0.5;
    for (int k = 0; k < each; ++k)
        times.push_back(begin_ms + (k + within) * part);
    return times;
}

} // namespace

std::vector<std::vector<PicturePixels>> framesOfVideo(const std::string& path, const std::vector<double>& borders_ms, int each,
                                                      const Progress& progress) {
    constexpr int longest = 800;       // what attention looks at most finely
    constexpr double usual_ms = 12000; // of one that does not say how long it is
    const auto video = Video::open(path);
    if (!video)
        return {};
    const double length = video->claimedLength() > 0 ? video->claimedLength() : usual_ms;
    const std::vector<double> borders = borders_ms.empty() ? bordersOf(length, windows_of_all) : borders_ms;
    Frames windows;
    std::optional<VideoFrame> seen;
    for (std::size_t t = 0; t + 1 < borders.size(); ++t) {
        progress(static_cast<double>(t) / static_cast<double>(borders.size() - 1));
        std::vector<PicturePixels>& frames = windows.emplace_back();
        for (const double ms : timesIn(*video, borders[t], borders[t + 1], each)) {
            if (!seen || ms >= seen->until_ms)
                if (std::optional<VideoFrame> next = video->at(ms, progress, longest))
                    seen = std::move(next); // else it is damaged here
            if (!seen)
                return {};
            frames.push_back(*seen->pixels);
        }
    }
    return windows;
}

const GazeMap* PublicPicture::attention(const Progress& progress) const {
    const std::lock_guard lock(reading_);
    if (!read_once_ && moves()) {
        if (const std::vector<GazeMap> maps = attentionsTo(frames_(path_, {}, 1, progress), progress); !maps.empty())
            attention_ = meanOf(maps, 0, maps.size());
    } else if (!read_once_) {
        if (const auto pixels = read_ ? read_(path_) : std::nullopt)
            attention_ = attentionTo(*pixels);
    }
    read_once_ = true;
    return attention_ ? &*attention_ : nullptr;
}

PublicPicture::Windows PublicPicture::inWindows(const std::vector<double>& borders_ms, const Progress& progress) const {
    if (!moves() || borders_ms.size() < 2)
        return nullptr;
    const std::lock_guard lock(reading_);
    for (const auto& [borders, windows] : known_)
        if (borders == borders_ms)
            return windows;
    const auto count = static_cast<int>(borders_ms.size()) - 1;
    const int each = std::clamp(most_frames / count, 1, frames_a_window);
    const Frames frames = frames_(path_, borders_ms, each, progress.within(0, 0.6));
    std::shared_ptr<std::vector<GazeMap>> windows;
    if (std::ssize(frames) == count) {
        const std::vector<GazeMap> maps = attentionsTo(frames, progress.within(0.6, 1));
        windows = std::make_shared<std::vector<GazeMap>>();
        std::size_t at = 0;
        for (const auto& window : frames) {
            windows->push_back(meanOf(maps, at, window.size()));
            at += window.size();
        }
    }
    known_.emplace_front(borders_ms, windows);
    if (known_.size() > kept_cuts)
        known_.pop_back();
    return windows;
}

} // namespace nictate
