#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/swept_values.h"
#include "core/domains/heatmap/guess_curve.h"
#include "core/domains/registry.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

#include <cmath>

namespace nictate::cli {

namespace {

struct OddsCommand {
    std::string mechanism;
    Settings settings;
    std::vector<double> epsilons;
    SweptValues values;
    bool json = false;
};

struct SweptPoint {
    GuessPoint point;
    std::string value;
};

std::vector<SweptPoint> points(const OddsCommand& options) {
    const auto& mechanism = mechanismOf<Heatmaps>(options.mechanism);
    HeatmapFacts facts;
    facts.observers = options.settings.observers();
    std::vector<SweptPoint> out;
    for (const SweptGiven& at : options.values.of(mechanism.info, options.settings))
        for (const GuessPoint& point : guessCurve(mechanism, at.given, facts, options.epsilons))
            out.push_back({point, at.value});
    options.values.check({options.mechanism}, options.settings);
    return out;
}

std::string csv(const OddsCommand& options) {
    TableText table;
    table.header({"mechanism", "epsilon", "delta", "best_guess"}, options.values.column());
    for (const auto& [point, value] : points(options)) {
        table.text(options.mechanism).number(point.epsilon).number(point.delta).number(point.best_guess.value_or(std::nan("")));
        if (!value.empty())
            table.text(value);
        table.endRow();
    }
    return table.str();
}

Json json(const OddsCommand& options) {
    Json rows = Json::array();
    for (const auto& [point, value] : points(options)) {
        rows.push_back({{"mechanism", options.mechanism},
                        {"epsilon", point.epsilon},
                        {"delta", point.delta},
                        {"best_guess", orNull(point.best_guess)},
                        {"status", name(point.status)}});
        if (!value.empty())
            rows.back()[options.values.column()] = sweptJson(value);
    }
    return {{"odds", rows}};
}

} // namespace

void addOddsCommand(CLI::App& app) {
    auto options = std::make_shared<OddsCommand>();
    auto* command = app.add_subcommand("odds", "the best guess an attacker can reach against ε, without any data");
    command->add_option("MECHANISM", options->mechanism, "id of a mechanism for heatmaps")->required();
    options->settings.addTo(*command);
    addEpsilons(*command, options->epsilons, "0.1,1,3");
    options->values.addTo(*command);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { options->json ? print(json(*options), true) : writeText(csv(*options), {}); });
}

} // namespace nictate::cli
