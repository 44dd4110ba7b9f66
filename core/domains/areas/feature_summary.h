#pragma once
// What feature summaries are made of: one number a person and feature, within public bounds (mathematics.md §11.7).

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/data/feature_bounds.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nictate {

/// Which features are summed up, and of which recordings. All of it is public.
struct SummaryChoice {
    std::vector<std::string> features;    ///< names, each once, at least one
    std::vector<FeatureBounds> bounds;    ///< one a feature
    std::optional<std::string> condition; ///< of these recordings; unset = of all of a person's, each counting the same
    bool operator==(const SummaryChoice&) const = default;
};

/// A row per person, a column per feature: the mean over the person's recordings of their mean of the feature, each value held to
/// its bounds, in parts of these: 0 … 1. A person without a value counts as the middle, 0.5. A row is a function of that
/// person's data and of public choices alone. Throws MissingData for an unknown feature or condition, InvalidParameter
/// (`features`, `lower`) for none, one twice, or bounds that are none.
Eigen::MatrixXd featureSummaries(const Dataset& study, const SummaryChoice& choice, std::span<const std::size_t> people);

/// The features that are summed up and their public bounds. Reads the table of bounds. Throws InvalidParameter (`bounds` where
/// there is none, `features`), ParseError, and MissingData for an unknown feature or one without bounds.
SummaryChoice summaryChoice(const Session& session, const Dataset& study);

} // namespace nictate
