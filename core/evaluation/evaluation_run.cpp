#include "core/evaluation/evaluation_run.h"

#include "core/errors.h"
#include "core/evaluation/likelihood_attack.h"

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

namespace {

struct Half {
    std::size_t recording;
    int half;
};

/// Rows of a half of a recording's own length.
Eigen::MatrixXd rowsOf(const SignalStudy& study, const RecordingSet& set, const Half& half) {
    const EvaluatedRecording& recording = set.recordings[half.recording];
    const int first = half.half == 0 ? 0 : recording.length / 2, last = half.half == 0 ? recording.length / 2 : recording.length;
    return tableOf(study, recording).middleRows(first, std::max(1, last - first));
}

} // namespace

SignalStudy constantSignals(const SignalStudy& study) {
    SignalStudy out = study;
    for (std::size_t f = 0; f < study.features.size(); ++f) {
        const auto column = static_cast<Eigen::Index>(f);
        double sum = 0, count = 0;
        for (const SignalGroup& group : study.conditions)
            for (const Eigen::MatrixXd& table : group.tables) {
                sum += table.col(column).sum();
                count += static_cast<double>(table.rows());
            }
        const double centre = study.bounds_public ? study.bounds[f].centre() : sum / count;
        for (SignalGroup& group : out.conditions)
            for (Eigen::MatrixXd& table : group.tables)
                table.col(column).setConstant(centre);
    }
    return out;
}

SignalStudy strangersSignals(const SignalStudy& study, const RecordingSet& set, const SeededNoise& noise) {
    if (set.recordings.size() < 2)
        throw MissingData(Text("strangers' halves need at least two recordings"));
    std::vector<Half> slots, from;
    for (std::size_t r = 0; r < set.recordings.size(); ++r)
        for (int half : {0, 1})
            slots.push_back({r, half});
    from = slots;
    for (std::size_t i = 0; i + 1 < from.size(); ++i)
        std::swap(from[i], from[i + noise.below(from.size() - i, i)]);
    // Whoever got a half of their own exchanges it with the next one that leaves both with strangers'.
    for (std::size_t i = 0; i < from.size(); ++i)
        for (std::size_t step = 1; from[i].recording == slots[i].recording && step < from.size(); ++step) {
            const std::size_t j = (i + step) % from.size();
            if (from[j].recording != slots[i].recording && from[i].recording != slots[j].recording)
                std::swap(from[i], from[j]);
        }
    SignalStudy out = study;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const EvaluatedRecording& recording = set.recordings[slots[i].recording];
        Eigen::MatrixXd& table = out.conditions[static_cast<std::size_t>(recording.condition)].tables[recording.table];
        const Eigen::MatrixXd rows = rowsOf(study, set, from[i]);
        const int first = slots[i].half == 0 ? 0 : recording.length / 2;
        const auto end = slots[i].half == 0 ? static_cast<Eigen::Index>(recording.length / 2) : table.rows();
        for (Eigen::Index t = first; t < end; ++t)
            table.row(t) = rows.row(std::min<Eigen::Index>(t - first, rows.rows() - 1));
    }
    return out;
}

namespace {

/// Streams of the seed.
enum Stream : std::uint64_t {
    releases_stream = 1,
    folds_stream,
    classifiers_stream,
    permutations_stream,
    strangers_stream,
    rows_stream
};

bool withoutFolds(const AttackerInfo& attacker) { return attacker.id == "likelihood" || attacker.id == "twice"; }

Progress partOf(const Progress& progress, std::size_t i, std::size_t count) {
    return progress.within(static_cast<double>(i) / static_cast<double>(count),
                           static_cast<double>(i + 1) / static_cast<double>(count));
}

/// Guesses that one recording's guarantee bounds: not where a release is compared with itself, nor one-to-one matches.
bool limited(const Attack& attack) {
    if (attack.task.kind != TaskKind::person || attack.attacker.id == "lda-matched" || attack.attacker.id == "twice")
        return false;
    return attack.attacker.id == "likelihood" || attack.protocol == Protocol::leave_one_condition_out ||
           attack.protocol == Protocol::halves_two_releases;
}

} // namespace

