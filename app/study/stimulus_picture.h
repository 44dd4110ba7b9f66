#pragma once

#include "core/data/reading_plan.h"
#include "core/data/stimulus.h"
#include "core/mechanisms/maps/maps.h"

#include <QImage>

namespace nictate {

/// Its picture, turned as its file says; null where it has none or the file cannot be read.
QImage stimulusPicture(const Stimulus& stimulus);

/// Of a stimulus that moves the picture in the middle of a window of time; else its only one. By the plan's frame-rate, or spread
/// over the film. Null as above.
QImage stimulusInWindow(const Stimulus& stimulus, const ReadingPlan& plan, const MapFacts& facts, GazeClock clock, int window);

/// Its colours, for the prior that follows the picture; nothing where the file cannot be read.
std::optional<PicturePixels> picturePixels(const std::string& path);

/// The picture as a public fact, read when first asked for; null where the stimulus has none.
std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus);

} // namespace nictate
