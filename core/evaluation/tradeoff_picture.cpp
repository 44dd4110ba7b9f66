#include "core/evaluation/tradeoff_picture.h"

#include "core/files/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace nictate {

namespace {

constexpr double axis_low = -0.1, axis_high = 1.02, plot_left = 70, plot_top = 20, plot_side = 420;
constexpr std::array colours = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#666666"};

double aboveOneIn(double accuracy, double chance) { return (accuracy - chance) / (1 - chance); }

std::string at(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}
std::string x(double attack) {
    return at(plot_left + plot_side * (std::clamp(attack, axis_low, axis_high) - axis_low) / (axis_high - axis_low));
}
std::string y(double task) {
    return at(plot_top + plot_side * (axis_high - std::clamp(task, axis_low, axis_high)) / (axis_high - axis_low));
}

std::string line(double x1, double y1, double x2, double y2, const std::string& style) {
    return "<line x1=\"" + x(x1) + "\" y1=\"" + y(y1) + "\" x2=\"" + x(x2) + "\" y2=\"" + y(y2) + "\" " + style + "/>\n";
}
std::string circle(double cx, double cy, const std::string& style) {
    return "<circle cx=\"" + x(cx) + "\" cy=\"" + y(cy) + "\" r=\"5\" " + style + "/>\n";
}
std::string text(const std::string& where_x, const std::string& where_y, const std::string& words, const std::string& more = "") {
    return "<text x=\"" + where_x + "\" y=\"" + where_y + "\" " + more + ">" + escaped(words) + "</text>\n";
}

std::string axes() {
    std::string out;
    for (double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        out +=
            line(tick, axis_low, tick, axis_high, "stroke=\"#ddd\"") + line(axis_low, tick, axis_high, tick, "stroke=\"#ddd\"");
        out += text(x(tick), at(plot_top + plot_side + 18), shortFigure(tick), "text-anchor=\"middle\"");
        out += text(at(plot_left - 8), at(std::stod(y(tick)) + 4), shortFigure(tick), "text-anchor=\"end\"");
    }
    out += text(x(0.5), at(plot_top + plot_side + 40), "attack on people, above chance", "text-anchor=\"middle\"");
    out += "<text transform=\"translate(22," + y(0.5) + ") rotate(-90)\" text-anchor=\"middle\">task, above chance</text>\n";
    return out + text(x(0.01), at(std::stod(y(0)) + 14), "publish a constant", "fill=\"#777\"");
}

std::string star(const TradeoffMark& mark) {
    return text(x(mark.attack), at(std::stod(y(mark.task)) + 7), "★", "text-anchor=\"middle\" font-size=\"20\"") +
           text(at(std::stod(x(mark.attack)) - 12), at(std::stod(y(mark.task)) + 4), "original", "text-anchor=\"end\"");
}

/// Filled, hollow or half filled.
std::string dot(const TradeoffMark& mark, const std::string& colour) {
    const bool filled = mark.verdict == Verdict::reads_data;
    std::string out = circle(mark.attack, mark.task, "fill=" + (filled ? colour : "\"white\"") + " stroke=" + colour);
    if (mark.verdict == Verdict::not_shown)
        out += "<path d=\"M " + x(mark.attack) + " " + at(std::stod(y(mark.task)) - 5) + " a 5 5 0 0 0 0 10 z\" fill=" + colour +
               "/>\n";
    return out;
}

/// Of a point whose attack and task were looked at one after the other.
Verdict together(Verdict one, Verdict other) {
    for (Verdict first : {Verdict::reads_data, Verdict::not_shown, Verdict::noise_only})
        if (one == first || other == first)
            return first;
    return Verdict::none;
}

bool drawn(const EvaluationResult& result, bool task, const TradeoffChoice& choice) {
    if (result.attacker == "lda-scale" || (result.signals != SignalKind::clean && result.signals != SignalKind::released))
        return false;
    if (task)
        return true;
    // Nobody holds originals, or two releases, of what was never released: there a chosen one stands for the strongest.
    const bool any = choice.attacker.empty() || (result.mechanism.empty() && !attackerInfo(choice.attacker).rows);
    return (!choice.attack || result.task == *choice.attack) &&
           (any ? result.attacker != "twice" : result.attacker == choice.attacker);
}

} // namespace

