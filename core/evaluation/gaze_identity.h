#pragma once
// Who looks, by how their fixations and saccades are (David-John et al. 2023; mathematics.md §12.2).

#include "core/domains/gaze/gaze_study.h"
#include "core/events/events.h"
#include "core/noise/seeded_noise.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace nictate {

/// Rows × 6: ln duration, ln spread in yaw and in pitch, ln step from the last fixation, cosine and sine of its direction.
Eigen::MatrixXd fixationFeatures(const Events& events);
/// Rows × 9: ln duration, ln amplitude, cosine and sine of its direction, ln peak velocity, ln mean velocity, their relation,
/// cosine and sine of the turn from the last saccade.
Eigen::MatrixXd saccadeFeatures(const Events& events);

/// Share of people who are recognised in the original gaze of a quarter of the tasks by somebody who learnt from the released
/// gaze of the others: Gaussians with one covariance, log-likelihoods of a person's events averaged, fixations counting 0.4 and
/// saccades 0.6. Every task is asked once, in four parts by `noise`; where there are fewer than four tasks, the first halves of
/// recordings are learnt and the second ones asked. Events are those of streams of the same people and tasks in the same order.
/// None with fewer than two people.
std::optional<double> identification(const GazeStudy& original, const std::vector<Events>& original_events,
                                     const std::vector<Events>& released_events, const SeededNoise& noise);

} // namespace nictate
