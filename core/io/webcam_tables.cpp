#include "core/io/formats.h"

namespace nictate {

namespace {

/// Gorilla's webcam gaze: predictions as shares of the stimulus, far beyond it where the face was lost; zones are areas.
ReadingPlan planGorilla(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "participant", {"subject", "participant_id", "Participant Public ID"});
    if (const std::string shown = head.column({"stimulus", "image", "trial", "filename"}); !shown.empty())
        plan.say("columns.stimulus", shown, Origin::guessed); // a trial need not be the same for everybody
    if (plan.value("columns.stimulus") != "trial")
        sayColumn(plan, head, "trial", {"trial"});
    sayColumn(plan, head, "time", {"time", "time_elapsed", "time_stamp"});
    sayColumn(plan, head, "x", {"x_pred_normalised"});
    sayColumn(plan, head, "y", {"y_pred_normalised"});
    sayColumn(plan, head, "confidence", {"face_conf"});
    if (head.has("type"))
        plan.say("keep", head.column({"type"}) + "=prediction", Origin::format);
    for (const auto& [key, value] : {std::pair("rows", "samples"), std::pair("positions", "fraction"),
                                     std::pair("time-unit", "ms"), std::pair("decimal", "point")})
        plan.say(key, value, Origin::format);
    return plan;
}

} // namespace

TableFormat gorilla() {
    return {.id = "gorilla", .name = "Gorilla", .marks = {"x_pred_normalised", "y_pred_normalised"}, .plan = planGorilla};
}

} // namespace nictate
