#pragma once
// Picture files as others made them. Only regular files of bounded size are opened, and nothing is unpacked before the header
// has said how large it is.

#include "core/io/picture_bounds.h"

#include <QImage>
#include <QString>

#include <optional>

namespace nictate {

/// As the file's header says; nothing where it is no regular file of at most most_picture_bytes, or no picture.
std::optional<PixelSize> pictureFileSize(const QString& file);

/// Turned as its file says; null where pictureFileSize() says nothing, or more than most_picture_pixels, and where it is damaged.
/// `within`: scaled down, its shape kept, to fit into that.
QImage pictureFrom(const QString& file, QSize within = {});

} // namespace nictate
