#include "app/heatmaps/heatmap_release_job.h"

#include "app/study/stimulus_picture.h"
#include "widgets/release_pictures.h"

namespace nictate {

namespace {

ReleaseDrawing<Maps> drawingOf(const ReleaseLook& look, const Stimulus& stimulus, bool on_stimulus) {
    // The picture is read when it is needed: a batch of hundreds would not fit in memory.
    auto whole = [look, stimulus, on_stimulus] {
        ReleaseLook with_picture = look;
        if (on_stimulus)
            with_picture.stimulus = stimulusPicture(stimulus);
        return with_picture;
    };
    return {[whole] { return pictureWriters(whole()); },
            [whole](const Release<Maps>& release, int width) {
                ReleaseLook sized = whole();
                sized.dpi = width * 25.4 / sized.width_mm;
                return pngOf(releasePicture(release, sized), sized.dpi);
            }};
}

} // namespace

ReleaseJob heatmapRelease(const std::shared_ptr<const Dataset>& study, Session session, const ReleaseWish& wish) {
    if (wish.private_cap)
        session.given[session.at(HeatmapLook::bench).mechanism].unset("cap");
    const HeatmapLook& shown = session.view<HeatmapLook>();
    ReleaseLook look;
    look.colours = colourMapNamed(shown.colour_map).value_or(ColourMap::viridis);
    look.opacity = shown.opacity;
    return heatmapJob(
        study, session, wish,
        [look](const Stimulus& stimulus, bool on_stimulus) { return drawingOf(look, stimulus, on_stimulus); }, picturePixels);
}

} // namespace nictate
