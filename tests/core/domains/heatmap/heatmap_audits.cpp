#include "tests/core/domains/heatmap/heatmap_audits.h"

#include "core/domains/heatmap/heatmap_audit.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace nictate::audit {

namespace {

const HeatmapFacts audited_facts{4, {12, 9, 120, 90}, 12, 10};

constexpr double shown_ms = 3000;

/// Still maps, and windows of time where the mechanism takes windows of time.
std::vector<HeatmapFacts> stillAndOverTime(const Mechanism<Heatmaps>& mechanism) {
    std::vector<HeatmapFacts> out{audited_facts};
    if (!mechanism.steps.takes_windows)
        return out;
    TimeCut cut;
    cut.windows = 5;
    cut.presentation_ms = shown_ms;
    out.push_back(withWindows(audited_facts, cut));
    return out;
}

Verdict failure(const std::string& what, double got, double wanted) {
    std::ostringstream text;
    text << what << ": " << got << " against " << wanted;
    return {false, text.str()};
}

bool declares(const Mechanism<Heatmaps>& mechanism, const std::string& name) {
    return std::any_of(mechanism.info.parameters.begin(), mechanism.info.parameters.end(),
                       [&](const ParameterSpec& spec) { return spec.name == name; });
}

/// Settings that use every kind of bound the mechanism knows.
std::vector<Parameters> settings(const Mechanism<Heatmaps>& mechanism) {
    std::vector<Parameters> out(1);
    out[0].set("width", 6.0);
    out[0].set("height", 5.0);
    auto add = [&](std::initializer_list<std::pair<const char*, double>> values) {
        Parameters more = out[0];
        for (auto [name, value] : values) {
            if (!declares(mechanism, name))
                return;
            more.set(name, value);
        }
        out.push_back(more);
    };
    add({{"cap", 3}});
    add({{"cap", 2}, {"count_cap", 5}});
    add({{"clip", 0.7}});
    add({{"clip", 0.4}, {"splat", 1.0}});
    add({{"cap", 1}, {"splat", 0.8}, {"count_cap", 7}});
    return out;
}

/// One observer: nothing, all in one corner, everywhere twice, or something random.
std::vector<GazePoint> observer(int kind, const SeededNoise& noise) {
    std::vector<GazePoint> points;
    if (kind == 1)
        points.assign(12, GazePoint{3, 3});
    if (kind == 2)
        points.assign(12, GazePoint{118, 88});
    if (kind == 3)
        for (float x = 5; x < 120; x += 10)
            for (float y = 4; y < 90; y += 9)
                points.insert(points.end(), 2, GazePoint{x, y});
    if (kind > 3)
        for (std::uint64_t i = 0; i < noise.below(25, 99); ++i)
            points.push_back({static_cast<float>(120 * noise.uniform(2 * i)), static_cast<float>(90 * noise.uniform(2 * i + 1))});
    // Some look all the time, some much longer than anything is shown.
    const double until = kind % 2 == 0 && kind > 1 ? 50 * shown_ms : shown_ms;
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i].since = static_cast<float>(until * static_cast<double>(i) / static_cast<double>(points.size()));
    return points;
}

ObserverPoints withLast(const std::vector<GazePoint>& last) {
    ObserverPoints points;
    for (std::uint64_t i = 0; i < 4; ++i) {
        auto own = i == 3 ? last : observer(5, SeededNoise(11).stream(i));
        points.points.insert(points.points.end(), own.begin(), own.end());
        points.offsets.push_back(points.points.size());
    }
    return points;
}

/// What one output of the mechanism perturbs, without noise; for random selection with everybody selected.
GazeMap statisticOf(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, Parameters given,
                    const HeatmapFacts& public_facts = audited_facts) {
    if (declares(mechanism, "fraction"))
        given.set("fraction", 1.0);
    Parameters resolved = resolve(mechanism, given, public_facts);
    return mechanism.steps.statistic(points, resolved, public_facts, SeededNoise(1));
}

Verdict statistic(const Mechanism<Heatmaps>& mechanism) {
    if (mechanism.info.id == "random-selection-2")
        return {}; // draws with replacement; its own test counts the selection
    for (const Parameters& given : settings(mechanism)) {
        ObserverPoints points = withLast(observer(5, SeededNoise(12)));
        Parameters resolved = resolve(mechanism, given, audited_facts);
        Grid grid{6, 5, 120, 90};
        GazeMap byHand = GazeMap::Zero(5, 6);
        for (std::size_t i = 0; i < 4; ++i) {
            Bounds bounds = boundsOf(resolved);
            SparseMap own = boundedMap(grid, bounds, points.of(i));
            for (std::size_t k = 0; k < own.cells.size(); ++k)
                byHand.data()[own.cells[k]] += own.values[k] / 4;
        }
        double error = (statisticOf(mechanism, points, given) - byHand).abs().maxCoeff();
        if (error > 1e-12)
            return failure("the mean map is off by", error, 0);
    }
    return {};
}

