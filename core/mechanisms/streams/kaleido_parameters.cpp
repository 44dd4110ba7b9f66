#include "core/mechanisms/streams/kaleido_parameters.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/mechanisms/shared_parameters.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

ParameterSpec choice(const std::string& name, const Text& label, const Text& meaning, const std::vector<Text>& choices,
                     const Text& usual) {
    return {.name = name, .label = label, .meaning = meaning, .choices = choices, .default_formula = usual};
}

ParameterSpec rows(const std::string& name, const std::string& symbol, const Text& label, const Text& meaning,
                   const Text& usual) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = Text("samples"),
            .meaning = meaning,
            .min = 1,
            .max = 1e6,
            .integer = true,
            .logarithmic = true,
            .slider_min = 1,
            .slider_max = 2000,
            .default_formula = usual};
}

ParameterSpec degrees(const std::string& name, const std::string& symbol, const Text& label, const Text& meaning, double min,
                      double max, const Text& usual) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = Text("°"),
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
    epsilon.meaning =
        Text("How much any w consecutive samples may tell of a move by at most r. A person's whole recording loses many "
             "times as much: see the card.");
    epsilon.scales_noise_only = false;
    ParameterSpec radius =
        degrees("radius", "r", Text("Radius"), Text("Moves of gaze up to this are hidden at ε."), 0.1, 180, Text("2"));
    radius.logarithmic = true;
    radius.slider_max = 30;
    radius.faithful_direction = -1;
    ParameterSpec window =
        rows("window", "w", Text("Window"), Text("So many consecutive samples share one ε."), Text("2 s of samples"));
    window.faithful_direction = -1;
    ParameterSpec split{.name = "split",
                        .symbol = "h",
                        .label = Text("Share of tests"),
                        .meaning = Text("Adaptive: tests get ε/h of a window, publications the rest."),
                        .min = 1,
                        .max = 100,
                        .min_open = true,
                        .logarithmic = true,
                        .slider_min = 1.1,
                        .slider_max = 20,
                        .default_formula = Text("2")};
    ParameterSpec form =
        choice("form", Text("Form"), Text("as-printed: tests with noise Lap(1/ε) whatever the radius; its true loss is shown."),
               {Text("amended"), Text("as-printed")}, Text("amended"));
    form.in_title = {{"as-printed", Text("as printed")}};
    ParameterSpec smooth{.name = "smooth",
                         .symbol = "τ",
                         .label = Text("Smoothing"),
                         .unit = Text("s"),
                         .meaning =
                             Text("Memory of the smoother that follows the noise, at no cost: from a quarter to eight times as "
                                  "much, as fits what was published; 0: no smoothing."),
                         .min = 0,
                         .max = 10,
                         .slider_min = 0,
                         .slider_max = 5,
                         .default_formula = Text("1")};
    ParameterSpec spread = degrees("spread", "σ", Text("Spread"),
                                   Text("Of the smoother: how far from the middle of the field gaze is expected at most, left "
                                        "and right (one standard deviation); up and down in proportion to the field."),
                                   0.1, 90, Text("a sixth of the field's width, at most 20"));
    return {epsilon,
            window,
            radius,
            choice("schedule", Text("Schedule"),
                   Text("even: publishes regularly. adaptive: publishes when a test with noise indicates that gaze moved; the "
                        "budget of a window halves with every publication."),
                   {Text("even"), Text("adaptive")}, Text("even; adaptive as printed")),
            rows("period", "P", Text("Period"), Text("Even: one publication in so many samples, at most the window."),
                 Text("round(√6·w·r/(4°·ε)), from the skip to the window")),
            rows("skip", "t", Text("Skip"), Text("Adaptive: samples from one test to the next, at most the window."),
                 Text("0.05 s of samples")),
            split,
            degrees("threshold", "l", Text("Threshold"), Text("Adaptive: gaze that moved less is not published again."), 0, 90,
                    Text("1")),
            form,
            choice("metric", Text("Metric"),
                   Text("cylinder: yaw ±180° meet, for gaze all around; the radius then holds on the sphere."),
                   {Text("plane"), Text("cylinder")}, Text("plane; cylinder where the field is 360° wide")),
            degrees("pitch_limit", "φ", Text("Pitch limit"), Text("Cylinder: gaze is clamped to this far up and down."), 0, 85,
                    Text("60")),
            choice("missing", Text("Lost samples"),
                   Text("fill: a lost sample counts as the last one seen before the noise, so that it does not show which were "
                        "lost. keep and hold show blinks and lost gaze."),
                   {Text("fill"), Text("keep"), Text("hold")}, Text("fill")),
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
        throw InvalidParameter("schedule", "even", Text("adaptive, as printed"));
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
                                   Text("1 ≤ %1 ≤ %2, the window", std::string(name), valueText(window)));
    if (out.text("metric") == "cylinder")
        cylinderStretch(out.number("radius"), out.number("pitch_limit"));
    return out;
}

Guarantee kaleidoGuarantee(const Parameters& resolved, const KaleidoSettings& settings, const StreamFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::w_event_dp;
    guarantee.status = settings.as_printed ? Status::as_published : Status::proven;
    const std::string radius = figure(resolved.number("radius")) + "°";
    guarantee.unit = settings.fill ? Text("any %1 consecutive samples of one recording, each moved by at most %2; times and "
                                          "lengths are not protected",
                                          settings.rule.window, radius)
                                   : Text("any %1 consecutive samples of one recording, each moved by at most %2; times and lost "
                                          "samples are not protected",
                                          settings.rule.window, radius);
    guarantee.noise_name = Text("b");
    guarantee.noise_unit = Text("degrees");
    if (settings.as_printed)
        guarantee.reasons.push_back(
            Text("As printed, the noise of its tests does not grow with the radius: at %1 a window really "
                 "loses ε = %2, not %3.",
                 radius, figure(settings.windowEpsilon()), figure(settings.epsilon)));
    guarantee.reasons.push_back(Text("It hides where somebody looked for a moment: whoever knows everything else cannot tell at "
                                     "more than ε whether gaze was here or up to %1 away during %2 samples.",
                                     radius, settings.rule.window));
    if (!settings.fill)
        guarantee.reasons.push_back(Text("Lost samples show as they were (missing = %1), and people are recognised by them: what "
                                         "a person loses in all has no bound.",
                                         resolved.text("missing")));
    if (!facts.public_grid)
        guarantee.reasons.push_back(
            Text("Lengths and sampling rates are those of the recordings, and people are recognised by them: "
                 "what a person loses in all has no bound. It has one where the rate and the length of each "
                 "task are given or declared."));
    if ((!settings.fill || !facts.public_grid) && guarantee.status == Status::proven)
        guarantee.status = Status::as_published;
    guarantee.reasons.push_back(
        Text("It says nothing about who somebody is: a whole recording loses that many times over, and no "
             "choice of ε, w and r bounds how often people are recognised. The ledger counts the loss of a person."));
    if (settings.metric == GazeMetric::cylinder)
        guarantee.reasons.push_back(Text("Distances are those on the sphere, up to a pitch of %1°; further up and down gaze was "
                                         "clamped.",
                                         figure(settings.pitch_limit_deg)));
    return guarantee;
}

} // namespace nictate
