#include "core/mechanisms/streams/kaleido_parameters.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/mechanisms/shared_parameters.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

ParameterSpec choice(const std::string& name, const std::string& label, const std::string& meaning,
                     const std::vector<std::string>& choices, const std::string& usual) {
    return {.name = name, .label = label, .meaning = meaning, .choices = choices, .default_formula = usual};
}

ParameterSpec rows(const std::string& name, const std::string& symbol, const std::string& label, const std::string& meaning,
                   const std::string& usual) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = "samples",
            .meaning = meaning,
            .min = 1,
            .max = 1e6,
            .integer = true,
            .logarithmic = true,
            .slider_min = 1,
            .slider_max = 2000,
            .default_formula = usual};
}

ParameterSpec degrees(const std::string& name, const std::string& symbol, const std::string& label, const std::string& meaning,
                      double min, double max, const std::string& usual) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = "°",
            .meaning = meaning,
            .min = min,
            .max = max,
            .slider_min = min,
            .slider_max = std::min(max, 90.0),
            .default_formula = usual};
}

} // namespace

std::vector<ParameterSpec> kaleidoParameters() {
    ParameterSpec epsilon = epsilonSpec();
    epsilon.meaning = "How much any w consecutive samples may tell of a move by at most r. A person's whole recording loses many "
                      "times as much: see the card.";
    epsilon.scales_noise_only = false;
    ParameterSpec radius = degrees("radius", "r", "Radius", "Moves of gaze up to this are hidden at ε.", 0.1, 180, "2");
    radius.logarithmic = true;
    radius.slider_max = 30;
    radius.faithful_direction = -1;
    ParameterSpec window = rows("window", "w", "Window", "So many consecutive samples share one ε.", "2 s of samples");
    window.faithful_direction = -1;
    ParameterSpec split{.name = "split",
                        .symbol = "h",
                        .label = "Share of tests",
                        .meaning = "Adaptive: tests get ε/h of a window, publications the rest.",
                        .min = 1,
                        .max = 100,
                        .min_open = true,
                        .logarithmic = true,
                        .slider_min = 1.1,
                        .slider_max = 20,
                        .default_formula = "2"};
    ParameterSpec form =
        choice("form", "Form", "as-printed: tests with noise Lap(1/ε) whatever the radius; its true loss is shown.",
               {"amended", "as-printed"}, "amended");
    form.in_title = {{"as-printed", "as printed"}};
    ParameterSpec smooth{.name = "smooth",
                         .symbol = "τ",
                         .label = "Smoothing",
                         .unit = "s",
                         .meaning = "Memory of the smoother that follows the noise, at no cost: from a quarter to eight times as "
                                    "much, as fits what was published; 0: no smoothing.",
                         .min = 0,
                         .max = 10,
                         .slider_min = 0,
                         .slider_max = 5,
                         .default_formula = "1"};
    ParameterSpec spread = degrees("spread", "σ", "Spread",
                                   "Of the smoother: how far from the middle of the field gaze is expected at most, "
                                   "left and right (one standard deviation); up and down in proportion to the field.",
                                   0.1, 90, "a sixth of the field's width, at most 20");
    return {epsilon,
            window,
            radius,
            choice("schedule", "Schedule",
                   "even: publishes regularly. adaptive: publishes when a test with noise indicates that gaze moved; the budget "
                   "of a window halves with every publication.",
                   {"even", "adaptive"}, "even; adaptive as printed"),
            rows("period", "P", "Period", "Even: one publication in so many samples, at most the window.",
                 "round(√6·w·r/(4°·ε)), from the skip to the window"),
            rows("skip", "t", "Skip", "Adaptive: samples from one test to the next, at most the window.", "0.05 s of samples"),
            split,
            degrees("threshold", "l", "Threshold", "Adaptive: gaze that moved less is not published again.", 0, 90, "1"),
            form,
            choice("metric", "Metric", "cylinder: yaw ±180° meet, for gaze all around; the radius then holds on the sphere.",
                   {"plane", "cylinder"}, "plane; cylinder where the field is 360° wide"),
            degrees("pitch_limit", "φ", "Pitch limit", "Cylinder: gaze is clamped to this far up and down.", 0, 85, "60"),
            choice("missing", "Lost samples",
                   "fill: a lost sample counts as the last one seen before the noise, so that it does not show which were lost. "
                   "keep and hold show blinks and lost gaze.",
                   {"fill", "keep", "hold"}, "fill"),
            smooth,
            spread};
}

