#include "core/domains/areas/area_noise.h"

#include "core/errors.h"
#include "core/mechanism/shared_parameters.h"
#include "core/noise/k_norm_sampler.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr std::array kinds = {std::pair("k-norm", AreaNoiseKind::k_norm), std::pair("gaussian", AreaNoiseKind::gaussian),
                              std::pair("laplace", AreaNoiseKind::laplace)};

std::size_t areaCells(AreaMetric metric, const AreaFacts& facts) {
    return cellsOf(metric, static_cast<std::size_t>(facts.areas));
}

bool isElsewhereNoised(AreaNoiseKind kind, AreaMetric metric, const AreaFacts& facts) {
    return kind == AreaNoiseKind::gaussian && metric == AreaMetric::dwell_share && !facts.overlapping;
}

/// Of what is 0 or 1 the mean says how much it varies.
bool isSpreadNoised(AreaMetric metric, const Parameters& resolved) {
    return metric != AreaMetric::looked && resolved.text("interval") == "people";
}

/// Largest change of Σv and Σ Σv² together when one observer is replaced, v in parts of mostOf(), times mostOf(). Where ‖v‖₂ ≤ 1
/// the second costs no ℓ2: ‖v − v'‖² + (‖v‖² − ‖v'‖²)² ≤ s + s' + (s − s')² ≤ 2 for squared norms s, s' in 0 … 1 of v, v' ≥ 0.
double sumSensitivity(AreaNoiseKind kind, AreaMetric metric, const AreaBounds& bounds, const AreaFacts& facts, bool spread) {
    const double unit = mostOf(metric, bounds);
    if (kind == AreaNoiseKind::k_norm)
        return unit;
    const HeatmapSensitivity sum = sumSensitivity(boundsOf(metric, bounds), static_cast<double>(areaCells(metric, facts)));
    if (kind == AreaNoiseKind::laplace)
        return *sum.l1 + (spread ? unit : 0);
    if (isElsewhereNoised(kind, metric, facts))
        return std::sqrt(2.0) * unit;
    const double with_spread = std::hypot(*sum.l2, unit);
    if (!spread)
        return *sum.l2;
    return spreadOver(metric, bounds, static_cast<std::size_t>(facts.areas)) == 1 ? std::min(with_spread, std::sqrt(2.0) * unit)
                                                                                  : with_spread;
}

/// Differences within people are of K − K = 2K. So is their spread where it is not divided, for squared lengths s, s' in 0 … 2 of
/// two people's u, u': ‖u − u'‖² + (s − s')² ≤ (√s + √s')²(1 + (√s − √s')²) ≤ 8.
// mutant areas-within-people-moved-once
int movedBy(const AreaFacts& facts) { return facts.within ? 2 : 1; }

/// What one observer can change of the whole table.
NormBody bodyOf(const std::vector<AreaNoise>& noises, const AreaBounds& bounds) {
    NormBody body;
    for (const AreaNoise& noise : noises) {
        body.push_back({sumIsHeld(noise.metric, bounds) ? BodyShape::simplex : BodyShape::cube, noise.cells});
        if (noise.spread)
            body.push_back({BodyShape::cube, 1});
    }
    return body;
}

double worstDeviation(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts) {
    const AreaBounds bounds = areaBounds(kind, resolved, facts);
    double worst = 0;
    for (const AreaNoise& noise : areaNoises(kind, resolved, facts))
        worst = std::max(worst, noise.deviation() / mostOf(noise.metric, bounds));
    return worst;
}

std::size_t numbersNoised(const Parameters& resolved, const AreaFacts& facts) {
    std::size_t numbers = 0;
    for (const AreaMetric metric : facts.metrics)
        numbers += areaCells(metric, facts) + isSpreadNoised(metric, resolved);
    return numbers;
}

