#pragma once
// The audits (mathematics.md §10) for mechanisms on gaze maps. Each is a function of a mechanism, so that the real
// ones must pass and mutants, which are mechanisms with one function changed, must be caught by name.

#include "core/domains/heatmap/heatmaps.h"

#include <string>
#include <vector>

namespace nictate::audit {

struct Verdict {
    bool passed = true;
    std::string why; ///< of a failure
};

struct Audit {
    const char* name;
    Verdict (*run)(const Mechanism<Heatmaps>&);
};

/// statistic: the mean map equals a count by hand.
/// sensitivity: no pair of neighbours changes the statistic by more than the guarantee's noise can hide.
/// scale: the noise has the distribution and the scale the guarantee states.
/// black box: a lower bound on ε measured from outputs alone does not exceed ε.
const std::vector<Audit>& audits();

} // namespace nictate::audit