ReleaseDraws releaseDraws(const Mechanism<Signals>& mechanism, const SignalStudy& study, std::uint64_t seed) {
    return {mechanism, study, SeededNoise(seed).stream(releases_stream)};
}

SignalStudy controlSignals(SignalKind kind, const SignalStudy& study, const RecordingSet& set, std::uint64_t seed) {
    return kind == SignalKind::strangers ? strangersSignals(study, set, SeededNoise(seed).stream(strangers_stream))
                                         : constantSignals(study);
}

EvaluationRun::EvaluationRun(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request,
                             bool needs_controls)
    : study_(study), set_(set), request_(request), noise_(request.seed) {
    refuseTooLarge(study, set, request);
    rows_ = {rowsEvery(set, request.every), rowsEvery(set, std::max(1, request.every / 2))};
    for (const Task& task : request.tasks)
        addAttacks(task);
    needs_.smoothing = request.smoothing;
    for (const Attack& attack : attacks_) {
        needs_.scales |= attack.attacker.id == "lda-scale";
        (attack.task.kind == TaskKind::person ? needs_.fine : needs_.coarse) |= attack.attacker.rows;
    }
    for (SignalKind kind : needs_controls ? request.controls : std::vector<SignalKind>{})
        controls_.push_back(controlSignals(kind, study, set, request.seed));
    clean_ = viewOf(study_, set_, rows_, needs_);
}

std::vector<EvaluationResult> EvaluationRun::ofClean(const Progress& progress) const {
    std::vector<EvaluationResult> results;
    for (std::size_t a = 0; a < attacks_.size(); ++a) {
        const Attack& attack = attacks_[a];
        if (withoutFolds(attack.attacker) || attack.twoReleases())
            continue;
        const Progress part = partOf(progress, a, attacks_.size());
        FoundCredits found;
        found.take(ask(attack, clean_, clean_, set_, rows_, classifierNoise(a, 0), part));
        found.takeNull(
            nullOf(attack, found.first, clean_, clean_, set_, rows_, request_.permutations, permutationNoise(a), part));
        EvaluationResult result = resultOf(a, found, SignalKind::clean);
        result.above = aboveChance(result.accuracy, result.chance, 0);
        results.push_back(std::move(result));
    }
    return results;
}

ReleaseDraws EvaluationRun::drawsOf(const Mechanism<Signals>& mechanism) const {
    return releaseDraws(mechanism, study_, request_.seed);
}

std::vector<EvaluationResult> EvaluationRun::of(ReleaseDraws& draws, const EvaluatedMechanism& evaluated,
                                                const Progress& progress) const {
    draws.choose(evaluated.given, evaluated.epsilons, progress.within(0, 0.1));
    const std::size_t releases = draws.releases().size();
    std::vector<FoundByAttack> found(releases, FoundByAttack(attacks_.size(), std::vector<FoundCredits>(1 + controls_.size())));
    const auto fields = static_cast<std::size_t>(1 + mostDraws());
    for (std::size_t field = 0; field < fields; ++field)
        for (std::size_t i = 0; i < releases; ++i) {
            const Progress part = partOf(progress.within(0.1, 1), field * releases + i, fields * releases);
            // A control gets the noise of another draw than the release it is compared with.
            for (std::size_t kind = 0; kind <= controls_.size(); ++kind)
                draw(draws, i, kind, static_cast<int>(field) - (kind > 0), static_cast<int>(field), found[i], part);
        }
    return resultsOf(evaluated, draws, found);
}

SeededNoise EvaluationRun::classifierNoise(std::size_t attack, int draw) const {
    return noise_.stream(classifiers_stream).stream(attack).stream(static_cast<std::uint64_t>(draw));
}

SeededNoise EvaluationRun::permutationNoise(std::size_t attack) const {
    return noise_.stream(permutations_stream).stream(attack);
}

