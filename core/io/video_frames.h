#pragma once

#include "core/io/video.h"

#include <deque>
#include <mutex>

namespace nictate {

inline constexpr std::size_t most_kept_bytes = 128u << 20; ///< of unpacked frames: 21 of 1920 × 1080

/// The frames of a video around the last one that was asked for, kept unpacked so that a slider finds them there. For all
/// threads; one of them decodes at a time.
class VideoFrames {
  public:
    explicit VideoFrames(std::unique_ptr<Video> video, std::size_t most_bytes = most_kept_bytes);

    PixelSize size() const { return size_; }
    double claimedLength() const { return length_; } ///< as Video's
    /// The frame seen at a time where it is kept: at once, whoever decodes.
    std::optional<VideoFrame> known(double ms) const;
    /// The same, decoded where it is not kept; nothing where it is damaged. Throws Cancelled.
    std::optional<VideoFrame> at(double ms, const Progress& progress = {});
    /// Decodes what may be asked for next: the frames after this time, and before it where time went back. Throws Cancelled.
    void readAhead(double ms, const Progress& progress = {});
    /// So many frames before and after a time are kept: ten, or what fits.
    int reach() const { return reach_; }
    /// Bytes of the frames that are kept.
    std::size_t bytes() const;

  private:
    void read(double from_ms, double to_ms, double around_ms, const Progress& progress);
    void keep(VideoFrame frame, double around_ms);
    std::optional<VideoFrame> find(double ms) const; ///< under keeping_

    std::unique_ptr<Video> video_;
    PixelSize size_;
    double length_ = 0;
    std::size_t most_frames_ = 1;
    int reach_ = 0;
    double asked_ms_ = 0; ///< the last time but this one
    bool back_ = false;   ///< time went back
    std::mutex decoding_; ///< of all above
    mutable std::mutex keeping_;
    std::deque<VideoFrame> kept_; ///< by time
};

} // namespace nictate
