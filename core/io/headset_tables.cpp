#include "core/io/formats.h"

namespace nictate {

namespace {

struct EyeColumns {
    const char *x, *y, *z;
};

/// Unit vectors of the direction of gaze, drawn as yaw and pitch on the whole sphere.
ReadingPlan planDirections(const TableHead& head, const EyeColumns& eye, const EyeColumns& right = {}) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::format); };
    sayColumn(plan, head, "x", {eye.x});
    sayColumn(plan, head, "y", {eye.y});
    sayColumn(plan, head, "z", {eye.z});
    if (right.x != nullptr && head.has(right.x)) {
        sayColumn(plan, head, "x_right", {right.x});
        sayColumn(plan, head, "y_right", {right.y});
        sayColumn(plan, head, "z_right", {right.z});
    }
    sayColumn(plan, head, "participant", {"participant", "participant_id", "subject", "subject_id"});
    sayColumn(plan, head, "stimulus", {"stimulus", "scene", "video"});
    say("rows", "samples");
    say("positions", "vector");
    say("field-deg", "360x180");
    say("screen", "3600x1800");
    return plan;
}

/// SRanipal's vectors: x points left, z forward; 31 = all five bits of validity are set.
ReadingPlan planVive(const TableHead& head) {
    ReadingPlan plan = planDirections(head, {"gaze_direct_L.x", "gaze_direct_L.y", "gaze_direct_L.z"},
                                      {"gaze_direct_R.x", "gaze_direct_R.y", "gaze_direct_R.z"});
    sayColumn(plan, head, "time", {"time(100ns)", "time_stamp(ms)"});
    sayColumn(plan, head, "validity", {"eye_valid_L"});
    sayColumn(plan, head, "validity_right", {"eye_valid_R"});
    sayColumn(plan, head, "pupil", {"pupil_diameter_L"});
    sayColumn(plan, head, "pupil_right", {"pupil_diameter_R"});
    plan.say("valid", "31", Origin::format);
    plan.say("x-axis", "left", Origin::format);
    plan.say("time-unit", head.has("time(100ns)") || head.column({"time"}) == "time(100ns)" ? "100ns" : "ms", Origin::format);
    return plan;
}

/// Varjo Base: status 0 invalid, 1 adjusting, 2 valid; of an eye 0 … 3, from 2 on it is tracked.
ReadingPlan planVarjo(const TableHead& head) {
    ReadingPlan plan = planDirections(head, {"gaze_forward_x", "gaze_forward_y", "gaze_forward_z"});
    sayColumn(plan, head, "time", {"raw_timestamp", "relative_to_video_first_frame_timestamp"});
    sayColumn(plan, head, "validity", {"status", "gaze_status"});
    plan.say("valid", ">=2", Origin::format);
    plan.say("time-unit", "ns", Origin::format);
    return plan;
}

/// The log of Varjo's example for Unity: a direction is one cell, (x, y, z), and empty where there is none.
ReadingPlan planVarjoUnity(const TableHead& head) {
    const char* gaze = "CombinedGazeForward";
    ReadingPlan plan = planDirections(head, {gaze, gaze, gaze});
    sayColumn(plan, head, "time", {"CaptureTime"});
    sayColumn(plan, head, "validity", {"GazeStatus"});
    sayColumn(plan, head, "pupil", {"LeftPupilDiameterInMM"});
    sayColumn(plan, head, "pupil_right", {"RightPupilDiameterInMM"});
    if (plan.find("columns.validity"))
        plan.say("valid", "VALID", Origin::format);
    plan.say("time-unit", "ns", Origin::format);
    return plan;
}

/// HoloLens 2 as the ARETT recorder writes it.
ReadingPlan planHololens(const TableHead& head) {
    ReadingPlan plan = planDirections(head, {"gazeDirection_x", "gazeDirection_y", "gazeDirection_z"});
    sayColumn(plan, head, "time", {"eyeDataTimestamp"});
    sayColumn(plan, head, "validity", {"gazeHasValue"});
    plan.say("valid", "True|true|1", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    return plan;
}

/// Pico's research export: 52 = the eye's pose is tracked; the time is in seconds.
ReadingPlan planPico(const TableHead& head) {
    ReadingPlan plan = planDirections(head, {"Left Eye Gaze Vector.x", "Left Eye Gaze Vector.y", "Left Eye Gaze Vector.z"},
                                      {"Right Eye Gaze Vector.x", "Right Eye Gaze Vector.y", "Right Eye Gaze Vector.z"});
    sayColumn(plan, head, "time", {"Timeline"});
    sayColumn(plan, head, "validity", {"Left Eye Pose Status"});
    sayColumn(plan, head, "validity_right", {"Right Eye Pose Status"});
    plan.say("valid", "52", Origin::format);
    plan.say("time-unit", "s", Origin::format);
    return plan;
}

} // namespace

TableFormat htcVive() {
    return {.id = "htc-vive", .name = "HTC Vive (SRanipal)", .marks = {"gaze_direct_L.x", "eye_valid_L"}, .plan = planVive};
}

TableFormat varjo() {
    return {
        .id = "varjo", .name = "Varjo Base", .marks = {"gaze_forward_x", "gaze_forward_z", "raw_timestamp"}, .plan = planVarjo};
}

TableFormat varjoUnity() {
    return {.id = "varjo-unity",
            .name = "Varjo's example for Unity",
            .marks = {"CombinedGazeForward", "CaptureTime"},
            .plan = planVarjoUnity};
}

TableFormat hololens() {
    return {.id = "hololens-arett",
            .name = "HoloLens 2 (ARETT)",
            .marks = {"gazeDirection_x", "gazeDirection_z", "eyeDataTimestamp"},
            .plan = planHololens};
}

TableFormat pico() { return {.id = "pico", .name = "Pico", .marks = {"Left Eye Gaze Vector.x", "Timeline"}, .plan = planPico}; }

} // namespace nictate