std::vector<Protocol> EvaluationRun::protocolsOf(TaskKind kind) const {
    std::vector<Protocol> out;
    for (Protocol protocol : request_.protocols)
        if (fits(protocol, kind))
            out.push_back(protocol);
    return out.empty() ? std::vector<Protocol>{defaultProtocol(kind, set_)} : out;
}

void EvaluationRun::addAttacks(const Task& task) {
    const TaskLabels labels = labelsOf(task, set_);
    const auto& rows = task.kind == TaskKind::person ? rows_.fine : rows_.coarse;
    const std::vector<Protocol> protocols = protocolsOf(task.kind);
    const bool by_rows = std::any_of(request_.attackers.begin(), request_.attackers.end(),
                                     [](const std::string& id) { return attackerInfo(id).rows; });
    for (Protocol protocol : protocols) {
        const bool halves = task.kind == TaskKind::person && protocol != Protocol::leave_one_condition_out;
        if (protocol == Protocol::halves_two_releases && request_.train_clean)
            throw InvalidParameter("train", "clean", Text("private, where two releases are compared"));
        std::vector<RowFold> split = foldsOf(protocol, labels, set_, by_rows || halves ? rows : std::vector<EvaluatedRow>{},
                                             {request_.embargo, noise_.stream(folds_stream)});
        if (request_.balanced_rows && by_rows)
            for (std::size_t i = 0; i < split.size(); ++i)
                split[i].train = balancedRows(split[i].train, rows, labels, noise_.stream(rows_stream).stream(i));
        const auto folds = std::make_shared<const std::vector<RowFold>>(std::move(split));
        for (const std::string& id : request_.attackers) {
            const AttackerInfo& attacker = attackerInfo(id);
            if (!answers(attacker, task.kind, protocol))
                continue;
            if (!withoutFolds(attacker))
                attacks_.push_back({task, protocol, attacker, labels, folds});
            else if (protocol == protocols.front() && !(request_.train_clean && attacker.id == "twice"))
                attacks_.push_back({task, std::nullopt, attacker, labels, nullptr});
        }
    }
}

/// Of a release (kind 0) or of a control.
int EvaluationRun::repetitions(const Attack& attack, std::size_t kind) const {
    if (request_.sketch)
        return 1;
    const int draws = request_.repetitions.value_or(attack.attacker.repetitions);
    return kind == 0 ? draws : std::max(2, draws); // one control has no deviation
}

int EvaluationRun::mostDraws() const {
    int most = 1;
    for (const Attack& attack : attacks_)
        most = std::max({most, repetitions(attack, 0), repetitions(attack, 1)});
    return most;
}

void EvaluationRun::draw(ReleaseDraws& draws, std::size_t i, std::size_t kind, int draw, int field, FoundByAttack& found,
                         const Progress& progress) const {
    progress(0);
    const EvaluatedRelease& release = draws.releases()[i];
    const SignalStudy& signals = signalsOf(kind);
    const auto viewOfSeries = [&](int series) {
        ViewNeeds needs = needs_;
        needs.scales = needs.scales && series == 0; // what is asked about the size of the noise is asked about one release
        try {
            return viewOf(draws(i, signals, series, field, progress), set_, rows_, needs);
        } catch (const MissingData& problem) {
            throw MissingData(Text("of what the mechanism makes of this study: %1", problem.text));
        }
    };
    std::optional<SignalView> view, second;
    for (std::size_t a = 0; a < attacks_.size(); ++a) {
        const Attack& attack = attacks_[a];
        if (draw < 0 || draw >= repetitions(attack, kind))
            continue;
        FoundCredits& here = found[a][kind];
        const bool originals_known = attack.attacker.id == "likelihood";
        Recognition recognition;
        if (originals_known) {
            if (!release.slots)
                continue;
            const SlotTables &originals = draws.queries(i, study_, progress), &asked = draws.queries(i, signals, progress);
            recognition =
                likelihoodAttack(*release.slots, originals, asked, draws.unitNoise(i, 0, field, progress), set_, progress);
        } else {
            if (!view)
                view = viewOfSeries(0);
            if (attack.twoReleases() && !second)
                second = viewOfSeries(1);
        }
        const SignalView& known = originals_known || request_.train_clean ? clean_ : *view;
        const SignalView& asked = originals_known ? clean_ : attack.twoReleases() ? *second : *view;
        if (!originals_known)
            recognition = ask(attack, known, asked, set_, rows_, classifierNoise(a, draw), progress);
        here.take(recognition);
        if (kind == 0) // one permutation of labels for all draws
            here.takeNull(
                nullOf(attack, recognition, known, asked, set_, rows_, request_.permutations, permutationNoise(a), progress));
    }
}

