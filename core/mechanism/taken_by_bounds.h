#pragma once
// What bounds on one observer take away, as the curator is told it. It is read from recordings and never part of a release.

#include "core/mechanism/bounding.h"
#include "core/text.h"

namespace nictate {

struct TakenByBounds {
    std::size_t observers = 0; ///< who lost something
    double share = 0;          ///< of the sum over all observers and values, 0 … 1
    bool operator==(const TakenByBounds&) const = default;
};

/// From observers' maps; what a splat spreads is there with and without bounds.
TakenByBounds takenByBounds(const Grid& grid, const Bounds& bounds, const ObserverPoints& points);
/// From each observer's sum without bounds and with them, the same where bounds did not touch it.
TakenByBounds takenOf(const std::vector<double>& all, const std::vector<double>& left);

/// "Bounds cut 12 of 15 observers and take away 51 % of the sum."; empty where nobody lost anything.
Text inWords(const TakenByBounds& taken, std::size_t observers);

} // namespace nictate
