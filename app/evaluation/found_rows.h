#pragma once
// Results side by side: protected | the noise alone | a fresh draw.

#include "core/evaluation/evaluation.h"

namespace nictate {

/// An attacker on one mechanism at one ε (or on the original), as a row of the bench's table.
struct FoundRow {
    EvaluationResult found;         ///< of protected signals; of the original where there is no mechanism
    std::optional<double> original; ///< what the same attacker finds there
    std::optional<double> fresh;    ///< trained and tested on independent releases; where one release is split in halves
    bool as_published = false;      ///< of halves of one protected release: the noise is shared
};

/// Rows of one task, in the results' order.
std::vector<FoundRow> foundRows(const std::vector<EvaluationResult>& results, const Task& task);

} // namespace nictate
