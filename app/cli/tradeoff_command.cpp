#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/swept_values.h"
#include "core/domains/heatmap/heatmap_tradeoff.h"
#include "core/domains/registry.h"
#include "core/files/number.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct TradeoffCommand {
    HeatmapOptions input;
    std::vector<std::string> mechanisms;
    Settings settings;
    std::vector<double> epsilons;
    SweptValues values;
    int repetitions = 100;
    std::string out;
};

void run(const TradeoffCommand& options) {
    std::vector<std::pair<const Mechanism<Heatmaps>*, SweptGiven>> runs;
    for (const std::string& id : options.mechanisms)
        for (const SweptGiven& at : options.values.of(mechanismOf<Heatmaps>(id).info, options.settings))
            runs.emplace_back(&mechanismOf<Heatmaps>(id), at);
    options.values.check(options.mechanisms, options.settings);

    HeatmapInput input = openHeatmap(options.input);
    TableText csv;
    csv.header({"mechanism", "epsilon", "cc_mean", "cc_sd", "mse_mean", "mse_sd"}, options.values.column());
    auto add = [&](const std::string& what, const std::vector<TradeoffPoint>& points, const std::string& value) {
        for (const TradeoffPoint& point : points) {
            csv.text(what);
            for (double number : {point.epsilon, point.cc_mean, point.cc_sd, point.mse_mean, point.mse_sd})
                csv.text(numberText(number)); // a correlation may be "nan"
            if (!options.values.column().empty())
                csv.textOrNothing(value);
            csv.endRow();
        }
    };
    for (const auto& [mechanism, at] : runs)
        add(mechanism->info.id,
            tradeoff(*mechanism, *input.points, at.given, input.facts, options.epsilons, options.repetitions, input.seed),
            at.value);
    add("prior-only", tradeoffWithoutGaze(*input.points, input.facts, options.epsilons), "");
    writeText(csv.str(), options.out);
}

} // namespace

void addTradeoffCommand(CLI::App& app) {
    auto options = std::make_shared<TradeoffCommand>();
    auto* command = app.add_subcommand("tradeoff", "CC and MSE against ε over repeated draws");
    options->input.addTo(*command);
    command->add_option("--mechanism", options->mechanisms, "a mechanism's id; repeatable")
        ->required()
        ->take_all()
        ->allow_extra_args(false);
    options->settings.addTo(*command);
    addEpsilons(*command, options->epsilons, "0.1,1,3");
    options->values.addTo(*command);
    addRepetitions(*command, options->repetitions, 1000000);
    command->add_option("--out", options->out, "the CSV to write (default: standard output)");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
