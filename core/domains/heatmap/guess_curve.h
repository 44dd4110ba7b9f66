#pragma once

#include "core/domains/heatmap/heatmaps.h"

#include <optional>
#include <span>
#include <vector>

namespace nictate {

/// What someone who would guess 50:50 can reach at one ε, by the guarantee alone.
struct GuessPoint {
    double epsilon = 0;
    double delta = 0;                 ///< the mechanism's own
    std::optional<double> best_guess; ///< a chance from 0.5 to 1; unset where no ε is promised
    Status status = Status::none;
};

/// The best guess for each ε, from public facts only: no gaze is read. Mechanisms without an epsilon give a flat line.
/// Throws InvalidParameter.
std::vector<GuessPoint> guessCurve(const Mechanism<Heatmaps>& mechanism, Parameters given, const HeatmapFacts& facts,
                                   std::span<const double> epsilons);

} // namespace nictate
