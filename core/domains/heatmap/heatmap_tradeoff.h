#pragma once

#include "core/domains/heatmap/heatmaps.h"
#include "core/progress.h"

#include <span>
#include <vector>

namespace nictate {

/// Utility over repeated draws at one ε; standard deviations are over draws (n − 1).
struct TradeoffPoint {
    double epsilon = 0;
    double cc_mean = 0, cc_sd = 0;
    double mse_mean = 0, mse_sd = 0;
};

/// CC and MSE against the noise-free, unbounded heatmap for each ε (Liu et al. 2019, Fig. 3). Uses all cores;
/// the result does not depend on how many. Mechanisms without an epsilon give a flat line.
/// repetitions ≥ 1. Throws InvalidParameter, Cancelled.
std::vector<TradeoffPoint> tradeoff(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& given,
                                    const HeatmapFacts& facts, std::span<const double> epsilons, int repetitions,
                                    std::uint64_t seed, const Progress& progress = {});

/// What public facts alone reach, the same at every ε: the line "no gaze at all".
std::vector<TradeoffPoint> tradeoffWithoutGaze(const ObserverPoints& points, const HeatmapFacts& facts,
                                               std::span<const double> epsilons);

} // namespace nictate
