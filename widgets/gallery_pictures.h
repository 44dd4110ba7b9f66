#pragma once

#include "core/simulate/gallery_scenes.h"

#include <QImage>

#include <string>
#include <vector>

namespace nictate {

/// A demo picture and what in it draws gaze, in the picture's pixels.
struct GalleryPicture {
    std::string id;
    QImage image; ///< RGB32, the scene's size
    std::vector<Attractor> attractors;
};

/// The six pictures of galleryScenes(), in that order, all drawn by code. Text needs a font (Debian:
/// fonts-inter or fonts-dejavu-core) and a QGuiApplication; the offscreen platform will do. Throws Error
/// without one.
std::vector<GalleryPicture> drawGallery();

} // namespace nictate
