#include "core/files/folder.h"
#include "core/io/formats.h"

#include <algorithm>

namespace nictate {

namespace {

/// How Gazepoint Analysis ends the names of a person's two files; empty for a file somebody named otherwise.
std::string kindOf(const TableHead& head) {
    for (const char* kind : {"_all_gaze", "_fixations"})
        if (stemOf(head.file).ends_with(kind))
            return kind;
    return {};
}

/// Whether one fixation has several rows, as where every sample has one.
bool repeatsFixations(const TableHead& head) {
    const auto column = static_cast<std::size_t>(std::find(head.header.begin(), head.header.end(), head.column({"FPOGID"})) -
                                                 head.header.begin());
    for (std::size_t i = 1; i < head.rows.size(); ++i)
        if (column < head.rows[i].size() && column < head.rows[i - 1].size() && head.rows[i][column] == head.rows[i - 1][column])
            return true;
    return false;
}

void sayFixationRows(ReadingPlan& plan, const TableHead& head) {
    sayColumn(plan, head, "x", {"FPOGX"});
    sayColumn(plan, head, "y", {"FPOGY"});
    sayColumn(plan, head, "validity", {"FPOGV"});
    sayColumn(plan, head, "index", {"FPOGID"});
}

void saySampleRows(ReadingPlan& plan, const TableHead& head) {
    const bool best = head.has("BPOGX") && head.has("BPOGY"), eyes = !best && head.has("LPOGX") && head.has("RPOGX");
    if (head.has("TIME"))
        plan.say("columns.time", "TIME", Origin::format); // the header goes on with the recording's own date
    sayColumn(plan, head, "time", {"Time"});              // as MIMIC's EyeGaze spells it
    if (head.has("BKDUR"))
        plan.say("blink-column", "BKDUR", Origin::format);
    sayColumn(plan, head, "x", {best ? "BPOGX" : eyes ? "LPOGX" : "FPOGX"});
    sayColumn(plan, head, "y", {best ? "BPOGY" : eyes ? "LPOGY" : "FPOGY"});
    sayColumn(plan, head, "validity", {best ? "BPOGV" : eyes ? "LPOGV" : "FPOGV"});
    if (eyes) {
        sayColumn(plan, head, "x_right", {"RPOGX"});
        sayColumn(plan, head, "y_right", {"RPOGY"});
        sayColumn(plan, head, "validity_right", {"RPOGV"});
    }
    sayColumn(plan, head, "pupil", {"LPMM", "LPD"});
    sayColumn(plan, head, "pupil_right", {"RPMM", "RPD"});
    sayColumn(plan, head, "event", {"FPOGV"});
    sayColumn(plan, head, "event_index", {"FPOGID"});
    sayColumn(plan, head, "fixation_x", {"FPOGX"});
    sayColumn(plan, head, "fixation_y", {"FPOGY"});
}

ReadingPlan planGazepoint(const TableHead& head) {
    ReadingPlan plan;
    const std::string kind = kindOf(head);
    const bool samples = kind.empty() ? repeatsFixations(head) : kind == "_all_gaze";
    plan.say("rows", samples ? "samples" : "fixations", kind.empty() ? Origin::guessed : Origin::format);
    if (!kind.empty()) {
        plan.say("files", kind, Origin::format);
        plan.say("person", "pattern", Origin::guessed);
        plan.say("pattern", "{participant}" + kind + ".csv", Origin::guessed);
    }
    sayColumn(plan, head, "stimulus", {"DICOM_ID", "MEDIA_NAME", "MEDIA_ID"});
    sayColumn(plan, head, "start", {"FPOGS"});
    sayColumn(plan, head, "duration", {"FPOGD"});
    samples ? saySampleRows(plan, head) : sayFixationRows(plan, head);
    for (const auto& [key, value] : {std::pair("valid", "1"), std::pair("positions", "fraction"), std::pair("time-unit", "s"),
                                     std::pair("duration-unit", "s"), std::pair("decimal", "point")})
        plan.say(key, value, Origin::format);
    return plan;
}

} // namespace

TableFormat gazepoint() {
    return {.id = "gazepoint", .name = "Gazepoint Analysis", .marks = {"FPOGX", "FPOGID"}, .plan = planGazepoint};
}

} // namespace nictate
