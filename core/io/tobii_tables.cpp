#include "core/io/formats.h"

namespace nictate {

namespace {

/// The screen a recording was made on, as its first rows state it.
void sayScreen(ReadingPlan& plan, const TableHead& head, std::string_view width, std::string_view height) {
    const std::string size = sizeIn(head.firstCell(head.column({width})) + " x " + head.firstCell(head.column({height})));
    if (!size.empty())
        plan.say("screen", size, Origin::guessed);
}

/// "[μs]" behind a clock's name; Tobii Pro Lab's without a unit counts microseconds.
std::string clockUnit(const std::string& column) { return column.find("[ms]") != std::string::npos ? "ms" : "us"; }

ReadingPlan planProLab(const TableHead& head) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    const bool in_media = head.column({"Gaze point X"}).empty();
    sayColumn(plan, head, "participant", {"Participant name"});
    sayColumn(plan, head, "session", {"Recording name"});
    sayColumn(plan, head, "stimulus", {"Presented Stimulus name", "Presented Media name"});
    sayColumn(plan, head, "time", {"Recording timestamp"});
    sayColumn(plan, head, "x", {"Gaze point X", "Gaze point X (MCSnorm)"});
    sayColumn(plan, head, "y", {"Gaze point Y", "Gaze point Y (MCSnorm)"});
    sayColumn(plan, head, "pupil", {"Pupil diameter left"});
    sayColumn(plan, head, "pupil_right", {"Pupil diameter right"});
    sayColumn(plan, head, "event", {"Eye movement type"});
    sayColumn(plan, head, "event_index", {"Eye movement type index"});
    sayColumn(plan, head, "duration", {"Gaze event duration"});
    sayColumn(plan, head, "fixation_x", {"Fixation point X", "Fixation point X (MCSnorm)"});
    sayColumn(plan, head, "fixation_y", {"Fixation point Y", "Fixation point Y (MCSnorm)"});
    if (head.has("Sensor"))
        say("keep", "Sensor=Eye Tracker");
    say("rows", "samples");
    say("positions", in_media || head.column({"Gaze point X"}).find("norm") != std::string::npos ? "fraction" : "px");
    say("time-unit", clockUnit(head.column({"Recording timestamp"})));
    say("duration-unit", "ms");
    sayScreen(plan, head, "Recording resolution width", "Recording resolution height");
    return plan;
}

ReadingPlan planStudio(const TableHead& head) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    sayColumn(plan, head, "participant", {"ParticipantName"});
    sayColumn(plan, head, "session", {"RecordingName"});
    sayColumn(plan, head, "stimulus", {"MediaName", "StimuliName"});
    sayColumn(plan, head, "time", {"RecordingTimestamp", "Timestamp"});
    sayColumn(plan, head, "x", {"GazePointX (ADCSpx)", "GazePointX", "MappedGazeDataPointX"});
    sayColumn(plan, head, "y", {"GazePointY (ADCSpx)", "GazePointY", "MappedGazeDataPointY"});
    sayColumn(plan, head, "pupil", {"PupilLeft"});
    sayColumn(plan, head, "pupil_right", {"PupilRight"});
    sayColumn(plan, head, "event", {"GazeEventType"});
    sayColumn(plan, head, "event_index", {"FixationIndex"});
    sayColumn(plan, head, "duration", {"GazeEventDuration", "FixationDuration"});
    sayColumn(plan, head, "fixation_x", {"FixationPointX", "MappedFixationPointX"});
    sayColumn(plan, head, "fixation_y", {"FixationPointY", "MappedFixationPointY"});
    say("rows", "samples");
    say("positions", "px");
    say("time-unit", "ms");
    say("duration-unit", "ms");
    if (!head.has("ParticipantName"))
        for (const char* word : {"Participant:", "Subject:"})
            if (!head.stated(word).empty())
                say("person", std::string("preamble ") + word);
    for (const char* word : {"Recording resolution:", "Screen resolution:"})
        if (const std::string size = sizeIn(head.stated(word)); !size.empty())
            plan.say("screen", size, Origin::guessed);
    if (const std::string size = sizeIn(head.firstCell(head.column({"RecordingResolution"}))); !size.empty())
        plan.say("screen", size, Origin::guessed);
    return plan;
}

} // namespace

TableFormat tobiiProLab() {
    return {
        .id = "tobii-pro-lab", .name = "Tobii Pro Lab", .marks = {"Recording timestamp", "Participant name"}, .plan = planProLab};
}

TableFormat tobiiStudio() {
    return {.id = "tobii-studio", .name = "Tobii Studio", .marks = {"ValidityLeft", "FixationIndex"}, .plan = planStudio};
}

} // namespace nictate
