#pragma once

#include "core/data/stimulus.h"
#include "core/maps/attention.h"

#include <QImage>

namespace nictate {

/// Its picture, turned as its file says; null where it has none or the file cannot be read.
QImage stimulusPicture(const Stimulus& stimulus);

/// Its colours, for the prior that follows the picture; nothing where the file cannot be read.
std::optional<PicturePixels> picturePixels(const std::string& path);

/// The picture as a public fact, read when first asked for; null where the stimulus has none.
std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus);

} // namespace nictate
