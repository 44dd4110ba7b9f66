#pragma once
// What the commands on areas of interest share.

#include "app/cli/options.h"
#include "core/choices/session.h"
#include "core/domains/areas/area_preview.h"

#include <string>
#include <vector>

namespace nictate::cli {

/// DATA, --stimulus, --aois, --aoi-times, --metric, --interval, --expected-fixations, --groups, --paired.
struct AreaOptions {
    DataOptions data;
    std::string stimulus, areas, area_times;
    std::vector<std::string> metrics;
    std::optional<double> expected_fixations;
    std::string groups;
    std::vector<std::string> paired; ///< two conditions, or two stimuli
    std::string interval;            ///< people or observers; empty: as the settings say

    void addTo(CLI::App& command);
    /// A session with these areas of the stimulus. Throws ParseError for a file of areas that are none of this picture's, and
    /// InvalidParameter (`metric`).
    Session session(const Dataset& study, const Parameters& given) const;
    /// What --paired compares, where it is given: two conditions on the session's stimulus where the study has both, else two
    /// stimuli, the first of which becomes the session's. Throws InvalidParameter (`paired`), MissingData and ParseError.
    std::optional<WithinPeople> within(const Dataset& study, Session& session) const;
    /// Those of the files. Throws ParseError.
    std::vector<Area> areasOn(const Stimulus& stimulus) const;
    /// The mechanism's settings with --interval among them.
    Parameters settled(Parameters given) const;
};

/// Says on standard error what bounds took from the table's metrics, where they took something: for the curator alone.
void noteBounds(const AreaFrame& frame, int observers);

/// Those of the command line, in its order. Throws InvalidParameter.
std::vector<AreaMetric> areaMetricsOf(const std::vector<std::string>& ids);

} // namespace nictate::cli
