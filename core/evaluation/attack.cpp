#include "core/evaluation/attack.h"

#include "core/errors.h"
#include "core/evaluation/recording_attacks.h"
#include "core/evaluation/row_recognition.h"
#include "core/evaluation/verdict.h"

namespace nictate {

namespace {

const RowClassifier& rowClassifier(const std::string& id) {
    for (const RowClassifier& classifier : rowClassifiers())
        if (classifier.id == id)
            return classifier;
    throw InvalidParameter("attackers", id, Text("a classifier of rows"));
}

RowQuestion questionOf(const Attack& attack, const SignalView& known, const SignalView& asked, const RecordingSet& set,
                       const UsedRows& rows) {
    const bool person = attack.task.kind == TaskKind::person;
    return {set,           person ? rows.fine : rows.coarse,   attack.labels,
            *attack.folds, person ? known.fine : known.coarse, person ? asked.fine : asked.coarse};
}

int classesOf(const Attack& attack) { return static_cast<int>(attack.labels.names.size()); }

const Eigen::MatrixXd& vectorsOf(const Attack& attack, const SignalView& view) {
    return attack.attacker.id == "lda-scale" ? view.log_scales : view.means;
}

} // namespace

const std::vector<AttackerInfo>& attackerInfos() {
    static const std::vector<AttackerInfo> all = {
        {"lda", Text("Means of recordings")},
        {"lda-matched", Text("Means, matched one to one")},
        {"lda-scale", Text("Size of the noise")},
        {"likelihood", Text("Originals known")},
        {"twice", Text("Two releases matched")},
        {"knn", Text("11 nearest neighbours"), true, true, least_draws},
        {"svm", Text("Support vector machine"), true, false, least_draws},
        {"dt", Text("Decision tree"), true, false, least_draws},
        {"rf", Text("Random forest"), true, false, least_draws},
    };
    return all;
}

const AttackerInfo& attackerInfo(const std::string& id) {
    std::string known;
    for (const AttackerInfo& info : attackerInfos()) {
        if (info.id == id)
            return info;
        known += (known.empty() ? "" : " | ") + info.id;
    }
    throw InvalidParameter("attackers", id, known);
}

Text attackerWord(const std::string& id) { return knownWord(id, {Text("likelihood"), Text("twice")}); }

SignalView viewOf(const SignalStudy& study, const RecordingSet& set, const UsedRows& rows, const ViewNeeds& needs) {
    SignalView view;
    view.means = recordingMeans(set, study);
    if (needs.scales)
        view.log_scales = recordingLogScales(set, study);
    const bool smooth = needs.smoothing > 1 && (needs.coarse || needs.fine);
    const SignalStudy averaged = smooth ? smoothed(study, set, needs.smoothing) : SignalStudy{};
    const SignalStudy& seen = smooth ? averaged : study;
    if (needs.coarse)
        view.coarse = valuesAt(rows.coarse, set, seen);
    if (needs.fine)
        view.fine = valuesAt(rows.fine, set, seen);
    return view;
}

std::string Attack::protocolId() const {
    if (attacker.id == "likelihood")
        return "originals";
    return protocol ? name(*protocol) : "two-releases";
}

bool answers(const AttackerInfo& attacker, TaskKind task, Protocol protocol) {
    if (!fits(protocol, task))
        return false;
    if (task == TaskKind::row)
        return attacker.rows;
    if (attacker.id == "lda")
        return task != TaskKind::person || protocol == Protocol::leave_one_condition_out;
    if (attacker.id == "lda-matched")
        return protocol == Protocol::leave_one_condition_out;
    if (attacker.id == "lda-scale")
        return task == TaskKind::condition;
    if (attacker.id == "likelihood" || attacker.id == "twice")
        return task == TaskKind::person;
    return true;
}

Recognition ask(const Attack& attack, const SignalView& known, const SignalView& asked, const RecordingSet& set,
                const UsedRows& rows, const SeededNoise& noise, const Progress& progress) {
    progress(0);
    if (attack.attacker.rows)
        return recogniseRows(rowClassifier(attack.attacker.id), questionOf(attack, known, asked, set, rows), noise, progress);
    if (attack.attacker.id == "twice")
        return linkTwoReleases(known.means, asked.means, set);
    switch (attack.task.kind) {
    case TaskKind::condition: return recogniseByLda(vectorsOf(attack, known), vectorsOf(attack, asked), set, attack.labels);
    case TaskKind::attribute:
        return recogniseAttribute(known.means, asked.means, set, classesOfPeople(attack.labels, set), classesOf(attack),
                                  attack.protocol == Protocol::balanced, noise);
    case TaskKind::row:
    case TaskKind::person: break;
    }
    const Linkage linkage = linkAcrossConditions(known.means, asked.means, set);
    return attack.attacker.id == "lda-matched" ? linkage.matched : linkage.nearest;
}

std::vector<double> nullOf(const Attack& attack, const Recognition& recognition, const SignalView& known, const SignalView& asked,
                           const RecordingSet& set, const UsedRows& rows, int permutations, const SeededNoise& noise,
                           const Progress& progress) {
    const std::string& id = attack.attacker.id;
    if (id == "svm" || id == "dt" || id == "rf" || permutations == 0 || attack.task.kind == TaskKind::row)
        return {};
    if (attack.task.kind == TaskKind::person)
        return permutedNames(recognition, set.persons(), permutations, noise);
    if (attack.task.kind == TaskKind::condition)
        return id == "knn" ? permutedNeighbours(questionOf(attack, known, asked, set, rows), permutations, noise, progress)
                           : permutedConditions(vectorsOf(attack, known), vectorsOf(attack, asked), set, attack.labels,
                                                permutations, noise, progress);
    if (id == "knn")
        return {};
    return permutedAttributes(known.means, asked.means, set, classesOfPeople(attack.labels, set), classesOf(attack),
                              attack.protocol == Protocol::balanced, permutations, noise, progress);
}

} // namespace nictate
