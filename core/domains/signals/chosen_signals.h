#pragma once
// The feature signals that a session's benches work on.

#include "core/choices/session.h"
#include "core/domains/signals/signal_study.h"
#include "core/domains/signals/signals_view.h"

#include <filesystem>

namespace nictate {

/// What they depend on beside the study: equal choices give equal signals.
struct SignalChoice {
    std::vector<std::size_t> included;
    std::optional<int> length;
    std::string bounds;
    std::filesystem::file_time_type bounds_time{};
    bool operator==(const SignalChoice&) const = default;
};
/// Throws InvalidParameter for a filter that cannot be read.
SignalChoice signalChoice(const Session& session, const Dataset& study);

/// Whose signals, how long and within which bounds. Reads the table of bounds. Throws InvalidParameter, ParseError.
SignalOptions signalOptions(const Session& session, const Dataset& study);

} // namespace nictate
