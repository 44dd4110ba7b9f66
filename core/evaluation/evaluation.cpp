#include "core/evaluation/evaluation.h"

#include "core/errors.h"
#include "core/evaluation/evaluation_run.h"

namespace nictate {

const char* name(SignalKind kind) {
    switch (kind) {
    case SignalKind::clean: return "clean";
    case SignalKind::released: return "private";
    case SignalKind::constant: return "constant";
    case SignalKind::strangers: break;
    }
    return "strangers";
}

SignalKind controlNamed(const std::string& id) {
    for (SignalKind kind : {SignalKind::constant, SignalKind::strangers})
        if (id == name(kind))
            return kind;
    throw InvalidParameter("controls", id, std::string("constant | strangers"));
}

std::vector<EvaluationResult> evaluate(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request,
                                       const std::vector<EvaluatedMechanism>& mechanisms, const Progress& progress) {
    const EvaluationRun run(study, set, request, !mechanisms.empty());
    const double parts = 1 + static_cast<double>(mechanisms.size());
    std::vector<EvaluationResult> results;
    if (request.clean)
        results = run.ofClean(progress.within(0, 1 / parts));
    for (std::size_t m = 0; m < mechanisms.size(); ++m) {
        ReleaseDraws draws = run.drawsOf(*mechanisms[m].mechanism);
        auto more =
            run.of(draws, mechanisms[m], progress.within(static_cast<double>(m + 1) / parts, static_cast<double>(m + 2) / parts));
        results.insert(results.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    settleVerdicts(results);
    return results;
}

std::optional<std::string> whyUnanswered(const Task& task, const SignalStudy& study, const RecordingSet& set,
                                         const EvaluationRequest& request) {
    EvaluationRequest quick = request;
    quick.tasks = {task};
    quick.permutations = 0;
    std::erase_if(quick.protocols, [&](Protocol protocol) { return !fits(protocol, task.kind); });
    try {
        const EvaluationRun of_rows(study, set, quick, false); // refuses tasks that no protocol can split
        std::erase_if(quick.attackers, [](const std::string& id) { return attackerInfo(id).rows; });
        EvaluationRun(study, set, quick, false).ofClean({}); // a millisecond: those that look at whole recordings
    } catch (const MissingData& problem) {
        return problem.what();
    }
    return {};
}

void besideControl(EvaluationResult& result, const std::optional<DrawSummary>& control) {
    result.beside = control;
    if (control) {
        result.control = control->mean;
        result.control_sd = control->sd;
    }
    result.above = aboveChance(result.accuracy, result.chance, result.control.value_or(0));
}

void settleVerdicts(std::vector<EvaluationResult>& together) {
    std::vector<EvaluationResult*> compared;
    std::vector<ComparedRow> rows;
    for (EvaluationResult& result : together)
        if (result.signals == SignalKind::released && result.beside) {
            compared.push_back(&result);
            rows.push_back({{result.draws, result.accuracy, result.sd, result.effective},
                            *result.beside,
                            result.permutation_p,
                            result.chance,
                            result.people});
        }
    const std::vector<Decision> decisions = decide(rows);
    for (std::size_t i = 0; i < compared.size(); ++i) {
        compared[i]->verdict = decisions[i].verdict;
        compared[i]->p = decisions[i].p;
        compared[i]->draws_needed = decisions[i].draws;
        compared[i]->people_needed = decisions[i].people;
    }
}

struct LiveEvaluation::Kept {
    EvaluationRequest request;
    EvaluationRun run;
    ReleaseDraws draws;

    Kept(const SignalStudy& study, const RecordingSet& set, EvaluationRequest asked, const Mechanism<Signals>& mechanism)
        : request(std::move(asked)), run(study, set, request, true), draws(run.drawsOf(mechanism)) {}
};

LiveEvaluation::LiveEvaluation(const SignalStudy& study, const RecordingSet& set, EvaluationRequest request,
                               const Mechanism<Signals>& mechanism)
    : mechanism_(mechanism), kept_(std::make_unique<Kept>(study, set, std::move(request), mechanism)) {}

LiveEvaluation::~LiveEvaluation() = default;

std::vector<EvaluationResult> LiveEvaluation::at(const Parameters& given, const std::vector<double>& epsilons,
                                                 const Progress& progress) {
    std::vector<EvaluationResult> results = kept_->run.of(kept_->draws, {&mechanism_, given, epsilons}, progress);
    settleVerdicts(results);
    return results;
}

} // namespace nictate
