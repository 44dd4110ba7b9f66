// Tables of trackers and programs that have one kind of table each.

#include "core/io/formats.h"

namespace nictate {

namespace {

using Columns = std::initializer_list<std::pair<const char*, std::string_view>>;
using Facts = std::initializer_list<std::pair<const char*, const char*>>;

ReadingPlan planWith(const TableHead& head, Columns columns, Facts facts) {
    ReadingPlan plan;
    for (const auto& [role, name] : columns)
        sayColumn(plan, head, role, {name});
    for (const auto& [key, value] : facts)
        plan.say(key, value, Origin::format);
    return plan;
}

/// Samples with the fixation each belongs to.
ReadingPlan planAsee(const TableHead& head) {
    return planWith(
        head,
        {{"time", "Recording Time Stamp"},
         {"x", "Gaze Point X"},
         {"y", "Gaze Point Y"},
         {"event_index", "Fixation Index"},
         {"fixation_x", "Fixation Point X"},
         {"fixation_y", "Fixation Point Y"},
         {"duration", "Fixation Duration"}},
        {{"rows", "samples"}, {"positions", "px"}, {"time-unit", "ms"}, {"duration-unit", "ms"}, {"lost", "0,0|-1,-1"}});
}

/// Rows of samples (DAT) and of messages (MSG); the least number there is where an eye was lost.
ReadingPlan planEyelogic(const TableHead& head) {
    ReadingPlan plan = planWith(head,
                                {{"time", "timestampMicroSec"},
                                 {"x", "porLeftX"},
                                 {"y", "porLeftY"},
                                 {"pupil", "pupilRadiusLeft"},
                                 {"x_right", "porRightX"},
                                 {"y_right", "porRightY"},
                                 {"pupil_right", "pupilRadiusRight"}},
                                {{"rows", "samples"},
                                 {"positions", "px"},
                                 {"time-unit", "us"},
                                 {"decimal", "point"},
                                 {"lost", "-1.7976931348623157e+308,-1.7976931348623157e+308"}});
    if (!plan.find("columns.x"))
        plan = planWith(head, {{"time", "timestampMicroSec"}, {"x", "porFilteredX"}, {"y", "porFilteredY"}},
                        {{"rows", "samples"},
                         {"positions", "px"},
                         {"time-unit", "us"},
                         {"decimal", "point"},
                         {"lost", "-1.7976931348623157e+308,-1.7976931348623157e+308"}});
    plan.say("keep", "TYPE=DAT", Origin::format);
    return plan;
}

ReadingPlan planOgama(const TableHead& head) {
    return planWith(head,
                    {{"participant", "SubjectName"},
                     {"stimulus", "TrialName"},
                     {"trial", "TrialSequence"},
                     {"index", "CountInTrial"},
                     {"start", "StartTime"},
                     {"duration", "Length"},
                     {"x", "PosX"},
                     {"y", "PosY"}},
                    {{"rows", "fixations"}, {"positions", "px"}, {"time-unit", "ms"}, {"duration-unit", "ms"}});
}

} // namespace

TableFormat asee() {
    return {.id = "asee",
            .name = "7invensun aSee",
            .marks = {"Recording Time Stamp", "Gaze Point X", "Fixation Index"},
            .plan = planAsee};
}

TableFormat eyelogic() {
    return {.id = "eyelogic", .name = "EyeLogic", .marks = {"timestampMicroSec", "TYPE", "porFilteredX"}, .plan = planEyelogic};
}

TableFormat ogamaFixations() {
    return {.id = "ogama-fixations",
            .name = "OGAMA's fixations",
            .marks = {"CountInTrial", "SubjectName", "PosX", "Length"},
            .plan = planOgama};
}

} // namespace nictate
