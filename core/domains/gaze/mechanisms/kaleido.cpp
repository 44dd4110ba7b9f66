#include "core/domains/gaze/mechanisms/kaleido.h"

#include "core/compute/parallel.h"
#include "core/domains/gaze/kaleido_lattice.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/mechanism/shared_parameters.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace nictate {

double KaleidoSettings::testEpsilon() const { return epsilon / (split * static_cast<double>(rule.testsInWindow())); }

double KaleidoSettings::publicationEpsilon(std::uint64_t units) const {
    return rule.adaptive ? epsilon * (1 - 1 / split) * static_cast<double>(units) / static_cast<double>(kaleido_units)
                         : epsilon / static_cast<double>(rule.publicationsInWindow());
}

// mutant gaze-test-noise-without-radius
double KaleidoSettings::testScale() const { return (as_printed ? 1 : radius_deg) / testEpsilon(); }

double KaleidoSettings::publicationScale(std::uint64_t units) const { return radius_deg / publicationEpsilon(units); }

double KaleidoSettings::windowEpsilon() const { return as_printed ? epsilon * (1 + (radius_deg - 1) / split) : epsilon; }

KaleidoSettings kaleidoSettings(const Parameters& resolved) {
    KaleidoSettings settings;
    settings.epsilon = resolved.number("epsilon");
    settings.radius_deg = resolved.number("radius");
    settings.split = resolved.number("split");
    settings.threshold_deg = resolved.number("threshold");
    settings.as_printed = resolved.text("form") == "as-printed";
    settings.rule.adaptive = resolved.text("schedule") == "adaptive";
    settings.rule.window = static_cast<std::size_t>(resolved.number("window"));
    settings.rule.period = static_cast<std::size_t>(resolved.number("period"));
    settings.rule.skip = static_cast<std::size_t>(resolved.number("skip"));
    settings.rule.hold = resolved.text("missing") == "hold";
    settings.fill = resolved.text("missing") == "fill";
    settings.smooth_s = resolved.number("smooth");
    settings.spread_deg = resolved.number("spread");
    if (resolved.text("metric") == "cylinder") {
        settings.metric = GazeMetric::cylinder;
        settings.pitch_limit_deg = resolved.number("pitch_limit");
        settings.radius_deg *= cylinderStretch(settings.radius_deg, settings.pitch_limit_deg);
    }
    return settings;
}

KaleidoNoise kaleidoNoise(const SeededNoise& noise) {
    return {[noise](std::size_t row) { return noise.laplace(row); },
            [noise](std::size_t row) {
                // mutant gaze-exponential-radius
                const double radius = -std::log(noise.uniform(3 * row)) - std::log(noise.uniform(3 * row + 1));
                const double angle = 2 * std::numbers::pi * noise.uniform(3 * row + 2);
                return Direction{radius * std::cos(angle), radius * std::sin(angle)};
            }};
}

KaleidoTrack perturbed(const GazeStream& recorded, const KaleidoSettings& settings, const KaleidoNoise& noise) {
    // mutant gaze-due-rows-move-with-lost-rows
    const GazeStream stream = settings.fill ? filled(recorded) : recorded;
    KaleidoTrack track;
    track.published.resize(stream.rows.size());
    const double test_scale = settings.rule.adaptive ? settings.testScale() : 0;
    auto gaze = [&](std::size_t row) { return stream.field.clamped(stream.rows[row], settings.pitch_limit_deg); };
    track.spent = runKaleido<Direction>(
        settings.rule, stream.rows.size(), [&](std::size_t row) { return stream.rows[row].seen(); },
        [&](std::size_t row, const Direction& last) {
            return distance(settings.metric, gaze(row), last) <= settings.threshold_deg + test_scale * noise.test(row);
        },
        [&](std::size_t row, std::uint64_t units) {
            const double scale = settings.publicationScale(units);
            const Direction at = gaze(row), shift = noise.shift(row);
            Direction out{at.yaw + scale * shift.yaw, at.pitch + scale * shift.pitch};
            if (settings.metric == GazeMetric::cylinder)
                out.yaw = wrapped(out.yaw);
            track.points.push_back({row, out, scale});
            return out;
        },
        [&](std::size_t row, const Direction& at) { track.published[row] = at; });
    return track;
}

