#pragma once
// From a study and a session to what the Signals workspace shows at once. No widgets; simulations only.

#include "core/domains/signals/chosen_signals.h"
#include "core/domains/signals/signal_perturbation.h"
#include "core/domains/signals/signals.h"
#include "core/text.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// One signal before and after, and what the noise does to it on average.
struct SignalPreview {
    Eigen::VectorXd original; ///< sensitive: shown, never exported
    Eigen::VectorXd released; ///< one draw
    Eigen::VectorXd mean, sd; ///< over draws
    int draws = 0;
};

/// Curves over participants for one condition, by lag; see correlationCurve.
struct CorrelationCurves {
    std::vector<double> signals, differences, released;
};

/// Everything the Signals workspace shows at once.
struct SignalFrame {
    std::shared_ptr<const SignalStudy> study; ///< everything that is released
    std::shared_ptr<const SignalStudy> shown; ///< the feature on screen alone
    std::size_t feature = 0;                  ///< of `study`
    std::size_t condition = 0;                ///< of both
    std::size_t table = 0;                    ///< the participant's, in that condition
    std::string participant;                  ///< id
    SignalFacts facts;
    std::string mechanism; ///< id
    Text name;
    Parameters given, resolved;
    Guarantee guarantee;
    std::optional<SignalPlan> plan; ///< nothing where signals are not perturbed one by one
    SignalPreview preview;
    std::vector<CorrelationCurves> correlations; ///< by condition
    double phi = 0;                              ///< correlation from one sample to the next
    std::optional<double> window_s;              ///< of features computed from samples; nothing where the study brought them
    bool constant = false;                       ///< the feature is the same number everywhere in this condition
};

/// The feature on screen, by default the first that varies. Throws MissingData.
std::size_t shownFeature(const SignalsView& view, const SignalStudy& study);

/// The frame's preview with more draws. Throws Cancelled.
SignalPreview previewOf(const SignalFrame& frame, std::uint64_t seed, int draws, const Progress& progress = {});

/// The frequencies there are to keep in a chunk as chosen; nothing for mechanisms without k and chunks of their own.
std::optional<int> largestKept(const MechanismInfo& info, const Parameters& given, int length);

/// Keeps what did not change since the last frame. For one thread.
class SignalEngine {
  public:
    void setStudy(std::shared_ptr<const Dataset> study);
    const std::shared_ptr<const Dataset>& study() const { return study_; }

    /// Throws MissingData, InvalidParameter, ParseError (a table of bounds).
    SignalFrame frame(const Session& session);

  private:
    struct Shown {
        std::size_t feature = 0;
        int start = 0;
        bool operator==(const Shown&) const = default;
    };
    void refreshSignals(const Session& session);
    void refreshFeature(const Session& session);
    void choosePlace(const Session& session, SignalFrame& frame) const;
    void simulateFrame(const Session& session, SignalFrame& frame) const;

    std::shared_ptr<const Dataset> study_;
    SignalChoice choice_;
    std::shared_ptr<const SignalStudy> signals_;
    std::optional<Shown> shown_key_;
    std::shared_ptr<const SignalStudy> shown_;
    std::vector<CorrelationCurves> correlations_; ///< of signals and differences
    std::vector<double> phi_;                     ///< by condition
};

inline constexpr int largest_lag = 195;
inline constexpr int quick_draws = 8;
inline constexpr int fine_draws = 64;

} // namespace nictate
