#include "app/cli/commands.h"
#include "app/cli/gaze_options.h"
#include "app/cli/output.h"
#include "app/cli/swept_values.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "core/evaluation/stream_utility.h"
#include "core/files/figures.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

namespace {

struct SamplesUtility {
    DataOptions data;
    std::vector<std::string> mechanisms;
    Settings settings;
    std::vector<double> epsilons;
    SweptValues values;
    int repetitions = 5;
    std::uint64_t seed = 1;
    std::string out;
};

void run(const SamplesUtility& options) {
    std::vector<EvaluatedStreams> mechanisms;
    for (const std::string& id : options.mechanisms) {
        const Mechanism<Streams>& mechanism = mechanismOf<Streams>(id);
        for (const auto& [given, value] : options.values.of(mechanism.info, options.settings))
            mechanisms.push_back({&mechanism, given, value});
    }
    options.values.check(options.mechanisms, options.settings);
    const GazeInput input = openStreams(options.data);
    const auto rows = gazeUtility(input.streams, mechanisms, options.epsilons, options.repetitions, SeededNoise(options.seed));
    writeText(gazeUtilityCsv(rows, options.values.column()), options.out);
    for (const GazeUtilityRow& row : rows)
        if (row.mechanism != "raw" && row.mechanism != "centre" && worseThanCentre(row.rmse_deg, row.centre_rmse_deg))
            std::cerr << "nictate-cli: note: " << row.mechanism << (row.epsilon ? " at ε = " + figure(*row.epsilon) : "")
                      << " is further from the original than the middle of the field in every row (" << figure(row.rmse_deg)
                      << "° against " << figure(row.centre_rmse_deg) << "°)\n";
}

} // namespace

void addSamplesUtilityCommand(CLI::App& app) {
    auto options = std::make_shared<SamplesUtility>();
    auto* command = app.add_subcommand(
        "samples-utility",
        "utility of simulated gaze samples and re-identification from them, against ε; the output is sensitive");
    options->data.addTo(*command);
    command->add_option("--mechanism", options->mechanisms, "a mechanism's id; repeatable")
        ->required()
        ->take_all()
        ->allow_extra_args(false);
    options->settings.addTo(*command);
    addEpsilons(*command, options->epsilons, "of mechanisms that have one: 0.1,1,10");
    options->values.addTo(*command);
    addRepetitions(*command, options->repetitions, 1000);
    addSeed(*command, options->seed);
    command->add_option("--out", options->out, "the CSV to write (default: standard output)");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
