#pragma once
// Who is in a heatmap, or in a table of areas of interest: what `evaluate --task membership` takes.

#include "app/cli/signal_options.h"

namespace nictate::cli {

struct MembershipOptions {
    std::string stimulus, aois;
    std::vector<std::string> metrics{"dwell-share"};
    std::optional<double> expected_fixations;

    void addTo(CLI::App& command);
};

/// A row an observer, and the worst of them. Sensitive. Throws InvalidParameter, MissingData, ParseError.
std::string membershipCsv(const MembershipOptions& options, const SignalInputOptions& input, const std::string& mechanism,
                          const Settings& settings);

} // namespace nictate::cli
