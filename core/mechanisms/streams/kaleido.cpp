#include "core/mechanisms/streams/kaleido.h"

#include "core/errors.h"
#include "core/mechanisms/shared_parameters.h"
#include "core/mechanisms/streams/kaleido_lattice.h"
#include "core/mechanisms/streams/kaleido_parameters.h"
#include "core/parallel.h"

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
                const double radius = -std::log(noise.uniform(3 * row)) - std::log(noise.uniform(3 * row + 1));
                const double angle = 2 * std::numbers::pi * noise.uniform(3 * row + 2);
                return Direction{radius * std::cos(angle), radius * std::sin(angle)};
            }};
}

KaleidoTrack perturbed(const GazeStream& recorded, const KaleidoSettings& settings, const KaleidoNoise& noise) {
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

Guarantee guarantee(const Parameters& resolved, const StreamFacts& facts) {
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

SimulatedStreams simulated(const Mechanism<Streams>&, const StreamStudy& study, const Parameters& resolved, const StreamFacts&,
                           const SeededNoise& noise, const Progress& progress) {
    const KaleidoSettings settings = kaleidoSettings(resolved);
    StreamStudy out = study;
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

StreamPlan exactly(const Parameters& resolved, const StreamFacts&) {
    const KaleidoSettings settings = kaleidoSettings(resolved);
    const KaleidoLattice lattice(settings);
    StreamPlan plan;
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
    plan.draw = [settings](const StreamStudy& study, SecureNoise& noise) {
        StreamStudy out = study;
        for (GazeStream& stream : out.streams)
            stream = finished(stream, perturbedExactly(stream, settings, noise), settings);
        return out;
    };
    return plan;
}

std::vector<Text> postProcessing(const Parameters& resolved, const StreamFacts&) {
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

Mechanism<Streams> kaleido() {
    return {
        .info = {.id = "kaleido",
                 .name = Text("Kaleido"),
                 .reads = Reads::streams,
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
