#include "core/evaluation/membership.h"

#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace nictate {

namespace {

constexpr double false_positives = 0.05;

double normalCdf(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

/// Φ⁻¹ by bisection: asked for a handful of rates.
double normalQuantile(double p) {
    double low = -40, high = 40;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (normalCdf(middle) < p ? low : high) = middle;
    }
    return (low + high) / 2;
}

MembershipRisk gaussianRisk(double mu) { return {mu, gaussianAuc(mu), gaussianTpr(mu, false_positives)}; }

/// ‖R‖ − ‖R − G‖ of K-norm noise, R = noise (absent) or G + noise (present).
double normRatio(const NormBody& body, const OwnValues& own, bool present, const SeededNoise& noise) {
    SeededDraws draws(noise);
    std::vector<double> seen = drawnInNorm(body, draws), without = seen;
    for (std::size_t k = 0; k < seen.size(); ++k)
        (present ? seen[k] : without[k]) += present ? own.values[k] : -own.values[k];
    return normIn(body, seen) - normIn(body, without);
}

/// The same of Laplace noise: Σ |R| − |R − G| over the observer's values.
double likelihoodRatio(const MembershipQuestion& question, const OwnValues& own, bool present, const SeededNoise& noise) {
    if (!question.body.empty())
        return normRatio(question.body, own, present, noise);
    double sum = 0;
    for (std::size_t k = 0; k < own.values.size(); ++k) {
        const double r = own.scale * noise.laplace(k) + (present ? own.values[k] : 0);
        sum += std::abs(r) - std::abs(r - own.values[k]);
    }
    return sum;
}

/// The statistic in draws without and with the observer, ascending.
struct Ratios {
    std::vector<double> absent, present;
};
Ratios ratiosOf(const MembershipQuestion& question, const OwnValues& own, const SeededNoise& noise, int draws,
                const Progress& progress) {
    Ratios out;
    for (int d = 0; d < draws; ++d) {
        if (progress.cancelled())
            progress(0); // throws
        out.absent.push_back(likelihoodRatio(question, own, false, noise.stream(0).stream(static_cast<std::uint64_t>(d))));
        out.present.push_back(likelihoodRatio(question, own, true, noise.stream(1).stream(static_cast<std::uint64_t>(d))));
    }
    std::sort(out.absent.begin(), out.absent.end());
    std::sort(out.present.begin(), out.present.end());
    return out;
}

MembershipRisk pureRisk(const MembershipQuestion& question, const OwnValues& own, const SeededNoise& noise, int draws,
                        const Progress& progress) {
    const auto [absent, present] = ratiosOf(question, own, noise, draws, progress);
    const auto count = static_cast<double>(draws);
    MembershipRisk risk{std::nullopt, 0, 0};
    for (double value : present) {
        const auto [below, above] = std::equal_range(absent.begin(), absent.end(), value);
        risk.auc += static_cast<double>((below - absent.begin()) + (above - absent.begin())) / 2 / count / count;
    }
    const double threshold = absent[static_cast<std::size_t>(std::floor((1 - false_positives) * (count - 1)))];
    for (double value : present)
        risk.tpr_at_5 += value > threshold ? 1 / count : 0;
    return risk;
}

MembershipRisk riskOf(const OwnValues& own) {
    double norm = 0;
    for (double value : own.values)
        norm += value * value;
    if (norm == 0)
        return gaussianRisk(0);
    return gaussianRisk(own.scale > 0 ? std::sqrt(norm) / own.scale : std::numeric_limits<double>::infinity());
}

/// How many of those who are in it lie above all but a share of those who are not.
double foundAt(const Ratios& ratios, double fpr) {
    const auto count = static_cast<double>(ratios.absent.size());
    const auto taken = static_cast<std::size_t>(std::llround(fpr * count));
    if (taken >= ratios.absent.size())
        return 1;
    const double threshold = ratios.absent[ratios.absent.size() - 1 - taken];
    const auto above = std::upper_bound(ratios.present.begin(), ratios.present.end(), threshold);
    return static_cast<double>(ratios.present.end() - above) / count;
}

} // namespace

MembershipCurve membershipCurve(const MembershipQuestion& question, const SeededNoise& noise, int draws,
                                const Progress& progress) {
    const Membership found = membershipOf(question, noise, draws, progress);
    MembershipCurve out;
    const auto worst = std::max_element(found.observers.begin(), found.observers.end(),
                                        [](const MembershipRisk& a, const MembershipRisk& b) { return a.auc < b.auc; });
    out.worst_observer = static_cast<std::size_t>(worst - found.observers.begin());
    Ratios ratios;
    if (!worst->mu)
        ratios = ratiosOf(question, question.observers[out.worst_observer], noise.stream(out.worst_observer), draws, progress);
    constexpr int steps = 100;
    for (int i = 0; i <= steps; ++i) {
        const double fpr = static_cast<double>(i) / steps;
        out.fpr.push_back(fpr);
        out.worst.push_back(worst->mu ? gaussianTpr(*worst->mu, fpr) : foundAt(ratios, fpr));
        if (question.epsilon)
            out.limit.push_back(limitTpr(*question.epsilon, question.delta, fpr));
    }
    return out;
}

