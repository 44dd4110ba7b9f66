#pragma once

#include "core/io/study_builder.h"
#include "core/io/table_layout.h"

#include <string>
#include <vector>

namespace nictate {

/// The layout of a table without x and y that is one of features: it names a participant, no time and no start, and at least one
/// of its other columns holds numbers that are no attribute. Its counts and durations of fixations are no columns of gaze then.
std::optional<TableLayout> asFeatureTable(TextSource& source, TableLayout layout, const OpenOptions& options);

/// The columns that are features, by what their first cells hold.
ReadingPlan planOfFeatures(TextSource& source, const TableLayout& layout, const OpenOptions& options);

/// One long table: participant, columns that make up the condition (condition, document, session, round, stimulus …),
/// numeric columns (the features), and text columns that never change for a person (attributes). Empty cells are NaN.
/// Throws ParseError with file, line and column.
void readLongFeatureTable(TextSource& source, const TableLayout& layout, const OpenOptions& options, StudyBuilder& builder);

/// One participant's features in one condition: a row of numbers a line, with a header or without. Without one, 52
/// columns are window_feature_names and others "feature 1", "feature 2" … Throws ParseError.
struct FeatureFile {
    std::vector<std::string> names;
    Eigen::MatrixXd values;
};
FeatureFile readFeatureFile(TextSource& source, const TableLayout& layout);

} // namespace nictate
