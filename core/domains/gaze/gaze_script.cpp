#include "core/choices/command_script.h"
#include "core/domains/gaze/gaze_view.h"

namespace nictate {

CommandScript gazeCommand(const Session& session, const Dataset& dataset) {
    const std::string& mechanism = session.at(GazeView::bench).mechanism;
    CommandCall call = callOf("samples", session).text("mechanism", mechanism);
    call.parameters(session.parameters(mechanism));
    call.number("seed", std::to_string(session.seed));
    return {remarksOn(session, dataset), {}, {call.text("out", "private-samples")}, {}};
}

} // namespace nictate
