#include "core/io/formats.h"

namespace nictate {

namespace {

constexpr const char* respondent_line = "#Respondent Name";

ReadingPlan planImotions(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "participant", {"Respondent Name", "Respondent", "Participant", "Name"});
    sayColumn(plan, head, "stimulus", {"SourceStimuliName", "StimulusName"});
    sayColumn(plan, head, "time", {"Timestamp"});
    sayColumn(plan, head, "x", {"ET_GazeLeftx", "ET_GazeLeftX", "GazeLeftx", "Gaze X", "GazeX"});
    sayColumn(plan, head, "y", {"ET_GazeLefty", "ET_GazeLeftY", "GazeLefty", "Gaze Y", "GazeY"});
    sayColumn(plan, head, "x_right", {"ET_GazeRightx", "ET_GazeRightX", "GazeRightx"});
    sayColumn(plan, head, "y_right", {"ET_GazeRighty", "ET_GazeRightY", "GazeRighty"});
    sayColumn(plan, head, "pupil", {"ET_PupilLeft", "PupilLeft"});
    sayColumn(plan, head, "pupil_right", {"ET_PupilRight", "PupilRight"});
    sayColumn(plan, head, "validity", {"ET_ValidityLeft", "ET_ValidityLeftEye", "ValidityLeft"});
    sayColumn(plan, head, "validity_right", {"ET_ValidityRight", "ET_ValidityRightEye", "ValidityRight"});
    sayColumn(plan, head, "event_index", {"Fixation Index", "Fixation Index by Stimulus", "FixationSeq"});
    sayColumn(plan, head, "fixation_x", {"Fixation X", "FixationX"});
    sayColumn(plan, head, "fixation_y", {"Fixation Y", "FixationY"});
    if (!head.has("UTCTimestamp")) // then rows are timed by dates, and fixations by another clock
        sayColumn(plan, head, "start", {"Fixation Start", "FixationStart"});
    sayColumn(plan, head, "duration", {"Fixation Duration", "FixationDuration"});
    if (const std::string x = plan.value("columns.x"); !x.empty())
        plan.say("keep", x + "=*", Origin::format); // rows of other sensors and of slides hold no gaze
    for (const auto& [key, value] :
         {std::pair("rows", "samples"), std::pair("positions", "px"), std::pair("time-unit", "ms"),
          std::pair("duration-unit", "ms"), std::pair("valid", "0|1|0.0|1.0"), std::pair("lost", "-1,-1")})
        plan.say(key, value, Origin::format);
    if (!plan.find("columns.participant") && !head.stated(respondent_line).empty())
        plan.say("person", std::string("preamble ") + respondent_line, Origin::format);
    return plan;
}

} // namespace

TableFormat imotionsSensor() {
    return {.id = "imotions", .name = "iMotions", .marks = {"ET_GazeLeftx", "Timestamp"}, .plan = planImotions};
}

TableFormat imotionsBefore() {
    return {.id = "imotions", .name = "iMotions", .marks = {"StimulusName", "FixationSeq"}, .plan = planImotions};
}

TableFormat imotionsFilter() {
    return {.id = "imotions", .name = "iMotions", .marks = {"Gaze X", "Interpolated Gaze X", "Timestamp"}, .plan = planImotions};
}

TableFormat imotions() {
    return {.id = "imotions", .name = "iMotions", .marks = {"SourceStimuliName", "Timestamp"}, .plan = planImotions};
}

} // namespace nictate
