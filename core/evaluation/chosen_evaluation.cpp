#include "core/evaluation/chosen_evaluation.h"

#include "core/domains/registry.h"
#include "core/evaluation/evaluation_view.h"

#include <algorithm>

namespace nictate {

namespace {

std::vector<Protocol> protocolsOf(const EvaluationView& view, std::size_t conditions) {
    if (view.protocol.empty())
        return {};
    std::vector<Protocol> out{protocolNamed(view.protocol)};
    if (out.front() == Protocol::halves || out.front() == Protocol::halves_embargo)
        out.push_back(Protocol::halves_two_releases);           // fresh noise beside that of one release
    const Protocol linkage = Protocol::leave_one_condition_out; // the means of recordings answer no other about people
    if (fits(out.front(), TaskKind::person) && out.front() != linkage && conditions > 1)
        out.push_back(linkage);
    return out;
}

} // namespace

Task attackedTask(const EvaluationView& view) {
    return view.attribute.empty() ? Task{TaskKind::person} : Task{TaskKind::attribute, view.attribute};
}

Task tableTask(const EvaluationView& view, std::size_t conditions) {
    return view.table_of_conditions && conditions > 1 ? Task{TaskKind::condition} : attackedTask(view);
}

EvaluationRequest chosenEvaluation(const Session& session, std::size_t conditions) {
    const EvaluationView& view = session.view<EvaluationView>();
    EvaluationRequest request;
    if (conditions > 1)
        request.tasks.push_back({TaskKind::condition});
    request.tasks.push_back({TaskKind::person});
    if (!view.attribute.empty())
        request.tasks.push_back(attackedTask(view));
    request.protocols = protocolsOf(view, conditions);
    request.attackers.clear();
    for (const AttackerInfo& attacker : attackerInfos())
        if (!attacker.rows || std::count(view.classifiers.begin(), view.classifiers.end(), attacker.id) > 0)
            request.attackers.push_back(attacker.id);
    request.train_clean = view.train_clean;
    request.controls = {controlNamed(view.control)};
    request.permutations = bench_permutations;
    request.seed = session.seed;
    return request;
}

std::vector<EvaluatedMechanism> evaluatedMechanisms(const Session& session) {
    const BenchChoice& choice = session.at(EvaluationView::bench);
    std::vector<EvaluatedMechanism> out;
    const auto add = [&](const std::string& id, Parameters given) {
        given.unset("epsilon"); // the lines go through it
        out.push_back({&mechanismOf<Signals>(id), given, session.view<EvaluationView>().epsilons});
    };
    add(choice.mechanism, session.parameters(choice.mechanism));
    for (const std::string& id : choice.compared)
        add(id, comparedParameters(session, choice.mechanism, mechanismInfo(id)));
    return out;
}

} // namespace nictate
