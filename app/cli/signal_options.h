#pragma once
// What the commands on feature signals take.

#include "app/cli/options.h"
#include "core/domains/signals/signal_study.h"
#include "core/domains/signals/signals.h"

#include <functional>

namespace nictate::cli {

/// DATA, --bounds and --seed.
struct SignalInputOptions {
    DataOptions data;
    std::string bounds = "data";
    std::uint64_t seed = 1;

    void addTo(CLI::App& command, bool seeded = true);
};

/// What commands on feature signals compute on, once the study is open.
struct SignalInput {
    Dataset study;
    SignalStudy signals;
    std::uint64_t seed = 1;
};
/// Opens the study and makes its signals ready; warnings go to standard error. `length` may be among the settings; other
/// public facts are counted, and refused there. Throws what opening throws, MissingData without feature signals.
/// `change` is made to the study before.
SignalInput openSignals(const SignalInputOptions& options, const Settings& settings,
                        const std::function<void(Dataset&)>& change = {});

} // namespace nictate::cli
