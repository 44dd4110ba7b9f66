#pragma once
// What somebody does, by ten seconds of gaze (mathematics.md §12.2).

#include "core/domains/gaze/gaze_study.h"
#include "core/events/events.h"
#include "core/noise/seeded_noise.h"

#include <Eigen/Core>

#include <optional>

namespace nictate {

inline constexpr Eigen::Index activity_features = 16;

/// A row for each whole ten seconds of a stream: rates, durations of fixations and amplitudes of saccades, drift of fixations,
/// spread of gaze, share of horizontal way and of lost samples. Finite whatever the stream.
Eigen::MatrixXd activityFeatures(const GazeStream& stream, const Events& events);

/// Share of windows of original gaze whose condition is recognised by a random forest that learnt from other people's released
/// gaze; people in four parts, each asked once. None with fewer than two conditions or four people.
std::optional<double> activityRecognition(const GazeStudy& original, const std::vector<Events>& original_events,
                                          const GazeStudy& released, const std::vector<Events>& released_events,
                                          const SeededNoise& noise);

} // namespace nictate
