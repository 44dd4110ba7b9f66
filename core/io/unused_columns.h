#pragma once

#include "core/data/dataset.h"
#include "core/io/column_runs.h"
#include "core/io/open_options.h"
#include "core/io/table_layout.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// Columns of a study's tables that play no role, so that a person can say which of them does.
class UnusedColumns {
  public:
    explicit UnusedColumns(const ReadingPlan& plan);

    /// Columns of this table that its first rows say nothing of, because all of them hold the same.
    WatchedColumns toWatch(const TableLayout& layout) const;
    /// A table by its head and, where it was read, by its watched columns.
    void see(const TableLayout& layout, const WatchedColumns& watched = {});
    /// Those that may tell people, stimuli or conditions apart: columns of words, whole numbers in blocks of rows, and columns
    /// constant within every table but not across them.
    std::vector<std::string> offered() const;
    /// Names all of them among what is unused, and offers some.
    void tell(Dataset& study) const;

  private:
    bool mayTell(const std::string& name) const;

    std::string keep_;               ///< the plan's entry
    bool known_ = false;             ///< whether a known program's table says what was looked at
    bool known_program_ = false;     ///< whose columns of numbers are known
    std::vector<std::string> names_; ///< of the first table
    std::set<std::string> words_;    ///< of all tables
    std::set<std::string> blocks_;   ///< whose values lie in blocks in any table
    std::set<std::string> numbers_;  ///< of which a table's head holds numbers
    std::set<std::string> filled_;   ///< of which any table says something
    std::map<std::string, std::set<std::string>> constants_;
    std::map<std::string, std::size_t> constant_in_;
    std::size_t tables_ = 0;
};

/// What UnusedColumns offers by the heads of the first tables; the options are settled. Tables that cannot be read say nothing.
std::vector<std::string> offeredColumns(const std::vector<std::filesystem::path>& tables, const OpenOptions& options);

} // namespace nictate
