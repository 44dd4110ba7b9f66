#include "core/domains/gaze/gaze_parameters.h"

#include "core/errors.h"

#include <limits>

namespace nictate {

ParameterSpec groupSizeSpec() {
    return {.name = "k",
            .symbol = "k",
            .label = Text("Group size"),
            .unit = Text("participants"),
            .meaning = Text("At least so many people could have been the one. At most the number of people in every task."),
            .min = 2,
            .max = std::numeric_limits<double>::infinity(),
            .integer = true,
            .slider_min = 2,
            .slider_max = 20,
            .default_formula = Text("4, at most the people of a task"),
            .faithful_direction = -1};
}

void requireGroupSize(const Parameters& resolved, const GazeFacts& facts) {
    if (facts.least_in_task < 2)
        throw InvalidParameter("k", valueText(resolved.number("k")), Text("a study with at least 2 people in every task"));
    if (resolved.number("k") > facts.least_in_task)
        throw InvalidParameter("k", valueText(resolved.number("k")),
                               Text("2 ≤ k ≤ %1, the people in the task with the fewest", facts.least_in_task));
}

void requirePublicGrid(const GazeFacts& facts) {
    if (!facts.public_grid)
        throw Refused(Text(
            "the length and the sampling rate of each task are counted from recordings, and every released stream would name "
            "its person by them; give them (--length, --rate), or declare that they were fixed beforehand (--declare "
            "lengths,rates)"));
}

void warnOfSlowTrackers(std::vector<Text>& reasons, const GazeFacts& facts) {
    if (facts.rate_hz < 60)
        reasons.push_back(Text("Below 60 Hz most saccades have a single step, so their forms say little."));
}

} // namespace nictate
