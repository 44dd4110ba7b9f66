#pragma once
// Feature tables in files of their own.

#include "core/data/dataset.h"
#include "core/io/open_options.h"
#include "core/io/study_builder.h"
#include "core/io/table_layout.h"
#include "core/progress.h"

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace nictate {

/// Rows of features collected one by one, and the tables they make: one a participant and condition, in order of first
/// appearance.
class FeatureRows {
  public:
    explicit FeatureRows(std::size_t features) : features_(features) {}
    void add(std::size_t participant, const std::string& condition, std::span<const double> values);
    std::vector<FeatureTable> take();

  private:
    std::size_t features_;
    std::vector<FeatureTable> tables_; ///< their values still empty
    std::vector<std::vector<double>> values_;
    std::map<std::pair<std::size_t, std::string>, std::size_t> places_;
};

/// Throws ParseError naming the column (of a header on line 1, `offset` columns to the right) when a name is empty or
/// occurs twice.
void checkFeatureNames(const std::string& file, const std::vector<std::string>& names, std::size_t offset = 2);

/// Throws OutputError when the study's feature tables could not be written without loss.
void checkFeatures(const Dataset& study);

/// Whether a table without x and y is one of features: it names a participant, no time and no event, and at least one of
/// its other columns holds numbers that are no attribute.
bool isFeatureTable(TextSource& source, const TableLayout& layout, const OpenOptions& options);

/// One long table: participant, columns that make up the condition (condition, document, session, round, stimulus …),
/// numeric columns (the features), and text columns that never change for a person (attributes). Empty cells are NaN.
/// Throws ParseError with file, line and column.
Dataset readLongFeatureTable(TextSource& source, const OpenOptions& options);

/// One participant's features in one condition: a row of numbers a line, with a header or without. Without one, 52
/// columns are window_feature_names and others "feature 1", "feature 2" … Throws ParseError.
struct FeatureFile {
    std::vector<std::string> names;
    Eigen::MatrixXd values;
};
FeatureFile readFeatureFile(TextSource& source, const OpenOptions& options = {});

inline constexpr const char* feature_index = "feature_tables.json";

/// Whether a folder was written by writeFeatureFolder.
bool isFeatureFolder(const std::filesystem::path& folder);
Dataset readFeatureFolder(const std::filesystem::path& folder, const Progress& progress = {});

/// Writes the study's feature tables into a new folder, whole or not at all: one CSV with a header a participant and
/// condition (`P01_comic_features.csv`, unsafe characters replaced), participants.csv with the attributes, and
/// feature_tables.json, which says what each file is, so that everything reads back equal. The study's name and step are
/// kept, its recordings and stimuli are not. Throws OutputError as writeStudyFolder does; MissingData without tables.
void writeFeatureFolder(const Dataset& study, const std::filesystem::path& folder, const Progress& progress = {});

} // namespace nictate
