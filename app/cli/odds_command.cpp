#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/analysis/guess_curve.h"
#include "core/files/table_text.h"
#include "core/mechanisms/registry.h"

#include <CLI/CLI.hpp>

#include <cmath>

namespace nictate::cli {

namespace {

struct OddsCommand {
    std::string mechanism;
    Settings settings;
    std::vector<double> epsilons;
    bool json = false;
};

std::vector<GuessPoint> points(const OddsCommand& options) {
    const auto& mechanism = mechanismOf<Maps>(options.mechanism);
    MapFacts facts;
    facts.observers = options.settings.observers();
    return guessCurve(mechanism, options.settings.of(mechanism.info), facts, options.epsilons);
}

std::string csv(const OddsCommand& options) {
    TableText table;
    table.header({"mechanism", "epsilon", "delta", "best_guess"});
    for (const GuessPoint& point : points(options)) {
        table.text(options.mechanism).number(point.epsilon).number(point.delta).number(point.best_guess.value_or(std::nan("")));
        table.endRow();
    }
    return table.str();
}

Json json(const OddsCommand& options) {
    Json rows = Json::array();
    for (const GuessPoint& point : points(options))
        rows.push_back({{"mechanism", options.mechanism},
                        {"epsilon", point.epsilon},
                        {"delta", point.delta},
                        {"best_guess", point.best_guess ? Json(*point.best_guess) : Json(nullptr)},
                        {"status", name(point.status)}});
    return {{"odds", rows}};
}

} // namespace

void addOddsCommand(CLI::App& app) {
    auto options = std::make_shared<OddsCommand>();
    auto* command = app.add_subcommand("odds", "the best guess an attacker can reach against ε, without any data");
    command->add_option("MECHANISM", options->mechanism, "id of a mechanism for heatmaps")->required();
    options->settings.addTo(*command);
    addEpsilons(*command, options->epsilons, "0.1,1,3");
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { options->json ? print(json(*options), true) : writeText(csv(*options), {}); });
}

} // namespace nictate::cli
