#include "core/evaluation/nearest_neighbours.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr Eigen::Index rows_at_once = 64; // a block of distances stays in the cache

/// Inserts keep earlier rows before later ones of the same distance.
void keepNearest(const float* distances, Eigen::Index count, int k, std::vector<float>& nearest, int* indices) {
    nearest.assign(static_cast<std::size_t>(k), std::numeric_limits<float>::infinity());
    float* best = nearest.data();
    for (Eigen::Index j = 0; j < count; ++j) {
        const float distance = distances[j];
        if (!(distance < best[k - 1]))
            continue;
        int at = k - 1;
        for (; at > 0 && distance < best[at - 1]; --at) {
            best[at] = best[at - 1];
            indices[at] = indices[at - 1];
        }
        best[at] = distance;
        indices[at] = static_cast<int>(j);
    }
}

} // namespace

Eigen::MatrixXi nearestNeighbours(const FloatRows& train, const FloatRows& test, int k, const Progress& wanted) {
    k = static_cast<int>(std::min<Eigen::Index>(k, train.rows()));
    Eigen::Matrix<int, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> found(test.rows(), k);
    found.setZero();
    const Eigen::RowVectorXf squares = train.rowwise().squaredNorm().transpose();
    const FloatRows turned = -2 * train.transpose();
    FloatRows block;
    std::vector<float> nearest;
    for (Eigen::Index first = 0; first < test.rows(); first += rows_at_once) {
        wanted(0);
        const Eigen::Index count = std::min(rows_at_once, test.rows() - first);
        block.noalias() = test.middleRows(first, count) * turned;
        block.rowwise() += squares;
        for (Eigen::Index i = 0; i < count; ++i)
            keepNearest(block.row(i).data(), train.rows(), k, nearest, found.row(first + i).data());
    }
    return found;
}

std::vector<int> voteOfNeighbours(const Eigen::MatrixXi& neighbours, const std::vector<int>& labels, int classes) {
    std::vector<int> out, votes(static_cast<std::size_t>(classes));
    for (Eigen::Index i = 0; i < neighbours.rows(); ++i) {
        std::fill(votes.begin(), votes.end(), 0);
        int most = 0;
        for (Eigen::Index j = 0; j < neighbours.cols(); ++j)
            most = std::max(most, ++votes[static_cast<std::size_t>(labels[static_cast<std::size_t>(neighbours(i, j))])]);
        Eigen::Index j = 0; // nearest first
        while (votes[static_cast<std::size_t>(labels[static_cast<std::size_t>(neighbours(i, j))])] < most)
            ++j;
        out.push_back(labels[static_cast<std::size_t>(neighbours(i, j))]);
    }
    return out;
}

} // namespace nictate
