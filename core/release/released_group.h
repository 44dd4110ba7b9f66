#pragma once
// Groups of the observers that leave together, each with a table or a map of its own, at one ε (mathematics.md §11.6).

#include "core/text.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace nictate {

/// A group of the observers, with an output of its own.
struct ReleasedGroup {
    std::string name;                   ///< published
    std::vector<std::size_t> observers; ///< places among those who are released; public
};

/// n of the smallest group, whose noise is the largest; everybody's where there are no groups.
int smallestOf(const std::vector<ReleasedGroup>& groups, int everybody);

/// What the ledger notes of groups; nothing where there are none.
void addGroups(nlohmann::ordered_json& parameters, const std::string& attribute, const std::vector<ReleasedGroup>& groups);

/// Why releases of all groups cost one ε together, how large the smallest group is, and what that leaves an attacker; for the
/// card.
std::vector<Text> groupReasons(std::size_t groups, std::size_t smallest);

/// The seed of a group's simulation: another one in every group.
std::uint64_t seedOfGroup(std::uint64_t seed, std::size_t group);

} // namespace nictate
