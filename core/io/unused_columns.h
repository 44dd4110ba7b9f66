#pragma once

#include "core/data/dataset.h"
#include "core/io/table_layout.h"

#include <map>
#include <set>
#include <string>

namespace nictate {

/// Columns of a study's tables that play no role, so that a person can say which of them does.
class UnusedColumns {
  public:
    void see(const TableLayout& layout);
    /// Names them among what is unused, and offers those that may tell people, stimuli or conditions apart: columns of words,
    /// and columns constant within every table but not across them.
    void tell(Dataset& study) const;

  private:
    std::vector<std::string> offered(const Dataset& study) const;

    std::vector<std::string> names_; ///< of the first table
    std::set<std::string> words_;    ///< of all tables
    std::map<std::string, std::set<std::string>> constants_;
    std::map<std::string, std::size_t> constant_in_;
    std::size_t tables_ = 0;
};

} // namespace nictate
