#pragma once
// What a person chooses at the Evaluation workspace, besides mechanisms and their parameters.

#include <cstddef>
#include <string>
#include <vector>

namespace nictate {

struct BenchKind;
struct CommandScript;
struct Dataset;
struct Session;

struct EvaluationView {
    static constexpr auto bench = "evaluation";
    static constexpr std::size_t most_epsilons = 12;

    std::string attribute;           ///< whose value is attacked; empty = people themselves are
    std::string attacker;            ///< id; empty = the strongest of the fast ones
    std::string protocol;            ///< id, of the task in the table; empty = the task's default
    bool table_of_conditions = true; ///< the table is of the task, not of the attack
    bool train_clean = false;        ///< attackers learn from the originals
    std::string control = "constant";
    std::vector<std::string> classifiers;                     ///< of rows, in the table: knn, svm, dt, rf
    std::vector<double> epsilons = {0.01, 0.05, 0.1, 0.5, 1}; ///< per feature, of the lines; (0, 1000], at most 12
    bool operator==(const EvaluationView&) const = default;
};

/// How sessions know the workspace.
BenchKind evaluationBench();

/// `evaluate` for the numbers of the Evaluation workspace, whose study has so many conditions: a call for each mechanism. Without
/// their number they are counted.
CommandScript evaluationCommand(const Session& session, const Dataset& dataset, std::size_t conditions);
CommandScript evaluationCommand(const Session& session, const Dataset& dataset);

} // namespace nictate
