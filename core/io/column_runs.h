#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nictate {

/// How the values of a column follow each other from row to row.
class ColumnRuns {
  public:
    void take(std::string_view cell);
    /// Whether the rows lie in blocks of one value each, as where people, items or conditions are numbered: several values, few
    /// for so many rows, words or whole numbers.
    bool areBlocks() const;

  private:
    void endRun();

    std::set<std::string, std::less<>> values_;
    std::string last_;
    std::size_t rows_ = 0, runs_ = 0, single_ = 0, length_ = 0;
    bool fractions_ = false;
};

/// Columns that are watched while their table is read, because its first rows say nothing of them.
using WatchedColumns = std::vector<std::pair<std::size_t, ColumnRuns>>;

/// Whether a header names a measure (a time, a position, a pupil) rather than a person, an item or a condition.
bool namesMeasure(std::string_view header);

} // namespace nictate
