#include "app/study/stimulus_picture.h"

#include <QImageReader>

namespace nictate {

QImage stimulusPicture(const Stimulus& stimulus) {
    if (stimulus.picture.empty())
        return {};
    QImageReader reader(QString::fromStdString(stimulus.picture));
    reader.setAutoTransform(true);
    return reader.read();
}

std::optional<PicturePixels> picturePixels(const std::string& path) {
    QImageReader reader(QString::fromStdString(path));
    reader.setAutoTransform(true);
    const QImage picture = reader.read().convertToFormat(QImage::Format_RGB888);
    if (picture.isNull())
        return {};
    PicturePixels pixels{picture.width(), picture.height(), {}};
    for (int row = 0; row < picture.height(); ++row)
        pixels.rgb.insert(pixels.rgb.end(), picture.constScanLine(row), picture.constScanLine(row) + 3 * picture.width());
    return pixels;
}

std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus) {
    return stimulus.picture.empty() ? nullptr : std::make_shared<const PublicPicture>(stimulus.picture, picturePixels);
}

} // namespace nictate
