#include "core/io/video.h"

#include "core/errors.h"
#include "core/files/platform/platform.h"
#include "core/files/words.h"
#include "core/io/video_decoder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <limits>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr double near_ms = 2000;      ///< forward: reading on is quicker than a jump
constexpr double far_ms = 60000;      ///< forward: farther a jump is tried, whatever the file says of its key frames
constexpr double behind_key = 20;     ///< frames: OpenCV begins at the last key frame that is 16 before where it jumps
constexpr double most_rate = 1000;    ///< frames a second; a file that claims more cannot be jumped in
constexpr int most_frames = 10000000; ///< of one walk: four days

/// FFmpeg's words about a damaged file would go to the terminal, and name it. Before main(), where no other thread reads the
/// environment.
[[maybe_unused]] const bool quiet = (platform::setUnlessSet("OPENCV_FFMPEG_LOGLEVEL", "-8"), true);

/// Null where the module is not there. It stays for good: its libraries do not expect to be unloaded.
OpenVideoDecoder module() {
    static const OpenVideoDecoder open = [] {
        const fs::path program = platform::programFile().parent_path();
        for (const char* where : {"../lib/nictate", ".", ".."}) // installed; as it was built, beside the programs or above tests
            if (void* found = platform::functionOf(program / where, "nictate_video", "nictate_open_video"))
                return reinterpret_cast<OpenVideoDecoder>(found);
        return OpenVideoDecoder{};
    }();
    return open;
}

/// FFmpeg goes by what a file begins with, whatever its name, and would take a playlist that names others.
bool beginsAsVideo(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error) || error)
        return false;
    std::array<char, 12> head{};
    std::ifstream in(file, std::ios::binary);
    if (!in.read(head.data(), head.size()))
        return false;
    const std::string_view begin(head.data(), head.size()), box = begin.substr(4, 4);
    static constexpr std::string_view boxes[] = {"ftyp", "moov", "mdat", "free", "skip", "wide", "pnot"};
    return (begin.starts_with("RIFF") && begin.substr(8, 3) == "AVI") || begin.starts_with("\x1A\x45\xDF\xA3") ||
           std::find(std::begin(boxes), std::end(boxes), box) != std::end(boxes);
}

bool fits(std::int64_t width, std::int64_t height) { return width > 0 && height > 0 && width * height <= most_video_pixels; }

std::unique_ptr<VideoDecoder> decoderOf(const fs::path& file) {
    if (!beginsAsVideo(file) || module() == nullptr)
        return nullptr;
    std::unique_ptr<VideoDecoder> decoder(module()(fs::absolute(file).string().c_str()));
    return decoder && fits(decoder->width(), decoder->height()) ? std::move(decoder) : nullptr;
}

} // namespace

bool namesVideo(std::string_view file) {
    static constexpr std::string_view extensions[] = {".mp4", ".mov", ".avi", ".webm"};
    const std::string lower = lowerCase(file);
    return std::any_of(std::begin(extensions), std::end(extensions),
                       [&](std::string_view extension) { return lower.ends_with(extension); });
}

std::unique_ptr<Video> Video::open(const fs::path& file) {
    std::unique_ptr<VideoDecoder> decoder = decoderOf(file);
    if (!decoder)
        return nullptr;
    std::unique_ptr<Video> video(new Video(file, std::move(decoder)));
    if (!video->begin())
        return nullptr;
    const auto first = video->pixels(whole_frame);
    if (!first)
        return nullptr;
    video->size_ = {first->width, first->height};
    return video;
}

Video::Video(fs::path file, std::unique_ptr<VideoDecoder> decoder) : file_(std::move(file)), decoder_(std::move(decoder)) {
    if (const double rate = decoder_->rate(); rate >= 1 && rate <= most_rate)
        interval_ = 1000 / rate;
}

Video::~Video() = default;

double Video::claimedLength() const {
    const double rate = decoder_->rate(), frames = decoder_->frames();
    return rate > 0 && rate <= most_rate && frames > 0 ? 1000 * frames / rate : 0;
}

double Video::withinClaimed(double ms) const {
    const double length = claimedLength();
    return length > 0 ? std::min(ms, length) : ms;
}

