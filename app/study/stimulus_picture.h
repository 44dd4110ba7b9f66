#pragma once

#include "core/data/reading_plan.h"
#include "core/data/stimulus.h"
#include "core/domains/heatmap/heatmaps.h"

#include <QImage>

namespace nictate {

/// Its picture, turned as its file says, of a video the first frame; null where it has none or the file cannot be read.
QImage stimulusPicture(const Stimulus& stimulus);

/// Of a stimulus that moves the picture in the middle of a window of time; else its only one. By the plan's frame-rate, or spread
/// over the presentation; of a video by its own times. Null as above.
QImage stimulusInWindow(const Stimulus& stimulus, const ReadingPlan& plan, const HeatmapFacts& facts, GazeClock clock,
                        int window);

/// Whether windows of time show pictures of their own: a video, or numbered pictures.
bool movesInWindows(const Stimulus& stimulus);

/// The frames of a video in the middle of every window, fitted into a size. Throws Cancelled.
std::vector<QImage> videoInWindows(const Stimulus& stimulus, const HeatmapFacts& facts, GazeClock clock, QSize within,
                                   const Progress& progress = {});

/// Its colours, for the prior that follows the picture; nothing where the file cannot be read.
std::optional<PicturePixels> picturePixels(const std::string& path);

/// The picture as a public fact, read when first asked for; null where the stimulus has none.
std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus);

} // namespace nictate
