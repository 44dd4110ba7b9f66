#include "app/cli/signal_options.h"

#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/io/feature_bounds_file.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <numeric>

namespace nictate::cli {

void SignalInputOptions::addTo(CLI::App& command, bool seeded) {
    data.addTo(command);
    command.add_option(
        "--bounds", bounds,
        "data: sensitivities from the data, as the papers do (default); or a CSV feature,lower,upper of public bounds");
    if (seeded)
        addSeed(command, seed);
}

SignalInput openSignals(const SignalInputOptions& options, const Settings& settings,
                        const std::function<void(Dataset&)>& change) {
    SignalInput input;
    input.seed = options.seed;
    for (const char* counted : {"features", "recordings", "observers"})
        if (settings.has(counted))
            throw InvalidParameter(counted, "…", Text("nothing: with data, they are counted"));
    for (const char* bound : {"lower", "upper"})
        if (settings.has(bound))
            throw InvalidParameter(bound, "…", Text("nothing: with data, --bounds FILE gives every feature's bounds"));
    SignalOptions choice;
    if (auto length = settings.fact("length"))
        choice.length = static_cast<int>(*length);

    input.study = options.data.open();
    const std::size_t told = input.study.warnings.size();
    ensureFeatures(input.study);
    for (std::size_t i = told; i < input.study.warnings.size(); ++i)
        std::cerr << "nictate-cli: note: " << input.study.warnings[i] << "\n";
    if (change)
        change(input.study);
    choice.included.resize(input.study.participants.size());
    std::iota(choice.included.begin(), choice.included.end(), std::size_t{0});
    if (options.bounds != "data") {
        TextSource source = TextSource::fromFile(options.bounds);
        choice.bounds = readFeatureBounds(source, input.study.features.names);
    }
    input.signals = signalStudy(input.study, choice);
    for (const Text& warning : input.signals.warnings)
        std::cerr << "nictate-cli: note: " << warning << "\n";
    if (input.signals.warnings.size() + input.study.warnings.size() > told)
        std::cerr << "nictate-cli: note: these notes may count what is sensitive; they are for you and part of no release\n";
    return input;
}

} // namespace nictate::cli
