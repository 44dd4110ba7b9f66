#pragma once

#include "core/data/feature_bounds.h"
#include "core/files/text_source.h"

#include <string>
#include <vector>

namespace nictate {

/// Public bounds from a table with the columns `feature,lower,upper`, in the order of `features`; rows about other
/// features are passed over. Throws ParseError with line and column, MissingData for a feature without bounds,
/// InvalidParameter for lower ≥ upper.
std::vector<FeatureBounds> readFeatureBounds(TextSource& source, const std::vector<std::string>& features);

/// The same table as text, for a person to fill in or keep.
std::string featureBoundsCsv(const std::vector<std::string>& features, const std::vector<FeatureBounds>& bounds);

/// Throws InvalidParameter (`lower`, `upper`) unless both are finite and lower < upper. `whose` names the feature.
void checkBounds(const FeatureBounds& bounds, const std::string& whose);

} // namespace nictate
