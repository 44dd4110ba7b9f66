#include "core/io/formats.h"

namespace nictate {

namespace {

/// Gorilla's webcam gaze: predictions as shares of the stimulus, far beyond it where the face was lost; zones are areas.
ReadingPlan planGorilla(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "participant", {"subject", "participant_id", "Participant Public ID"});
    // A trial or a row of the spreadsheet need not be the same for everybody; a file is one person's, and is called so.
    const std::string shown = head.column({"stimulus", "image", "spreadsheet_row", "Spreadsheet Row", "trial"});
    if (!shown.empty())
        plan.say("columns.stimulus", shown, Origin::guessed);
    for (const char* trial : {"trial", "spreadsheet_row", "Spreadsheet Row"})
        if (!plan.find("columns.trial") && shown != trial)
            sayColumn(plan, head, "trial", {trial});
    if (const std::string condition = head.column({"condition"}); !condition.empty())
        plan.say("columns.condition", condition, Origin::guessed);
    sayColumn(plan, head, "time", {"time", "time_elapsed", "time_stamp"});
    sayColumn(plan, head, "x", {"x_pred_normalised"});
    sayColumn(plan, head, "y", {"y_pred_normalised"});
    sayColumn(plan, head, "confidence", {"face_conf"});
    if (head.has("type"))
        plan.say("keep", head.column({"type"}) + "=prediction", Origin::format);
    for (const auto& [key, value] : {std::pair("rows", "samples"), std::pair("time-unit", "ms"), std::pair("decimal", "point")})
        plan.say(key, value, Origin::format);
    plan.say("positions", "fraction", Origin::guessed); // whether they grow downwards no page of Gorilla's says
    return plan;
}

} // namespace

TableFormat gorilla() {
    return {.id = "gorilla", .name = "Gorilla", .marks = {"x_pred_normalised", "y_pred_normalised"}, .plan = planGorilla};
}

} // namespace nictate
