// A module of its own, loaded by written_videos.cpp: tests that have to do with no video need not wait for its libraries.

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

/// Frame k shows k as eight bits: fields of a row, from left to right, white for 1. False where this codec is not there.
extern "C" __attribute__((visibility("default"))) bool nictate_write_video(const char* path, const char* fourcc, double rate,
                                                                           int width, int height, int frames) {
    try {
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        const int codec = cv::VideoWriter::fourcc(fourcc[0], fourcc[1], fourcc[2], fourcc[3]);
        cv::VideoWriter writer(path, cv::CAP_FFMPEG, codec, rate, cv::Size(width, height));
        if (!writer.isOpened() && !writer.open(path, cv::CAP_OPENCV_MJPEG, codec, rate, cv::Size(width, height)))
            return false; // without FFmpeg's encoders, as on Windows, MJPG in an .avi alone
        for (int k = 0; k < frames; ++k) {
            cv::Mat frame(height, width, CV_8UC3, cv::Scalar(40, 90, 140));
            for (int bit = 0; bit < 8; ++bit)
                cv::rectangle(frame, cv::Rect(bit * width / 8, height / 4, width / 8, height / 2),
                              cv::Scalar::all((k >> bit & 1) != 0 ? 255 : 0), cv::FILLED);
            writer.write(frame);
        }
        return true;
    } catch (...) {
        return false;
    }
}
