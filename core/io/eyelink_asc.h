#pragma once
// EyeLink recordings converted to text. The importer is in eyelink_asc.cpp.

#include "core/data/dataset.h"
#include "core/files/text_source.h"
#include "core/io/open_options.h"
#include "core/io/study_builder.h"

#include <map>
#include <optional>
#include <string>

namespace nictate {

/// How `!V IMGLOAD` put a picture on the screen; without a word about it, in its middle. Width and height are
/// 0 where the picture kept its own.
struct PicturePlacement {
    enum class Anchor { screen_centre, whole_screen, top_left, centre } anchor = Anchor::screen_centre;
    double x_px = 0, y_px = 0, width_px = 0, height_px = 0;
    bool operator==(const PicturePlacement&) const = default;
};

/// What ASC files say about stimuli beside gaze; shared by the files of one study.
struct EyelinkScreen {
    std::optional<PixelSize> size;                      ///< of the plan
    std::string stated_by;                              ///< the last file that said so
    std::map<std::size_t, PicturePlacement> placements; ///< by recording
};

/// The screen a file's beginning states, if any; nothing is consumed.
std::optional<PixelSize> eyelinkScreen(TextSource& source);

/// Reads one EyeLink ASC: every START…END block is a recording (a TRIALID in the middle of one begins the
/// next), with samples, fixations, saccades and blinks of one or both eyes on the tracker's clock.
/// The stimulus is the picture that IMGLOAD or a TRIAL_VAR names, else the TRIALID ("trial 3" for a number),
/// else `fallback_stimulus`. Positions are pixels of `screen.size`. Garbage lines and a missing END are warnings.
/// Throws ParseError for what is no ASC at all, and for a file that states another screen.
void readEyelinkAsc(TextSource& source, const std::string& participant, const std::string& condition,
                    const std::string& fallback_stimulus, StudyBuilder& builder, EyelinkScreen& screen);

/// After attachPictures: moves gaze on pictures from screen to picture pixels, each recording's by where it was shown its
/// picture, and gives stimuli without a picture the screen's size. Warns about pictures that only seem to have stood in the
/// middle of the screen.
void settleEyelinkScreens(Dataset& study, const EyelinkScreen& screen);

} // namespace nictate
