#pragma once
// Data quality as `inspect --quality` writes it. Sensitive in every row.

#include "app/cli/output.h"
#include "core/analysis/data_quality.h"

#include <string>

namespace nictate::cli {

/// {"sensitive": true, "unit": "deg", "recordings": […], "people": […]}; null where the data do not say a figure.
Json qualityJson(const Dataset& study, const StudyQuality& quality);

/// A row a recording; an empty cell where the data do not say a figure. Loss is a share of 0 … 1.
std::string qualityCsv(const Dataset& study, const StudyQuality& quality);

} // namespace nictate::cli
