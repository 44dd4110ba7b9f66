#pragma once
// A network of radial basis functions per class (David-John et al. 2023; mathematics.md §13.10).

#include "core/noise/seeded_noise.h"
#include "core/progress.h"

#include <Eigen/Core>

#include <vector>

namespace nictate {

struct RbfSettings {
    int centres = 32; ///< of each class; fewer where it has fewer distinct rows
    int rounds = 100; ///< of k-means
};

/// Scores of test rows × classes: softmax of the network's outputs. Rows standardised by the training rows; centres by k-means++
/// within each class, β = 1/(2(σ̄ + 1e-5)²) with σ̄ the mean distance to the centre; weights (HᵀH + 1e-6·t·I)⁻¹HᵀY with t the mean
/// of HᵀH's diagonal. `labels`: 0 … classes − 1, one a training row; a class without rows keeps the score of no output. The same
/// noise gives the same scores on any thread. Train is not empty. Throws Cancelled.
Eigen::MatrixXd rbfScores(const Eigen::MatrixXd& train, const std::vector<int>& labels, int classes, const Eigen::MatrixXd& test,
                          const RbfSettings& settings, const SeededNoise& noise, const Progress& wanted = {});

} // namespace nictate
