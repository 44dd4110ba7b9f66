#pragma once
// Where people are believed to look before anybody has looked: public (mathematics.md §3.6).

#include "core/domains/heatmap/attention_posterior.h"
#include "core/domains/heatmap/heatmaps.h"

namespace nictate {

/// What is believed of gaze before anybody has looked: the picture's attention where it can be read; that of an even picture
/// where it cannot and is not looked at for long; else what holds on screens (mathematics.md §3.6.2). Of a video in windows of
/// time each window has its own, from its own frames.
GazeBelief publicBelief(const HeatmapFacts& facts);

/// These facts, and that the stimulus was a picture where `prior` = "picture" says so of one without.
HeatmapFacts withPictureSaid(HeatmapFacts facts, const Parameters& settings);

/// Of a stimulus whose picture is not known (§3.6.2): on a screen of which nothing is known, around a centre or over a page,
/// either of which may lie and reach differently from study to study. Computed once.
const GazeBelief& screenGaze();

/// On a picture that was looked at but is not here: what attentionTo() makes of an even one. Computed once.
const GazeBelief& unseenPictureGaze();

/// Reads the picture or the video's frames now, where publicBelief() would first need them. False where there is none or it
/// cannot be read. Throws Cancelled.
bool readPicture(const HeatmapFacts& facts, const Progress& progress = {});

} // namespace nictate
