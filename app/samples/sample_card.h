#pragma once

#include "app/samples/sample_figures.h"
#include "widgets/guarantee_card.h"

namespace nictate {

/// What the card says of gaze samples above its promise: losses, and the error of the recording on screen. Null = not known yet.
std::vector<CardLine> sampleCard(const SampleFrame& frame, const PrivateLook* released);

} // namespace nictate
