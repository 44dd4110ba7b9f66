#pragma once
// What the Evaluation workspace computes on another thread: plain functions of a key. No widgets; simulations only.

#include "core/choices/session.h"
#include "core/evaluation/evaluation.h"

#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace nictate {

/// Signals ready to be evaluated, and who they are of. Sensitive.
struct EvaluatedStudy {
    SignalStudy signals;
    RecordingSet set;
};

/// What results of one mechanism depend on; equal keys give equal results.
struct EvaluationKey {
    std::shared_ptr<const EvaluatedStudy> study;
    EvaluationRequest request;
    std::string mechanism; ///< id; empty: the original signals
    Parameters given;
    std::vector<double> epsilons; ///< none: as given
    bool operator==(const EvaluationKey&) const = default;
};
using Findings = std::vector<EvaluationResult>;

/// Of the original, then of every mechanism that the session evaluates.
std::vector<EvaluationKey> lineKeys(const Session& session, const std::shared_ptr<const EvaluatedStudy>& study);
/// Of the chosen mechanism as its parameters stand: the fast attackers alone.
EvaluationKey presentKey(const Session& session, const std::shared_ptr<const EvaluatedStudy>& study);

/// Throws what evaluate() throws.
Findings findingsOf(const EvaluationKey& key, const Progress& progress);
/// One draw of protected signals and one of their control, no p, and only what the trade-off draws: while something moves. What
/// was drawn for one key serves the next. One call at a time.
class QuickFindings {
  public:
    /// Throws what evaluate() throws.
    Findings operator()(const EvaluationKey& key, const Progress& progress);
    /// Whether two releases are matched as well, which takes twice as long.
    void matchTwoReleases(bool matched) { two_releases_ = matched; }
    /// No study is looked at any more: what was kept of one goes, at once or with the end of a call under way.
    void forget();

  private:
    void drop();

    std::mutex one_;
    std::atomic<bool> forgotten_ = false, two_releases_ = false;
    std::optional<EvaluationKey> of_; ///< as it was sketched
    std::unique_ptr<LiveEvaluation> live_;
};

/// What is being computed: "FPA: protected studies, attackers and controls".
QString workWords(const EvaluationKey& key);

} // namespace nictate
