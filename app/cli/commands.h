#pragma once
// One function a command: it adds itself to the command line and runs when it was called.

#include "core/io/importer.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace nictate::cli {

using AddCommands = void (*)(CLI::App&);
/// Those of Nictate.
void addCommands(CLI::App& app);
/// The program: what its main() returns.
int runProgram(int count, char** arguments, AddCommands add_commands);

void addMechanismsCommand(CLI::App& app);
void addInspectCommand(CLI::App& app, const std::vector<Importer>& among = importers());
void addCalibrateCommand(CLI::App& app);
void addOddsCommand(CLI::App& app);
void addNoiseSurfaceCommand(CLI::App& app);
void addAuditCommand(CLI::App& app);
void addHeatmapCommand(CLI::App& app);
void addAreasCommand(CLI::App& app);
void addPlanGroupsCommand(CLI::App& app);
void addTradeoffCommand(CLI::App& app);
void addSimulateCommand(CLI::App& app);
void addSynthesiseCommand(CLI::App& app);
void addBidsCommand(CLI::App& app);
void addSignalsCommand(CLI::App& app);
void addSummariesCommand(CLI::App& app);
void addEvaluateCommand(CLI::App& app);
void addReportCommand(CLI::App& app);
void addUtilityCommand(CLI::App& app);
void addSamplesCommand(CLI::App& app);
void addSamplesUtilityCommand(CLI::App& app);
void addCorrelationCommand(CLI::App& app);
void addFeaturesCommand(CLI::App& app);
void addReleaseCommand(CLI::App& app);
void addReleaseHeatmapCommand(CLI::App& release);   ///< below `release`
void addReleaseSignalsCommand(CLI::App& release);   ///< likewise
void addReleaseSummariesCommand(CLI::App& release); ///< likewise
void addReleaseAreasCommand(CLI::App& release);     ///< likewise
void addReleaseSamplesCommand(CLI::App& release);   ///< likewise
void addLedgerCommand(CLI::App& app);
void addHandbookCommand(CLI::App& app);
void addBatchCommand(CLI::App& app); ///< and the commands of its jobs

/// Runs what the workbench's session in this file shows: `run` is given the words of each command, one after another. A study of
/// which people are left out is read from a copy without them, in a folder of this user's own that is removed at the end.
/// Throws ParseError, OutputError, and what opening the study and `run` throw.
void runSession(const std::string& file, const std::function<void(const std::vector<std::string>&)>& run);

} // namespace nictate::cli
