#pragma once

#include "core/domains/heatmap/attention.h"
#include "core/progress.h"

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// Reads a picture; nothing where it cannot be read.
using PictureReader = std::function<std::optional<PicturePixels>(const std::string& path)>;

/// Frames of a picture that moves, of each window between two of these times (rising, ms since it appeared) one to `each`;
/// without times of windows that are all of its length. Empty where it cannot be read. Throws Cancelled.
using FrameReader = std::function<std::vector<std::vector<PicturePixels>>(
    const std::string& path, const std::vector<double>& borders_ms, int each, const Progress& progress)>;

/// By the videos' reader (core/io/video.h), from each of `each` parts of a window one: that of Video::quickTime(), which follows
/// from the file alone. A part without has none where another part of its window has one; else the frame in its middle, or,
/// where it is longer than a second and the file's key frames are known, its first.
std::vector<std::vector<PicturePixels>> framesOfVideo(const std::string& path, const std::vector<double>& borders_ms, int each,
                                                      const Progress& progress);

/// A stimulus' picture as a public fact: read when first asked for, its attention kept. For all threads.
class PublicPicture {
  public:
    using Windows = std::shared_ptr<const std::vector<GazeMap>>;

    /// `frames`: of one that moves; it is then not read by `read`.
    PublicPicture(std::string path, PictureReader read, FrameReader frames = {})
        : path_(std::move(path)), read_(std::move(read)), frames_(std::move(frames)) {}

    bool moves() const { return frames_ != nullptr; }
    /// Null where the picture cannot be read. Of one that moves the mean over a few frames from all of it. Throws Cancelled.
    const GazeMap* attention(const Progress& progress = {}) const;
    /// Of one that moves, for each window between two of these times the mean over a few of its frames; null where it does not
    /// move or cannot be read. The last that were asked for are kept. Throws Cancelled.
    Windows inWindows(const std::vector<double>& borders_ms, const Progress& progress = {}) const;

  private:
    std::string path_;
    PictureReader read_;
    FrameReader frames_;
    mutable std::mutex reading_; ///< of what follows
    mutable bool read_once_ = false;
    mutable std::optional<GazeMap> attention_;
    mutable std::deque<std::pair<std::vector<double>, Windows>> known_;
};

} // namespace nictate
