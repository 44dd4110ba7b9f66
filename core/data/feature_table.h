#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <string>
#include <vector>

namespace nictate {

/// One participant's eye-movement features in one recording condition: a row per window in time order, a column per
/// feature. A value that is missing is NaN.
struct FeatureTable {
    std::size_t participant = 0; ///< index into the dataset
    std::string condition;       ///< document, session, …; empty when the study has only one
    Eigen::MatrixXd values;      ///< T × F, T ≥ 1
};

/// The feature tables of a study. All have the same columns; there is at most one a participant and condition.
/// Column names are public, everything else is sensitive.
struct FeatureSet {
    std::vector<std::string> names; ///< F unique ones
    double step_s = 0;              ///< from one row to the next; 0 = unknown
    std::vector<FeatureTable> tables;

    bool empty() const { return tables.empty(); }
};

} // namespace nictate
