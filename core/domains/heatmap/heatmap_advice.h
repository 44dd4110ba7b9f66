#pragma once
// What would make a heatmap less noisy: from public facts only, never from gaze.

#include "core/domains/heatmap/heatmaps.h"
#include "core/text.h"

#include <optional>
#include <string>

namespace nictate {

/// The least ε in [0.01, 100] at which expectedCC reaches `cc`; unset if none does or there is no ε.
std::optional<double> epsilonForCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                                   double cc);

/// "Why is it noisy?": one sentence on n, grid and clip, and the one change that helps most.
struct NoiseAdvice {
    Text why;
    Text best_change;       ///< in words, with the CC it would give
    std::string parameter;  ///< the parameter to change; empty when the change is another mechanism or more observers
    double value = 0;       ///< its new value
    double expected_cc = 0; ///< after the change
};
NoiseAdvice whyNoisy(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts);

} // namespace nictate
