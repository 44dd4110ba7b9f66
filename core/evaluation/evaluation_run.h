#pragma once
// The questions of an evaluation asked about clean signals, and about protected ones and their controls, draw by draw.

#include "core/evaluation/attack.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/recording_set.h"
#include "core/evaluation/release_draws.h"
#include "core/evaluation/verdict.h"
#include "core/noise/seeded_noise.h"

namespace nictate {

/// Study, set and request must outlive it.
class EvaluationRun {
  public:
    /// Throws InvalidParameter, MissingData: nothing is computed for what cannot be evaluated.
    EvaluationRun(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request, bool needs_controls);

    std::vector<EvaluationResult> ofClean(const Progress& progress) const;

    /// Of one mechanism, to be asked again at other ε.
    ReleaseDraws drawsOf(const Mechanism<Signals>& mechanism) const;
    std::vector<EvaluationResult> of(ReleaseDraws& draws, const EvaluatedMechanism& evaluated, const Progress& progress) const;

  private:
    using FoundByAttack = std::vector<std::vector<FoundCredits>>; ///< by attack, and the release itself (0) or a control

    void addAttacks(const Task& task);
    std::vector<Protocol> protocolsOf(TaskKind kind) const;
    SeededNoise classifierNoise(std::size_t attack, int draw) const;
    SeededNoise permutationNoise(std::size_t attack) const;
    int repetitions(const Attack& attack, std::size_t kind) const;
    int mostDraws() const;

    void draw(ReleaseDraws& draws, std::size_t release, std::size_t kind, int draw, int field, FoundByAttack& found,
              const Progress& progress) const;
    const SignalStudy& signalsOf(std::size_t kind) const { return kind == 0 ? study_ : controls_[kind - 1]; }
    EvaluationResult resultOf(std::size_t attack, const FoundCredits& found, SignalKind kind) const;
    std::vector<EvaluationResult> resultsOf(const EvaluatedMechanism& evaluated, const ReleaseDraws& draws,
                                            const std::vector<FoundByAttack>& found) const;
    void describe(EvaluationResult& result, const EvaluatedMechanism& evaluated, const EvaluatedRelease& release,
                  const Attack& attack) const;

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

// What an evaluation does not take on: said on counts alone, before anything is computed.

inline constexpr double most_values = 60e6; ///< recordings × rows × features: 480 MB a copy, of which there are some six
inline constexpr double most_rows = 50'000; ///< that knn, dt and rf look at
inline constexpr double most_support_vectors = 20'000; ///< rows that svm looks at

/// Throws InvalidParameter (`length`, `every`) with the least value that would do.
void refuseTooLarge(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request);

// Signals that take the place of the real ones to see what an attacker recognises in the noise alone (mathematics.md §13.6).

/// Every value is its feature's centre: of the public bounds, else the study's mean.
SignalStudy constantSignals(const SignalStudy& study);

/// Each half of each recording is a half of another recording, drawn at random, each used once; cut, or its last value repeated.
/// Throws MissingData below two recordings.
SignalStudy strangersSignals(const SignalStudy& study, const RecordingSet& set, const SeededNoise& noise);

/// The draws of a mechanism under a seed: the same ones for every question that is asked of them. A control takes draw d + 1
/// where the release takes draw d: it gets other noise than what it is compared with.
ReleaseDraws releaseDraws(const Mechanism<Signals>& mechanism, const SignalStudy& study, std::uint64_t seed);
/// The control's signals under a seed.
SignalStudy controlSignals(SignalKind kind, const SignalStudy& study, const RecordingSet& set, std::uint64_t seed);
} // namespace nictate
