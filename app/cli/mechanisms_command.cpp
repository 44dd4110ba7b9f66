#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/domains/registry.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <iostream>

namespace nictate::cli {

namespace {

Json finiteOrNull(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

Json describe(const ParameterSpec& spec) {
    Json out;
    out["name"] = spec.name;
    out["symbol"] = spec.symbol;
    out["unit"] = spec.unit;
    out["min"] = spec.choices.empty() ? finiteOrNull(spec.min) : Json(nullptr);
    out["max"] = spec.choices.empty() ? finiteOrNull(spec.max) : Json(nullptr);
    out["default"] = spec.default_formula;
    out["meaning"] = spec.meaning;
    out["range"] = rangeText(spec);
    if (!spec.choices.empty())
        out["choices"] = spec.choices;
    return out;
}

Json describe(const MechanismInfo& info) {
    Json out;
    out["id"] = info.id;
    out["name"] = info.name;
    out["reads"] = info.reads;
    out["citation"] = info.citation;
    out["summary"] = info.summary;
    out["formula"] = info.formula;
    out["parameters"] = Json::array();
    for (const ParameterSpec& spec : info.parameters)
        out["parameters"].push_back(describe(spec));
    out["statuses"] = Json::array();
    for (Status status : info.statuses)
        out["statuses"].push_back(name(status));
    return out;
}

void printText(const MechanismInfo& info) {
    std::cout << info.id << "  (" << info.reads << ")\n  " << info.summary << "\n  " << info.formula << "\n";
    for (const ParameterSpec& spec : info.parameters)
        std::cout << "    " << spec.name << "  " << rangeText(spec) << "; default " << spec.default_formula << "\n";
}

} // namespace

void addMechanismsCommand(CLI::App& app) {
    auto* command = app.add_subcommand("mechanisms", "every mechanism with its parameters and what it promises");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "one JSON object");
    command->callback([json] {
        Json all;
        all["mechanisms"] = Json::array();
        for (const MechanismInfo* info : mechanismInfos())
            *json ? all["mechanisms"].push_back(describe(*info)) : printText(*info);
        if (*json)
            print(all, true);
    });
}

} // namespace nictate::cli
