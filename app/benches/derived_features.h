#pragma once

#include "app/benches/plot_figures.h"
#include "core/data/dataset.h"

#include <memory>

namespace nictate {

/// A study's samples, and the length of the windows that features are computed from them in.
struct FeatureWindows {
    std::shared_ptr<const Dataset> study;
    double window_s = 30;
    bool operator==(const FeatureWindows&) const = default;
};

/// The same people and stimuli with the features computed, without the gaze.
using DerivedFeatures = Figures<FeatureWindows, std::shared_ptr<const Dataset>>;

/// Throws what featuresOf() throws.
std::shared_ptr<const Dataset> deriveFeatures(const FeatureWindows& from, const Progress& progress);

} // namespace nictate
