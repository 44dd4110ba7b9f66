#include "core/choices/command_script.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/time_windows.h"

namespace nictate {

namespace {

std::string sizeText(int width, int height) { return std::to_string(width) + "x" + std::to_string(height); }

void addTimeCut(CommandCall& call, const TimeCut& cut) {
    if (cut.count() == 1)
        return;
    std::vector<std::string> times;
    for (double time : cut.at)
        times.push_back(valueText(time));
    std::string windows = cut.at.empty() ? std::to_string(cut.windows) : withCommas(times);
    if (cut.at.size() == 1)
        windows += ","; // one time, not so many windows
    call.text("windows", windows);
    if (cut.clock == GazeClock::order)
        call.text("window-by", "order");
    if (cut.presentation_ms)
        call.number("presentation", valueText(*cut.presentation_ms));
}

} // namespace

CommandScript heatmapCommand(const Session& session, const Dataset& dataset) {
    const std::string& mechanism = session.at(HeatmapLook::bench).mechanism;
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    CommandCall call = callOf("heatmap", session);
    call.text("stimulus", stimulus.id).text("mechanism", mechanism);
    call.parameters(session.parameters(mechanism));
    call.number("seed", std::to_string(session.seed));
    addTimeCut(call, session.view<HeatmapLook>().cut);
    if (session.blur_px)
        call.number("blur", valueText(*session.blur_px));
    if (session.display_longer != Session{}.display_longer) {
        const Grid grid = displayGrid(stimulus.width_px, stimulus.height_px, session.display_longer);
        call.text("display", sizeText(grid.width, grid.height));
    }
    if (session.expected_fixations)
        call.number("expected-fixations", valueText(*session.expected_fixations));
    return {remarksOn(session, dataset), {}, {call}, {}};
}

} // namespace nictate
