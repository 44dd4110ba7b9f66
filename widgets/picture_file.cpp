#include "widgets/picture_file.h"

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

} // namespace

std::optional<PixelSize> pictureFileSize(const QString& file) {
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
