#include "app/benches/areas/area_release_job.h"

#include "app/study/stimulus_picture.h"
#include "widgets/area_pictures.h"

namespace nictate {

ReleaseJob areaRelease(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                       const std::optional<WithinPeople>& within) {
    if (within)
        return areaJob(
            study, session, declared,
            [](const Stimulus&, bool) {
                return ReleaseDrawing<Areas>{cardWriters, {}};
            },
            within);
    return areaJob(study, session, declared, [](const Stimulus& stimulus, bool on_stimulus) {
        AreaPictureLook look;
        if (on_stimulus)
            look.stimulus = stimulusPicture(stimulus);
        return ReleaseDrawing<Areas>{[look] { return areaPictureWriters(look); },
                                     [look](const Release<Areas>& release, int width) {
                                         AreaPictureLook sized = look;
                                         sized.dpi = width * 25.4 / sized.width_mm;
                                         return pngOf(areaPicture(release, sized), sized.dpi);
                                     },
                                     [look](const ReleasePlan<Areas>& plan) { requireDrawable(plan, look); }};
    });
}

} // namespace nictate
