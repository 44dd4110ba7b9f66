// A module of its own, loaded by video.cpp.

#include "core/io/video_decoder.h"

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

extern "C" {
#include <libavformat/avformat.h>
}

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

namespace nictate {

namespace {

/// What FFmpeg or OpenCV throws about a stranger's file ends here.
template <class F> auto orElse(F work, decltype(work()) otherwise) {
    try {
        return work();
    } catch (...) {
        return otherwise;
    }
}

/// Where the key frames of a video lie. OpenCV does not say it, and decodes from one of them to wherever it jumps.
class KeyFrames {
  public:
    explicit KeyFrames(const std::string& path) : packet_(av_packet_alloc()) {
        if (!packet_ || avformat_open_input(&file_, path.c_str(), nullptr, nullptr) < 0 ||
            avformat_find_stream_info(file_, nullptr) < 0)
            return;
        for (unsigned i = 0; i < file_->nb_streams; ++i) // the first one, as OpenCV
            if (AVStream& each = *file_->streams[i]; !video_ && each.codecpar->codec_type == AVMEDIA_TYPE_VIDEO)
                video_ = &each;
            else
                each.discard = AVDISCARD_ALL;
        if (video_ && (video_->start_time == AV_NOPTS_VALUE || video_->time_base.num <= 0 || video_->time_base.den <= 0))
            video_ = nullptr;
    }
    ~KeyFrames() {
        avformat_close_input(&file_);
        av_packet_free(&packet_);
    }
    KeyFrames(const KeyFrames&) = delete;
    KeyFrames& operator=(const KeyFrames&) = delete;

    std::optional<double> find(double ms, bool from) {
        if (!video_ || !(std::abs(ms) < 1e12))
            return {};
        const double tick_ms = 1000 * av_q2d(video_->time_base);
        const double tick = static_cast<double>(video_->start_time) + ms / tick_ms;
        if (!(std::abs(tick) < 9e18) || av_seek_frame(file_, video_->index, static_cast<std::int64_t>(std::llround(tick)),
                                                      from ? 0 : AVSEEK_FLAG_BACKWARD) < 0)
            return {};
        for (int read = 0; read < most_packets && av_read_frame(file_, packet_) >= 0; ++read) {
            const bool key = packet_->stream_index == video_->index && (packet_->flags & AV_PKT_FLAG_KEY) != 0 &&
                             packet_->pts != AV_NOPTS_VALUE;
            const double at_ms = static_cast<double>(packet_->pts - video_->start_time) * tick_ms;
            av_packet_unref(packet_);
            if (key && from && at_ms < ms)
                continue;
            if (key)
                return from || at_ms <= ms ? std::optional(at_ms) : std::nullopt;
        }
        return {};
    }

  private:
    static constexpr int most_packets = 4096; ///< until a key frame, where a file is broken

    AVFormatContext* file_ = nullptr;
    AVStream* video_ = nullptr; ///< null where nothing is known of it
    AVPacket* packet_;
};

class OpenCvDecoder : public VideoDecoder {
  public:
    bool open(const char* path) {
        path_ = path;
        return orElse([&] { return capture_.open(path, cv::CAP_FFMPEG); }, false);
    }

    int width() const override { return sideOf(property(cv::CAP_PROP_FRAME_WIDTH)); }
    int height() const override { return sideOf(property(cv::CAP_PROP_FRAME_HEIGHT)); }
    double rate() const override { return property(cv::CAP_PROP_FPS); }
    double frames() const override { return property(cv::CAP_PROP_FRAME_COUNT); }
    double time() const override { return property(cv::CAP_PROP_POS_MSEC); }

    bool next() override {
        return orElse([&] { return capture_.grab(); }, false);
    }

    bool read(PicturePixels& into, int longest) override {
        return orElse(
            [&] {
                if (!capture_.retrieve(frame_) || frame_.empty() || frame_.type() != CV_8UC3)
                    return false;
                const double scale = std::min(1.0, static_cast<double>(longest) / std::max(frame_.cols, frame_.rows));
                if (scale < 1)
                    cv::resize(frame_, frame_, {sideOf(scale * frame_.cols), sideOf(scale * frame_.rows)}, 0, 0, cv::INTER_AREA);
                into.width = frame_.cols;
                into.height = frame_.rows;
                into.rgb.resize(frame_.total() * 3);
                cv::cvtColor(frame_, cv::Mat(frame_.rows, frame_.cols, CV_8UC3, into.rgb.data()), cv::COLOR_BGR2RGB);
                return true;
            },
            false);
    }

    bool jump(double ms) override {
        return orElse([&] { return capture_.set(cv::CAP_PROP_POS_MSEC, ms); }, false);
    }

    std::optional<double> keyFrameFrom(double ms) override { return keyFrame(ms, true); }
    std::optional<double> keyFrameUntil(double ms) override { return keyFrame(ms, false); }

  private:
    std::optional<double> keyFrame(double ms, bool from) {
        if (!key_frames_)
            key_frames_ = std::make_unique<KeyFrames>(path_);
        return key_frames_->find(ms, from);
    }
    double property(int id) const {
        const double value = orElse([&] { return capture_.get(id); }, 0.0);
        return std::isfinite(value) && std::abs(value) < 1e12 ? value : 0.0;
    }
    static int sideOf(double pixels) { return static_cast<int>(std::lround(std::clamp(pixels, 1.0, 1e6))); }

    std::string path_;
    cv::VideoCapture capture_;
    cv::Mat frame_;
    std::unique_ptr<KeyFrames> key_frames_; ///< once one is asked for
};

} // namespace

extern "C" __attribute__((visibility("default"))) VideoDecoder* nictate_open_video(const char* path) {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT); // it would name the file
    auto decoder = std::make_unique<OpenCvDecoder>();
    return decoder->open(path) ? decoder.release() : nullptr;
}

} // namespace nictate
