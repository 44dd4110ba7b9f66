#pragma once
// Which features give people away (mathematics.md §13.9).

#include "core/evaluation/recording_set.h"
#include "core/noise/seeded_noise.h"
#include "core/progress.h"

namespace nictate {

struct FeatureImportance {
    std::size_t feature = 0; ///< of the set's
    double drop = 0;         ///< of the share of recordings recognised
    double sd = 0;           ///< over permutations
};

/// Permutation importance [Breiman 2001] of linkage across conditions by recordings' means: one feature of the recordings asked
/// about is exchanged between people, condition by condition. Largest first. Sensitive. Throws MissingData, Cancelled.
std::vector<FeatureImportance> featuresThatNamePeople(const RecordingSet& set, const SignalStudy& signals, int permutations,
                                                      const SeededNoise& noise, const Progress& progress = {});

} // namespace nictate
