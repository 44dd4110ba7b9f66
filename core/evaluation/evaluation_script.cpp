#include "core/choices/command_script.h"
#include "core/domains/signals/signals_view.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/evaluation/evaluation_view.h"
#include "core/events/window_features.h"

#include <set>

namespace nictate {

namespace {

/// What is asked of every mechanism.
void addEvaluation(CommandCall& call, const EvaluationRequest& request, const SignalsView& signals) {
    for (const Task& task : request.tasks)
        call.text("task", task.id());
    call.text("attackers", withCommas(request.attackers));
    if (!request.protocols.empty()) {
        std::vector<std::string> names;
        for (Protocol protocol : request.protocols)
            names.emplace_back(name(protocol));
        call.text("protocol", withCommas(names));
    }
    if (request.train_clean)
        call.text("train", "clean");
    call.text("controls", name(request.controls.front())).number("permutations", std::to_string(request.permutations));
    call.text("bounds", boundsText(signals)).number("seed", std::to_string(request.seed));
}

/// Conditions of the features that the study has, or that are computed from its samples.
std::size_t conditionsOf(Dataset study) {
    ensureFeatures(study);
    std::set<std::string> conditions;
    for (const FeatureTable& table : study.features.tables)
        conditions.insert(table.condition);
    return conditions.size();
}

} // namespace

CommandScript evaluationCommand(const Session& session, const Dataset& dataset, std::size_t conditions) {
    const SignalsView& signals = session.view<SignalsView>();
    auto [script, begun] = signalScript("evaluate", session, dataset);
    addEvaluation(begun, chosenEvaluation(session, conditions), signals);
    for (const EvaluatedMechanism& evaluated : evaluatedMechanisms(session)) {
        const MechanismInfo& info = evaluated.mechanism->info;
        Parameters given = evaluated.given;
        if (signals.length)
            given.set("length", static_cast<double>(*signals.length));
        std::vector<std::string> epsilons;
        for (double epsilon : evaluated.epsilons)
            epsilons.push_back(valueText(epsilon));
        CommandCall call = begun;
        call.text("mechanism", info.id);
        call.parameters(given);
        if (info.has("epsilon") && !epsilons.empty())
            call.text("epsilons", withCommas(epsilons));
        script.calls.push_back(call.text("out", "evaluation-" + info.id + ".csv"));
    }
    return script;
}

CommandScript evaluationCommand(const Session& session, const Dataset& dataset) {
    return evaluationCommand(session, dataset, conditionsOf(dataset));
}

} // namespace nictate
