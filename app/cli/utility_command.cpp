#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/signal_options.h"
#include "app/cli/swept_values.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signal_utility.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

namespace {

struct UtilityCommand {
    SignalInputOptions input;
    std::vector<std::string> mechanisms;
    Settings settings;
    std::vector<double> epsilons;
    SweptValues values;
    int repetitions = 100;
    std::string k, out;
};

/// --k optimal | private | N, for the mechanisms that keep frequencies.
void setKept(Parameters& given, const MechanismInfo& info, const std::string& k) {
    if (k.empty() || !info.has("k_choice"))
        return;
    if (k == "optimal" || k == "private")
        given.set("k_choice", k);
    else
        given.set("k", parseParameter(info.parameter("k"), k));
}

struct UtilityTable {
    TableText csv;
    bool swept = false; ///< has a column of its own

    void addRow(const std::string& condition, const std::string& mechanism, const UtilityPoint& point,
                const std::string& value = {});
};

void UtilityTable::addRow(const std::string& condition, const std::string& mechanism, const UtilityPoint& point,
                          const std::string& value) {
    csv.textOrNothing(condition).text(mechanism);
    for (double number : {point.epsilon, point.published_epsilon, point.user_epsilon, point.k_mean, point.mse,
                          point.mse_range_normalised, point.nmse_median, point.utility})
        csv.text(numberText(number)); // may be "nan" or "inf"
    if (swept)
        csv.textOrNothing(value);
    csv.endRow();
}

SignalStudy onlyCondition(const SignalStudy& study, std::size_t condition) {
    SignalStudy out = study;
    out.conditions = {study.conditions[condition]};
    return out;
}

struct UtilityRun {
    const Mechanism<Signals>* mechanism;
    SweptGiven at;
};

std::vector<UtilityRun> runsOf(const UtilityCommand& options) {
    std::vector<UtilityRun> runs;
    for (const std::string& id : options.mechanisms) {
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
        for (SweptGiven& at : options.values.of(mechanism.info, options.settings)) {
            setKept(at.given, mechanism.info, options.k);
            runs.push_back({&mechanism, std::move(at)});
        }
    }
    options.values.check(options.mechanisms, options.settings);
    const std::string& swept = options.values.wanted.name;
    if (!options.k.empty() && (swept == "k" || swept == "k_choice"))
        throw InvalidParameter(swept, "in --k and --values", Text("one of them"));
    return runs;
}

void run(const UtilityCommand& options) {
    const std::vector<UtilityRun> runs = runsOf(options);
    const SignalInput input = openSignals(options.input, options.settings);
    const SignalFacts facts = signalFacts(input.signals);
    for (const auto& [mechanism, at] : runs)
        resolve(*mechanism, at.given, facts); // refuses before hours of work
    UtilityTable table;
    table.swept = !options.values.column().empty();
    table.csv.header({"condition", "mechanism", "epsilon_per_feature", "published_epsilon", "user_epsilon", "k_mean", "mse",
                      "mse_range_normalised", "nmse_median", "utility"},
                     options.values.column());
    for (std::size_t c = 0; c < input.signals.conditions.size(); ++c) {
        const SignalStudy part = onlyCondition(input.signals, c);
        const SignalGroup& group = part.conditions.front();
        const std::size_t varying = varyingFeatures(group).size();
        if (varying < part.features.size())
            std::cerr << "nictate-cli: note: " << part.features.size() - varying
                      << " constant features are left out of the averages"
                      << (group.condition.empty() ? "" : " of " + group.condition) << "\n";
        if (varying == 0)
            throw MissingData(Text("every feature is constant, so there is no utility to speak of"));
        for (const auto& [mechanism, at] : runs)
            for (const UtilityPoint& point : utilityCurve(*mechanism, part, 0, facts, at.given, options.epsilons,
                                                          options.repetitions, SeededNoise(input.seed).stream(c)))
                table.addRow(group.condition, mechanism->info.id, point, at.value);
        for (double epsilon : options.epsilons)
            for (bool noise : {false, true}) {
                UtilityPoint point = noise ? publishedConstant(part, 0) : withoutNoise();
                point.epsilon = epsilon;
                table.addRow(group.condition, noise ? "constant" : "no-noise", point);
            }
    }
    writeText(table.csv.str(), options.out);
}

} // namespace

void addUtilityCommand(CLI::App& app) {
    auto options = std::make_shared<UtilityCommand>();
    auto* command =
        app.add_subcommand("utility", "utility and error of protected feature signals against ε; mse, nmse_median and utility "
                                      "judge the noisy signals as they are, mse_range_normalised what leaves after the finish");
    options->input.addTo(*command);
    command->add_option("--mechanism", options->mechanisms, "a mechanism's id; repeatable")
        ->required()
        ->take_all()
        ->allow_extra_args(false);
    options->settings.addTo(*command);
    addEpsilons(*command, options->epsilons, "per feature: 0.01,0.05,0.1,0.5,1");
    options->values.addTo(*command);
    addRepetitions(*command, options->repetitions, 100000);
    command->add_option("--k", options->k, "optimal (reads the data), private, or a number of frequencies");
    command->add_option("--out", options->out, "the CSV to write (default: standard output)");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
