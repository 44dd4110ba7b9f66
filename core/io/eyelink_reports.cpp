#include "core/io/columns.h"
#include "core/io/formats.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr const char* session_label = "RECORDING_SESSION_LABEL";

/// The trial variable that best means this role, whatever the experiment calls it.
std::string variableFor(const TableHead& head, Role role) {
    const auto best = bestNamed(head.header, role, [](const std::string& name) {
        return name == session_label || name.starts_with("CURRENT_") || name.starts_with("TRIAL_");
    });
    return best ? head.header[*best] : std::string();
}

Origin originOf(const std::string& name, Role role) { return isWeakName(name, role) ? Origin::guessed : Origin::format; }

/// What was looked at: a variable, else the trial; a page is a part of its book.
void sayStimulus(ReadingPlan& plan, const TableHead& head) {
    const std::string picture = variableFor(head, Role::stimulus);
    if (picture.empty()) { // of which nobody can tell whether everybody saw the same in it
        for (const char* trial : {"TRIAL_LABEL", "TRIAL_INDEX"})
            if (head.has(trial))
                return plan.say("columns.stimulus", trial, Origin::guessed);
        return;
    }
    const auto place = std::find(head.header.begin(), head.header.end(), picture) - head.header.begin();
    const auto whole = wholeOf(head.header, static_cast<std::size_t>(place));
    plan.say("columns.stimulus", picture, whole ? Origin::guessed : originOf(picture, Role::stimulus));
    if (whole)
        plan.say("stimulus-within", head.header[*whole], Origin::guessed);
}

/// What fixation and sample reports of Data Viewer share; "." is a missing value.
ReadingPlan planReport(const TableHead& head) {
    ReadingPlan plan;
    const std::string person = variableFor(head, Role::participant);
    if (person.empty()) // a session's name: whether it is a person's nobody can tell
        plan.say("columns.participant", session_label, Origin::guessed);
    else {
        plan.say("columns.participant", person, originOf(person, Role::participant));
        plan.say("columns.session", session_label, Origin::format);
    }
    sayStimulus(plan, head);
    if (const std::string condition = variableFor(head, Role::condition); !condition.empty())
        plan.say("columns.condition", condition, Origin::format);
    sayColumn(plan, head, "trial", {"TRIAL_INDEX"});
    if (const std::string trial = variableFor(head, Role::trial);
        !plan.find("columns.trial") && !trial.empty() && trial != plan.value("columns.stimulus"))
        plan.say("columns.trial", trial, Origin::format);
    plan.say("positions", "px", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    return plan;
}

ReadingPlan planFixations(const TableHead& head) {
    ReadingPlan plan = planReport(head);
    sayColumn(plan, head, "x", {"CURRENT_FIX_X"});
    sayColumn(plan, head, "y", {"CURRENT_FIX_Y"});
    sayColumn(plan, head, "start", {"CURRENT_FIX_START"});
    sayColumn(plan, head, "end", {"CURRENT_FIX_END"});
    sayColumn(plan, head, "duration", {"CURRENT_FIX_DURATION"});
    sayColumn(plan, head, "index", {"CURRENT_FIX_INDEX"});
    sayColumn(plan, head, "pupil", {"CURRENT_FIX_PUPIL"});
    sayColumn(plan, head, "eye", {"EYE_REPORTED", "EYE_USED", "EYE_TRACKED"});
    plan.say("rows", "fixations", Origin::format);
    plan.say("duration-unit", "ms", Origin::format);
    return plan;
}

ReadingPlan planSamples(const TableHead& head) {
    ReadingPlan plan = planReport(head);
    const bool left = head.has("LEFT_GAZE_X");
    const std::string eye = left ? "LEFT" : head.has("RIGHT_GAZE_X") ? "RIGHT" : "AVERAGE";
    sayColumn(plan, head, "time", {"TIMESTAMP"});
    sayColumn(plan, head, "x", {eye + "_GAZE_X"});
    sayColumn(plan, head, "y", {eye + "_GAZE_Y"});
    sayColumn(plan, head, "pupil", {eye + "_PUPIL_SIZE"});
    sayColumn(plan, head, "validity", {eye + "_IN_BLINK"});
    if (left) {
        sayColumn(plan, head, "x_right", {"RIGHT_GAZE_X"});
        sayColumn(plan, head, "y_right", {"RIGHT_GAZE_Y"});
        sayColumn(plan, head, "pupil_right", {"RIGHT_PUPIL_SIZE"});
        sayColumn(plan, head, "validity_right", {"RIGHT_IN_BLINK"});
    }
    plan.say("valid", "0|0.0|0.00", Origin::format);
    plan.say("rows", "samples", Origin::format);
    return plan;
}

} // namespace

TableFormat eyelinkFixationReport() {
    return {.id = "eyelink-fixation-report",
            .name = "EyeLink Data Viewer fixation report",
            .marks = {"CURRENT_FIX_X", "CURRENT_FIX_Y", session_label},
            .plan = planFixations};
}

TableFormat eyelinkSampleReport() {
    return {.id = "eyelink-sample-report",
            .name = "EyeLink Data Viewer sample report",
            .marks = {session_label, "TIMESTAMP", "TRIAL_INDEX"},
            .plan = planSamples};
}

} // namespace nictate
