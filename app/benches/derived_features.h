#pragma once

#include "app/benches/plot_figures.h"
#include "core/data/dataset.h"

#include <memory>
#include <optional>

namespace nictate {

class Document;

/// A study's samples, and the length of the windows that features are computed from them in.
struct FeatureWindows {
    std::shared_ptr<const Dataset> study;
    double window_s = 30;
    bool operator==(const FeatureWindows&) const = default;
};

/// The same people and stimuli with the features computed, without the gaze.
using DerivedFeatures = Figures<FeatureWindows, std::shared_ptr<const Dataset>>;

/// Seconds of the shortest of all participants' recordings with samples, of the longest one where somebody has several of a
/// stimulus in a condition; 0 where there are none. Windows that are not longer fit everybody.
double fittingWindow(const Dataset& study);
/// A round length of windows, a third of that or shorter; nothing where recordings are shorter than any window may be.
std::optional<double> suggestedWindow(const Dataset& study);

/// What an empty page says where features could not be computed, and its button.
struct WayOut {
    QString why, button, says;
};
/// Where windows are longer than recordings, a length that fits is one press away.
WayOut wayOut(const FeatureWindows& wanted, const QString& problem);
/// False where the button is another one.
bool takeShorterWindows(Document& document, const QString& button);

/// Throws what featuresOf() throws.
std::shared_ptr<const Dataset> deriveFeatures(const FeatureWindows& from, const Progress& progress);

} // namespace nictate
