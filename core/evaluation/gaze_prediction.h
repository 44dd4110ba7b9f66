#pragma once
// Where gaze will be in 100 ms, from the last 500 ms (mathematics.md §12.2).

#include "core/domains/gaze/gaze_study.h"
#include "core/noise/seeded_noise.h"
#include "core/progress.h"

#include <optional>
#include <vector>

namespace nictate {

/// Mean angles between where gaze was said to be and where it was, degrees.
struct PredictionErrors {
    double hold = 0;              ///< where it is now: what there is to beat
    double constant_velocity = 0; ///< as it went from the last sample
    double net = 0;
};

/// Dense layers (52, 64, 32, 2; ReLU, Huber's loss, Adam) learn from three quarters of the people's released gaze, and all are
/// asked on the others' original gaze. At most 20 000 moments each. The same noise gives the same numbers. None with fewer than
/// two people or without a stretch of 600 ms. Throws Cancelled.
std::optional<PredictionErrors> gazePrediction(const GazeStudy& original, const GazeStudy& released, const SeededNoise& noise,
                                               const Progress& progress = {});

/// One moment of a recording: gaze at that time, 100 ms later, and where a network said that it would be then.
struct PredictedGaze {
    double time_s = 0;
    Direction now, later, said;
};

/// What the same layers say of recording `stream` of `original`, every 20 ms where gaze is seen, after they learnt from the
/// `released` gaze of everybody but its person (David-John et al. 2023, figure 9). Empty where gazePrediction has none. Throws
/// Cancelled.
std::vector<PredictedGaze> predictedGaze(const GazeStudy& original, const GazeStudy& released, std::size_t stream,
                                         const SeededNoise& noise, const Progress& progress = {});

} // namespace nictate
