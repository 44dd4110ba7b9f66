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
                               "at least " + whole(std::ceil(request.every * rows / most)) + " for " + attacker + ": " +
                                   whole(rows) + " rows are more than the " + whole(most) + " it takes");
}

} // namespace

void refuseTooLarge(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request) {
    const double a_row = static_cast<double>(set.recordings.size()) * static_cast<double>(study.features.size());
    if (a_row * study.length > most_values)
        throw InvalidParameter("length", std::to_string(study.length),
                               "at most " + whole(most_values / a_row) + ": an evaluation takes " + whole(most_values) +
                                   " values, and " + std::to_string(set.recordings.size()) + " recordings of " +
                                   std::to_string(study.features.size()) + " features have " + whole(a_row * study.length));
    for (const std::string& id : request.attackers)
        if (attackerInfo(id).rows)
            refuseRows(set, request, id);
}

} // namespace nictate
