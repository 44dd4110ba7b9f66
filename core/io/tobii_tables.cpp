#include "core/files/number.h"
#include "core/io/columns.h"
#include "core/io/formats.h"
#include "core/io/plan_options.h"

#include <algorithm>
#include <set>

namespace nictate {

namespace {

/// The screen a recording was made on, as it states.
void sayScreen(ReadingPlan& plan, const std::string& stated) {
    if (const std::string size = sizeIn(stated); !size.empty())
        plan.say("screen", size, Origin::guessed);
}

double numberIn(const std::string& cell) {
    DecimalSign sign = DecimalSign::unknown;
    return parseNumber(cell, sign).value;
}

/// The step between samples tells what a clock counts whose header does not: 1200 to 30 Hz in milliseconds or microseconds.
void sayClock(ReadingPlan& plan, const TableHead& head) {
    const std::string clock = head.column({"Recording timestamp"});
    if (const auto unit = statedTimeUnit(clock))
        return plan.say("time-unit", wordOf(*unit), Origin::format);
    const double first = numberIn(head.firstCell(clock)), last = numberIn(head.lastCell(clock));
    const double step = (last - first) / static_cast<double>(head.rows.size());
    plan.say("time-unit", step > 0 && step < 200 ? "ms" : "us", Origin::guessed);
}

void sayColumns(ReadingPlan& plan, const TableHead& head,
                std::initializer_list<std::pair<const char*, std::initializer_list<std::string_view>>> columns) {
    for (const auto& [role, names] : columns)
        sayColumn(plan, head, role, names);
}

/// Whether the first position has a decimal comma, as where Windows speaks so.
void sayDecimalSign(ReadingPlan& plan, const TableHead& head) {
    const std::string cell = head.firstCell(plan.value("columns.x"));
    if (head.delimiter != ',' && cell.find(',') != std::string::npos && cell.find('.') == std::string::npos)
        plan.say("decimal", "comma", Origin::guessed);
}

/// Where on the screen the picture was: positions of the screen (DACS, ADCS) are moved to it, those of the picture are not.
void sayPlacement(ReadingPlan& plan, const TableHead& head, std::initializer_list<std::string_view> names) {
    if (namesPicturesOwn(plan.value("columns.x")))
        return;
    std::string columns;
    for (const std::string_view name : names)
        if (const std::string column = head.column({name}); !column.empty())
            columns += (columns.empty() ? "" : "|") + column;
    if (std::count(columns.begin(), columns.end(), '|') % 2 == 1 && head.has(*names.begin()))
        plan.say("media-columns", columns, Origin::format);
}

/// Gaze of glasses on the one picture it was mapped to, "Mapped fixation X [shelf]"; of several nobody can tell which is meant.
void sayMapped(ReadingPlan& plan, const TableHead& head) {
    std::set<std::string> pictures;
    for (const std::string& name : head.header)
        if (const std::string of(withoutUnit(name));
            name.size() > of.size() && (of == "Mapped fixation X" || of == "Mapped gaze X" || of == "Mapped gaze point X"))
            pictures.insert(name.substr(of.size()));
    if (pictures.size() != 1)
        return;
    sayColumns(plan, head,
               {{"x", {"Mapped gaze point X", "Mapped gaze X", "Mapped fixation X"}},
                {"y", {"Mapped gaze point Y", "Mapped gaze Y", "Mapped fixation Y"}},
                {"event", {"Mapped eye movement type"}},
                {"event_index", {"Mapped eye movement type index"}},
                {"fixation_x", {"Mapped fixation X"}},
                {"fixation_y", {"Mapped fixation Y"}}});
}

/// Glasses have a head unit whose coordinates and movements are told, in columns or in rows of its own; their gaze lies in the
/// scene, but where it was mapped.
void sayScene(ReadingPlan& plan, const TableHead& head) {
    const auto tells = [&](std::initializer_list<std::string_view> words) {
        return std::any_of(head.header.begin(), head.header.end(), [&](const std::string& name) {
            return std::any_of(words.begin(), words.end(),
                               [&](std::string_view word) { return name.find(word) != std::string::npos; });
        });
    };
    if (tells({"DACS"}) || plan.value("columns.x").find("Mapped") != std::string::npos)
        return;
    const auto sensor =
        static_cast<std::size_t>(std::find(head.header.begin(), head.header.end(), "Sensor") - head.header.begin());
    const bool moves = std::any_of(head.rows.begin(), head.rows.end(), [&](const std::vector<std::string>& row) {
        return sensor < row.size() && (row[sensor] == "Gyroscope" || row[sensor] == "Accelerometer");
    });
    if (tells({"HUCS", "Gyro ", "Gaze point 3D X", "Mapped gaze ", "Mapped fixation X"}))
        plan.say("scene-camera", "all", Origin::format);
    else if (moves)
        plan.say("scene-camera", "all", Origin::guessed);
}

/// Positions on the screen in millimetres lie beside those in pixels, or stand alone: nothing says how large a pixel was.
TableHead withoutMillimetres(TableHead head) {
    for (std::string& name : head.header)
        if (name.find("CS mm") != std::string::npos || name.find("CSmm") != std::string::npos)
            name.clear();
    return head;
}

ReadingPlan planProLab(const TableHead& all) {
    const TableHead head = withoutMillimetres(all);
    ReadingPlan plan;
    const auto otherPerson =
        bestNamed(head.header, Role::participant, [](const std::string& name) { return name == "Recording name"; });
    if (!head.has("Participant name") && (otherPerson || !(head.has("Recording name") && head.has("Sensor"))))
        return plan; // a table that somebody made of one
    sayMapped(plan, head);
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    sayColumns(plan, head,
               {{"participant", {"Participant name"}},
                {"session", {"Recording name"}},
                {"stimulus", {"Presented Stimulus name", "Presented Media name"}},
                {"time", {"Recording timestamp"}},
                {"x", {"Gaze point X", "Gaze point X (MCSnorm)"}},
                {"y", {"Gaze point Y", "Gaze point Y (MCSnorm)"}},
                {"validity", {"Validity left"}},
                {"validity_right", {"Validity right"}},
                {"pupil", {"Pupil diameter left"}},
                {"pupil_right", {"Pupil diameter right"}},
                {"event", {"Eye movement type"}},
                {"event_index", {"Eye movement type index"}},
                {"duration", {"Gaze event duration", "Eye movement event duration"}},
                {"fixation_x", {"Fixation point X", "Fixation point X (MCSnorm)"}},
                {"fixation_y", {"Fixation point Y", "Fixation point Y (MCSnorm)"}}});
    if (!plan.find("columns.x"))
        sayColumns(plan, head,
                   {{"x", {"Gaze point left X"}},
                    {"y", {"Gaze point left Y"}},
                    {"x_right", {"Gaze point right X"}},
                    {"y_right", {"Gaze point right Y"}}});
    if (!plan.find("columns.x")) // exported without gaze: that of the fixation a row belongs to
        sayColumns(plan, head, {{"x", {"Fixation point X"}}, {"y", {"Fixation point Y"}}});
    if (!plan.find("columns.participant")) // exported without people
        if (const std::string recording = head.column({"Recording name"}); !recording.empty())
            plan.say("columns.participant", recording, Origin::guessed);
    sayScene(plan, all);
    if (head.has("Sensor"))
        say("keep", "Sensor=Eye Tracker");
    else if (head.has("Event"))
        say("keep", head.column({"Event"}) + "=");
    sayPlacement(plan, head,
                 {"Presented Media position X", "Presented Media position Y", "Presented Media width", "Presented Media height",
                  "Original Media width", "Original Media height"});
    say("rows", "samples");
    say("valid", "Valid");
    say("positions", plan.value("columns.x").find("norm") != std::string::npos ? "fraction" : "px");
    say("duration-unit", "ms");
    sayClock(plan, head);
    sayDecimalSign(plan, head);
    const std::string width = head.column({"Recording resolution width"}), height = head.column({"Recording resolution height"});
    if (!width.empty() && !height.empty()) {
        say("screen-columns", width + "|" + height);
        sayScreen(plan, head.firstCell(width) + " x " + head.firstCell(height));
    }
    return plan;
}

/// Whose file it is and on what screen it was made, where the lines above the header say it.
void sayLinesAbove(ReadingPlan& plan, const TableHead& head) {
    auto sayLine = [&](const char* key, const std::string& before, std::initializer_list<const char*> words) {
        for (const char* word : words)
            if (!head.stated(word).empty())
                return plan.say(key, before + word, Origin::format);
    };
    if (!plan.find("columns.participant"))
        sayLine("person", "preamble ", {"Participant:", "Subject:"});
    if (!plan.find("columns.session"))
        sayLine("session-line", "", {"Recording name:", "Recording:"});
    sayLine("screen-line", "", {"Recording resolution:", "Screen resolution:"});
    sayScreen(plan, head.stated(plan.value("screen-line")));
}

/// Without media the whole screen is the stimulus: positions on a medium, which are empty where none is named, are not looked at.
TableHead withoutMedia(TableHead head) {
    if (head.has("GazePointX (ADCSpx)") && head.has("GazePointY (ADCSpx)"))
        for (std::string& name : head.header)
            if (namesPicturesOwn(name) || name.starts_with("MediaPos"))
                name.clear();
    return head;
}

ReadingPlan planStudio(const TableHead& all) {
    const TableHead head = all.one_stimulus ? withoutMedia(all) : all;
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    // The mapped point and that of the media's own coordinates fit the fixations, which have no others.
    sayColumns(plan, head,
               {{"participant", {"ParticipantName"}},
                {"session", {"RecordingName"}},
                {"stimulus", {"MediaName", "StimuliName"}},
                {"time", {"RecordingTimestamp", "Timestamp"}},
                {"x", {"GazePointX (MCSpx)", "MappedGazeDataPointX", "GazePointX (ADCSpx)", "GazePointX"}},
                {"y", {"GazePointY (MCSpx)", "MappedGazeDataPointY", "GazePointY (ADCSpx)", "GazePointY"}},
                {"validity", {"ValidityLeft"}},
                {"validity_right", {"ValidityRight"}},
                {"pupil", {"PupilLeft"}},
                {"pupil_right", {"PupilRight"}},
                {"event", {"GazeEventType"}},
                {"event_index", {"FixationIndex"}},
                {"duration", {"GazeEventDuration", "FixationDuration"}},
                {"fixation_x", {"FixationPointX", "MappedFixationPointX"}},
                {"fixation_y", {"FixationPointY", "MappedFixationPointY"}}});
    if (!plan.find("columns.x"))
        sayColumns(plan, head,
                   {{"x", {"GazePointLeftX", "GazePointXLeft"}},
                    {"y", {"GazePointLeftY", "GazePointYLeft"}},
                    {"x_right", {"GazePointRightX", "GazePointXRight"}},
                    {"y_right", {"GazePointRightY", "GazePointYRight"}}});
    sayPlacement(plan, head, {"MediaPosX", "MediaPosY", "MediaWidth", "MediaHeight"});
    say("keep", head.column({"ValidityLeft"}) + "=*"); // rows of events have none
    say("rows", "samples");
    say("valid", "0|1");
    say("positions", "px");
    say("time-unit", "ms");
    say("duration-unit", "ms");
    sayDecimalSign(plan, head);
    sayLinesAbove(plan, head);
    if (const std::string column = head.column({"RecordingResolution"}); !column.empty()) {
        say("screen-columns", column);
        sayScreen(plan, head.firstCell(column));
    }
    return plan;
}

/// Both eyes in pixels, a validity from 0 (found) to 4 (lost), and the negative screen where an eye was lost.
ReadingPlan planClearview(const TableHead& head) {
    ReadingPlan plan;
    sayColumns(plan, head,
               {{"participant", {"ParticipantName", "SubjectName"}},
                {"session", {"RecordingName"}},
                {"stimulus", {"MediaName", "StimuliName", "StimulusName"}},
                {"time", {"Timestamp", "TimeStamp"}},
                {"x", {"GazepointX (L)", "GazePointX (L)", "GazePointXLeft"}},
                {"y", {"GazepointY (L)", "GazePointY (L)", "GazePointYLeft"}},
                {"pupil", {"Pupil (L)", "PupilLeft"}},
                {"validity", {"Validity (L)", "ValidityLeft"}},
                {"x_right", {"GazepointX (R)", "GazePointX (R)", "GazePointXRight"}},
                {"y_right", {"GazepointY (R)", "GazePointY (R)", "GazePointYRight"}},
                {"pupil_right", {"Pupil (R)", "PupilRight"}},
                {"validity_right", {"Validity (R)", "ValidityRight"}}});
    for (const auto& [key, value] :
         {std::pair<const char*, std::string>("keep", plan.value("columns.validity") + "=*"), // rows of events have none
          {"rows", "samples"},
          {"valid", "0|1"},
          {"positions", "px"},
          {"time-unit", "ms"},
          {"lost", "-1280,-1024|-1024,-768|-1600,-1200|-1,-1"}})
        plan.say(key, value, Origin::format);
    sayDecimalSign(plan, head);
    sayLinesAbove(plan, head);
    return plan;
}

ReadingPlan planStudioFixations(const TableHead& head) {
    ReadingPlan plan;
    sayColumns(plan, head,
               {{"index", {"FixationIndex"}},
                {"start", {"Timestamp"}},
                {"duration", {"FixationDuration"}},
                {"x", {"MappedFixationPointX"}},
                {"y", {"MappedFixationPointY"}},
                {"stimulus", {"StimuliName", "MediaName"}}});
    for (const auto& [key, value] : {std::pair("rows", "fixations"), std::pair("positions", "px"), std::pair("time-unit", "ms"),
                                     std::pair("duration-unit", "ms")})
        plan.say(key, value, Origin::format);
    sayLinesAbove(plan, head);
    return plan;
}

/// Tobii's research library writes a position as one cell, (x, y) of the display; Titta and others as a column each.
ReadingPlan planResearch(const TableHead& head) {
    ReadingPlan plan;
    sayColumns(plan, head,
               {{"participant", {"participant", "participant_id", "subject"}},
                {"stimulus", {"stimulus", "image", "task", "page"}},
                {"time", {"system_time_stamp", "device_time_stamp"}},
                {"x", {"left_gaze_point_on_display_area", "left_gaze_point_on_display_area_x"}},
                {"y", {"left_gaze_point_on_display_area", "left_gaze_point_on_display_area_y"}},
                {"x_right", {"right_gaze_point_on_display_area", "right_gaze_point_on_display_area_x"}},
                {"y_right", {"right_gaze_point_on_display_area", "right_gaze_point_on_display_area_y"}},
                {"pupil", {"left_pupil_diameter"}},
                {"pupil_right", {"right_pupil_diameter"}},
                {"validity", {"left_gaze_point_validity", "left_gaze_point_valid"}},
                {"validity_right", {"right_gaze_point_validity", "right_gaze_point_valid"}}});
    for (const auto& [key, value] :
         {std::pair("rows", "samples"), std::pair("positions", "fraction"), std::pair("time-unit", "us"),
          std::pair("valid", "1|1.0|True|true|Valid"), std::pair("decimal", "point")})
        plan.say(key, value, Origin::format);
    return plan;
}

/// E-Prime's extensions for Tobii: shares of the screen, −1 where an eye was lost. The codes of validity mean the opposite in
/// versions before 3 (0 is gaze) and since (1 is), and say no more than that.
ReadingPlan planEprime(const TableHead& head) {
    ReadingPlan plan;
    sayColumns(plan, head,
               {{"participant", {"Subject"}},
                {"session", {"Session"}},
                {"stimulus", {"Stimulus", "Image", "Picture"}},
                {"trial", {"TrialId", "TrialID"}},
                {"time", {"RTTime"}},
                {"x", {"XGazePosLeftEye"}},
                {"y", {"YGazePosLeftEye"}},
                {"x_right", {"XGazePosRightEye"}},
                {"y_right", {"YGazePosRightEye"}},
                {"pupil", {"DiameterPupilLeftEye"}},
                {"pupil_right", {"DiameterPupilRightEye"}}});
    for (const auto& [key, value] : {std::pair("rows", "samples"), std::pair("positions", "fraction"),
                                     std::pair("time-unit", "ms"), std::pair("lost", "-1,-1|0,0")})
        plan.say(key, value, Origin::format);
    sayDecimalSign(plan, head);
    return plan;
}

} // namespace

const std::vector<std::string_view>& tobiiValidationColumns() {
    static const std::vector<std::string_view> columns = {
        "Average validation accuracy (degrees)", "Average validation accuracy [degrees]",
        "Average calibration accuracy (degrees)", "Average calibration accuracy [degrees]"};
    return columns;
}

TableFormat tobiiResearch() {
    return {.id = "tobii-research",
            .name = "Tobii's research library",
            .marks = {"left_gaze_point_on_display_area", "system_time_stamp"},
            .plan = planResearch};
}

TableFormat tobiiResearchColumns() {
    return {.id = "tobii-research-columns",
            .name = "Titta, or other tables of Tobii's research library",
            .marks = {"left_gaze_point_on_display_area_x", "left_gaze_point_on_display_area_y"},
            .plan = planResearch};
}

TableFormat eprimeTobii() {
    return {.id = "eprime-tobii",
            .name = "E-Prime's extensions for Tobii",
            .marks = {"XGazePosLeftEye", "RTTime"},
            .plan = planEprime};
}

TableFormat tobiiProLab() {
    return {.id = "tobii-pro-lab", .name = "Tobii Pro Lab", .marks = {"Recording timestamp"}, .plan = planProLab};
}

TableFormat tobiiStudio() {
    return {.id = "tobii-studio", .name = "Tobii Studio", .marks = {"ValidityLeft", "FixationIndex"}, .plan = planStudio};
}

TableFormat tobiiClearview() {
    return {.id = "tobii-clearview", .name = "Tobii ClearView", .marks = {"CamX (L)", "Validity (L)"}, .plan = planClearview};
}

TableFormat tobiiClearviewPlain() {
    return {.id = "tobii-clearview-plain",
            .name = "Tobii's first Studio",
            .marks = {"CamXLeft", "ValidityLeft", "GazePointXLeft"},
            .plan = planClearview};
}

TableFormat tobiiStudioFixations() {
    return {.id = "tobii-studio-fixations",
            .name = "Tobii Studio's fixations",
            .marks = {"MappedFixationPointX", "FixationDuration"},
            .plan = planStudioFixations};
}

} // namespace nictate
