#include "core/domains/heatmap/public_picture.h"

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/io/video.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr int most_frames = 48; ///< of all windows together
constexpr int frames_a_window = 2;
constexpr int frames_of_all = 6;
constexpr std::size_t kept_cuts = 4;

/// Of frames one after the other, each by itself.
std::vector<GazeMap> attentionsTo(const std::vector<PicturePixels>& frames, const Progress& progress) {
    std::vector<GazeMap> out(frames.size());
    parallelRows(
        std::ssize(frames),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index k = begin; k < end; ++k) {
                if (progress.cancelled())
                    throw Cancelled();
                out[static_cast<std::size_t>(k)] = attentionTo(frames[static_cast<std::size_t>(k)]);
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

/// Evenly spread over each window.
std::vector<double> timesIn(const std::vector<double>& borders, int each) {
    std::vector<double> times;
    for (std::size_t t = 0; t + 1 < borders.size(); ++t)
        for (int k = 0; k < each; ++k)
            times.push_back(borders[t] + (borders[t + 1] - borders[t]) * (2 * k + 1) / (2 * each));
    return times;
}

} // namespace

std::vector<PicturePixels> framesOfVideo(const std::string& path, const std::vector<double>& times_ms, const Progress& progress) {
    constexpr int longest = 800; // what attention looks at most finely
    const auto video = Video::open(path);
    if (!video)
        return {};
    std::vector<double> times = times_ms;
    if (times.empty()) {
        constexpr double usual_ms = 12000; // of one that does not say how long it is
        times = timesIn({0, video->claimedLength() > 0 ? video->claimedLength() : usual_ms}, frames_of_all);
    }
    std::vector<PicturePixels> frames;
    std::optional<VideoFrame> seen;
    for (std::size_t k = 0; k < times.size(); ++k) {
        progress(static_cast<double>(k) / static_cast<double>(times.size()));
        if (!seen || times[k] >= seen->until_ms)
            if (std::optional<VideoFrame> next = video->at(times[k], progress, longest))
                seen = std::move(next); // else it is damaged here
        if (!seen)
            return {};
        frames.push_back(*seen->pixels);
    }
    return frames;
}

const GazeMap* PublicPicture::attention(const Progress& progress) const {
    const std::lock_guard lock(reading_);
    if (!read_once_ && moves()) {
        if (const std::vector<PicturePixels> frames = frames_(path_, {}, progress); !frames.empty())
            attention_ = meanOf(attentionsTo(frames, progress), 0, frames.size());
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
    const std::vector<double> times = timesIn(borders_ms, each);
    const std::vector<PicturePixels> frames = frames_(path_, times, progress.within(0, 0.6));
    std::shared_ptr<std::vector<GazeMap>> windows;
    if (frames.size() == times.size()) {
        const std::vector<GazeMap> maps = attentionsTo(frames, progress.within(0.6, 1));
        windows = std::make_shared<std::vector<GazeMap>>();
        for (std::size_t at = 0; at < maps.size(); at += static_cast<std::size_t>(each))
            windows->push_back(meanOf(maps, at, static_cast<std::size_t>(each)));
    }
    known_.emplace_front(borders_ms, windows);
    if (known_.size() > kept_cuts)
        known_.pop_back();
    return windows;
}

} // namespace nictate
