#pragma once
// From a study and a session to what the Heatmaps workspace shows. No widgets; simulations only.

#include "core/choices/session.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmap_preview.h"
#include "core/text.h"

#include <memory>
#include <optional>
#include <string>

namespace nictate {

/// One simulated protected heatmap beside the original.
struct MechanismFrame {
    std::string mechanism;                  ///< id
    Text title;                             ///< as info.title() has it
    std::shared_ptr<const GazeMap> heatmap; ///< on facts.display, all windows of time below each other
    double cc = 0;
    double mse = 0;
    Extremes values, differences;           ///< of all windows; of the map less the original
    std::optional<double> share;            ///< of data, where there is a prior
    std::shared_ptr<const GazeMap> decided; ///< the same by cell of the mechanism's grid
    Guarantee guarantee;
    Parameters resolved;
    TakenByBounds taken; ///< for the curator alone
};

/// What someone recovers of one observer who knows all the others.
struct AttackFrame {
    std::string observer;                     ///< participant's id
    std::shared_ptr<const GazeMap> recovered; ///< on the mechanism's own grid
    double noise_scale = 0;                   ///< n·noise scale
};

/// Everything the Heatmaps workspace shows at once.
struct HeatmapFrame {
    std::size_t stimulus = 0;
    HeatmapFacts facts;
    std::shared_ptr<const ObserverPoints> points;
    std::shared_ptr<const GazeMap> original; ///< sensitive: shown, never exported
    Extremes original_values;
    double cc_without_gaze = 0; ///< of what public facts alone show, with the original
    MechanismFrame shown;
    std::optional<MechanismFrame> compared; ///< when the third panel asks for it
    std::optional<AttackFrame> attack;      ///< likewise
    GazeClock clock = GazeClock::time;      ///< what says in which window of time a fixation lies
    bool presentation_guessed = false;      ///< windows rest on a guess from gaze
};

/// The third panel as it can be had: a comparison needs something to compare with.
ThirdPanel thirdPanel(const Session& session);

/// A session whose mechanism keeps the grid and the prior `shown` has, unless a person chose them: their defaults may step with
/// ε, and pictures would jump, or wait for another prior, while ε moves.
Session holdingStill(Session session, const MechanismFrame& shown);

/// Keeps what did not change since the last frame, so that moving ε is cheap. For one thread.
class HeatmapEngine {
  public:
    void setStudy(std::shared_ptr<const Dataset> study);
    bool hasStudy() const { return study_ != nullptr; }

    /// Throws MissingData when the stimulus is unknown or nobody is included, InvalidParameter.
    HeatmapFrame frame(const Session& session);
    /// What frame() would first read of a video, for seconds: these facts want readPicture(), on another thread; then markRead().
    /// Nothing where all is read. Throws as frame().
    std::optional<HeatmapFacts> unread(const Session& session);
    void markRead(const HeatmapFacts& facts) { read_ = facts; }

  private:
    HeatmapFacts factsOf(const Session& session) const;
    void refreshPoints(const Session& session);
    void refreshPreviews(const Session& session);
    AttackFrame attack(const Session& session);

    std::shared_ptr<const Dataset> study_;
    std::size_t stimulus_ = 0;
    std::shared_ptr<const PublicPicture> picture_; ///< of stimulus_
    std::optional<HeatmapFacts> read_;             ///< whose frames were read of a video
    std::vector<std::size_t> included_;
    GazeClock clock_ = GazeClock::time; ///< of points_
    double guessed_presentation_ms_ = 0;
    std::shared_ptr<const ObserverPoints> points_;
    std::uint64_t seed_ = 0;
    std::optional<HeatmapPreview> shown_, compared_;
    std::shared_ptr<const GazeMap> original_;
    Extremes original_values_;
    double cc_without_gaze_ = 0;
};

} // namespace nictate
