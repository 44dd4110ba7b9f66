#include "widgets/picture_file.h"

#include "core/io/video.h"

#include <QImageReader>

#include <filesystem>

namespace nictate {

namespace {

bool isBoundedFile(const QString& file) {
    std::error_code error;
    const std::filesystem::path path = file.toStdString();
    return std::filesystem::is_regular_file(path, error) && std::filesystem::file_size(path, error) <= most_picture_bytes &&
           !error;
}

QImage firstFrame(const QString& file, QSize within) {
    const auto video = Video::open(file.toStdString());
    const int longest = within.isValid() ? std::max(within.width(), within.height()) : whole_frame;
    const auto frame = video ? video->at(0, {}, longest) : std::nullopt;
    const QImage image = imageOf(frame ? frame->pixels : nullptr);
    const bool larger = within.isValid() && (image.width() > within.width() || image.height() > within.height());
    return larger ? image.scaled(image.size().scaled(within, Qt::KeepAspectRatio).expandedTo({1, 1}), Qt::IgnoreAspectRatio,
                                 Qt::SmoothTransformation)
                  : image;
}

} // namespace

QImage imageOf(std::shared_ptr<const PicturePixels> pixels) {
    if (!pixels)
        return {};
    using Held = std::shared_ptr<const PicturePixels>;
    const Held& held = *new Held(std::move(pixels));
    return QImage(
        held->rgb.data(), held->width, held->height, 3 * qsizetype{held->width}, QImage::Format_RGB888,
        [](void* kept) { delete static_cast<const Held*>(kept); }, const_cast<Held*>(&held));
}

std::optional<PixelSize> pictureFileSize(const QString& file) {
    if (namesVideo(file.toStdString())) {
        const auto video = Video::open(file.toStdString());
        return video ? std::optional(video->size()) : std::nullopt;
    }
    if (!isBoundedFile(file))
        return {};
    const QSize size = QImageReader(file).size();
    return size.isValid() ? std::optional(PixelSize{size.width(), size.height()}) : std::nullopt;
}

QImage pictureFrom(const QString& file, QSize within) {
    static const bool limited = [] { // in MiB; Qt's own is less than most_picture_pixels of eight bytes
        QImageReader::setAllocationLimit(static_cast<int>(most_picture_pixels * 8 >> 20) + 1);
        return true;
    }();
    if (namesVideo(file.toStdString()))
        return firstFrame(file, within);
    const std::optional<PixelSize> whole = pictureFileSize(file);
    if (!limited || !whole || !fitsInMemory(*whole))
        return {};
    QImageReader reader(file);
    reader.setAutoTransform(true);
    if (within.isValid())
        reader.setScaledSize(QSize(whole->width_px, whole->height_px).scaled(within, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

} // namespace nictate
