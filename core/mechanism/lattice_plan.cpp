#include "core/mechanism/lattice_plan.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int finest = -40; ///< log2 of the smallest pitch

int pitchExponent(bool whole_counts, double scale_on_sum) {
    const int of_scale = scale_on_sum > 0 ? std::ilogb(scale_on_sum) : 0;
    return std::max(finest, whole_counts ? std::min(0, of_scale - 5) : of_scale - 21);
}

/// ⌊bound/pitch⌋, exact because the pitch is a power of two.
std::uint64_t inUnits(double bound, double pitch, std::uint64_t least) {
    const double units = std::floor(bound / pitch);
    if (units >= 0x1p62)
        throw InvalidParameter(Text("cap, count_cap or clip"), std::to_string(bound), Text("smaller bounds for a release"));
    if (units < static_cast<double>(least))
        throw InvalidParameter(Text("epsilon and delta"), Text("this small"),
                               Text("larger ones: the noise would be so large that one observer's map is rounded away"));
    return static_cast<std::uint64_t>(units);
}

UInt128 times(UInt128 a, UInt128 b) {
    const auto out = product(a, b);
    if (!out)
        throw InvalidParameter(Text("cap, count_cap or clip"), Text("this large"), Text("smaller bounds for a release"));
    return *out;
}

/// Keeps the smaller of two bounds, 0 meaning none yet.
void lower(UInt128& bound, UInt128 other) { bound = bound == 0 ? other : std::min(bound, other); }

} // namespace

double LatticePlan::noiseScale() const {
    const double unit = pitch / static_cast<double>(divisor);
    if (noise == LatticeNoise::discrete_gaussian)
        return std::sqrt(static_cast<double>(sigma_squared)) * unit;
    return noise == LatticeNoise::discrete_laplace ? laplace.value() * unit : 0;
}

LatticePlan latticeFor(const Bounds& bounds, double cells, double scale_on_sum) {
    const bool whole_counts = bounds.splat == 0 && !bounds.clip;
    const std::uint64_t least = whole_counts ? 1 : 64;
    LatticePlan plan;
    plan.pitch = std::ldexp(1.0, pitchExponent(whole_counts, scale_on_sum));
    const auto r = static_cast<UInt128>(cells);
    // The same table as sumSensitivity(), in integers: replacing non-negative maps changes a cell by at most M, the
    // total by at most 2S, and Σ (k − k')² ≤ Σ k² + Σ k'².
    if (bounds.cap) {
        plan.cell_max = inUnits(*bounds.cap, plan.pitch, least);
        lower(plan.l1, times(*plan.cell_max, r));
        // mutant wrong-cap
        lower(plan.l2_squared, times(times(*plan.cell_max, *plan.cell_max), r));
    }
    if (bounds.count_cap) {
        const UInt128 total = *(plan.total_max = inUnits(*bounds.count_cap, plan.pitch, least));
        lower(plan.l1, 2 * total);
        lower(plan.l2_squared, times(2 * total, total));
        if (bounds.cap && bounds.splat == 0)
            lower(plan.l2_squared, times(2 * total, std::min<UInt128>(*plan.cell_max, total)));
    }
    if (bounds.clip) {
        const UInt128 norm = *(plan.norm_max = inUnits(*bounds.clip, plan.pitch, least));
        // mutant clip-without-factor-two
        lower(plan.l2_squared, times(2 * norm, norm));
        lower(plan.l1, integerSqrt(times(times(2 * norm, norm), r)));
    }
    return plan;
}

} // namespace nictate
