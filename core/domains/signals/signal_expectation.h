#pragma once
// What to expect of released signals before spending anything: from public facts only, never from signals.

#include "core/domains/signals/signals.h"

#include <optional>

namespace nictate {

/// Root mean square errors of a sample, in ranges of its feature.
struct SignalExpectation {
    double error = 0;    ///< of what leaves, after `finish`
    double constant = 0; ///< of the centre of the range, published for everybody

    /// What leaves explains less than a quarter of what differs between signals (a correlation below ½).
    bool mostlyNoise() const { return error * error > 0.75 * constant * constant; }
};

/// Simulated on signals drawn from the public prior of signal_finish.h; real ones may vary more or less. Deterministic.
/// Unset where no noise is added. `resolved` has every default filled in.
std::optional<SignalExpectation> expectedSignalError(const Mechanism<Signals>& mechanism, const Parameters& resolved,
                                                     const SignalFacts& facts);

} // namespace nictate
