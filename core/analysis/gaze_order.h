#pragma once

#include "core/analysis/gaze_table.h"
#include "core/progress.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Which rows of a table, in which order.
struct GazeOrder {
    std::vector<bool> recordings;      ///< by recording; empty = all
    std::string text;                  ///< stands in some cell as it is shown, letters' case ignored; empty = whatever there is
    std::optional<std::size_t> column; ///< sorted by; nothing = the study's order, events by time
    bool descending = false;

    bool operator==(const GazeOrder&) const = default;
};

/// The rows in that order. What is missing comes last either way, equal rows stay in the study's order, and texts are in
/// natural order ("P2" before "P10"). Throws Cancelled.
std::vector<std::uint32_t> rowsInOrder(const GazeTable& table, const GazeOrder& order, const Progress& progress = {});

} // namespace nictate
