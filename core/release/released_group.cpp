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

} // namespace nictate