/// Whether noise of this guarantee hides a change of the statistic.
Verdict hides(const Mechanism<Heatmaps>& mechanism, const Guarantee& guarantee, const GazeMap& change) {
    if (mechanism.steps.noise == NoiseKind::laplace) {
        double loss = change.abs().sum() / guarantee.noise_scale;
        if (loss > *guarantee.published_epsilon * (1 + 1e-9))
            return failure("Σ|change|/b exceeds ε", loss, *guarantee.published_epsilon);
        return {};
    }
    double delta = gaussianDelta(*guarantee.published_epsilon, change.matrix().norm() / guarantee.noise_scale);
    double promised = std::max(guarantee.delta, guarantee.delta_true);
    if (delta > promised * (1 + 1e-9))
        return failure("δ of this pair exceeds δ", delta, promised);
    return {};
}

Verdict sensitivityAt(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& public_facts) {
    Guarantee guarantee = guaranteeOf(mechanism, given, public_facts);
    for (int first = 0; first < 12; ++first)
        for (int second = 0; second < first; ++second) {
            SeededNoise noise = SeededNoise(21).stream(static_cast<std::uint64_t>(100 * first + second));
            GazeMap a = statisticOf(mechanism, withLast(observer(first, noise.stream(0))), given, public_facts);
            GazeMap b = statisticOf(mechanism, withLast(observer(second, noise.stream(1))), given, public_facts);
            if (Verdict verdict = hides(mechanism, guarantee, a - b); !verdict.passed)
                return verdict;
        }
    return {};
}

Verdict sensitivity(const Mechanism<Heatmaps>& mechanism) {
    if (mechanism.steps.noise == NoiseKind::none)
        return {};
    for (const HeatmapFacts& public_facts : stillAndOverTime(mechanism))
        for (const Parameters& given : settings(mechanism))
            if (Verdict verdict = sensitivityAt(mechanism, given, public_facts); !verdict.passed)
                return verdict;
    return {};
}

/// The kind of noise that a guarantee's definition and scale are about.
NoiseKind promisedKind(const Guarantee& guarantee) {
    return guarantee.noise_name == "b" ? NoiseKind::laplace : NoiseKind::gaussian;
}

double cdf(NoiseKind kind, double x) {
    if (kind == NoiseKind::gaussian)
        return 0.5 * std::erfc(-x / std::sqrt(2.0));
    return x < 0 ? 0.5 * std::exp(x) : 1 - 0.5 * std::exp(-x);
}

Verdict scale(const Mechanism<Heatmaps>& mechanism) {
    if (mechanism.steps.noise == NoiseKind::none)
        return {};
    Parameters given;
    given.set("width", 400.0);
    given.set("height", 250.0);
    HeatmapFacts large = audited_facts;
    SimulatedMap out = simulate(mechanism, withLast({}), given, large, SeededNoise(5));
    const Guarantee guarantee = guaranteeOf(mechanism, given, large);
    Parameters resolved = resolve(mechanism, given, large);
    GazeMap noise = out.noisy - mechanism.steps.statistic(withLast({}), resolved, large, SeededNoise(5));
    std::vector<double> z(noise.data(), noise.data() + noise.size());
    double mean = 0;
    for (double& value : z) {
        value /= guarantee.noise_scale;
        mean += std::abs(value) / static_cast<double>(z.size());
    }
    NoiseKind kind = promisedKind(guarantee);
    double expected = kind == NoiseKind::gaussian ? std::sqrt(2 / std::acos(-1.0)) : 1;
    double tolerance = 6 / std::sqrt(static_cast<double>(z.size()));
    if (std::abs(mean / expected - 1) > tolerance)
        return failure("mean |noise| over its scale", mean / expected, 1);
    std::sort(z.begin(), z.end());
    double distance = 0;
    for (std::size_t i = 0; i < z.size(); ++i)
        distance = std::max(distance, std::abs(cdf(kind, z[i]) - (static_cast<double>(i) + 0.5) / static_cast<double>(z.size())));
    double critical = std::sqrt(-0.5 * std::log(0.5e-6) / static_cast<double>(z.size())); // Kolmogorov–Smirnov at 1e-6
    if (distance > critical)
        return failure("Kolmogorov–Smirnov distance", distance, critical);
    return {};
}

Verdict blackBox(const Mechanism<Heatmaps>& mechanism) {
    std::vector<BlackBox> experiments{blackBoxOf(mechanism, {})};
    if (mechanism.steps.takes_windows)
        experiments.push_back(overTimeBlackBoxOf(mechanism, {}, 8));
    for (const BlackBox& experiment : experiments) {
        if (!experiment.promise)
            continue;
        const double proven = drawBlackBox(experiment, 100000, SeededNoise(31)).proven(experiment.delta);
        if (proven > *experiment.promise)
            return failure("outputs prove an ε of at least", proven, *experiment.promise);
    }
    return {};
}

} // namespace

const std::vector<Audit>& audits() {
    static const std::vector<Audit> all = {
        {"statistic", statistic}, {"sensitivity", sensitivity}, {"scale", scale}, {"black box", blackBox}};
    return all;
}

} // namespace nictate::audit
