#pragma once

#include "core/choices/session.h"
#include "core/session/command_script.h"

namespace nictate {

// What prints the numbers on screen; choices left at their defaults are left out. scriptText() says it for a shell, Python or R.
// The command line has no option for observers who are left out: a remark says so and how to get the same (save the study as
// shown and use that folder).

/// `heatmap` for the stimulus that is chosen. Throws MissingData.
CommandScript heatmapCommand(const Session& session, const Dataset& dataset);

/// `signals`; what is told of besides gives the curves.
CommandScript signalsCommand(const Session& session, const Dataset& dataset);

/// `summaries` for the features that are summed up.
CommandScript summariesCommand(const Session& session, const Dataset& dataset);

/// `aoi` for the areas of the stimulus that is chosen, from a file that is written before. Throws MissingData.
CommandScript areasCommand(const Session& session, const Dataset& dataset);

/// `samples` with the mechanism that is chosen, for everybody's recordings.
CommandScript samplesCommand(const Session& session, const Dataset& dataset);

/// `evaluate` for the numbers of the Evaluation workspace, whose study has so many conditions: a call for each mechanism.
CommandScript evaluationCommand(const Session& session, const Dataset& dataset, std::size_t conditions);

/// What the workspace that is open shows, by one of the above. Throws MissingData for one without a mechanism, and as they do.
CommandScript shownCommand(const Session& session, const Dataset& dataset);

} // namespace nictate
