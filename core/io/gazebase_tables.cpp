#include "core/io/file_owners.h"
#include "core/io/formats.h"

#include <algorithm>

namespace nictate {

namespace {

/// What a published data set fixes beside its columns.
struct Published {
    const char* screen;
    const char* screen_mm;
    const char* distance_mm;
};

/// `origin`: the format's where its paper was read, else a guess that a release asks about.
void sayPublished(ReadingPlan& plan, const Published& published, Origin origin) {
    plan.say("rows", "samples", Origin::format);
    plan.say("decimal", "point", Origin::format);
    plan.say("screen", published.screen, origin);
    plan.say("screen-mm", published.screen_mm, origin);
    plan.say("distance-mm", published.distance_mm, origin);
}

void sayGazebaseOwner(ReadingPlan& plan, const TableHead& head) {
    if (gazebaseOwner(head.file))
        plan.say("person", "gazebase", Origin::format);
}

ReadingPlan planGazebase(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "time", {"n"});
    sayColumn(plan, head, "x", {"x"});
    sayColumn(plan, head, "y", {"y"});
    sayColumn(plan, head, "pupil", {"dP"});
    sayColumn(plan, head, "validity", {"val"});
    plan.say("valid", "0", Origin::format);
    plan.say("positions", "deg", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    sayPublished(plan, {"1680x1050", "474x297", "550"}, Origin::format);
    sayGazebaseOwner(plan, head);
    return plan;
}

/// Degrees inside a headset: evenly over a field as wide as its lenses show.
ReadingPlan planGazebaseVr(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "time", {"n"});
    sayColumn(plan, head, "x", {"x"});
    sayColumn(plan, head, "y", {"y"});
    plan.say("rows", "samples", Origin::format);
    plan.say("decimal", "point", Origin::format);
    plan.say("positions", "deg", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    plan.say("field-deg", "110x110", Origin::guessed);
    plan.say("screen", "1100x1100", Origin::guessed);
    sayGazebaseOwner(plan, head);
    return plan;
}

bool isDigits(const std::string& text) { return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos; }

ReadingPlan planJudo(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "trial", {"trialId"});
    sayColumn(plan, head, "time", {"time"});
    sayColumn(plan, head, "x", {"x_left"});
    sayColumn(plan, head, "y", {"y_left"});
    sayColumn(plan, head, "x_right", {"x_right"});
    sayColumn(plan, head, "y_right", {"y_right"});
    plan.say("positions", "px", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    sayPublished(plan, {"1280x1024", "380x302", "680"}, Origin::guessed);
    const std::size_t line = head.file.find('_'), dot = head.file.find('.');
    if (line < dot && isDigits(head.file.substr(0, line)) && isDigits(head.file.substr(line + 1, dot - line - 1))) {
        plan.say("person", "pattern", Origin::format);
        plan.say("pattern", "{participant}_{recording}.csv", Origin::format);
    }
    return plan;
}

/// The Healthy Brain Network's times count samples; its tables hold nothing but these three columns.
ReadingPlan planHbn(const TableHead& head) {
    ReadingPlan plan;
    if (head.header.size() != 3 && !head.file.starts_with("NDAR"))
        return plan;
    sayColumn(plan, head, "x", {"x_pix"});
    sayColumn(plan, head, "y", {"y_pix"});
    plan.say("rate", "120", Origin::guessed);
    plan.say("positions", "px", Origin::format);
    sayPublished(plan, {"800x600", "338x270", "635"}, Origin::guessed);
    if (head.file.starts_with("NDAR") && head.file.find('_') == 12) {
        plan.say("person", "pattern", Origin::format);
        plan.say("pattern", "{participant}_{condition}.csv", Origin::format);
    }
    return plan;
}

} // namespace

TableFormat gazebaseVr() {
    return {.id = "gazebase-vr", .name = "GazeBaseVR", .marks = {"clx", "n", "x", "y", "crz"}, .plan = planGazebaseVr};
}

TableFormat gazebase() {
    return {.id = "gazebase", .name = "GazeBase", .marks = {"dP", "n", "x", "y", "val"}, .plan = planGazebase};
}

TableFormat judo1000() {
    return {.id = "judo1000", .name = "JuDo1000", .marks = {"pointId", "trialId", "x_left", "y_right"}, .plan = planJudo};
}

TableFormat healthyBrainNetwork() {
    return {.id = "hbn", .name = "Healthy Brain Network", .marks = {"x_pix", "y_pix", "time"}, .plan = planHbn};
}

} // namespace nictate
