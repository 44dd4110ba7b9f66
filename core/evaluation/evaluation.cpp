#include "core/evaluation/evaluation.h"

#include "core/errors.h"
#include "core/evaluation/evaluation_run.h"
#include "core/files/figures.h"
#include "core/files/table_text.h"

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

namespace {

Text subject(const EvaluationResult& result) {
    if (result.task.kind == TaskKind::person)
        return Text("people");
    return result.task.kind == TaskKind::condition ? Text("the condition") : Text("\"" + result.task.attribute + "\"");
}

Text notShown(const EvaluationResult& result, const std::string& accuracy, const std::string& control) {
    if (result.draws < least_draws)
        return Text("Not shown: %1 right, where the noise alone gives %2. A verdict needs at least %3 draws.", accuracy, control,
                    least_draws);
    if (result.draws_needed)
        return Text("Not shown: %1 right, where the noise alone gives %2. About %3 draws would be needed to decide.", accuracy,
                    control, *result.draws_needed);
    if (result.people_needed)
        return Text("Not shown: %1 right, where the noise alone gives %2. About %3 people would be needed to decide.", accuracy,
                    control, *result.people_needed);
    return Text("Not shown: %1 right, where the noise alone gives %2. More draws would not decide it.", accuracy, control);
}

void optionalNumber(TableText& csv, const std::optional<double>& value) { value ? csv.number(*value) : csv.nothing(); }

} // namespace

Text inWords(const EvaluationResult& result) {
    const std::string accuracy = shortFigure(result.accuracy), chance = shortFigure(result.chance);
    if (result.contradicted)
        return Text("More than a proven release allows: the claim or the program is wrong, do not release.");
    if (result.signals == SignalKind::clean)
        return Text("The original signals give %1 away: a share of %2 is right (chance %3).", subject(result), accuracy, chance);
    const std::string control = shortFigure(result.control.value_or(result.chance));
    if (result.verdict == Verdict::reads_data)
        return Text("Reads the data: %1 right, where the noise alone gives %2.", accuracy, control);
    if (result.verdict == Verdict::not_shown)
        return notShown(result, accuracy, control);
    if (result.accuracy > result.chance + 0.1)
        return Text("Noise only: a constant in place of the signals gives %1 as well.", control);
    return Text("Noise only: no better than chance (%1).", chance);
}

std::string evaluationCsv(const std::vector<EvaluationResult>& results, const std::string& swept) {
    TableText csv;
    csv.header({"task",
                "protocol",
                "attacker",
                "train",
                "mechanism",
                "epsilon_per_feature",
                "published_epsilon",
                "user_epsilon",
                "status",
                "signals",
                "row_accuracy",
                "accuracy",
                "sd",
                "low",
                "high",
                "chance",
                "control",
                "control_sd",
                "above",
                "limit",
                "verdict",
                "p"},
               swept);
    for (const EvaluationResult& result : results) {
        csv.text(result.task.id()).text(result.protocol).text(result.attacker);
        csv.text(result.signals == SignalKind::clean || result.train_clean ? "clean" : "private").textOrNothing(result.mechanism);
        for (const auto& epsilon : {result.epsilon, result.published_epsilon, result.user_epsilon})
            optionalNumber(csv, epsilon);
        csv.textOrNothing(result.contradicted ? "contradicted"
                          : result.status     ? name(*result.status).english()
                                              : "")
            .text(name(result.signals));
        optionalNumber(csv, result.row_accuracy);
        for (double value : {result.accuracy, result.sd, result.interval.low, result.interval.high, result.chance})
            csv.number(value);
        optionalNumber(csv, result.control);
        optionalNumber(csv, result.control_sd);
        csv.number(result.above);
        optionalNumber(csv, result.limit);
        csv.textOrNothing(name(result.verdict));
        optionalNumber(csv, result.p);
        if (!swept.empty())
            csv.textOrNothing(result.swept);
        csv.endRow();
    }
    return csv.str();
}

} // namespace nictate