Parameters kaleidoDefaults(const Parameters& given, const StreamFacts& facts) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!given.has(name))
            out.set(name, std::move(value));
    };
    fill("epsilon", 1.0);
    fill("radius", 2.0);
    fill("window", std::clamp(std::round(2 * facts.rate_hz), 1.0, 1e6));
    const double window = out.number("window");
    fill("skip", std::clamp(std::round(0.05 * facts.rate_hz), 1.0, window));
    fill("form", "amended");
    fill("schedule", out.text("form") == "as-printed" ? "adaptive" : "even");
    if (out.text("form") == "as-printed" && out.text("schedule") == "even")
        throw InvalidParameter("schedule", "even", "adaptive, as printed");
    const double spread = std::sqrt(6.0) * window * out.number("radius") / (4 * out.number("epsilon"));
    fill("period", std::clamp(std::round(spread), std::min(out.number("skip"), window), window));
    fill("split", 2.0);
    fill("threshold", 1.0);
    fill("metric", facts.allAround() ? "cylinder" : "plane");
    fill("pitch_limit", 60.0);
    fill("missing", "fill");
    fill("smooth", 1.0);
    fill("spread", std::clamp(facts.half_yaw / 3, 0.1, 20.0));
    for (const char* name : {"skip", "period"})
        if (out.number(name) > window)
            throw InvalidParameter(name, valueText(out.number(name)),
                                   std::string("1 ≤ ") + name + " ≤ " + valueText(window) + ", the window");
    if (out.text("metric") == "cylinder")
        cylinderStretch(out.number("radius"), out.number("pitch_limit"));
    return out;
}

Guarantee kaleidoGuarantee(const Parameters& resolved, const KaleidoSettings& settings, const StreamFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::w_event_dp;
    guarantee.status = settings.as_printed ? Status::as_published : Status::proven;
    const std::string radius = figure(resolved.number("radius")) + "°";
    guarantee.unit = "any " + std::to_string(settings.rule.window) +
                     " consecutive samples of one recording, each moved by at most " + radius +
                     (settings.fill ? "; times and lengths are not protected" : "; times and lost samples are not protected");
    guarantee.noise_name = "b";
    guarantee.noise_unit = "degrees";
    if (settings.as_printed)
        guarantee.reasons.push_back("As printed, the noise of its tests does not grow with the radius: at " + radius +
                                    " a window really loses ε = " + figure(settings.windowEpsilon()) + ", not " +
                                    figure(settings.epsilon) + ".");
    guarantee.reasons.push_back(
        "It hides where somebody looked for a moment: whoever knows everything else cannot tell at more than ε whether gaze was "
        "here or up to " +
        radius + " away during " + std::to_string(settings.rule.window) + " samples.");
    if (!settings.fill)
        guarantee.reasons.push_back("Lost samples show as they were (missing = " + resolved.text("missing") +
                                    "), and people are recognised by them: what a person loses in all has no bound.");
    if (!facts.public_grid)
        guarantee.reasons.push_back("Lengths and sampling rates are those of the recordings, and people are recognised by them: "
                                    "what a person loses in all has no bound. It has one where the rate and the length of each "
                                    "task are given or declared.");
    if ((!settings.fill || !facts.public_grid) && guarantee.status == Status::proven)
        guarantee.status = Status::as_published;
    guarantee.reasons.push_back(
        "It says nothing about who somebody is: a whole recording loses that many times over, and no "
        "choice of ε, w and r bounds how often people are recognised. The ledger counts the loss of a person.");
    if (settings.metric == GazeMetric::cylinder)
        guarantee.reasons.push_back("Distances are those on the sphere, up to a pitch of " + figure(settings.pitch_limit_deg) +
                                    "°; further up and down gaze was clamped.");
    return guarantee;
}

} // namespace nictate