/// About 2^26 steps of the lattice go into the noise's scale, however large that is: what rounding takes is lost in it.
KNormPlan jointPlan(const NormBody& body, const Parameters& resolved) {
    constexpr int in_noise = 26, coarsest = 16, finest = 40;
    const double epsilon = resolved.number("epsilon");
    KNormPlan plan;
    plan.body = body;
    plan.steps = std::uint64_t{1} << std::clamp(in_noise + std::ilogb(epsilon), coarsest, finest);
    plan.epsilon = typedDecimal(epsilon, "epsilon");
    const auto denominator = product(plan.epsilon.denominator, plan.steps);
    if (!denominator || *denominator >> 100 != 0 || *denominator / plan.epsilon.numerator >= KNormSampler::largest_mean)
        throw InvalidParameter("epsilon", valueText(epsilon),
                               Text("a larger epsilon, or one of fewer digits: exact noise ends there"));
    return plan;
}

AreaLattice kNormLattice(const AreaNoise& noise, const KNormPlan& joint, const AreaBounds& bounds, const AreaFacts& facts) {
    AreaLattice out;
    out.unit = joint.steps / static_cast<std::uint64_t>(movedBy(facts)); // so that the noise is of what one observer moves
    const UInt128 unit = joint.steps;
    const bool simplex = joint.body[noise.part].shape == BodyShape::simplex;
    const UInt128 of_values = simplex ? std::min<std::size_t>(noise.cells, 2) : noise.cells;
    (simplex ? out.total_max : out.cell_max) = out.unit;
    out.pitch = mostOf(noise.metric, bounds) / static_cast<double>(out.unit);
    out.l1 = (of_values + noise.spread) * unit;
    out.l2_squared = (of_values + noise.spread) * unit * unit;
    return out;
}

/// Of Gaussian and Laplace noise; what is noised besides the values moves by integers of its own.
AreaLattice ownLattice(const AreaNoise& noise, const AreaBounds& bounds, const AreaFacts& facts) {
    Bounds held = boundsOf(noise.metric, bounds);
    if (noise.metric == AreaMetric::feature_mean)
        held.splat = 1; // parts of 1 and no whole counts: they need a finer lattice
    if (noise.spread && noise.metric == AreaMetric::transitions)
        held.clip = bounds.transitions; // as Σ ≤ T says, and squares of whole numbers need a finer lattice
    AreaLattice out{latticeFor(held, static_cast<double>(noise.cells), noise.scale * facts.observers / movedBy(facts))};
    out.unit = out.norm_max ? *out.norm_max : out.total_max ? *out.total_max : *out.cell_max;
    const UInt128 unit = out.unit; // below 2^62
    if (noise.elsewhere)
        out.l2_squared = 2 * unit * unit;
    if (noise.spread) { // rounded down it moves by one more at most
        out.l1 += unit;
        out.l2_squared = spreadOver(noise.metric, bounds, static_cast<std::size_t>(facts.areas)) == 1
                             ? 2 * unit * unit + 2 * unit + 1
                             : out.l2_squared + (unit + 1) * (unit + 1);
    }
    out.l1 *= static_cast<UInt128>(movedBy(facts));
    out.l2_squared *= static_cast<UInt128>(movedBy(facts) * movedBy(facts));
    return out;
}

} // namespace

AreaNoiseKind areaNoiseKindOf(const std::string& id) {
    for (const auto& [name, kind] : kinds)
        if (id == name)
            return kind;
    throw InvalidParameter("noise", id, std::string("k-norm | gaussian | laplace"));
}

AreaBounds areaBounds(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts) {
    AreaBounds out{facts.overlapping};
    out.by_sum = kind == AreaNoiseKind::k_norm;
    if (!facts.features.empty())
        return out; // within their own
    out.clip = resolved.number("clip");
    out.presentation_ms = static_cast<int>(resolved.number("presentation"));
    out.transitions = static_cast<int>(resolved.number("transitions"));
    return out;
}

