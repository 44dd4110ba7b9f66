#include "core/data/people_groups.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <algorithm>
#include <map>

namespace nictate {

namespace {

std::map<std::string, std::vector<std::size_t>> byValue(const Dataset& dataset, const std::string& attribute,
                                                        const std::vector<std::size_t>& included) {
    std::map<std::string, std::vector<std::size_t>> people;
    for (const std::size_t i : included) {
        const auto& attributes = dataset.participants.at(i).attributes;
        if (const auto found = attributes.find(attribute); found != attributes.end() && !found->second.empty())
            people[found->second].push_back(i);
    }
    return people;
}

/// What is expected instead; empty where these are groups.
Text expectedOf(const std::map<std::string, std::vector<std::size_t>>& people) {
    if (people.size() < 2 || people.size() > most_groups)
        return Text("an attribute with 2 to 6 values; it has %1", counted(people.size(), Text("value"), Text("values")));
    for (const auto& [value, group] : people)
        if (group.size() < 2)
            return Text("two observers or more in every group; group %1 has one", value);
    return {};
}

} // namespace

bool operator==(const PeopleGroup& a, const PeopleGroup& b) { return a.name == b.name && a.people == b.people; }

std::vector<std::size_t> PeopleGroups::people() const {
    std::vector<std::size_t> all;
    for (const PeopleGroup& group : groups)
        all.insert(all.end(), group.people.begin(), group.people.end());
    std::sort(all.begin(), all.end());
    return all;
}

std::size_t PeopleGroups::smallest() const {
    std::size_t least = groups.front().people.size();
    for (const PeopleGroup& group : groups)
        least = std::min(least, group.people.size());
    return least;
}

PeopleGroups groupsOf(const Dataset& dataset, const std::string& attribute, const std::vector<std::size_t>& included) {
    const std::vector<std::string> names = attributeNames(dataset);
    if (std::find(names.begin(), names.end(), attribute) == names.end()) {
        std::string known;
        for (const std::string& name : names)
            known += (known.empty() ? "" : ", ") + name;
        throw InvalidParameter("groups", attribute,
                               known.empty() ? Text("a study with attributes of people") : Text("one of %1", known));
    }
    PeopleGroups out;
    out.attribute = attribute;
    out.without = included.size();
    const auto people = byValue(dataset, attribute, included);
    if (const Text expected = expectedOf(people); !expected.empty())
        throw InvalidParameter("groups", attribute, expected);
    for (const auto& [value, group] : people) {
        out.without -= group.size();
        out.groups.push_back({value, group});
    }
    return out;
}

std::vector<std::string> groupingAttributes(const Dataset& dataset, const std::vector<std::size_t>& included) {
    std::vector<std::string> names = attributeNames(dataset);
    std::erase_if(names, [&](const std::string& name) { return !expectedOf(byValue(dataset, name, included)).empty(); });
    return names;
}

} // namespace nictate
