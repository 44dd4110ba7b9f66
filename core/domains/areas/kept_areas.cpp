#include "core/domains/areas/kept_areas.h"

#include "core/domains/areas/area_files.h"
#include "core/domains/areas/areas_view.h"
#include "core/files/atomic_file.h"
#include "core/io/study_place.h"

#include <algorithm>

namespace nictate {

void takeKeptAreas(Session& session, const Dataset& study) {
    AreasView& view = session.view<AreasView>();
    const std::filesystem::path file = studyPlace(session.data.path) / kept_areas_file;
    std::error_code ignored;
    if (!view.areas.empty() || session.data.path.empty() || !std::filesystem::is_regular_file(file, ignored))
        return;
    const AreaFile kept = readAreaFile(file);
    AreasByStimulus areas;
    for (const Stimulus& stimulus : study.stimuli)
        if (std::any_of(kept.areas.begin(), kept.areas.end(),
                        [&](const FiledArea& one) { return one.stimulus.empty() || one.stimulus == stimulus.id; }))
            areas[stimulus.id] = areasOf(kept, stimulus.id, stimulus.width_px, stimulus.height_px);
    view.areas = std::move(areas);
}

void keepAreas(const Session& session, const std::filesystem::path& folder) {
    const AreasView& view = session.view<AreasView>();
    if (!view.areas.empty())
        writeFileAtomically(folder / kept_areas_file, areasCsv(view.areas));
}

} // namespace nictate
