#pragma once
// Where people are believed to look on a stimulus whose picture is not known: public (mathematics.md §3.6.2).

#include "core/domains/heatmap/attention_posterior.h"

namespace nictate {

/// On a screen of which nothing is known: around a centre or over a page, either of which may lie and reach differently from
/// study to study. Computed once.
const GazeBelief& screenGaze();

/// On a picture that was looked at but is not here: what attentionTo() makes of an even one. Computed once.
const GazeBelief& unseenPictureGaze();

} // namespace nictate