namespace {

TrackPrior widestPrior(const GazeStream& stream, const KaleidoSettings& settings) {
    TrackPrior prior;
    prior.sd_yaw = settings.spread_deg;
    prior.sd_pitch = settings.spread_deg *
                     std::min(1.0, std::min(stream.field.halfPitch(), settings.pitch_limit_deg) / stream.field.halfYaw());
    prior.memory_s = settings.smooth_s;
    prior.wraps = settings.metric == GazeMetric::cylinder;
    return prior;
}

} // namespace

GazeStream finished(const GazeStream& stream, const KaleidoTrack& track, const KaleidoSettings& settings) {
    GazeStream out{stream.participant, stream.task, stream.rate_hz, stream.field, {}};
    out.rows = track.published;
    if (settings.smooth_s > 0) {
        const TrackPrior prior = fitted(track.points, stream.rate_hz, widestPrior(stream, settings));
        const std::vector<Direction> smooth = smoothTrack(track.points, out.rows.size(), stream.rate_hz, prior);
        for (std::size_t i = 0; i < out.rows.size(); ++i)
            if (out.rows[i].seen())
                out.rows[i] = smooth[i];
    }
    for (Direction& at : out.rows)
        at = stream.field.clamped(at, settings.pitch_limit_deg);
    return out;
}

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

/// Throws InvalidParameter where period or skip exceed the window.
Parameters kaleidoDefaults(const Parameters& given, const GazeFacts& facts) {
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

/// Everything about the promise that can be said without the length of streams.
Guarantee kaleidoGuarantee(const Parameters& resolved, const KaleidoSettings& settings, const GazeFacts& facts) {
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
    guarantee.reasons.push_back(Text("It hides where somebody looked for a moment: who knows everything else, times and lengths "
                                     "too, learns with a loss of at most ε = %1 whether gaze was here or up to %2 away during %3 "
                                     "samples.",
                                     figure(settings.windowEpsilon()), radius, settings.rule.window));
    if (!settings.fill)
        guarantee.reasons.push_back(Text("Lost samples show as they were (missing = %1), and people are recognised by them: what "
                                         "a person loses in all has no bound.",
                                         resolved.text("missing")));
    if (!facts.public_grid)
        guarantee.reasons.push_back(
            Text("Recordings keep their own length or sampling rate, and people can be recognised by it: what a person loses "
                 "in all has no bound. It would have one if both were given or declared for each task."));
    if ((!settings.fill || !facts.public_grid) && guarantee.status == Status::proven)
        guarantee.status = Status::as_published;
    guarantee.reasons.push_back(Text("A recording has many such parts, and each loses as much, so no choice of ε, window and "
                                     "radius limits how often people are recognised. The ledger "
                                     "counts the loss of the whole person."));
    if (settings.metric == GazeMetric::cylinder)
        guarantee.reasons.push_back(Text("Distances are those on the sphere, up to a pitch of %1°; further up and down gaze was "
                                         "clamped.",
                                         figure(settings.pitch_limit_deg)));
    return guarantee;
}

Guarantee guarantee(const Parameters& resolved, const GazeFacts& facts) {
    const KaleidoSettings settings = kaleidoSettings(resolved);
    Guarantee guarantee = kaleidoGuarantee(resolved, settings, facts);
    const bool around = settings.metric == GazeMetric::cylinder;
    const double half_pitch = std::min(facts.half_pitch, settings.pitch_limit_deg);
    const double reach = std::hypot(around ? std::min(180.0, 2 * facts.half_yaw) : 2 * facts.half_yaw, 2 * half_pitch);
    guarantee.published_epsilon = settings.epsilon;
    guarantee.unit_epsilon = settings.windowEpsilon();
    guarantee.noise_scale = settings.publicationScale(kaleido_units / 2);
    if (!settings.fill || !facts.public_grid)
        return guarantee; // lengths or lost samples name people, whatever the noise
    guarantee.user_epsilon = *guarantee.unit_epsilon * facts.windows(static_cast<double>(settings.rule.window)) *
                             std::max(1.0, reach / settings.radius_deg);
    guarantee.rho = *guarantee.user_epsilon * *guarantee.user_epsilon / 2;
    return guarantee;
}

SimulatedGaze simulated(const Mechanism<Gaze>&, const GazeStudy& study, const Parameters& resolved, const GazeFacts&,
                        const SeededNoise& noise, const Progress& progress) {
    const KaleidoSettings settings = kaleidoSettings(resolved);
    GazeStudy out = study;
    std::vector<std::size_t> published(out.streams.size()), seen(out.streams.size());
    parallelRows(
        static_cast<Eigen::Index>(out.streams.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                if (progress.cancelled())
                    throw Cancelled();
                GazeStream& stream = out.streams[i];
                const KaleidoTrack track = perturbed(stream, settings, kaleidoNoise(noise.stream(i)));
                published[i] = track.points.size();
                for (const KaleidoSpent& row : track.spent)
                    seen[i] += row.what == KaleidoRow::lost ? 0 : 1;
                stream = finished(stream, track, settings);
            }
        },
        1);
    const double rows = static_cast<double>(std::accumulate(seen.begin(), seen.end(), std::size_t{0}));
    const double points = static_cast<double>(std::accumulate(published.begin(), published.end(), std::size_t{0}));
    return {std::move(out), {{"published_share", rows > 0 ? points / rows : 0}}};
}

