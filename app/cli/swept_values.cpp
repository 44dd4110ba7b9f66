#include "app/cli/swept_values.h"

#include "core/domains/registry.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>

namespace nictate::cli {

namespace {

std::vector<std::string> partsOf(const std::string& list) {
    std::vector<std::string> parts;
    std::istringstream rest(list + ",");
    for (std::string part; std::getline(rest, part, ',');)
        parts.push_back(part);
    return parts;
}

} // namespace

void SweptValues::addTo(CLI::App& command) {
    command
        .add_option("--values", wanted,
                    "name=a,b,c: another parameter swept as ε is, a row a value; its column, set_NAME, is the last one")
        ->check(assignment("name=a,b,c, as in --values k=2,4,8"));
}

std::vector<SweptGiven> SweptValues::of(const MechanismInfo& info, const Settings& settings) const {
    const Parameters given = settings.of(info);
    if (wanted.name.empty())
        return {{given, ""}};
    if (!info.has(wanted.name)) {
        std::cerr << "nictate-cli: note: " << info.id << " does not use " << wanted.name << "\n";
        return {{given, ""}};
    }
    std::vector<SweptGiven> out;
    std::set<std::string> seen;
    for (const std::string& part : partsOf(wanted.value)) {
        const ParameterValue value = parseParameter(info.parameter(wanted.name), part);
        out.push_back({given, valueText(value)});
        out.back().given.set(wanted.name, value);
        if (!seen.insert(out.back().value).second)
            throw InvalidParameter(wanted.name, part, Text("each value once in --values"));
    }
    return out;
}

Json sweptJson(const std::string& value) {
    const Json number = Json::parse(value, nullptr, false);
    return number.is_number() ? number : Json(value);
}

void SweptValues::check(const std::vector<std::string>& mechanisms, const Settings& settings) const {
    const std::string& name = wanted.name;
    if (name.empty())
        return;
    if (name == "epsilon")
        throw InvalidParameter("values", name, Text("another parameter: --epsilons goes through ε"));
    if (settings.has(name))
        throw InvalidParameter(name, "in --set and --values", Text("one of them"));
    const bool k_is_chosen = std::any_of(settings.given.begin(), settings.given.end(),
                                         [](const Assignment& each) { return each.name == "k_choice" && each.value != "fixed"; });
    if (name == "k" && k_is_chosen)
        throw InvalidParameter("k", wanted.value, Text("k_choice=fixed, or nothing: otherwise k is chosen"));
    const auto all = mechanismInfos();
    if (std::none_of(all.begin(), all.end(), [&](const MechanismInfo* info) {
            return info->has(name) && std::count(mechanisms.begin(), mechanisms.end(), info->id) > 0;
        }))
        throw InvalidParameter("values", name, Text("a parameter of the mechanisms; nictate-cli mechanisms lists them"));
}

} // namespace nictate::cli