std::vector<AreaNoise> areaNoises(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts) {
    if (kind == AreaNoiseKind::k_norm && numbersNoised(resolved, facts) > KNormSampler::most_coordinates)
        throw InvalidParameter("noise", "k-norm", Text("gaussian or laplace for more than 1024 numbers in a table"));
    const auto metrics = static_cast<double>(facts.metrics.size());
    const double epsilon = resolved.number("epsilon");
    const double unit = kind == AreaNoiseKind::gaussian  ? std::sqrt(metrics) * analyticSigma(epsilon, resolved.number("delta"))
                        : kind == AreaNoiseKind::laplace ? metrics / epsilon
                                                         : 1 / epsilon;
    const AreaBounds bounds = areaBounds(kind, resolved, facts);
    std::vector<AreaNoise> all;
    for (const AreaMetric metric : facts.metrics) {
        AreaNoise noise{metric, kind};
        noise.cells = areaCells(metric, facts);
        noise.elsewhere = isElsewhereNoised(kind, metric, facts);
        noise.spread = isSpreadNoised(metric, resolved);
        noise.sensitivity = sumSensitivity(kind, metric, bounds, facts, noise.spread) * movedBy(facts) / facts.observers;
        noise.scale = unit * noise.sensitivity;
        all.push_back(noise);
    }
    if (kind != AreaNoiseKind::k_norm)
        return all;
    const NormBody body = bodyOf(all, bounds);
    std::size_t part = 0;
    for (AreaNoise& noise : all) {
        noise.body = body;
        noise.part = part;
        part += 1 + noise.spread;
    }
    return all;
}

std::string quietestNoise(const Parameters& resolved, const AreaFacts& facts) {
    const char* best = nullptr;
    double least = INFINITY;
    for (const auto& [name, kind] : kinds) {
        if (kind == AreaNoiseKind::k_norm && numbersNoised(resolved, facts) > KNormSampler::most_coordinates)
            continue;
        if (const double worst = worstDeviation(kind, resolved, facts); !best || worst < least) {
            best = name;
            least = worst;
        }
    }
    return best;
}

Parameters withTableDefaults(Parameters parameters, const AreaFacts& facts) {
    auto fill = [&](const char* name, ParameterValue value) {
        if (!parameters.has(name))
            parameters.set(name, std::move(value));
    };
    fill("epsilon", 1.0);
    fill("delta", defaultDelta(facts.observers));
    fill("interval", "people");
    fill("noise", "auto");
    if (parameters.text("noise") == "auto")
        parameters.set("noise", quietestNoise(parameters, facts));
    if (areaNoiseKindOf(parameters.text("noise")) != AreaNoiseKind::gaussian)
        parameters.unset("delta");
    return parameters;
}

AreaPlan areaLattices(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts) {
    const AreaBounds bounds = areaBounds(kind, resolved, facts);
    const auto metrics = static_cast<UInt128>(facts.metrics.size());
    const std::vector<AreaNoise> noises = areaNoises(kind, resolved, facts);
    AreaPlan plan;
    if (kind == AreaNoiseKind::k_norm)
        plan.k_norm = jointPlan(noises.front().body, resolved);
    for (const AreaNoise& one : noises) {
        AreaLattice lattice = plan.k_norm ? kNormLattice(one, *plan.k_norm, bounds, facts) : ownLattice(one, bounds, facts);
        if (kind == AreaNoiseKind::laplace) {
            lattice.noise = LatticeNoise::discrete_laplace;
            // mutant areas-half-laplace
            lattice.laplace = latticeLaplaceScale(resolved.number("epsilon"), metrics * lattice.l1);
        }
        if (kind == AreaNoiseKind::gaussian) {
            lattice.noise = LatticeNoise::discrete_gaussian;
            // mutant areas-each-metric-at-the-whole-budget
            lattice.sigma_squared =
                tightSigmaSquared(resolved.number("epsilon"), resolved.number("delta"), metrics * lattice.l2_squared);
        }
        lattice.divisor = static_cast<std::uint64_t>(facts.observers);
        lattice.elsewhere = one.elsewhere;
        lattice.spread = one.spread;
        plan.metrics.push_back(lattice);
    }
    return plan;
}

} // namespace nictate
