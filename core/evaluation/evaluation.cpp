#include "core/evaluation/evaluation.h"

#include "core/errors.h"
#include "core/evaluation/control_signals.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// Streams of the seed.
enum Stream : std::uint64_t { releases_stream = 1, folds_stream, classifiers_stream, permutations_stream, strangers_stream };

/// What one attack found, draw by draw.
struct Found {
    std::vector<double> accuracies, credits;
    double row_accuracy = 0;
    Recognition first;
    std::vector<double> null;

    void take(const Recognition& recognition) {
        if (accuracies.empty()) {
            first = recognition;
            credits.assign(recognition.answers.size(), 0);
        }
        for (std::size_t i = 0; i < credits.size(); ++i)
            credits[i] += recognition.answers[i].credit;
        row_accuracy += recognition.row_accuracy.value_or(0);
        accuracies.push_back(recognition.accuracy());
    }
    double draws() const { return static_cast<double>(accuracies.size()); }
    double mean() const {
        double sum = 0;
        for (double accuracy : accuracies)
            sum += accuracy;
        return sum / draws();
    }
    double sd() const {
        double sum = 0;
        for (double accuracy : accuracies)
            sum += (accuracy - mean()) * (accuracy - mean());
        return accuracies.size() > 1 ? std::sqrt(sum / (draws() - 1)) : 0;
    }
    Interval interval() const {
        std::vector<double> averaged;
        std::vector<int> people;
        for (std::size_t i = 0; i < credits.size(); ++i) {
            averaged.push_back(credits[i] / draws());
            people.push_back(first.answers[i].person);
        }
        return clusteredWilson(averaged, people);
    }
};

bool withoutFolds(const AttackerInfo& attacker) { return attacker.id == "likelihood" || attacker.id == "twice"; }

/// The attacker who holds the originals, and what gets the noise: them, or a control.
struct OriginalsKnown {
    LikelihoodAttack attack;
    std::vector<LikelihoodAttack::Queries> signals;

    OriginalsKnown(const PreparedPlan& prepared, const SignalStudy& study, const RecordingSet& set,
                   const std::vector<SignalStudy>& controls)
        : attack(prepared, study, set), signals{attack.originals()} {
        for (const SignalStudy& control : controls)
            signals.push_back(attack.queriesOf(control));
    }
};

class Evaluation {
  public:
    Evaluation(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request, bool needs_controls)
        : study_(study), set_(set), request_(request), noise_(request.seed) {
        rows_ = {rowsEvery(set, request.every), rowsEvery(set, std::max(1, request.every / 2))};
        for (const Task& task : request.tasks)
            addAttacks(task);
        needs_.smoothing = request.smoothing;
        for (const Attack& attack : attacks_) {
            needs_.scales |= attack.attacker.id == "lda-scale";
            (attack.task.kind == TaskKind::person ? needs_.fine : needs_.coarse) |= attack.attacker.rows;
        }
        for (SignalKind kind : needs_controls ? request.controls : std::vector<SignalKind>{})
            controls_.push_back(kind == SignalKind::strangers ? strangersSignals(study, set, noise_.stream(strangers_stream))
                                                              : constantSignals(study));
        clean_ = viewOf(study_, set_, rows_, needs_);
    }

    std::vector<EvaluationResult> ofClean(const Progress& progress) const {
        std::vector<EvaluationResult> results;
        for (std::size_t a = 0; a < attacks_.size(); ++a) {
            const Attack& attack = attacks_[a];
            if (withoutFolds(attack.attacker) || attack.twoReleases())
                continue;
            const Progress part = partOf(progress, a, attacks_.size());
            Found found;
            found.take(ask(attack, clean_, clean_, set_, rows_, classifierNoise(a, 0), part));
            found.null =
                nullOf(attack, found.first, clean_, clean_, set_, rows_, request_.permutations, permutationNoise(a), part);
            EvaluationResult result = resultOf(a, found, SignalKind::clean);
            result.above = aboveChance(result.accuracy, result.chance, 0);
            results.push_back(std::move(result));
        }
        return results;
    }

    std::vector<EvaluationResult> of(const EvaluatedMechanism& evaluated, const Progress& progress) const {
        ReleaseDraws draws(*evaluated.mechanism, evaluated.given, evaluated.epsilons, study_, noise_.stream(releases_stream),
                           progress.within(0, 0.1));
        const std::size_t releases = draws.releases().size();
        // by release, attack, and the release itself or a control
        std::vector<std::vector<std::vector<Found>>> found(
            releases, std::vector<std::vector<Found>>(attacks_.size(), std::vector<Found>(1 + controls_.size())));
        std::vector<std::optional<OriginalsKnown>> likelihoods(releases);
        for (std::size_t i = 0; i < releases; ++i)
            if (asksLikelihood() && draws.releases()[i].prepared && draws.releases()[i].prepared->plan.window == 1)
                likelihoods[i].emplace(*draws.releases()[i].prepared, study_, set_, controls_);
        const int fields = 1 + mostDraws();
        for (int field = 0; field < fields; ++field)
            for (std::size_t i = 0; i < releases; ++i) {
                const Progress part = progress.within(0.1, 1).within(
                    static_cast<double>(static_cast<std::size_t>(field) * releases + i) / static_cast<double>(releases) / fields,
                    static_cast<double>(static_cast<std::size_t>(field) * releases + i + 1) / static_cast<double>(releases) /
                        fields);
                // A control gets the noise of another draw than the release it is compared with.
                for (std::size_t kind = 0; kind <= controls_.size(); ++kind)
                    draw(draws, i, kind, field - (kind > 0), field, likelihoods[i], found[i], part);
            }
        return resultsOf(evaluated, draws, found);
    }

