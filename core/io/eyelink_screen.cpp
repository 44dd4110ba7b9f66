#include "core/io/eyelink_screen.h"

#include "core/files/number.h"
#include "core/files/words.h"

#include <set>

namespace nictate {

namespace {

/// Screen to picture pixels for one placed picture.
struct ScreenToPicture {
    ScreenToPicture(const PicturePlacement& placement, const Stimulus& picture, const std::optional<PixelSize>& screen) {
        double width = placement.width_px > 0 ? placement.width_px : picture.width_px;
        double height = placement.height_px > 0 ? placement.height_px : picture.height_px;
        using Anchor = PicturePlacement::Anchor;
        left = placement.x_px;
        top = placement.y_px;
        if (placement.anchor == Anchor::whole_screen && screen) {
            width = screen->width_px;
            height = screen->height_px;
        } else if (placement.anchor == Anchor::screen_centre && screen) {
            left = (screen->width_px - width) / 2;
            top = (screen->height_px - height) / 2;
        } else if (placement.anchor == Anchor::centre) {
            left -= width / 2;
            top -= height / 2;
        }
        scale_x = picture.width_px / width;
        scale_y = picture.height_px / height;
    }
    void operator()(double& x, double& y) const {
        x = finiteOrMissing((x - left) * scale_x);
        y = finiteOrMissing((y - top) * scale_y);
    }
    double left = 0, top = 0, scale_x = 1, scale_y = 1;
};

void moveGaze(Recording& recording, const ScreenToPicture& move) {
    for (Fixation& fixation : recording.fixations)
        move(fixation.x_px, fixation.y_px);
    for (Saccade& saccade : recording.saccades) {
        move(saccade.from_x_px, saccade.from_y_px);
        move(saccade.to_x_px, saccade.to_y_px);
    }
    for (Sample& sample : recording.samples) {
        move(sample.gaze.x_px, sample.gaze.y_px);
        move(sample.second.x_px, sample.second.y_px);
    }
}

} // namespace

void settleEyelinkScreens(Dataset& study, const EyelinkScreen& screen) {
    for (Stimulus& stimulus : study.stimuli)
        if (stimulus.width_px == 0 && screen.size) {
            stimulus.width_px = screen.size->width_px;
            stimulus.height_px = screen.size->height_px;
            const PlanEntry* planned = study.frame.reading.find("screen");
            const bool guessed = planned != nullptr && planned->origin == Origin::guessed;
            stimulus.size_source = guessed ? SizeSource::assumed : SizeSource::given;
        }
    std::set<std::size_t> assumed;
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        Recording& recording = study.recordings[i];
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        if (stimulus.size_source != SizeSource::picture || stimulus.width_px == 0)
            continue;
        auto placed = screen.placements.find(i);
        PicturePlacement placement = placed == screen.placements.end() ? PicturePlacement{} : placed->second;
        bool fills = screen.size == PixelSize{stimulus.width_px, stimulus.height_px};
        if (placement.anchor == PicturePlacement::Anchor::screen_centre && !fills)
            assumed.insert(recording.stimulus);
        moveGaze(recording, ScreenToPicture(placement, stimulus, screen.size));
    }
    if (!assumed.empty())
        study.warnings.push_back(
            counted(assumed.size(), Text("picture is not as large as the screen; taken to have been shown in its middle"),
                    Text("pictures are not as large as the screen; taken to have been shown in its middle")));
}

} // namespace nictate
