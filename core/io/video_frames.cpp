#include "core/io/video_frames.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr int most_reach = 10;

} // namespace

VideoFrames::VideoFrames(std::unique_ptr<Video> video, std::size_t most_bytes)
    : video_(std::move(video)), size_(video_->size()), length_(video_->claimedLength()) {
    const std::size_t each = static_cast<std::size_t>(size_.width_px) * static_cast<std::size_t>(size_.height_px) * 3;
    most_frames_ = std::max<std::size_t>(1, most_bytes / each);
    reach_ = std::min(most_reach, static_cast<int>(std::min<std::size_t>(most_frames_ - 1, 1000)) / 2);
}

std::optional<VideoFrame> VideoFrames::find(double ms) const {
    const double time = std::max(0.0, ms);
    const auto after =
        std::upper_bound(kept_.begin(), kept_.end(), time, [](double t, const VideoFrame& frame) { return t < frame.from_ms; });
    if (after == kept_.begin() || std::prev(after)->until_ms <= time)
        return {};
    return *std::prev(after);
}

std::optional<VideoFrame> VideoFrames::known(double ms) const {
    const std::lock_guard lock(keeping_);
    return find(ms);
}

std::size_t VideoFrames::bytes() const {
    const std::lock_guard lock(keeping_);
    std::size_t sum = 0;
    for (const VideoFrame& frame : kept_)
        sum += frame.pixels->rgb.size();
    return sum;
}

/// Of too many, the one that is farthest from `around_ms` goes.
void VideoFrames::keep(VideoFrame frame, double around_ms) {
    const std::lock_guard lock(keeping_);
    const auto at = std::lower_bound(kept_.begin(), kept_.end(), frame.from_ms,
                                     [](const VideoFrame& each, double t) { return each.from_ms < t; });
    if (at != kept_.end() && at->from_ms == frame.from_ms)
        *at = std::move(frame);
    else
        kept_.insert(at, std::move(frame));
    while (kept_.size() > most_frames_) {
        if (around_ms - kept_.front().from_ms > kept_.back().from_ms - around_ms)
            kept_.pop_front();
        else
            kept_.pop_back();
    }
}

void VideoFrames::read(double from_ms, double to_ms, double around_ms, const Progress& progress) {
    video_->read(
        std::max(0.0, from_ms), to_ms,
        [&](VideoFrame frame) {
            keep(std::move(frame), around_ms);
            return true;
        },
        progress);
}

std::optional<VideoFrame> VideoFrames::at(double ms, const Progress& progress) {
    if (std::optional<VideoFrame> kept = known(ms))
        return kept;
    const std::lock_guard lock(decoding_);
    if (std::optional<VideoFrame> kept = known(ms)) // another thread has decoded it meanwhile
        return kept;
    const double before = ms - reach_ * video_->interval();
    const bool reads_on = video_->position() <= ms && video_->position() > before;
    read(reads_on ? video_->position() : before, ms, ms, progress);
    return known(ms);
}

void VideoFrames::readAhead(double ms, const Progress& progress) {
    const std::lock_guard lock(decoding_);
    if (ms != asked_ms_)
        back_ = ms < asked_ms_;
    asked_ms_ = ms;
    const double far = reach_ * video_->interval();
    double ahead = ms, behind = ms;
    for (auto frame = known(ahead); frame && ahead < ms + far; frame = known(ahead))
        ahead = frame->until_ms;
    if (ahead < ms + far)
        read(ahead, ms + far, ms, progress);
    if (!back_)
        return;
    constexpr double just_before = 1e-3;
    for (auto frame = known(behind); frame && behind > ms - far && behind > 0; frame = known(behind))
        behind = frame->from_ms - just_before;
    if (behind > std::max(0.0, ms - far))
        read(ms - far, behind, ms, progress);
}

} // namespace nictate
