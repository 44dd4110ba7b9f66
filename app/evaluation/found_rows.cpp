#include "app/evaluation/found_rows.h"

#include <algorithm>

namespace nictate {

namespace {

bool splitsOneRelease(const EvaluationResult& result) {
    return result.protocol == name(Protocol::halves) || result.protocol == name(Protocol::halves_embargo);
}

std::optional<double> accuracyOf(const std::vector<EvaluationResult>& results, const EvaluationResult& like,
                                 const std::string& mechanism, const std::string& protocol) {
    const auto found = std::find_if(results.begin(), results.end(), [&](const EvaluationResult& each) {
        return each.task == like.task && each.attacker == like.attacker && each.mechanism == mechanism &&
               each.protocol == protocol &&
               (mechanism.empty() ? each.signals == SignalKind::clean
                                  : each.signals == SignalKind::released && each.epsilon == like.epsilon);
    });
    return found == results.end() ? std::nullopt : std::optional(found->accuracy);
}

} // namespace

std::vector<FoundRow> foundRows(const std::vector<EvaluationResult>& results, const Task& task) {
    const std::string two_releases = name(Protocol::halves_two_releases);
    std::vector<FoundRow> rows;
    for (const EvaluationResult& result : results) {
        if (!(result.task == task) || (result.signals != SignalKind::clean && result.signals != SignalKind::released))
            continue;
        FoundRow row{result, accuracyOf(results, result, "", result.protocol), {}, false};
        if (result.signals == SignalKind::released && splitsOneRelease(result)) {
            row.as_published = true;
            row.fresh = accuracyOf(results, result, result.mechanism, two_releases);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace nictate
