#pragma once

#include "core/data/dataset.h"
#include "core/io/open_options.h"

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

/// After attachPictures: moves gaze on pictures from screen to picture pixels, each recording's by where it was shown its
/// picture, and gives stimuli without a picture the screen's size. Warns about pictures that only seem to have stood in the
/// middle of the screen.
void settleEyelinkScreens(Dataset& study, const EyelinkScreen& screen);

} // namespace nictate
