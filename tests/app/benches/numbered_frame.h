#pragma once

#include "tests/core/io/written_videos.h"

#include <QImage>

namespace nictate::test {

/// Which frame of a video of writeVideo() it is; the whole of it, at any size.
inline int numberOf(const QImage& image) {
    const QImage rgb = image.convertToFormat(QImage::Format_RGB888);
    PicturePixels pixels{rgb.width(), rgb.height(), {}};
    for (int row = 0; row < rgb.height(); ++row)
        pixels.rgb.insert(pixels.rgb.end(), rgb.constScanLine(row), rgb.constScanLine(row) + 3 * rgb.width());
    return numberOf(pixels);
}

} // namespace nictate::test
