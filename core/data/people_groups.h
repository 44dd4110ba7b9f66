#pragma once
// Groups that an attribute of people makes: expertise, age group, a condition between people (mathematics.md §11.6).

#include "core/data/dataset.h"

#include <string>
#include <vector>

namespace nictate {

inline constexpr std::size_t most_groups = 6;

/// The people with one value of an attribute.
struct PeopleGroup {
    std::string name;                ///< the attribute's value; published
    std::vector<std::size_t> people; ///< indices of participants, ascending; two or more
};

/// Nobody is in two of them.
struct PeopleGroups {
    std::string attribute;
    std::vector<PeopleGroup> groups; ///< 2 to most_groups, by name
    std::size_t without = 0;         ///< people who have no value and are in none of them
    bool operator==(const PeopleGroups&) const = default;

    std::vector<std::size_t> people() const; ///< of all groups, ascending
    std::size_t smallest() const;            ///< n of the smallest group
};
bool operator==(const PeopleGroup& a, const PeopleGroup& b);

/// Those of the people `included`. Throws InvalidParameter (`groups`) for an attribute that is not there, that has one value or
/// more than six, or a value that one person alone has.
PeopleGroups groupsOf(const Dataset& dataset, const std::string& attribute, const std::vector<std::size_t>& included);

/// The attributes that groupsOf() takes, sorted.
std::vector<std::string> groupingAttributes(const Dataset& dataset, const std::vector<std::size_t>& included);

} // namespace nictate
