#include "app/benches/derived_features.h"

#include "core/events/window_features.h"

#include <algorithm>

namespace nictate {

std::shared_ptr<const Dataset> deriveFeatures(const FeatureWindows& from, const Progress& progress) {
    WindowParameters parameters;
    parameters.window_s = from.window_s;
    auto made = std::make_shared<Dataset>();
    made->name = from.study->name;
    made->participants = from.study->participants;
    made->stimuli = from.study->stimuli;
    made->features = featuresOf(*from.study, parameters, progress);
    return made;
}

} // namespace nictate
