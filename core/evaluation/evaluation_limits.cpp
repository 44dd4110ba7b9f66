#include "core/evaluation/evaluation_limits.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

std::string whole(double count) { return std::to_string(static_cast<long long>(count)); }

double rowsUsed(const RecordingSet& set, int every) {
    double rows = 0;
    for (const EvaluatedRecording& recording : set.recordings)
        rows += std::ceil(recording.length / static_cast<double>(every));
    return rows;
}

void refuseRows(const RecordingSet& set, const EvaluationRequest& request, const std::string& attacker) {
    const bool people =
        std::any_of(request.tasks.begin(), request.tasks.end(), [](const Task& task) { return task.kind == TaskKind::person; });
    const double rows = rowsUsed(set, people ? std::max(1, request.every / 2) : request.every);
    const double most = attacker == "svm" ? most_support_vectors : most_rows;
    if (rows > most)
        throw InvalidParameter("every", std::to_string(request.every),
                               Text("at least %1 for %2: %3 rows are more than the %4 it takes",
                                    whole(std::ceil(request.every * rows / most)), attacker, whole(rows), whole(most)));
}

} // namespace

void refuseTooLarge(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request) {
    const double a_row = static_cast<double>(set.recordings.size()) * static_cast<double>(study.features.size());
    if (a_row * study.length > most_values)
        throw InvalidParameter("length", std::to_string(study.length),
                               Text("at most %1: an evaluation takes %2 values, and %3 recordings of %4 features have %5",
                                    whole(most_values / a_row), whole(most_values), set.recordings.size(), study.features.size(),
                                    whole(a_row * study.length)));
    for (const std::string& id : request.attackers)
        if (attackerInfo(id).rows)
            refuseRows(set, request, id);
}

} // namespace nictate