GazePlan exactly(const Parameters& resolved, const GazeFacts&) {
    const KaleidoSettings settings = kaleidoSettings(resolved);
    const KaleidoLattice lattice(settings);
    GazePlan plan;
    plan.on_lattice = true;
    plan.lattice["pitch_deg"] = 1.0 / lattice_per_degree;
    plan.lattice["reach"] = static_cast<double>(lattice.reach());
    const LaplaceScale first = lattice.publication(kaleido_units / 2);
    plan.lattice["publication_t"] = static_cast<double>(first.t);
    plan.lattice["publication_s"] = static_cast<double>(first.s);
    if (settings.rule.adaptive) {
        plan.lattice["test_t"] = static_cast<double>(lattice.test().t);
        plan.lattice["test_s"] = static_cast<double>(lattice.test().s);
        lattice.publication(least_kaleido_units); // refuses before anything is paid for
    }
    plan.window_epsilon = lattice.windowEpsilon();
    plan.draw = [settings](const GazeStudy& study, SecureNoise& noise) {
        GazeStudy out = study;
        for (GazeStream& stream : out.streams)
            stream = finished(stream, perturbedExactly(stream, settings, noise), settings);
        return out;
    };
    return plan;
}

std::vector<Text> postProcessing(const Parameters& resolved, const GazeFacts&) {
    std::vector<Text> steps = {Text("The last published position is repeated until the next one.")};
    if (resolved.number("smooth") > 0)
        steps.push_back(Text(
            "Positions were smoothed by a Kalman smoother with a memory of about %1 s around the middle of the field, as far "
            "as the published positions and their noise say that gaze left it; it knows nothing else.",
            valueText(resolved.number("smooth"))));
    steps.push_back(Text("Positions were clamped to the public field of view."));
    return steps;
}

} // namespace

Mechanism<Gaze> kaleido() {
    return {
        .info = {.id = "kaleido",
                 .name = Text("Kaleido"),
                 .reads = Gaze::reads,
                 .summary = Text("Noise on a position every now and then, repeated in between: hides where somebody looked for a "
                                 "moment, not who looked."),
                 .formula = Text("g_i + planar Laplace noise of scale r/ε_pub"),
                 .citation = davidjohn2023,
                 .parameters = kaleidoParameters(),
                 .statuses = {Status::proven, Status::as_published}},
        .defaults = kaleidoDefaults,
        .guarantee = guarantee,
        .simulate = simulated,
        .exact = exactly,
        .post_processing = postProcessing,
    };
}

} // namespace nictate
