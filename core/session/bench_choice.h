#pragma once
// What a person chooses at one bench of the workbench.

#include "core/session/areas_view.h"
#include "core/session/data_view.h"
#include "core/session/evaluation_view.h"
#include "core/session/heatmap_look.h"
#include "core/session/samples_view.h"
#include "core/session/signals_view.h"

#include <string>
#include <variant>
#include <vector>

namespace nictate {

/// The view of a bench that has none in this program, as its file says it: JSON, or empty.
struct OtherView {
    std::string json;
    bool operator==(const OtherView&) const = default;
};
using BenchView = std::variant<OtherView, HeatmapLook, SignalsView, AreasView, DataView, SamplesView, EvaluationView>;

/// What a person chose in one workspace.
struct BenchChoice {
    std::string mechanism;             ///< id; empty = the first there is
    std::vector<std::string> compared; ///< mechanisms drawn beside it
    BenchView view;
    bool operator==(const BenchChoice&) const = default;
};

} // namespace nictate