EvaluationResult EvaluationRun::resultOf(std::size_t a, const FoundCredits& found, SignalKind kind) const {
    const Attack& attack = attacks_[a];
    EvaluationResult result;
    result.task = attack.task;
    result.protocol = attack.protocolId();
    result.attacker = attack.attacker.id;
    result.train_clean = request_.train_clean && kind != SignalKind::clean;
    result.signals = kind;
    result.draws = static_cast<int>(found.draws());
    result.accuracy = found.mean();
    result.sd = found.sd();
    result.effective = found.summary().effective;
    result.people = set_.persons();
    result.interval = found.interval();
    result.chance = attack.labels.chance();
    result.class_names = attack.labels.names;
    result.confusion = found.first.confusion;
    if (attack.attacker.rows)
        result.row_accuracy = found.row_accuracy / found.draws();
    if (!found.null.empty()) {
        result.chance_interval = chanceInterval(found.null);
        const auto same_task =
            std::count_if(attacks_.begin(), attacks_.end(), [&](const Attack& other) { return other.task == attack.task; });
        result.permutation_p = permutationP(result.accuracy, found.null);
        result.p = std::min(1.0, *result.permutation_p * static_cast<double>(same_task));
    }
    return result;
}

std::vector<EvaluationResult> EvaluationRun::resultsOf(const EvaluatedMechanism& evaluated, const ReleaseDraws& draws,
                                                       const std::vector<FoundByAttack>& found) const {
    std::vector<EvaluationResult> results;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t a = 0; a < attacks_.size(); ++a)
            for (std::size_t kind = 0; kind <= controls_.size(); ++kind) {
                const std::vector<FoundCredits>& here = found[i][a];
                if (here[kind].accuracies.empty())
                    continue; // no originals-known attacker for this mechanism
                EvaluationResult result = resultOf(a, here[kind], kind == 0 ? SignalKind::released : request_.controls[kind - 1]);
                besideControl(result, here.size() > 1 ? std::optional(here[1].summary()) : std::nullopt);
                describe(result, evaluated, draws.releases()[i], attacks_[a]);
                results.push_back(std::move(result));
            }
    return results;
}

void EvaluationRun::describe(EvaluationResult& result, const EvaluatedMechanism& evaluated, const EvaluatedRelease& release,
                             const Attack& attack) const {
    const Guarantee& guarantee = release.guarantee;
    result.mechanism = evaluated.mechanism->info.id;
    result.swept = evaluated.swept;
    result.epsilon = release.epsilon;
    result.published_epsilon = guarantee.published_epsilon;
    result.user_epsilon = guarantee.user_epsilon;
    result.status = guarantee.status;
    if (guarantee.status != Status::proven)
        return;
    if (limited(attack) && guarantee.definition == Definition::pure_dp && guarantee.user_epsilon)
        result.limit = guessLimit(*guarantee.user_epsilon / static_cast<double>(set_.conditions.size()), set_.persons());
    const bool size_speaks = result.attacker == "lda-scale" && result.signals == SignalKind::constant &&
                             result.interval.low > result.chance && result.accuracy > result.chance + 0.05;
    result.contradicted = (result.limit && result.interval.low > *result.limit) || size_speaks;
}

} // namespace nictate
