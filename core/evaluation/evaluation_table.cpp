#include "core/evaluation/evaluation.h"
#include "core/files/figures.h"
#include "core/files/table_text.h"

namespace nictate {

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
