#include "widgets/animated_picture.h"

#include "core/errors.h"

#include <QObject>

#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>
#include <memory>

namespace nictate {

namespace {

constexpr float quality = 90;

void require(int done) {
    if (!done)
        throw OutputError(QObject::tr("the animated picture could not be made").toStdString());
}

struct Encoder {
    explicit Encoder(QSize size) {
        WebPAnimEncoderOptions options;
        require(WebPAnimEncoderOptionsInit(&options));
        encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
        require(encoder != nullptr);
    }
    void add(const QImage& picture, int at_ms) {
        WebPConfig config;
        require(WebPConfigPreset(&config, WEBP_PRESET_DRAWING, quality));
        WebPPicture frame;
        require(WebPPictureInit(&frame));
        const std::unique_ptr<WebPPicture, void (*)(WebPPicture*)> freed(&frame, WebPPictureFree);
        const QImage pixels = picture.convertToFormat(QImage::Format_RGB32); // in memory blue, green, red, anything
        frame.use_argb = 1;
        frame.width = pixels.width();
        frame.height = pixels.height();
        require(WebPPictureImportBGRX(&frame, pixels.constBits(), static_cast<int>(pixels.bytesPerLine())));
        require(WebPAnimEncoderAdd(encoder.get(), &frame, at_ms, &config));
    }
    std::string finish(int at_ms) {
        require(WebPAnimEncoderAdd(encoder.get(), nullptr, at_ms, nullptr));
        WebPData data;
        WebPDataInit(&data);
        const std::unique_ptr<WebPData, void (*)(WebPData*)> freed(&data, WebPDataClear);
        require(WebPAnimEncoderAssemble(encoder.get(), &data));
        return {reinterpret_cast<const char*>(data.bytes), data.size};
    }

    std::unique_ptr<WebPAnimEncoder, void (*)(WebPAnimEncoder*)> encoder{nullptr, WebPAnimEncoderDelete};
};

} // namespace

std::string webpOf(std::size_t count, const std::function<AnimatedFrame(std::size_t)>& frame) {
    AnimatedFrame now = frame(0);
    Encoder encoder(now.picture.size());
    double passed = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0)
            now = frame(i);
        encoder.add(now.picture, static_cast<int>(std::lround(passed)));
        passed += std::max(10.0, now.shown_ms); // browsers slow down what is faster
    }
    return encoder.finish(static_cast<int>(std::lround(passed)));
}

std::string webpOf(const std::vector<AnimatedFrame>& frames) {
    return webpOf(frames.size(), [&](std::size_t i) { return frames[i]; });
}

} // namespace nictate
