#pragma once
// Videos as others made them (mp4, mov, avi, webm), through OpenCV's videoio. Nothing in them is trusted: not how many frames
// there are, nor how many a second, nor that any of it can be decoded.

#include "core/files/pixels.h"
#include "core/io/open_options.h"
#include "core/progress.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace nictate {

class VideoDecoder;

inline constexpr std::int64_t most_video_pixels = 36'000'000; ///< of a frame: 8192 × 4320
inline constexpr int whole_frame = 1 << 20;                   ///< a longest side that no frame has

/// By its extension: .mp4, .mov, .avi, .webm, whatever the case.
bool namesVideo(std::string_view file);

/// One picture of a video and when it is seen, ms since the first.
struct VideoFrame {
    double from_ms = 0;
    double until_ms = 0; ///< when the next is seen; of the last infinity
    std::shared_ptr<const PicturePixels> pixels;
};

/// A video file that is open. What is seen at a time is the last frame whose presentation time is not after it, at any frame
/// rate, variable ones too; before the first it is the first, after the last the last. For one thread at a time.
class Video {
  public:
    /// Null where it is no regular file that begins as these formats do, none of it can be decoded, or a frame has more than
    /// most_video_pixels.
    static std::unique_ptr<Video> open(const std::filesystem::path& file);
    ~Video();

    PixelSize size() const { return size_; } ///< of the first frame
    /// As the file says, ms; 0 where it does not. Only a guess.
    double claimedLength() const;
    /// A usual time from one frame to the next, ms > 0.
    double interval() const { return interval_; }
    /// A time from `from_ms` on and before `to_ms` whose frame is soon there, because the file can be decoded from shortly before
    /// it: where there is one, in the latter half. It follows from the file alone, whatever was read before. Nothing where the
    /// file says of no such time.
    std::optional<double> quickTime(double from_ms, double to_ms);
    /// Where read() goes on without a jump, ms.
    double position() const { return time_; }

    using Take = std::function<bool(VideoFrame)>;
    /// Hands over the frames that are seen from `from_ms` to `to_ms`, in order, until `take` returns false. `longest`: scaled
    /// down to that longer side. Frames that are damaged are left out. Throws Cancelled.
    void read(double from_ms, double to_ms, const Take& take, const Progress& progress = {}, int longest = whole_frame);
    /// The frame seen at a time; nothing where it is damaged.
    std::optional<VideoFrame> at(double ms, const Progress& progress = {}, int longest = whole_frame);

  private:
    Video(std::filesystem::path file, std::unique_ptr<VideoDecoder> decoder);
    double withinClaimed(double ms) const;
    bool next();
    bool begin();
    bool goTo(double ms, const Progress& progress);
    bool isAhead(double ms) const;
    bool jumpTo(double ms);
    std::shared_ptr<const PicturePixels> pixels(int longest);

    std::filesystem::path file_;
    std::unique_ptr<VideoDecoder> decoder_;
    PixelSize size_;
    double first_ms_ = 0;  ///< of the first frame, on the file's clock
    double time_ = 0;      ///< of the present frame
    double interval_ = 40; ///< the longest of late
    bool ended_ = false;
};

} // namespace nictate
