#include "core/io/formats.h"

namespace nictate {

namespace {

/// Lines "## Sample Rate:	500" above samples and messages in one table; times are microseconds.
ReadingPlan planRaw(const TableHead& head) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    // Glasses tell one gaze of both eyes: where events are those of both, so is what is read.
    const bool both = head.has("B POR X") && (head.has("B Event Info") || !(head.has("L POR X") || head.has("R POR X")));
    const bool left = !both && head.has("L POR X");
    const std::string eye = both ? "B" : left ? "L" : "R", pupil = eye == "B" ? "L" : eye;
    sayColumn(plan, head, "time", {"Time"});
    sayColumn(plan, head, "trial", {"Trial"});
    sayColumn(plan, head, "stimulus", {"Stimulus"});
    sayColumn(plan, head, "x", {eye + " POR X", "POR X"});
    sayColumn(plan, head, "y", {eye + " POR Y", "POR Y"});
    sayColumn(plan, head, "pupil", {pupil + " Mapped Diameter", pupil + " Pupil Diameter", pupil + " Dia X", "L Dia"});
    sayColumn(plan, head, "event", {eye + " Event Info"});
    // Rows of one fixation or visual intake follow each other.
    sayColumn(plan, head, "event_index", {eye + " Event Info"});
    if (left) {
        sayColumn(plan, head, "x_right", {"R POR X"});
        sayColumn(plan, head, "y_right", {"R POR Y"});
        sayColumn(plan, head, "pupil_right", {"R Mapped Diameter", "R Dia X"});
    }
    say("keep", "Type=SMP");
    if (!head.has("Stimulus"))
        say("messages", "# Message: ");
    if (both)
        plan.say("scene-camera", head.has("Stimulus") ? "videos" : "all", Origin::guessed);
    say("lost", "0,0");
    say("rows", "samples");
    say("positions", "px");
    say("time-unit", "us");
    if (head.delimiter == ',') // else each file's numbers show it: Windows may speak with commas
        say("decimal", "point");
    if (!head.stated("Subject:").empty())
        say("person", "preamble Subject:");
    if (const std::string size = sizeIn(head.stated("Calibration Area:")); !size.empty()) {
        plan.say("screen", size, Origin::guessed);
        say("screen-line", "Calibration Area:");
    }
    return plan;
}

/// BeGaze's table of events of all people: one row a fixation, saccade or blink of one eye.
ReadingPlan planEvents(const TableHead& head) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    sayColumn(plan, head, "participant", {"Participant"});
    sayColumn(plan, head, "stimulus", {"Stimulus"});
    sayColumn(plan, head, "trial", {"Trial"});
    sayColumn(plan, head, "event", {"Category"});
    sayColumn(plan, head, "eye", {"Eye L/R"});
    sayColumn(plan, head, "start", {"Event Start Trial Time"});
    sayColumn(plan, head, "end", {"Event End Trial Time"});
    sayColumn(plan, head, "duration", {"Event Duration"});
    sayColumn(plan, head, "x", {"Fixation Position X"});
    sayColumn(plan, head, "y", {"Fixation Position Y"});
    sayColumn(plan, head, "pupil", {"Fixation Average Pupil Diameter", "Fixation Average Pupil Size X"});
    say("rows", "fixations");
    say("positions", "px");
    say("time-unit", "ms");
    say("duration-unit", "ms");
    return plan;
}

/// BeGaze's table of samples of all people; "-" where a row is a message's, 0,0 where an eye was lost.
ReadingPlan planSampleTable(const TableHead& head) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    // Glasses call each of a person's recordings a participant, as it may be.
    const bool glasses = !head.has("Point of Regard Left X") && !head.has("Point of Regard Right X");
    if (const std::string person = head.column({"Participant"}); !person.empty())
        plan.say("columns.participant", person, glasses ? Origin::guessed : Origin::format);
    sayColumn(plan, head, "stimulus", {"Stimulus"});
    sayColumn(plan, head, "trial", {"Trial"});
    sayColumn(plan, head, "time", {"RecordingTime"});
    for (const std::string eye : {"Left", "Right", "Binocular"}) {
        const std::string of = plan.find("columns.x") ? "_right" : "", x = "Point of Regard " + eye + " X";
        if ((eye == "Binocular" && !of.empty()) || !head.has(x))
            continue;
        sayColumn(plan, head, "x" + of, {x});
        sayColumn(plan, head, "y" + of, {"Point of Regard " + eye + " Y"});
        sayColumn(plan, head, "pupil" + of, {"Pupil Diameter " + eye, "Pupil Size " + eye + " X"});
        if (of.empty()) { // rows of one visual intake or fixation of the first eye are one fixation
            sayColumn(plan, head, "event", {"Category " + eye});
            sayColumn(plan, head, "event_index", {"Index " + eye, "Category " + eye});
        }
    }
    if (glasses)
        plan.say("scene-camera", "videos", Origin::guessed);
    if (head.has("Category Group"))
        say("keep", "Category Group=Eye");
    say("lost", "0,0");
    say("rows", "samples");
    say("positions", "px");
    say("time-unit", "ms");
    return plan;
}

} // namespace

TableFormat smiSampleTable() {
    return {.id = "smi-sample-table",
            .name = "SMI BeGaze raw data of all people",
            .marks = {"RecordingTime", "Stimulus"},
            .plan = planSampleTable};
}

TableFormat smiRaw() {
    return {.id = "smi-raw", .name = "SMI BeGaze raw data", .marks = {"Type", "Time", "Trial"}, .plan = planRaw};
}

TableFormat smiEventTable() {
    return {.id = "smi-event-table",
            .name = "SMI BeGaze event statistics",
            .marks = {"Event Start Trial Time", "Category", "Fixation Position X"},
            .plan = planEvents};
}

} // namespace nictate
