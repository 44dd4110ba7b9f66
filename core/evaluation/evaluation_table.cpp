#include "core/evaluation/evaluation.h"
#include "core/files/figures.h"
#include "core/files/table_text.h"

namespace nictate {

namespace {

std::string subject(const EvaluationResult& result) {
    if (result.task.kind == TaskKind::person)
        return "people";
    return result.task.kind == TaskKind::condition ? "the condition" : "\"" + result.task.attribute + "\"";
}

std::string whatWouldDecide(const EvaluationResult& result) {
    if (result.draws < least_draws)
        return " A verdict needs at least " + std::to_string(least_draws) + " draws.";
    if (result.draws_needed)
        return " About " + std::to_string(*result.draws_needed) + " draws would be needed to decide.";
    if (result.people_needed)
        return " About " + std::to_string(*result.people_needed) + " people would be needed to decide.";
    return " More draws would not decide it.";
}

void optionalNumber(TableText& csv, const std::optional<double>& value) { value ? csv.number(*value) : csv.nothing(); }

} // namespace

std::string inWords(const EvaluationResult& result) {
    const std::string accuracy = shortFigure(result.accuracy), chance = shortFigure(result.chance);
    if (result.contradicted)
        return "More than a proven release allows: the claim or the program is wrong, do not release.";
    if (result.signals == SignalKind::clean)
        return "The original signals give " + subject(result) + " away: a share of " + accuracy + " is right (chance " + chance +
               ").";
    const std::string control = shortFigure(result.control.value_or(result.chance));
    if (result.verdict == Verdict::reads_data)
        return "Reads the data: " + accuracy + " right, where the noise alone gives " + control + ".";
    if (result.verdict == Verdict::not_shown)
        return "Not shown: " + accuracy + " right, where the noise alone gives " + control + "." + whatWouldDecide(result);
    if (result.accuracy > result.chance + 0.1)
        return "Noise only: a constant in place of the signals gives " + control + " as well.";
    return "Noise only: no better than chance (" + chance + ").";
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
                          : result.status     ? name(*result.status)
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
