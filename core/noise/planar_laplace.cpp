#include "core/noise/planar_laplace.h"

namespace nictate {

std::uint64_t ceilNorm(std::int64_t x, std::int64_t y) {
    const auto square = [](std::int64_t v) {
        const UInt128 magnitude = v < 0 ? 0 - static_cast<std::uint64_t>(v) : static_cast<std::uint64_t>(v);
        return magnitude * magnitude;
    };
    const UInt128 sum = square(x) + square(y);
    const std::uint64_t root = integerSqrt(sum);
    // mutant gaze-floor-norm
    return root + (static_cast<UInt128>(root) * root < sum ? 1 : 0);
}

// mutant gaze-shell-weight
exact::ShellOdds exact::shellOdds(std::uint64_t j) { return j == 0 ? ShellOdds{1, 8} : ShellOdds{j, j + 1}; }

} // namespace nictate
