#include "core/release/released_group.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace nictate {

int smallestOf(const std::vector<ReleasedGroup>& groups, int everybody) {
    for (const ReleasedGroup& group : groups)
        everybody = std::min(everybody, static_cast<int>(group.observers.size()));
    return everybody;
}

void addGroups(nlohmann::ordered_json& parameters, const std::string& attribute, const std::vector<ReleasedGroup>& groups) {
    if (!groups.empty())
        parameters["groups_by"] = attribute;
    for (const ReleasedGroup& group : groups)
        parameters["groups"][group.name] = group.observers.size();
}

std::vector<Text> groupReasons(std::size_t groups, std::size_t smallest) {
    return {Text("Every observer is in one of the %1 groups only, so the releases of all groups together cost one ε (parallel "
                 "composition).",
                 groups),
            Text("The smallest group has %1 observers; the noise named here is of its release. Who knows the data of all others "
                 "in it holds one person's values with %2 times that noise.",
                 smallest, smallest)};
}

std::uint64_t seedOfGroup(std::uint64_t seed, std::size_t group) { return seed ^ (0x9E3779B97F4A7C15u * (group + 1)); }

} // namespace nictate
