#pragma once
// Heatmaps over time: how time is cut into windows.

#include "core/domains/heatmap/time_windows.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nictate::cli {

struct TimeWindowOptions {
    std::string windows, clock = "time";
    std::optional<double> presentation;

    void addTo(CLI::App& command);
    /// Throws InvalidParameter (`windows`, `presentation`).
    TimeCut cut() const;
};

/// On standard error: what a person should know of how these points were cut. Sensitive.
void noteWindows(const TimeCut& cut, const Grid& display, const ObserverPoints& points);

} // namespace nictate::cli
