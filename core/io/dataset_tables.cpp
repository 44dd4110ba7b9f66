// Tables of published data sets, besides those of GazeBase and its kin.

#include "core/io/formats.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double widest_deg = 60; ///< from straight ahead

/// VP is the Versuchsperson, German for participant.
ReadingPlan planDaemons(const TableHead& head) {
    ReadingPlan plan =
        planWith(head, {{"participant", "VP"}, {"stimulus", "Img"}, {"x", "x"}, {"y", "y"}, {"duration", "fixdur"}},
                 {{"rows", "fixations"}});
    const std::vector<double> places = numbersIn(head, {"x", "y"});
    const auto near = std::ranges::count_if(places, [](double at) { return std::abs(at) <= widest_deg; });
    if (10 * near >= 9 * std::ssize(places)) // others name pixels so; a fixation may be far off
        plan.say("positions", "deg", Origin::guessed);
    return plan;
}

ReadingPlan planMeco(const TableHead& head) {
    ReadingPlan plan = planWith(
        head, {{"participant", "uniform_id"}, {"x", "xn"}, {"y", "yn"}, {"start", "start"}, {"end", "stop"}, {"duration", "dur"}},
        {{"rows", "fixations"}, {"positions", "px"}, {"time-unit", "ms"}, {"duration-unit", "ms"}});
    plan.say("columns.stimulus", "itemid", head.has("lang") ? Origin::guessed : Origin::format); // another page in each language
    return plan;
}

/// Angles of both eyes from straight ahead: yaw to the left, and one pitch, upwards.
ReadingPlan planAria(const TableHead& head) {
    const bool two = head.has("left_yaw_rads_cpf");
    ReadingPlan plan =
        planWith(head,
                 {{"time", "tracking_timestamp_us"},
                  {"x", two ? "left_yaw_rads_cpf" : "yaw_rads_cpf"},
                  {"y", "pitch_rads_cpf"},
                  {"x_right", "right_yaw_rads_cpf"}},
                 {{"rows", "samples"}, {"positions", "rad"}, {"x-axis", "left"}, {"time-unit", "us"}, {"decimal", "point"}});
    if (plan.find("columns.x_right"))
        sayColumn(plan, head, "y_right", {"pitch_rads_cpf"});
    plan.say("field-deg", "360x180", Origin::format);
    plan.say("screen", "3600x1800", Origin::format);
    return plan;
}

} // namespace

TableFormat daemons() {
    return {.id = "daemons", .name = "DAEMONS", .marks = {"fixdur", "VP", "Img", "x", "y"}, .plan = planDaemons};
}

TableFormat meco() {
    return {.id = "meco", .name = "MECO", .marks = {"uniform_id", "itemid", "xn", "yn", "dur"}, .plan = planMeco};
}

TableFormat aria() {
    return {.id = "aria", .name = "Project Aria", .marks = {"tracking_timestamp_us", "pitch_rads_cpf"}, .plan = planAria};
}

} // namespace nictate
