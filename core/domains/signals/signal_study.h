#pragma once
// Feature tables made ready for mechanisms: one length, no gaps, values within public bounds.

#include "core/data/dataset.h"
#include "core/data/feature_bounds.h"
#include "core/text.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Everybody's tables of one condition. A column of a table is one signal.
struct SignalGroup {
    std::string condition;
    std::vector<std::size_t> participants; ///< indices into the dataset, as the tables
    std::vector<Eigen::MatrixXd> tables;   ///< length × features
};

/// A feature's place among names. Throws MissingData naming some that exist.
std::size_t featureIndex(const std::vector<std::string>& features, const std::string& name);

/// All signals of a study, evenly sampled and of the same length n.
struct SignalStudy {
    std::vector<std::string> features;
    std::vector<FeatureBounds> bounds; ///< one a feature
    bool bounds_public = false;        ///< else they are the data's own range
    int length = 0;                    ///< n ≥ 2
    bool length_given = false;         ///< not counted from the data
    bool length_public = false;        ///< given, or the same for all recordings; else the longest one's
    double step_s = 0;                 ///< between samples; 0 = unknown
    int participants = 0;              ///< N: everybody included, also those without a table
    std::vector<SignalGroup> conditions;
    std::vector<Text> warnings; ///< sensitive facts for the curator

    /// S: recordings a person has at most.
    int recordings() const { return static_cast<int>(conditions.size()); }
    /// Index of a feature. Throws MissingData naming some that exist.
    std::size_t feature(const std::string& name) const;
};

/// Whose signals are taken, and what is public about them.
struct SignalOptions {
    std::vector<std::size_t> included;                ///< participants
    std::optional<int> length;                        ///< public n; longer signals are cut
    std::optional<std::vector<FeatureBounds>> bounds; ///< public, one a feature of the study; values are clamped
};

/// Shorter signals repeat their last value, gaps are bridged by straight lines (a deterministic function of each
/// participant's own data). Throws MissingData without features or participants, InvalidParameter for a length below
/// 2 or bounds with lower ≥ upper.
SignalStudy signalStudy(const Dataset& dataset, const SignalOptions& options);

/// Whether a feature is the same number everywhere in a condition: such a feature is left out of averages.
bool isConstant(const SignalGroup& group, std::size_t feature);

/// One feature of one condition: length × participants.
Eigen::MatrixXd signalsOf(const SignalGroup& group, std::size_t feature);

} // namespace nictate
