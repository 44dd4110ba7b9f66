#pragma once
// What a researcher holds the quality of recordings to.

#include <optional>

namespace nictate {

/// The largest values that are still good enough; unset: any is. Whoever sets them answers for them: none is usual everywhere.
struct QualityLimits {
    std::optional<double> loss;           ///< share of samples, 0 … 1
    std::optional<double> rms_s2s;        ///< in the unit of the study's table: degrees, or pixels
    std::optional<double> bcea;           ///< its square
    std::optional<double> jitter_ms;      ///< standard deviation of the intervals between samples
    std::optional<double> validation_deg; ///< mean error at the validation

    bool operator==(const QualityLimits&) const = default;
};

} // namespace nictate