/// At the first frame of a decoder that was just opened.
bool Video::begin() {
    ended_ = !decoder_->next();
    first_ms_ = decoder_->time();
    time_ = 0;
    return !ended_;
}

/// Times that do not rise are replaced by usual ones: OpenCV does not know those of the last few frames of a video with B-frames.
bool Video::next() {
    if (ended_ || !decoder_->next()) {
        ended_ = true;
        return false;
    }
    const double told = decoder_->time() - first_ms_;
    if (told > time_) {
        interval_ = std::clamp(std::max(told - time_, 0.9 * interval_), 1.0, 1000.0);
        time_ = told;
    } else {
        time_ += interval_;
    }
    return true;
}

std::shared_ptr<const PicturePixels> Video::pixels(int longest) {
    auto out = std::make_shared<PicturePixels>();
    return decoder_->read(*out, longest) && fits(out->width, out->height) ? out : nullptr;
}

bool Video::jumpTo(double ms) {
    if (!(decoder_->rate() > 0 && decoder_->rate() <= most_rate) || !(decoder_->frames() > 1))
        return false;
    for (const double back : {1.5 * interval_, 1000.0, 5000.0, 30000.0}) {
        const double target = std::max(0.0, withinClaimed(ms) - back);
        if (!decoder_->jump(first_ms_ + target))
            return false;
        ended_ = !decoder_->next();
        const double told = decoder_->time(); // 0 of the last few frames, to which a jump near the end may lead
        time_ = told - first_ms_;
        if (!ended_ && told > 0 && time_ <= ms)
            return true;
        if (target == 0)
            return false;
    }
    return false;
}

std::optional<double> Video::quickTime(double from_ms, double to_ms) {
    const double rate = decoder_ ? decoder_->rate() : 0;
    if (!(rate > 0 && rate <= most_rate))
        return {};
    const double behind = behind_key * 1000 / rate;
    for (const double wanted : {(from_ms + to_ms) / 2, from_ms})
        if (const auto key = decoder_->keyFrameFrom(first_ms_ + std::max(0.0, wanted - behind)))
            if (const double time = *key - first_ms_ + behind; time >= from_ms && time < to_ms)
                return time;
    return {};
}

/// Whether going on from the present frame decodes no more than a jump, which begins at a key frame.
bool Video::isAhead(double ms) const {
    if (ended_ || time_ > ms || ms - time_ > far_ms)
        return false;
    if (ms - time_ <= near_ms)
        return true;
    const std::optional<double> key = decoder_->keyFrameUntil(first_ms_ + ms);
    return key && *key - first_ms_ <= time_;
}

/// At a frame that is not after `ms`, or at the first one.
bool Video::goTo(double ms, const Progress& progress) {
    if (isAhead(ms))
        return true;
    if (ms > 0 && jumpTo(ms))
        return true;
    if (progress.cancelled())
        throw Cancelled();
    decoder_ = decoderOf(file_);
    return decoder_ && begin();
}

void Video::read(double from_ms, double to_ms, const Take& take, const Progress& progress, int longest) {
    double wanted = withinClaimed(from_ms); // frames that may be seen from here on are unpacked
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (!decoder_ || !goTo(std::min(wanted, from_ms), progress))
            return;
        bool missed = false;
        for (int walked = 0; walked < most_frames && !missed; ++walked) {
            if (progress.cancelled())
                throw Cancelled();
            const double begin = time_;
            const bool unpacked = begin + 1.5 * interval_ >= wanted;
            const std::shared_ptr<const PicturePixels> seen = unpacked ? pixels(longest) : nullptr;
            const double end = next() ? time_ : std::numeric_limits<double>::infinity();
            if (end <= from_ms)
                continue;
            if (!unpacked) { // it is seen for longer than was to be expected
                missed = true;
                wanted = begin;
            } else if ((seen && !take({begin, end, seen})) || end > to_ms || ended_) {
                return;
            }
        }
        if (!missed)
            return;
        ended_ = true; // back
    }
}

std::optional<VideoFrame> Video::at(double ms, const Progress& progress, int longest) {
    std::optional<VideoFrame> found;
    read(
        ms, ms,
        [&](VideoFrame frame) {
            found = std::move(frame);
            return false;
        },
        progress, longest);
    return found;
}

} // namespace nictate
