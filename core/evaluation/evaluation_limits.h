#pragma once
// What an evaluation does not take on: said on counts alone, before anything is computed.

#include "core/evaluation/evaluation.h"

namespace nictate {

inline constexpr double most_values = 60e6; ///< recordings × rows × features: 480 MB a copy, of which there are some six
inline constexpr double most_rows = 50'000; ///< that knn, dt and rf look at
inline constexpr double most_support_vectors = 20'000; ///< rows that svm looks at

/// Throws InvalidParameter (`length`, `every`) with the least value that would do.
void refuseTooLarge(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request);

} // namespace nictate
