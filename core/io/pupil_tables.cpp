#include "core/io/formats.h"

namespace nictate {

namespace {

/// Gaze of all recordings mapped onto a picture (Reference Image Mapper) or a surface between markers (Marker Mapper).
ReadingPlan planMapped(const TableHead& head, const std::string& onto, const std::string& unit) {
    ReadingPlan plan;
    plan.say("columns.participant", head.column({"recording id"}), Origin::guessed); // one person may have several
    sayColumn(plan, head, "time", {"timestamp [ns]"});
    sayColumn(plan, head, "x", {"gaze position " + onto + " x [" + unit + "]"});
    sayColumn(plan, head, "y", {"gaze position " + onto + " y [" + unit + "]"});
    sayColumn(plan, head, "validity", {"gaze detected " + onto});
    sayColumn(plan, head, "event_index", {"fixation id"});
    for (const auto& [key, value] : {std::pair<const char*, std::string>("rows", "samples"),
                                     {"positions", unit == "px" ? "px" : "fraction"},
                                     {"time-unit", "ns"},
                                     {"valid", "True|true|1"},
                                     {"decimal", "point"}})
        plan.say(key, value, Origin::format);
    return plan;
}

/// The fixations of all recordings on a picture or surface, which lie beside that gaze.
ReadingPlan planMappedFixations(const TableHead& head, const std::string& onto, const std::string& unit) {
    ReadingPlan plan;
    plan.say("columns.participant", head.column({"recording id"}), Origin::guessed);
    sayColumn(plan, head, "x", {"fixation x [" + unit + "]"});
    sayColumn(plan, head, "y", {"fixation y [" + unit + "]"});
    sayColumn(plan, head, "start", {"start timestamp [ns]"});
    sayColumn(plan, head, "duration", {"duration [ms]"});
    sayColumn(plan, head, "validity", {"fixation detected " + onto});
    for (const auto& [key, value] : {std::pair<const char*, std::string>("rows", "fixations"),
                                     {"positions", unit == "px" ? "px" : "fraction"},
                                     {"time-unit", "ns"},
                                     {"duration-unit", "ms"},
                                     {"valid", "True|true|1"},
                                     {"decimal", "point"}})
        plan.say(key, value, Origin::format);
    return plan;
}

/// Pupil Core's gaze on a surface: its lower left corner is 0, 0.
ReadingPlan planSurface(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "time", {"gaze_timestamp"});
    sayColumn(plan, head, "x", {"x_norm"});
    sayColumn(plan, head, "y", {"y_norm"});
    sayColumn(plan, head, "validity", {"on_surf", "on_srf"});
    sayColumn(plan, head, "confidence", {"confidence"});
    for (const auto& [key, value] : {std::pair<const char*, const char*>("rows", "samples"),
                                     {"positions", "fraction-y-up"},
                                     {"time-unit", "s"},
                                     {"valid", "True|true|1"},
                                     {"decimal", "point"}})
        plan.say(key, value, Origin::format);
    return plan;
}

} // namespace

TableFormat pupilSurface() {
    return {.id = "pupil-surface",
            .name = "Pupil Core's gaze on a surface",
            .marks = {"gaze_timestamp", "x_norm", "y_norm"},
            .plan = [](const TableHead& head) {
                return head.has("on_surf") || head.has("on_srf") ? planSurface(head) : ReadingPlan();
            }};
}

TableFormat pupilReferenceImage() {
    return {.id = "pupil-reference-image",
            .name = "Pupil Cloud's Reference Image Mapper",
            .marks = {"gaze detected in reference image", "recording id"},
            .plan = [](const TableHead& head) { return planMapped(head, "in reference image", "px"); }};
}

TableFormat pupilMarkerMapper() {
    return {.id = "pupil-marker-mapper",
            .name = "Pupil Cloud's Marker Mapper",
            .marks = {"gaze detected on surface", "recording id"},
            .plan = [](const TableHead& head) { return planMapped(head, "on surface", "normalized"); }};
}

TableFormat pupilReferenceImageFixations() {
    return {.id = "pupil-reference-image_fixations",
            .name = "Pupil Cloud's fixations on a reference image",
            .marks = {"fixation detected in reference image", "recording id"},
            .plan = [](const TableHead& head) { return planMappedFixations(head, "in reference image", "px"); }};
}

TableFormat pupilMarkerMapperFixations() {
    return {.id = "pupil-marker-mapper_fixations",
            .name = "Pupil Cloud's fixations on a surface",
            .marks = {"fixation detected on surface", "recording id"},
            .plan = [](const TableHead& head) { return planMappedFixations(head, "on surface", "normalized"); }};
}

} // namespace nictate
