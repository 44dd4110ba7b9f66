#pragma once
// A plan of simulations as a person fills it in, and the file it becomes.

#include "app/batch/batch_plan.h"
#include "core/choices/session.h"

namespace nictate {

/// Null where there is none of this name.
const BatchMeasure* measureNamed(const std::string& command);

/// One sweep, by the words of the plan.
struct PlanDraft {
    std::string measure = "tradeoff";
    std::vector<std::string> studies;
    std::vector<std::string> stimuli; ///< empty: all
    std::vector<std::string> mechanisms;
    std::string epsilons = "0.1, 0.3, 1, 3";
    std::string parameters; ///< a line each: "clip = 1, 2"
    std::string options;    ///< likewise
    int repetitions = 5;
    std::uint64_t seed = 1;
};

/// What would go on from what is on screen: the measure of the bench that is open, its study as it is read, its mechanism.
PlanDraft draftOf(const Session& session);

/// As PLAN.json; whatever is wrong in it, readBatchPlan() says. Throws InvalidParameter for a line that is no "name = value".
std::string planText(const PlanDraft& draft);

/// Puts a plan into its folder and runs it, for a POSIX shell.
std::string planCommands(const std::string& plan, const std::string& out);

} // namespace nictate
