#pragma once

#include "core/session/session.h"

#include <string>
#include <utility>
#include <vector>

namespace nictate {

// The command line that prints what is on screen, quoted for a shell (shell_text.h); choices left at their defaults are left out.
// The command line has no option for some choices (excluded observers, units named in the import dialog): each of those
// puts a comment line "# …" before the command that says what differs and how to get the same (save the study as shown and
// use that folder).

/// `nictate-cli heatmap …` for the stimulus that is chosen. Throws MissingData.
std::string heatmapCommand(const Session& session, const Dataset& dataset);

/// `nictate-cli signals …`; lines after it that start with # say how to get the curves.
std::string signalsCommand(const Session& session, const Dataset& dataset);

/// `nictate-cli summaries …` for the features that are summed up.
std::string summariesCommand(const Session& session, const Dataset& dataset);

/// `nictate-cli aoi …` for the areas of the stimulus that is chosen, from a file that the line before it says how to write.
/// Throws MissingData.
std::string areasCommand(const Session& session, const Dataset& dataset);

/// `nictate-cli samples …` with the mechanism that is chosen, for everybody's recordings.
std::string samplesCommand(const Session& session, const Dataset& dataset);

/// `nictate-cli evaluate …` for the numbers of the Evaluation workspace, whose study has so many conditions: a line a mechanism.
std::string evaluationCommand(const Session& session, const Dataset& dataset, std::size_t conditions);

/// The commands' options that read a study as it is read here, without the size of its screen.
std::vector<std::pair<std::string, std::string>> readingOptions(const DataSource& data);

} // namespace nictate
