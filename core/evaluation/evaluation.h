#pragma once
// What attackers find and what tasks get, clean, protected and beside controls (mathematics.md §13).

#include "core/domains/signals/signals.h"
#include "core/evaluation/attack.h"
#include "core/evaluation/verdict.h"

#include <memory>

namespace nictate {

/// What the noise is put on: the study's signals, or in their place a control.
enum class SignalKind { clean, released, constant, strangers };
const char* name(SignalKind kind); ///< "clean", "private", "constant", "strangers"
/// Throws InvalidParameter (`controls`).
SignalKind controlNamed(const std::string& id);

/// What an evaluation is to compute: tasks, protocols, attackers and controls.
struct EvaluationRequest {
    std::vector<Task> tasks;
    std::vector<Protocol> protocols; ///< those that fit a task; where none does, its default
    std::vector<std::string> attackers = {"lda", "lda-matched", "lda-scale", "likelihood", "knn"};
    bool train_clean = false;                                  ///< learn from the originals
    bool balanced_rows = false;                                ///< as many rows of each class, drawn
    std::vector<SignalKind> controls = {SignalKind::constant}; ///< the first one is what a number is compared with
    std::optional<int> repetitions; ///< draws of protected signals and of controls; else each attacker's
    int every = 10;                 ///< row used for conditions and attributes; people: half of it
    int embargo = 60;               ///< rows
    int smoothing = 0;              ///< rows of a moving mean that classifiers of rows look at instead; 0: at rows as they are
    int permutations = 999;
    std::uint64_t seed = 1;
    bool clean = true;   ///< results of the original signals as well
    bool sketch = false; ///< one draw of everything: what a picture shows while something moves
    bool operator==(const EvaluationRequest&) const = default;
};

/// A mechanism at some ε (per feature); none: as given.
struct EvaluatedMechanism {
    const Mechanism<Signals>* mechanism = nullptr;
    Parameters given;
    std::vector<double> epsilons;
    std::string swept = {}; ///< another parameter's value that tells its results apart; empty for none
};

/// One number and what it has to be compared with.
struct EvaluationResult {
    Task task;
    std::string protocol, attacker;
    bool train_clean = false;
    std::string mechanism; ///< empty for clean signals
    std::optional<double> epsilon, published_epsilon, user_epsilon;
    std::optional<Status> status;
    bool contradicted = false; ///< more was found than a proven release allows, or its noise names the condition
    SignalKind signals = SignalKind::clean;
    std::optional<double> row_accuracy;
    int draws = 1;               ///< of protected signals, or of the control
    double accuracy = 0, sd = 0; ///< over them
    double effective = 1;        ///< how many independent answers a draw is worth
    int people = 0;              ///< who was asked about
    Interval interval;
    double chance = 0;
    std::optional<double> control, control_sd; ///< of the first control
    std::optional<DrawSummary> beside;         ///< the same, whole
    double above = 0;
    std::optional<double> limit;
    Verdict verdict = Verdict::none;                ///< of protected signals beside a control
    std::optional<int> draws_needed, people_needed; ///< of a verdict not shown: what would decide it
    std::optional<double> permutation_p;            ///< of the accuracy, that is of the mean over draws
    std::optional<double> p;                 ///< of protected signals the verdict's, corrected for all of them; of clean ones
                                             ///< by permutation, times the number of attackers of the task, at most 1
    std::optional<Interval> chance_interval; ///< of labels that mean nothing
    std::vector<std::string> class_names;    ///< of the confusion matrix
    Eigen::MatrixXi confusion;               ///< of the first draw
    std::string swept;                       ///< as of what was evaluated
};

/// Results in the order of mechanisms, ε, tasks, attackers, signals; clean ones first. Everything is a function of the
/// arguments, whatever the number of threads. Throws MissingData, InvalidParameter, Cancelled.
std::vector<EvaluationResult> evaluate(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request,
                                       const std::vector<EvaluatedMechanism>& mechanisms, const Progress& progress = {});

/// Why this study cannot answer one of the request's tasks, in a sentence; nothing where it can.
std::optional<std::string> whyUnanswered(const Task& task, const SignalStudy& study, const RecordingSet& set,
                                         const EvaluationRequest& request);

/// One mechanism evaluated again and again while its parameters move: what was drawn is kept, and only what depends on the ε
/// that moved is made anew. Every answer is that of evaluate() without clean signals. Not for several threads at once.
class LiveEvaluation {
  public:
    /// Study and set must outlive it. Throws what evaluate() throws.
    LiveEvaluation(const SignalStudy& study, const RecordingSet& set, EvaluationRequest request,
                   const Mechanism<Signals>& mechanism);
    ~LiveEvaluation();

    std::vector<EvaluationResult> at(const Parameters& given, const std::vector<double>& epsilons, const Progress& progress = {});

  private:
    struct Kept;
    const Mechanism<Signals>& mechanism_;
    std::unique_ptr<Kept> kept_;
};

/// Puts a control's draws beside a number: how far above them it is.
void besideControl(EvaluationResult& result, const std::optional<DrawSummary>& control);

/// Verdicts and p of the protected signals among results that are shown together.
void settleVerdicts(std::vector<EvaluationResult>& together);

/// What a number means, in one sentence.
Text inWords(const EvaluationResult& result);

/// Sensitive: about real people. Columns as on the command line, and one of what was swept where that has a name.
std::string evaluationCsv(const std::vector<EvaluationResult>& results, const std::string& swept = {});

} // namespace nictate
