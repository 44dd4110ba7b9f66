#include "core/choices/command_script.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/areas_view.h"

#include <map>

namespace nictate {

CommandScript areasCommand(const Session& session, const Dataset& dataset) {
    const AreasView& view = session.view<AreasView>();
    const std::string& mechanism = session.at(AreasView::bench).mechanism;
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    CommandCall call = callOf("aoi", session);
    call.text("stimulus", stimulus.id).text("aois", "aois.csv").text("metric", withCommas(view.metrics));
    call.parameters(session.parameters(mechanism));
    call.number("seed", std::to_string(session.seed));
    if (!view.groups.empty())
        call.text("groups", view.groups);
    std::map<std::string, std::vector<Area>> areas = {{"", view.of(stimulus.id)}};
    if (view.paired.size() == 1)
        areas = {{stimulus.id, view.of(stimulus.id)}, {view.paired.front(), view.of(view.paired.front())}};
    if (!view.paired.empty())
        call.text("paired", (view.paired.size() == 1 ? stimulus.id : view.paired.front()) + "," + view.paired.back());
    if (session.expected_fixations)
        call.number("expected-fixations", valueText(*session.expected_fixations));
    return {remarksOn(session, dataset), {{"aois.csv", areasCsv(areas)}}, {call}, {}};
}

} // namespace nictate
