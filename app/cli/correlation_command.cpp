#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/signal_options.h"
#include "core/domains/registry.h"
#include "core/domains/signals/correlation.h"
#include "core/errors.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct CorrelationCommand {
    SignalInputOptions input;
    std::string feature, signal = "raw", mechanism, out;
    int start = 5, max_lag = 195;
    Settings settings;
};

void run(const CorrelationCommand& options) {
    const bool perturbed = options.signal == "private";
    if (perturbed == options.mechanism.empty())
        throw InvalidParameter("mechanism", perturbed ? "(none)" : options.mechanism,
                               perturbed ? Text("a mechanism, for --signal private") : Text("nothing, unless --signal private"));
    const int start = options.start - 1;
    SignalInput input = openSignals(options.input, options.settings);
    const std::size_t feature = input.signals.feature(options.feature);
    const int rows = input.signals.length - (options.signal == "difference" ? 1 : 0);
    if (start >= rows)
        throw InvalidParameter("start", std::to_string(options.start), Text("1 ≤ start ≤ %1, the samples there are", rows));
    if (perturbed) {
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(options.mechanism);
        input.signals = simulate(mechanism, input.signals, options.settings.of(mechanism.info), signalFacts(input.signals),
                                 SeededNoise(input.seed));
    }
    TableText csv;
    csv.header({"condition", "lag", "correlation"});
    for (const SignalGroup& group : input.signals.conditions) {
        Eigen::MatrixXd signals = signalsOf(group, feature);
        if (options.signal == "difference")
            signals = differences(signals);
        std::size_t lag = 0;
        for (double correlation : correlationCurve(signals, start, options.max_lag))
            csv.textOrNothing(group.condition).count(lag++).number(correlation).endRow();
    }
    writeText(csv.str(), options.out);
}

} // namespace

void addCorrelationCommand(CLI::App& app) {
    auto options = std::make_shared<CorrelationCommand>();
    auto* command = app.add_subcommand("correlation", "correlation over participants between a start sample and later ones");
    options->input.addTo(*command);
    command->add_option("--feature", options->feature, "a feature's name")->required();
    command->add_option("--signal", options->signal, "raw, difference or private (default raw)")
        ->check(CLI::IsMember({"raw", "difference", "private"}));
    command->add_option("--mechanism", options->mechanism, "a mechanism's id, for private");
    options->settings.addTo(*command);
    command->add_option("--start", options->start, "the start sample, from 1 (default 5)")->transform(wholeNumber(1, 1000000000));
    command->add_option("--max-lag", options->max_lag, "samples (default 195)")->transform(wholeNumber(0, 1000000000));
    command->add_option("--out", options->out, "the CSV to write (default: standard output)");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