std::vector<TradeoffMark> tradeoffMarks(const std::vector<EvaluationResult>& results, const TradeoffChoice& choice) {
    struct Best {
        TradeoffMark mark;
        double attack = -2, task = -2;
    };
    std::vector<Best> found;
    for (const EvaluationResult& result : results) {
        const bool task = result.task.kind == TaskKind::condition;
        if (!drawn(result, task, choice))
            continue;
        auto best = std::find_if(found.begin(), found.end(), [&](const Best& known) {
            return known.mark.mechanism == result.mechanism && known.mark.epsilon == result.epsilon;
        });
        if (best == found.end()) {
            best = found.insert(found.end(), Best{});
            best->mark.mechanism = result.mechanism;
            best->mark.epsilon = result.epsilon;
        }
        double& strongest = task ? best->task : best->attack;
        const auto above = [&](double accuracy) { return aboveOneIn(accuracy, result.chance); };
        if (above(result.accuracy) <= strongest)
            continue;
        strongest = above(result.accuracy);
        TradeoffMark& mark = best->mark;
        (task ? mark.task : mark.attack) = strongest;
        (task ? mark.control_task : mark.control_attack) = above(result.control.value_or(result.chance));
        (task ? mark.task_interval : mark.attack_interval) = Interval{above(result.interval.low), above(result.interval.high)};
        (task ? mark.task_attacker : mark.attacker) = result.attacker;
        mark.verdict = together(mark.verdict, result.verdict);
        if (!task)
            mark.limit = result.limit ? std::optional(above(*result.limit)) : std::nullopt;
    }
    std::vector<TradeoffMark> marks;
    for (const Best& best : found)
        if (best.attack > -2 && best.task > -2)
            marks.push_back(best.mark);
    return marks;
}

std::optional<TradeoffPlace> placeOnLine(const std::vector<TradeoffMark>& marks, const std::string& mechanism, double epsilon) {
    const TradeoffMark *below = nullptr, *above = nullptr;
    for (const TradeoffMark& mark : marks) {
        if (mark.mechanism != mechanism || !mark.epsilon)
            continue;
        if (*mark.epsilon <= epsilon && (!below || *below->epsilon < *mark.epsilon))
            below = &mark;
        if (*mark.epsilon >= epsilon && (!above || *mark.epsilon < *above->epsilon))
            above = &mark;
    }
    if (!below && !above)
        return {};
    if (!below || !above) {
        const TradeoffMark& end = below ? *below : *above;
        return TradeoffPlace{end.attack, end.task, true};
    }
    const double width = std::log(*above->epsilon / *below->epsilon);
    const double share = width > 0 ? std::log(epsilon / *below->epsilon) / width : 0;
    return TradeoffPlace{std::lerp(below->attack, above->attack, share), std::lerp(below->task, above->task, share), false};
}

std::string tradeoffSvg(const std::vector<TradeoffMark>& marks) {
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"490\" font-family=\"sans-serif\" "
                      "font-size=\"12\">\n<rect width=\"640\" height=\"490\" fill=\"white\"/>\n" +
                      axes();
    std::vector<std::string> names;
    const TradeoffMark* before = nullptr;
    for (const TradeoffMark& mark : marks) {
        if (mark.mechanism.empty()) {
            out += star(mark);
            continue;
        }
        auto known = std::find(names.begin(), names.end(), mark.mechanism);
        if (known == names.end())
            known = names.insert(names.end(), mark.mechanism);
        const auto index = static_cast<std::size_t>(known - names.begin());
        const std::string colour = std::string("\"") + colours[index % colours.size()] + "\"";
        if (before && before->mechanism == mark.mechanism)
            out += line(before->attack, before->task, mark.attack, mark.task, "stroke=" + colour);
        out += line(mark.attack, mark.task, mark.control_attack, mark.control_task, "stroke=\"#bbb\" stroke-dasharray=\"3 3\"");
        out += "<circle cx=\"" + x(mark.control_attack) + "\" cy=\"" + y(mark.control_task) +
               "\" r=\"3\" fill=\"white\" stroke=\"#999\"/>\n" + dot(mark, colour);
        if (mark.epsilon)
            out += text(at(std::stod(x(mark.attack)) + 8), at(std::stod(y(mark.task)) - 6), "ε " + shortFigure(*mark.epsilon));
        before = &mark;
    }
    const double legend = plot_left + plot_side + 20;
    for (std::size_t i = 0; i < names.size(); ++i)
        out += "<text x=\"" + at(legend) + "\" y=\"" + at(plot_top + 16 + 20 * static_cast<double>(i)) + "\" fill=\"" +
               colours[i % colours.size()] + "\">● " + escaped(names[i]) + "</text>\n";
    double below = plot_top + 30 + 20 * static_cast<double>(names.size());
    for (const char* words : {"● reads the data", "◐ not shown", "○ noise only", "∘ its noise alone"}) {
        out += text(at(legend), at(below), words, "fill=\"#555\"");
        below += 20;
    }
    return out + "</svg>\n";
}

std::string escaped(const std::string& text) {
    std::string out;
    for (char c : text)
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += c;
        }
    return out;
}

} // namespace nictate
