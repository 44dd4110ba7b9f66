#pragma once
// What a person chooses in the Signals workspace, besides mechanism and parameters.

#include <optional>
#include <string>
#include <vector>

namespace nictate {

struct BenchKind;
struct CommandScript;
struct Dataset;
struct Session;

/// Over which features the utility curves are averaged.
enum class UtilityScope { this_feature, all_features };

struct SignalsView {
    static constexpr auto bench = "signals";

    std::string feature;       ///< name; empty = the first that is not constant
    std::string condition;     ///< empty = the first
    std::string participant;   ///< id of the one whose signal is shown; empty = the first included one with signals
    std::string bounds;        ///< CSV file feature,lower,upper; empty = from the data, as published
    std::optional<int> length; ///< public number of samples of every signal, ≥ 2; unset = the longest one's
    double window_s = 30;      ///< of the features computed from samples, 0.1 to 3600; says nothing where a study brings its own
    int correlation_start = 5; ///< t0, counts from 1
    UtilityScope utility = UtilityScope::this_feature;
    bool correlate_differences = true; ///< curves drawn beside those of the signals themselves
    bool correlate_protected = true;
    bool summaries = false;                           ///< means of features over people are shown, in place of signals
    std::vector<std::string> summed = {};             ///< the features of that table
    std::optional<std::string> summed_condition = {}; ///< of these recordings; unset = of all that a person has
    std::string groups = {};                          ///< an attribute whose values are compared; empty = everybody together
    bool operator==(const SignalsView&) const = default;
};

/// How sessions know the workspace.
BenchKind signalsBench();

/// `signals`; what is told of besides gives the curves.
CommandScript signalsCommand(const Session& session, const Dataset& dataset);
/// `summaries` for the features that are summed up.
CommandScript summariesCommand(const Session& session, const Dataset& dataset);

/// How scripts begin whose calls read the signals on screen, and the bounds that such calls name.
struct BegunScript;
BegunScript signalScript(const std::string& command, const Session& session, const Dataset& dataset);
std::string boundsText(const SignalsView& view);

} // namespace nictate
