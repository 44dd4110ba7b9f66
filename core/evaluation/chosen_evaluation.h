#pragma once
// What a session's Evaluation workspace asks, as the core and the command line are asked.

#include "core/choices/session.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/evaluation_view.h"

namespace nictate {

/// All fast attackers and the chosen classifiers of rows, on the conditions (where there are several), on people and on the
/// chosen attribute.
EvaluationRequest chosenEvaluation(const Session& session, std::size_t conditions);

/// The chosen mechanism and those it is compared with, at every ε of the lines.
std::vector<EvaluatedMechanism> evaluatedMechanisms(const Session& session);

/// The task that is attacked, and the one the table is of: what is attacked where one condition is none to tell apart.
Task attackedTask(const EvaluationView& view);
Task tableTask(const EvaluationView& view, std::size_t conditions);

/// Permutations while a person waits; the command line's default is 999.
inline constexpr int bench_permutations = 199;

} // namespace nictate
