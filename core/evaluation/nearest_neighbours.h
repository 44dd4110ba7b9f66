#pragma once
// The k nearest training rows of every test row, found by one matrix product.

#include "core/evaluation/classifier.h"

namespace nictate {

/// Test rows × min(k, training rows): indices of training rows, nearest first; equally near ones in their order. Throws
/// Cancelled.
Eigen::MatrixXi nearestNeighbours(const FloatRows& train, const FloatRows& test, int k, const Progress& wanted = {});

/// The class with most votes of each row of neighbours; among tied classes that of the nearest neighbour.
std::vector<int> voteOfNeighbours(const Eigen::MatrixXi& neighbours, const std::vector<int>& labels, int classes);

} // namespace nictate
