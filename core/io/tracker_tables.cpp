// Tables of trackers and programs that have one kind of table each.

#include "core/io/formats.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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

/// Events of one person in order of time. A fixation has no mean position: it is read at the place where it began.
ReadingPlan planRemodnav(const TableHead& head) {
    ReadingPlan plan =
        planWith(head, {{"event", "label"}, {"start", "onset"}, {"duration", "duration"}, {"x", "start_x"}, {"y", "start_y"}},
                 {{"rows", "fixations"}, {"time-unit", "s"}, {"duration-unit", "s"}, {"decimal", "point"}});
    plan.say("positions", "px", Origin::guessed);
    return plan;
}

ReadingPlan planOgama(const TableHead& head) {
    return planWith(head,
                    {{"participant", "SubjectName"},
                     {"stimulus", head.has("TrialName") ? "TrialName" : "TrialID"},
                     {"trial", "TrialSequence"},
                     {"index", "CountInTrial"},
                     {"start", "StartTime"},
                     {"duration", "Length"},
                     {"x", "PosX"},
                     {"y", "PosY"}},
                    {{"rows", "fixations"}, {"positions", "px"}, {"time-unit", "ms"}, {"duration-unit", "ms"}});
}

// Made of logs (core/files/tracker_log.h).

/// Pixels of the screen; (0, 0) where an eye was lost.
ReadingPlan planEyeTribe(const TableHead& head) {
    ReadingPlan plan = planWith(head,
                                {{"time", "time"},
                                 {"x", "lefteye.raw.x"},
                                 {"y", "lefteye.raw.y"},
                                 {"pupil", "lefteye.psize"},
                                 {"x_right", "righteye.raw.x"},
                                 {"y_right", "righteye.raw.y"},
                                 {"pupil_right", "righteye.psize"}},
                                {{"rows", "samples"}, {"positions", "px"}, {"time-unit", "ms"}, {"lost", "0,0"}});
    plan.say("decimal", "point", Origin::format);
    return plan;
}

/// Shares of the screen. Eye A is the right one where there are two, and may be either where it is alone; qualities from 3 on
/// say that no pupil was found.
ReadingPlan planViewpoint(const TableHead& head) {
    ReadingPlan plan;
    const bool two = head.has("X_Gaze B") || head.has("X_CorrectedGaze B");
    const auto sayEye = [&](const std::string& behind, const std::string& eye) {
        for (const auto& [role, corrected, plain] :
             {std::tuple("x", "X_CorrectedGaze", "X_Gaze"), std::tuple("y", "Y_CorrectedGaze", "Y_Gaze")}) {
            const std::string name = head.has(corrected + eye) ? corrected : plain;
            sayColumn(plan, head, role + behind, {name + eye});
        }
        sayColumn(plan, head, "pupil" + behind, {"PupilWidth" + eye});
        sayColumn(plan, head, "validity" + behind, {"Quality" + eye});
    };
    sayEye("", two ? " B" : "");
    if (two)
        sayEye("_right", "");
    sayColumn(plan, head, "time", {"TotalTime"});
    for (const auto& [key, value] :
         {std::pair("rows", "samples"), std::pair("positions", "fraction"), std::pair("time-unit", "s")})
        plan.say(key, value, Origin::format);
    if (plan.find("columns.validity"))
        plan.say("valid", "0|1|2", Origin::format);
    return plan;
}

/// GazeCom and what was made after it: pixels of the screen that lines above state, and the tracker's confidence. Columns of
/// labels, by hand or by programs, tell nothing of gaze.
ReadingPlan planGazecom(const TableHead& head, const char* screen_line) {
    const std::string size = sizeIn(head.stated(screen_line));
    if (size.empty())
        return {};
    ReadingPlan plan = planWith(head, {{"time", "time"}, {"x", "x"}, {"y", "y"}, {"confidence", "confidence"}},
                                {{"rows", "samples"}, {"positions", "px"}, {"decimal", "point"}});
    plan.say("screen", size, Origin::guessed);
    plan.say("screen-line", screen_line, Origin::format);
    plan.say("lost", lost_eye, Origin::usual);
    const std::vector<double> times = numbersIn(head, {"time"});
    const double step = times.size() > 1 ? (times.back() - times.front()) / static_cast<double>(times.size() - 1) : 0;
    plan.say("time-unit", step > 0 && step < 200 ? "ms" : "us", Origin::guessed);
    return plan;
}

/// PsychoPy's units are those of its window, which the file does not state: none but pixels go far beyond a screen's height.
const char* unitOfWindow(const TableHead& head) {
    std::vector<double> places = numbersIn(head, {"GazePointXLeft", "GazePointYLeft", "GazePointXRight", "GazePointYRight"});
    std::erase_if(places, [](double place) { return !std::isfinite(place); });
    const auto far = std::count_if(places.begin(), places.end(), [](double place) { return std::abs(place) > 3; });
    return places.empty() || 4 * static_cast<std::size_t>(far) > places.size() ? "px-centred" : "height-centred";
}

/// Times in ms from the beginning of each session; both eyes, from the screen's centre upwards.
ReadingPlan planPsychopyTobii(const TableHead& head) {
    ReadingPlan plan = planWith(head,
                                {{"trial", "SessionNumber"},
                                 {"time", "TimeStamp"},
                                 {"x", "GazePointXLeft"},
                                 {"y", "GazePointYLeft"},
                                 {"pupil", "PupilLeft"},
                                 {"validity", "ValidityLeft"},
                                 {"x_right", "GazePointXRight"},
                                 {"y_right", "GazePointYRight"},
                                 {"pupil_right", "PupilRight"},
                                 {"validity_right", "ValidityRight"}},
                                {{"rows", "samples"}, {"time-unit", "ms"}, {"valid", "1"}, {"decimal", "point"}});
    plan.say("positions", unitOfWindow(head), Origin::guessed);
    if (const std::string size = sizeIn(head.stated("Recording resolution:")); !size.empty()) {
        plan.say("screen-line", "Recording resolution:", Origin::format);
        plan.say("screen", size, Origin::guessed);
    }
    return plan;
}

} // namespace

TableFormat remodnav() {
    return {.id = "remodnav",
            .name = "REMoDNaV's events",
            .marks = {"onset", "duration", "label", "start_x", "start_y", "end_x", "med_vel", "avg_vel"},
            .plan = planRemodnav};
}

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

TableFormat eyeTribe() {
    return {
        .id = "eye-tribe", .name = "The Eye Tribe", .marks = {"lefteye.raw.x", "righteye.raw.x", "time"}, .plan = planEyeTribe};
}

TableFormat viewpoint() {
    return {
        .id = "viewpoint", .name = "ViewPoint (Arrington)", .marks = {"TotalTime", "X_Gaze", "Y_Gaze"}, .plan = planViewpoint};
}

TableFormat gazecomArff() {
    return {.id = "gazecom-arff", .name = "GazeCom's ARFF", .marks = {"time", "x", "y"}, .plan = [](const TableHead& head) {
                return planGazecom(head, "Screen (ARFF):");
            }};
}

TableFormat gazecomCoord() {
    return {.id = "gazecom-coord",
            .name = "GazeCom's .coord",
            .marks = {"time", "x", "y", "confidence"},
            .plan = [](const TableHead& head) { return planGazecom(head, "Screen (coord):"); }};
}

TableFormat psychopyTobii() {
    return {.id = "psychopy-tobii-controller",
            .name = "psychopy_tobii_controller",
            .marks = {"SessionNumber", "GazePointXLeft", "ValidityLeft"},
            .plan = planPsychopyTobii};
}

} // namespace nictate
