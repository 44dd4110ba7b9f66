#pragma once
// A column of feature tables that says what each row is: scene sensitivity, activity (Bozkir et al. 2021, table 4).

#include "core/evaluation/recording_set.h"

namespace nictate {

inline constexpr std::size_t most_row_labels = 50;

/// A column that was taken out of the features: what it says, by participant and condition.
struct LabelColumn {
    std::string name;
    std::map<std::pair<std::size_t, std::string>, Eigen::VectorXd> values;
};
/// Takes it out: it is no feature that anybody may recognise it by. Throws MissingData naming the columns there are, or where it
/// was the only one.
LabelColumn takeLabelColumn(Dataset& study, const std::string& name);

/// Different numbers in ascending order are the classes; rows without a number have none. Throws MissingData with more than 50.
RowLabels rowLabels(const LabelColumn& column, const RecordingSet& set, const Dataset& study);

} // namespace nictate
