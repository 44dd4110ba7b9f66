#pragma once
// Picture files as others made them. Only regular files of bounded size are opened, and nothing is unpacked before the header
// has said how large it is.

#include "core/files/pixels.h"
#include "core/io/picture_bounds.h"

#include <QImage>
#include <QString>

#include <memory>
#include <optional>

namespace nictate {

/// As the file's header says; of a video its first frame's. Nothing where it is no regular file of at most most_picture_bytes (a
/// video may have more), or no picture.
std::optional<PixelSize> pictureFileSize(const QString& file);

/// Turned as its file says; of a video the first frame. Null where pictureFileSize() says nothing, or more than
/// most_picture_pixels, and where it is damaged. `within`: scaled down, its shape kept, to fit into that.
QImage pictureFrom(const QString& file, QSize within = {});

/// The same colours, without a copy. Null without pixels.
QImage imageOf(std::shared_ptr<const PicturePixels> pixels);

} // namespace nictate