  private:
    using FoundByAttack = std::vector<std::vector<Found>>;

    static Progress partOf(const Progress& progress, std::size_t i, std::size_t count) {
        return progress.within(static_cast<double>(i) / static_cast<double>(count),
                               static_cast<double>(i + 1) / static_cast<double>(count));
    }
    SeededNoise classifierNoise(std::size_t attack, int draw) const {
        return noise_.stream(classifiers_stream).stream(attack).stream(static_cast<std::uint64_t>(draw));
    }
    SeededNoise permutationNoise(std::size_t attack) const { return noise_.stream(permutations_stream).stream(attack); }

    std::vector<Protocol> protocolsOf(TaskKind kind) const {
        std::vector<Protocol> out;
        for (Protocol protocol : request_.protocols)
            if (fits(protocol, kind))
                out.push_back(protocol);
        return out.empty() ? std::vector<Protocol>{defaultProtocol(kind, set_)} : out;
    }

    void addAttacks(const Task& task) {
        const TaskLabels labels = labelsOf(task, set_);
        const auto& rows = task.kind == TaskKind::person ? rows_.fine : rows_.coarse;
        const std::vector<Protocol> protocols = protocolsOf(task.kind);
        for (Protocol protocol : protocols) {
            const bool halves = task.kind == TaskKind::person && protocol != Protocol::leave_one_condition_out;
            if (halves && request_.train_clean)
                throw InvalidParameter("train", "clean", "private, where a recording's halves are told apart");
            const std::vector<Fold> folds =
                foldsOf(protocol, labels, set_, rows, {request_.embargo, noise_.stream(folds_stream)});
            for (const std::string& id : request_.attackers) {
                const AttackerInfo& attacker = attackerInfo(id);
                if (!answers(attacker, task.kind, protocol))
                    continue;
                if (!withoutFolds(attacker))
                    attacks_.push_back({task, protocol, attacker, labels, folds});
                else if (protocol == protocols.front() && !(request_.train_clean && attacker.id == "twice"))
                    attacks_.push_back({task, std::nullopt, attacker, labels, {}});
            }
        }
    }

    bool asksLikelihood() const {
        return std::any_of(attacks_.begin(), attacks_.end(),
                           [](const Attack& attack) { return attack.attacker.id == "likelihood"; });
    }
    /// Of a release (kind 0) or of a control.
    int drawsOf(const Attack& attack, std::size_t kind) const {
        const int draws = request_.repetitions.value_or(attack.attacker.repetitions);
        return kind == 0 ? draws : std::max(2, draws); // one control has no deviation
    }
    int mostDraws() const {
        int most = 1;
        for (const Attack& attack : attacks_)
            most = std::max({most, drawsOf(attack, 0), drawsOf(attack, 1)});
        return most;
    }

    void draw(ReleaseDraws& draws, std::size_t i, std::size_t kind, int draw, int field,
              const std::optional<OriginalsKnown>& likelihood, FoundByAttack& found, const Progress& progress) const {
        progress(0);
        const SignalStudy& signals = kind == 0 ? study_ : controls_[kind - 1];
        std::optional<SignalView> view, second;
        for (std::size_t a = 0; a < attacks_.size(); ++a) {
            const Attack& attack = attacks_[a];
            if (draw < 0 || draw >= drawsOf(attack, kind))
                continue;
            Found& here = found[a][kind];
            if (attack.attacker.id == "likelihood") {
                if (likelihood)
                    here.take(likelihood->attack(likelihood->signals[kind], draws.noiseOf(0, field), progress));
            } else {
                if (!view)
                    view = viewOf(draws(i, signals, 0, field), set_, rows_, needs_);
                if (attack.twoReleases() && !second)
                    second = viewOf(draws(i, signals, 1, field), set_, rows_, needs_);
                const SignalView& known = request_.train_clean ? clean_ : *view;
                const SignalView& asked = attack.twoReleases() ? *second : *view;
                here.take(ask(attack, known, asked, set_, rows_, classifierNoise(a, draw), progress));
                if (kind == 0 && draw == 0)
                    here.null = nullOf(attack, here.first, known, asked, set_, rows_, request_.permutations, permutationNoise(a),
                                       progress);
                continue;
            }
            if (kind == 0 && draw == 0 && likelihood)
                here.null = nullOf(attack, here.first, clean_, clean_, set_, rows_, request_.permutations, permutationNoise(a));
        }
    }

