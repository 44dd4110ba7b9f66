#pragma once
// One stream through Kaleido, with what it spent on the way: for screens. Simulations only.

#include "core/domains/gaze/mechanisms/kaleido.h"
#include "core/progress.h"

#include <vector>

namespace nictate {

/// A simulated stream of Kaleido, and how much of its budget it spent at each row.
struct KaleidoPreview {
    GazeStream released;
    /// What the window of w rows that ends there has really spent, by row: at most ε in every form that keeps its promise.
    std::vector<double> spent;
    double published_share = 0; ///< of the rows with gaze
};
/// `noise` is that of the stream: SeededNoise(seed).stream(i) for stream i of a study gives what simulate() gives it.
KaleidoPreview kaleidoPreview(const GazeStream& stream, const KaleidoSettings& settings, const SeededNoise& noise);

/// Root mean squared error of one stream by ε, degrees; NaN where no row is seen.
struct KaleidoErrors {
    std::vector<double> epsilons, even, adaptive; ///< equally long; `even` is NaN throughout where the form knows no other
    double centre = 0;                            ///< of publishing the middle of the field instead
};
/// With the parameters `given` but for ε and schedule. `draws` ≥ 1 of the noise are averaged. Throws InvalidParameter,
/// Cancelled.
KaleidoErrors kaleidoErrors(const GazeStream& stream, const Parameters& given, const GazeFacts& facts, const SeededNoise& noise,
                            int draws, const Progress& progress = {});

} // namespace nictate
