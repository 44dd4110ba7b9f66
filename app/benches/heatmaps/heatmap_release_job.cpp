#include "app/benches/heatmaps/heatmap_release_job.h"

#include "app/study/stimulus_picture.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/io/video.h"
#include "widgets/release_pictures.h"

#include <map>
#include <mutex>

namespace nictate {

namespace {

/// What is seen in the windows of time, in a row: they are drawn one by one, on a page and as an animation, and the frames of a
/// video take their time to find.
class WindowPictures {
  public:
    WindowPictures(Stimulus stimulus, ReadingPlan plan) : stimulus_(std::move(stimulus)), plan_(std::move(plan)) {}
    QImage at(const HeatmapFacts& facts, GazeClock clock, int window) {
        constexpr std::size_t most_kept = 50; // of up to 4 MB
        const std::lock_guard lock(reading_);
        const auto found = read_.find(window);
        if (found != read_.end())
            return found->second;
        const QImage picture = stimulusInWindow(stimulus_, plan_, facts, clock, window);
        if (namesVideo(stimulus_.picture) && read_.size() < most_kept)
            read_[window] = picture;
        return picture;
    }

  private:
    Stimulus stimulus_;
    ReadingPlan plan_;
    std::mutex reading_;
    std::map<int, QImage> read_;
};

ReleaseDrawing<Heatmaps> drawingOf(const ReleaseLook& look, const ReleasePlan<Heatmaps>& planned, const Stimulus& stimulus,
                                   const ReadingPlan& plan, bool on_stimulus) {
    // The picture is read when it is needed: a batch of hundreds would not fit in memory.
    auto whole = [look, stimulus, plan, on_stimulus] {
        ReleaseLook with_picture = look;
        if (on_stimulus) {
            with_picture.stimulus = stimulusPicture(stimulus);
            if (movesInWindows(stimulus))
                with_picture.in_window = [pictures = std::make_shared<WindowPictures>(stimulus, plan)](
                                             const HeatmapFacts& facts, GazeClock clock, int window) {
                    return pictures->at(facts, clock, window);
                };
        }
        return with_picture;
    };
    return {[whole, windows = planned.facts.windows(), suffixes = groupSuffixes(planned)] {
                return suffixes.empty() ? pictureWriters(whole(), windows) : groupPictureWriters(whole(), suffixes);
            },
            [whole](const Release<Heatmaps>& release, int width) {
                ReleaseLook sized = whole();
                sized.dpi = width * 25.4 / sized.width_mm;
                const bool groups = !release.plan().groups.empty();
                return pngOf(groups ? groupsPicture(release, sized, 0) : releasePicture(release, sized), sized.dpi);
            },
            [whole](const ReleasePlan<Heatmaps>& release) { requireDrawable(release, whole()); }};
}

} // namespace

ReleaseJob heatmapRelease(const std::shared_ptr<const Dataset>& study, Session session, const ReleaseWish& wish) {
    if (wish.noisy_cap)
        session.given[session.at(HeatmapLook::bench).mechanism].unset("cap");
    const HeatmapLook& shown = session.view<HeatmapLook>();
    ReleaseLook look;
    look.colours = colourMapNamed(shown.colour_map).value_or(ColourMap::viridis);
    look.opacity = shown.opacity;
    return heatmapJob(
        study, session, wish,
        [look, plan = study->frame.reading](const ReleasePlan<Heatmaps>& planned, const Stimulus& stimulus, bool on_stimulus) {
            return drawingOf(look, planned, stimulus, plan, on_stimulus);
        },
        picturePixels);
}

} // namespace nictate
