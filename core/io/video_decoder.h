#pragma once
// Between the core and the module that knows OpenCV's videoio (video_module.cpp). The module is loaded when the first video is
// opened: what it leans on takes a fifth of a second to load, and most studies have no video.

#include "core/files/pixels.h"

#include <optional>

namespace nictate {

/// Reads the frames of a video one after the other. Throws nothing; for one thread at a time.
class VideoDecoder {
  public:
    virtual ~VideoDecoder() = default;

    /// As the file's header says, pixels.
    virtual int width() const = 0;
    virtual int height() const = 0;
    /// As the header says, which may be wrong: frames a second, and how many there are; 0 = it does not say.
    virtual double rate() const = 0;
    virtual double frames() const = 0;

    /// Goes on to the next frame; false at the end, or where the file is broken.
    virtual bool next() = 0;
    /// When the present frame is to be shown, ms on the file's clock.
    virtual double time() const = 0;
    /// Its colours, scaled down where one side is longer than `longest`; false where it is damaged.
    virtual bool read(PicturePixels& into, int longest) = 0;
    /// Near a time on the file's clock, before or after it: next() goes on from there. False where that cannot be.
    virtual bool jump(double ms) = 0;
    /// When a key frame is seen, from which decoding can begin, ms on the file's clock: the first that is not before this time,
    /// or the last that is not after it. As the container says, without decoding; nothing where it does not.
    virtual std::optional<double> keyFrameFrom(double ms) = 0;
    virtual std::optional<double> keyFrameUntil(double ms) = 0;
};

/// The module's only function, "nictate_open_video": null where the file is no video that FFmpeg knows.
using OpenVideoDecoder = VideoDecoder* (*)(const char* path);

} // namespace nictate
