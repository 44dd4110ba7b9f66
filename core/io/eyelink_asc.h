#pragma once

#include "core/files/text_source.h"
#include "core/io/eyelink_screen.h"
#include "core/io/study_builder.h"

#include <string>

namespace nictate {

/// The screen a file's beginning states, if any; nothing is consumed.
std::optional<PixelSize> eyelinkScreen(TextSource& source);

/// Reads one EyeLink ASC: every START…END block is a recording (a TRIALID in the middle of one begins the
/// next), with samples, fixations, saccades and blinks of one or both eyes on the tracker's clock.
/// The stimulus is the picture that IMGLOAD or a TRIAL_VAR names, else the TRIALID ("trial 3" for a number),
/// else `fallback_stimulus`. Positions are pixels of `screen.size`. Garbage lines and a missing END are warnings.
/// Throws ParseError for what is no ASC at all, and for a file that states another screen.
void readEyelinkAsc(TextSource& source, const std::string& participant, const std::string& condition,
                    const std::string& fallback_stimulus, StudyBuilder& builder, EyelinkScreen& screen);

} // namespace nictate
