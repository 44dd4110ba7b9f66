// A module of its own, loaded by video.cpp.

#include "core/io/video_decoder.h"

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include <algorithm>
#include <cmath>
#include <memory>

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

class OpenCvDecoder : public VideoDecoder {
  public:
    bool open(const char* path) {
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

  private:
    double property(int id) const {
        const double value = orElse([&] { return capture_.get(id); }, 0.0);
        return std::isfinite(value) && std::abs(value) < 1e12 ? value : 0.0;
    }
    static int sideOf(double pixels) { return static_cast<int>(std::lround(std::clamp(pixels, 1.0, 1e6))); }

    cv::VideoCapture capture_;
    cv::Mat frame_;
};

} // namespace

extern "C" __attribute__((visibility("default"))) VideoDecoder* nictate_open_video(const char* path) {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT); // it would name the file
    auto decoder = std::make_unique<OpenCvDecoder>();
    return decoder->open(path) ? decoder.release() : nullptr;
}

} // namespace nictate
