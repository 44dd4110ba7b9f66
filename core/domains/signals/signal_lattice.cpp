#include "core/domains/signals/signal_lattice.h"

#include "core/errors.h"
#include "core/mechanism/parameters.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double upwards = 1 + 0x1p-30; ///< covers the rounding of the doubles behind a sensitivity
constexpr int least_steps_log2 = 6;

[[noreturn]] void tooMuchNoise(double epsilon) {
    throw InvalidParameter(
        "epsilon", valueText(epsilon),
        Text("a larger epsilon (or delta), shorter signals or fewer frequencies: so much noise is beyond the exact "
             "sampler, and would hide everything"));
}

UInt128 inUnits(double value, double epsilon) {
    if (!(value < 0x1p100))
        tooMuchNoise(epsilon);
    return static_cast<UInt128>(std::floor(value * upwards));
}

} // namespace

std::int64_t SampleLattice::of(double value) const {
    const double low = static_cast<double>(lower), high = static_cast<double>(upper); // below 2^52, so exact
    return static_cast<std::int64_t>(std::clamp(std::floor(value / pitch), low, high)) - centre;
}

SampleLattice sampleLattice(const FeatureBounds& bounds, double noise_in_ranges, double epsilon) {
    const int steps_log2 = std::min(20, 40 - std::max(0, noise_in_ranges > 0 ? std::ilogb(noise_in_ranges) : 0));
    if (steps_log2 < least_steps_log2)
        tooMuchNoise(epsilon);
    const double largest = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
    const int exponent = std::max(std::ilogb(bounds.range()) - steps_log2, std::ilogb(largest) - 51);
    SampleLattice lattice;
    lattice.pitch = std::ldexp(1.0, exponent);
    if (std::abs(exponent) > 900 || bounds.range() / lattice.pitch < 64)
        throw InvalidParameter("bounds", valueText(bounds.lower) + " … " + valueText(bounds.upper),
                               Text("a range that is not so small or so large beside its ends"));
    lattice.lower = static_cast<std::int64_t>(std::ceil(bounds.lower / lattice.pitch));
    lattice.upper = static_cast<std::int64_t>(std::floor(bounds.upper / lattice.pitch));
    lattice.centre = lattice.lower + lattice.range() / 2;
    return lattice;
}

double coefficientError(int length, double largest) { return (length + 32.0) * 0x1p-53 * length * largest; }

SignalLattices::SignalLattices(SignalPlan plan, const std::vector<FeatureBounds>& bounds) : plan_(std::move(plan)) {
    if (plan_.noise == SignalNoise::k_norm)
        throw InvalidParameter(
            "noise", "k-norm",
            Text("laplace, equal or gaussian: there is no exact sampler for this noise yet, so it is for simulation "
                 "only"));
    double noise = 0;
    if (!plan_.inSpectrum())
        noise = noiseScale(plan_, plan_.length(), 1, chunkSensitivity(plan_, plan_.length(), 1));
    for (const FeatureBounds& each : bounds)
        samples_.push_back(sampleLattice(each, noise, plan_.epsilon));
}

const SignalLattices::UnitSensitivity& SignalLattices::unit(int chunk_length, int k) const {
    auto [known, fresh] = units_.try_emplace({chunk_length, k});
    if (fresh) {
        const SignalSensitivity sensitivity = chunkSensitivity(plan_, chunk_length, 1);
        if (plan_.noise == SignalNoise::gaussian)
            known->second.l2 = perturbedL2(plan_, chunk_length, k, sensitivity) * upwards;
        else
            known->second.l1 = perturbedL1(plan_, chunk_length, k, sensitivity) * upwards;
    }
    return known->second;
}

const LatticePlan& SignalLattices::of(std::size_t feature, int chunk_length, int k) const {
    std::lock_guard lock(mutex_);
    auto known = lattices_.find({feature, chunk_length, k});
    if (known == lattices_.end())
        known = lattices_.emplace(std::tuple{feature, chunk_length, k}, make(feature, chunk_length, k)).first;
    return known->second;
}

LatticePlan SignalLattices::make(std::size_t feature, int chunk_length, int k) const {
    const auto range = static_cast<std::uint64_t>(samples_[feature].range());
    const auto factor = static_cast<UInt128>(plan_.loss_factor);
    LatticePlan lattice;
    lattice.noise = LatticeNoise::discrete_laplace;
    if (!plan_.inSpectrum()) {
        lattice.l1 = static_cast<UInt128>(plan_.samplesOf(chunk_length)) * range;
        lattice.laplace = latticeLaplaceScale(plan_.epsilon, factor * lattice.l1);
        return lattice;
    }
    const double p = keptCoefficients(chunk_length, k);
    const double largest = static_cast<double>(range) * (plan_.ofDifferences() ? 2 : 1);
    const double e = coefficientError(chunk_length, largest);
    const UnitSensitivity& sensitivity = unit(chunk_length, k);
    if (plan_.noise == SignalNoise::gaussian) {
        // Some 2^23 steps for σ, the sampler's best, but never more than 2^14 for a coefficient's share of Δ2.
        const double delta2 = sensitivity.l2 * static_cast<double>(range), root = std::sqrt(p);
        const double sigma = noiseScale(plan_, chunk_length, k, {0, delta2, 0});
        lattice.pitch = std::ldexp(1.0, std::max(std::ilogb(sigma) - 23, std::ilogb(delta2 / root) - 14));
        if (root * lattice.pitch > delta2 / 128)
            tooMuchNoise(plan_.epsilon);
        const double reach = delta2 / lattice.pitch + root * (1 + 2 * e / lattice.pitch);
        lattice.noise = LatticeNoise::discrete_gaussian;
        lattice.l2_squared = inUnits(reach * reach, plan_.epsilon);
        lattice.sigma_squared = tightSigmaSquared(plan_.epsilon, plan_.delta, lattice.l2_squared);
        return lattice;
    }
    const double delta1 = sensitivity.l1 * static_cast<double>(range);
    lattice.pitch = std::ldexp(1.0, std::max(std::ilogb(delta1 / p) - 14, std::ilogb(delta1 / plan_.epsilon) - 40));
    if (p * lattice.pitch > delta1 / 128)
        tooMuchNoise(plan_.epsilon);
    lattice.l1 = inUnits(delta1 / lattice.pitch + p * (1 + 2 * e / lattice.pitch), plan_.epsilon);
    lattice.laplace = latticeLaplaceScale(plan_.epsilon, factor * lattice.l1);
    return lattice;
}

double SignalLattices::scaleInRanges(std::size_t feature, int chunk_length, int k) const {
    return of(feature, chunk_length, k).noiseScale() / static_cast<double>(samples_[feature].range());
}

} // namespace nictate
