#pragma once

#include "core/data/dataset.h"

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
    /// A table's rows in blocks that never move: a table of gigabytes is held once while it grows and once when it is taken.
    struct Growing {
        std::vector<std::vector<double>> blocks;
        std::size_t rows = 0;
    };
    std::size_t features_;
    std::vector<FeatureTable> tables_; ///< their values still empty
    std::vector<Growing> values_;
    std::map<std::pair<std::size_t, std::string>, std::size_t> places_;
};

/// Throws ParseError naming the column (of a header on line 1, `offset` columns to the right) when a name is empty or
/// occurs twice.
void checkFeatureNames(const std::string& file, const std::vector<std::string>& names, std::size_t offset = 2);

/// Throws OutputError when the study's feature tables could not be written without loss.
void checkFeatures(const Dataset& study);

} // namespace nictate