double gaussianAuc(double mu) { return normalCdf(mu / std::numbers::sqrt2); }

double gaussianTpr(double mu, double fpr) { return normalCdf(mu + normalQuantile(fpr)); }

double limitTpr(double epsilon, double delta, double fpr) {
    return std::min({1.0, std::exp(epsilon) * fpr + delta, 1 - std::exp(-epsilon) * (1 - delta - fpr)});
}

/// Between fpr = 0, where the first line begins, and fpr = 1 the limit is two straight lines and a ceiling.
double limitAuc(double epsilon, double delta) {
    const double crossing =
        std::clamp((1 - std::exp(-epsilon)) * (1 - delta) / (std::exp(epsilon) - std::exp(-epsilon)), 0.0, 1.0);
    const double ceiling = std::max(crossing, 1 - delta); // from here on every one is found
    const double at_crossing = limitTpr(epsilon, delta, crossing);
    return crossing * (delta + at_crossing) / 2 + (ceiling - crossing) * (at_crossing + 1) / 2 + (1 - ceiling);
}

MembershipQuestion heatmapQuestion(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                                   const HeatmapFacts& facts) {
    if (mechanism.info.id.starts_with("random-selection"))
        throw InvalidParameter("mechanism", mechanism.info.id, Text("one that adds noise, or noise-free"));
    const Guarantee guarantee = mechanism.guarantee(resolved, facts);
    const Grid grid = mechanism.steps.grid(resolved, facts);
    const Bounds bounds = boundsOf(resolved);
    MembershipQuestion out;
    for (std::size_t i = 0; i < points.observers(); ++i)
        out.observers.push_back(
            {boundedMap(grid, bounds, points.of(i)).values, guarantee.noise_scale * facts.observers}); // on the sum
    out.laplace = mechanism.steps.noise == NoiseKind::laplace;
    if (mechanism.steps.noise == NoiseKind::gaussian && guarantee.sensitivity_l2)
        out.most_mu = *guarantee.sensitivity_l2 / guarantee.noise_scale;
    out.epsilon = guarantee.user_epsilon;
    out.delta = guarantee.delta;
    return out;
}

namespace {

/// By how much a metric's noised numbers differ from those of nobody in the observer's place, who looks elsewhere alone.
std::vector<double> ownNumbers(const AreaNoise& noise, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds) {
    std::vector<double> out(noise.cells, 0);
    const SparseMap values = boundedAreaValues(noise.metric, hits, observer, bounds);
    double sum = 0;
    for (std::size_t j = 0; j < values.cells.size(); ++j)
        sum += out[values.cells[j]] = values.values[j];
    if (noise.elsewhere)
        out.push_back(-sum);
    if (noise.spread)
        out.push_back(mostOf(noise.metric, bounds) *
                      (areaSpread(noise.metric, hits, observer, bounds, noise.elsewhere) - noise.elsewhere));
    return out;
}

} // namespace

MembershipQuestion areaQuestion(const Mechanism<Areas>& mechanism, const AreaHits& hits, const Parameters& resolved,
                                const AreaFacts& facts) {
    const Guarantee guarantee = mechanism.guarantee(resolved, facts);
    const AreaBounds bounds = mechanism.steps.bounds(resolved, facts);
    MembershipQuestion out;
    out.observers.resize(hits.observers());
    double squared = 0;
    for (const AreaNoise& noise : mechanism.steps.noise(resolved, facts)) {
        out.laplace = noise.kind == AreaNoiseKind::laplace;
        out.body = noise.body;
        squared += std::pow(noise.sensitivity / noise.scale, 2);
        for (std::size_t i = 0; i < out.observers.size(); ++i)
            for (const double value : ownNumbers(noise, hits, i, bounds))
                out.observers[i].values.push_back(value / (noise.scale * facts.observers));
    }
    if (!out.isPure())
        out.most_mu = std::sqrt(squared);
    out.epsilon = guarantee.user_epsilon;
    out.delta = guarantee.delta;
    return out;
}

Membership membershipOf(const MembershipQuestion& question, const SeededNoise& noise, int draws, const Progress& progress) {
    Membership out;
    out.worst.auc = 0;
    for (std::size_t i = 0; i < question.observers.size(); ++i) {
        progress(static_cast<double>(i) / static_cast<double>(question.observers.size()));
        const OwnValues& own = question.observers[i];
        out.observers.push_back(question.isPure() ? pureRisk(question, own, noise.stream(i), draws, progress) : riskOf(own));
        if (out.observers.back().auc > out.worst.auc)
            out.worst = out.observers.back();
    }
    if (question.most_mu) {
        out.limit_auc = gaussianAuc(*question.most_mu);
        out.limit_tpr = gaussianTpr(*question.most_mu, false_positives);
    } else if (question.isPure() && question.epsilon) {
        out.limit_auc = limitAuc(*question.epsilon, question.delta);
        out.limit_tpr = limitTpr(*question.epsilon, question.delta, false_positives);
    }
    return out;
}

Membership heatmapMembership(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                             const HeatmapFacts& facts, const SeededNoise& noise, int draws) {
    return membershipOf(heatmapQuestion(mechanism, points, resolved, facts), noise, draws);
}

} // namespace nictate
