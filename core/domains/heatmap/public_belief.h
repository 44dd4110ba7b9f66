#pragma once

#include "core/domains/heatmap/attention_posterior.h"
#include "core/domains/heatmap/maps.h"

namespace nictate {

/// What is believed of gaze before anybody has looked: the picture's attention where it can be read; that of an even picture
/// where it cannot and is not looked at for long; else what holds on screens (mathematics.md §3.6.2). Of a video in windows of
/// time each window has its own, from its own frames.
GazeBelief publicBelief(const MapFacts& facts);

/// Reads the picture or the video's frames now, where publicBelief() would first need them. False where there is none or it
/// cannot be read. Throws Cancelled.
bool readPicture(const MapFacts& facts, const Progress& progress = {});

} // namespace nictate
