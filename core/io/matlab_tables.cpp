// Published data sets in MATLAB files, whose arrays mat_file.h makes tables of, and PsychoPy's ioHub.

#include "core/io/formats.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

void sayFacts(ReadingPlan& plan, std::initializer_list<std::pair<const char*, const char*>> facts, Origin origin) {
    for (const auto& [key, value] : facts)
        plan.say(key, value, origin);
}

/// A list of pictures, each with a list of 15 people's vectors.
ReadingPlan planOsie(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "participant", {"subjects"});
    sayColumn(plan, head, "stimulus", {"img"});
    sayColumn(plan, head, "x", {"fix_x"});
    sayColumn(plan, head, "y", {"fix_y"});
    sayColumn(plan, head, "duration", {"fix_duration"});
    sayFacts(plan, {{"rows", "fixations"}, {"positions", "px"}, {"duration-unit", "ms"}}, Origin::format);
    return plan;
}

/// Raw samples, a file for each person and picture: DATA/hp/PICTURE.mat; negative positions are blinks.
ReadingPlan planMit1003(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "stimulus", {"variable"});
    sayColumn(plan, head, "trial", {"DATA"});
    sayColumn(plan, head, "x", {"eyeData_1"});
    sayColumn(plan, head, "y", {"eyeData_2"});
    sayFacts(plan, {{"rows", "samples"}, {"positions", "px"}, {"lost", "negative"}}, Origin::format);
    sayFacts(plan, {{"person", "folder"}, {"rate", "240"}}, Origin::guessed);
    return plan;
}

/// Pictures are keys of a map; recordings are called 24-53-ak.eye. Positions count pixels from 1.
ReadingPlan planCat2000(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "participant", {"observer"});
    sayColumn(plan, head, "stimulus", {"keys"});
    sayColumn(plan, head, "x", {"data_1"});
    sayColumn(plan, head, "y", {"data_2"});
    sayFacts(plan, {{"rows", "fixations"}, {"positions", "px"}}, Origin::format);
    plan.say("screen", "1920x1080", Origin::format);
    return plan;
}

/// Edf2Mat's structure: samples, and behind them fixations, which have no time but a start.
ReadingPlan planEdf2Mat(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "time", {"time"});
    sayColumn(plan, head, "x", {"posX"});
    sayColumn(plan, head, "y", {"posY"});
    sayColumn(plan, head, "pupil", {"pupilSize"});
    sayFacts(plan, {{"rows", "samples"}, {"keep", "time=*"}, {"positions", "px"}, {"time-unit", "ms"}, {"lost", lost_eye}},
             Origin::format);
    return plan;
}

/// The unit of the experiment's window, which the file does not say: all begin at the centre.
const char* likelyUnit(const TableHead& head, bool both) {
    const std::vector<double> x = both ? numbersIn(head, {"left_gaze_x", "right_gaze_x"}) : numbersIn(head, {"gaze_x"});
    const std::vector<double> y = both ? numbersIn(head, {"left_gaze_y", "right_gaze_y"}) : numbersIn(head, {"gaze_y"});
    const auto mostWithin = [](const std::vector<double>& values, double limit) {
        const auto within = std::count_if(values.begin(), values.end(), [&](double value) { return std::abs(value) <= limit; });
        return !values.empty() && 10 * within >= 9 * std::ssize(values);
    };
    const auto isWhole = [](double value) { return value == std::trunc(value); };
    const bool pixels = std::all_of(x.begin(), x.end(), isWhole) && std::all_of(y.begin(), y.end(), isWhole);
    return pixels                                     ? "px-centred"
           : mostWithin(x, 1) && mostWithin(y, 0.55)  ? "height-centred"
           : mostWithin(x, 1.5) && mostWithin(y, 1.5) ? "norm-centred"
           : mostWithin(x, 40) && mostWithin(y, 30)   ? "deg"
                                                      : "px-centred";
}

ReadingPlan planIohub(const TableHead& head) {
    ReadingPlan plan;
    const bool both = head.has("left_gaze_x");
    if (const std::string person = head.column({"participant"}); !person.empty() && !head.firstCell(person).empty())
        plan.say("columns.participant", person, Origin::guessed);
    sayColumn(plan, head, "session", {"session_code"});
    sayColumn(plan, head, "trial", {"trial", "TRIAL_INDEX"});
    if (const std::string stimulus = head.column({"stimulus"}); !stimulus.empty())
        plan.say("columns.stimulus", stimulus, Origin::guessed);
    sayColumn(plan, head, "time", {"time"});
    sayColumn(plan, head, "x", {both ? "left_gaze_x" : "gaze_x"});
    sayColumn(plan, head, "y", {both ? "left_gaze_y" : "gaze_y"});
    sayColumn(plan, head, "pupil", {both ? "left_pupil_measure1" : "pupil_measure1"});
    sayColumn(plan, head, "x_right", {"right_gaze_x"});
    sayColumn(plan, head, "y_right", {"right_gaze_y"});
    sayColumn(plan, head, "pupil_right", {"right_pupil_measure1"});
    sayFacts(plan, {{"rows", "samples"}, {"time-unit", "s"}, {"decimal", "point"}}, Origin::format);
    sayFacts(plan, {{"positions", likelyUnit(head, both)}, {"screen", "1920x1080"}}, Origin::guessed);
    return plan;
}

} // namespace

TableFormat osie() { return {.id = "osie", .name = "OSIE", .marks = {"img", "subjects", "fix_x", "fix_y"}, .plan = planOsie}; }

TableFormat mit1003() {
    return {.id = "mit1003", .name = "MIT1003", .marks = {"variable", "eyeData_1", "eyeData_2"}, .plan = planMit1003};
}

TableFormat cat2000() {
    return {.id = "cat2000", .name = "CAT2000", .marks = {"observer", "keys", "data_1", "data_2"}, .plan = planCat2000};
}

TableFormat edf2mat() {
    return {.id = "edf2mat",
            .name = "Edf2Mat's structure",
            .marks = {"variable", "time", "posX", "posY", "pupilSize"},
            .plan = planEdf2Mat};
}

TableFormat iohubBinocular() {
    return {.id = "psychopy-iohub",
            .name = "PsychoPy ioHub",
            .marks = {"time", "left_gaze_x", "left_pupil_measure1", "right_gaze_x"},
            .plan = planIohub};
}

TableFormat iohubMonocular() {
    return {.id = "psychopy-iohub",
            .name = "PsychoPy ioHub",
            .marks = {"time", "gaze_x", "gaze_y", "pupil_measure1"},
            .plan = planIohub};
}

} // namespace nictate
