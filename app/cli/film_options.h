#pragma once
// A film of heatmaps: how time is cut into windows.

#include "core/domains/heatmap/film.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nictate::cli {

struct FilmOptions {
    std::string windows, clock = "time";
    std::optional<double> presentation;

    void addTo(CLI::App& command);
    /// Throws InvalidParameter (`windows`, `presentation`).
    FilmCut cut() const;
};

/// On standard error: what a person should know of how these points were cut. Sensitive.
void noteWindows(const FilmCut& cut, const Grid& display, const ObserverPoints& points);

} // namespace nictate::cli
