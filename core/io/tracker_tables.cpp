// Tables of trackers and programs that have one kind of table each.

#include "core/io/formats.h"

namespace nictate {

namespace {

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
    const bool eyes = head.has("porLeftX");
    return planWith(head,
                    {{"time", "timestampMicroSec"},
                     {"x", eyes ? "porLeftX" : "porFilteredX"},
                     {"y", eyes ? "porLeftY" : "porFilteredY"},
                     {"pupil", "pupilRadiusLeft"},
                     {"x_right", "porRightX"},
                     {"y_right", "porRightY"},
                     {"pupil_right", "pupilRadiusRight"}},
                    {{"rows", "samples"},
                     {"keep", "TYPE=DAT"},
                     {"positions", "px"},
                     {"time-unit", "us"},
                     {"decimal", "point"},
                     {"lost", "-1.7976931348623157e+308,-1.7976931348623157e+308"}});
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