    EvaluationResult resultOf(std::size_t a, const Found& found, SignalKind kind) const {
        const Attack& attack = attacks_[a];
        EvaluationResult result;
        result.task = attack.task;
        result.protocol = attack.protocolId();
        result.attacker = attack.attacker.id;
        result.train_clean = request_.train_clean && kind != SignalKind::clean;
        result.signals = kind;
        result.accuracy = found.mean();
        result.sd = found.sd();
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
            result.p = std::min(1.0, permutationP(found.first.accuracy(), found.null) * static_cast<double>(same_task));
        }
        return result;
    }

    std::vector<EvaluationResult> resultsOf(const EvaluatedMechanism& evaluated, const ReleaseDraws& draws,
                                            const std::vector<FoundByAttack>& found) const {
        std::vector<EvaluationResult> results;
        for (std::size_t i = 0; i < found.size(); ++i)
            for (std::size_t a = 0; a < attacks_.size(); ++a)
                for (std::size_t kind = 0; kind <= controls_.size(); ++kind) {
                    const std::vector<Found>& here = found[i][a];
                    if (here[kind].accuracies.empty())
                        continue; // no originals-known attacker for this mechanism
                    EvaluationResult result =
                        resultOf(a, here[kind], kind == 0 ? SignalKind::released : request_.controls[kind - 1]);
                    judge(result, here.size() > 1 ? &here[1] : nullptr);
                    describe(result, evaluated, draws.releases()[i], a);
                    results.push_back(std::move(result));
                }
        return results;
    }

    /// Beside the first control: more than its mean by two deviations, and by 0.05 at least, is more than noise.
    static void judge(EvaluationResult& result, const Found* control) {
        if (control) {
            result.control = control->mean();
            result.control_sd = control->sd();
        }
        result.above = aboveChance(result.accuracy, result.chance, result.control.value_or(0));
        const double noise_alone = result.control.value_or(result.chance) + std::max(0.05, 2 * result.control_sd.value_or(0));
        result.verdict = result.signals == SignalKind::released && result.accuracy > noise_alone ? Verdict::data : Verdict::noise;
    }

    void describe(EvaluationResult& result, const EvaluatedMechanism& evaluated, const EvaluatedRelease& release,
                  std::size_t a) const {
        const Guarantee& guarantee = release.guarantee;
        result.mechanism = evaluated.mechanism->info.id;
        result.epsilon = release.epsilon;
        result.published_epsilon = guarantee.published_epsilon;
        result.user_epsilon = guarantee.user_epsilon;
        result.status = guarantee.status;
        if (guarantee.status != Status::proven)
            return;
        if (limited(attacks_[a]) && guarantee.definition == Definition::pure_dp && guarantee.user_epsilon)
            result.limit = guessLimit(*guarantee.user_epsilon / static_cast<double>(set_.conditions.size()), set_.persons());
        const bool size_speaks = result.attacker == "lda-scale" && result.signals == SignalKind::constant &&
                                 result.interval.low > result.chance && result.accuracy > result.chance + 0.05;
        result.contradicted = (result.limit && result.interval.low > *result.limit) || size_speaks;
    }

    /// Guesses that one recording's guarantee bounds: not where a release is compared with itself, nor one-to-one matches.
    static bool limited(const Attack& attack) {
        if (attack.task.kind != TaskKind::person || attack.attacker.id == "lda-matched" || attack.attacker.id == "twice")
            return false;
        return attack.attacker.id == "likelihood" || attack.protocol == Protocol::leave_one_condition_out ||
               attack.protocol == Protocol::halves_two_releases;
    }

    const SignalStudy& study_;
    const RecordingSet& set_;
    const EvaluationRequest& request_;
    SeededNoise noise_;
    UsedRows rows_;
    std::vector<Attack> attacks_;
    ViewNeeds needs_;
    std::vector<SignalStudy> controls_;
    SignalView clean_;
};

} // namespace

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
    throw InvalidParameter("controls", id, "constant | strangers");
}

const char* name(Verdict verdict) {
    switch (verdict) {
    case Verdict::clean: return "clean";
    case Verdict::data: return "data";
    case Verdict::noise: break;
    }
    return "noise";
}

std::vector<EvaluationResult> evaluate(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request,
                                       const std::vector<EvaluatedMechanism>& mechanisms, const Progress& progress) {
    const Evaluation evaluation(study, set, request, !mechanisms.empty());
    const double parts = 1 + static_cast<double>(mechanisms.size());
    std::vector<EvaluationResult> results;
    if (request.clean)
        results = evaluation.ofClean(progress.within(0, 1 / parts));
    for (std::size_t m = 0; m < mechanisms.size(); ++m) {
        auto more =
            evaluation.of(mechanisms[m], progress.within(static_cast<double>(m + 1) / parts, static_cast<double>(m + 2) / parts));
        results.insert(results.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return results;
}

} // namespace nictate
