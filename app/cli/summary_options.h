#pragma once
// What the commands on feature summaries share.

#include "app/cli/options.h"
#include "core/domains/signals/chosen_signals.h"

namespace nictate::cli {

/// DATA, --quality, --features, --bounds, --condition, --groups, --interval.
struct SummaryOptions {
    DataOptions data;
    bool quality = false; ///< of figures of data quality, one a person, in place of the study's features
    std::vector<std::string> features;
    std::string bounds;
    std::optional<std::string> condition;
    std::string groups;
    std::string interval; ///< people or observers; empty: as the settings say

    void addTo(CLI::App& command);
    /// With features: of data quality where these are asked for, else computed from samples where it brings none. Warnings go to
    /// standard error.
    Dataset open() const;
    Session session(Parameters given) const;
};

} // namespace nictate::cli
