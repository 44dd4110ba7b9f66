#pragma once
// The table of areas on screen: kept while only parameters move.

#include "core/analysis/area_preview.h"
#include "core/session/session.h"

#include <memory>
#include <optional>

namespace nictate {

/// What the bench shows.
struct AreasFrame {
    std::string mechanism; ///< id
    std::size_t stimulus = 0;
    AreaFacts facts;
    AreaFrame table;                      ///< of the stimulus on screen
    std::vector<AreaRow> rows;            ///< its rows, or those over all pictures
    std::size_t pictures = 1;             ///< that rows are over
    std::optional<double> target_epsilon; ///< whose noise has the error that is asked for; nothing = none does
    std::vector<AreaPreview::Recovered> attack;
    std::string attacked; ///< participant's id
};

class AreaEngine {
  public:
    void setStudy(std::shared_ptr<const Dataset> study);
    bool hasStudy() const { return study_ != nullptr; }

    /// Throws MissingData and InvalidParameter; `aois` where the session's stimulus has no (sound) areas.
    AreasFrame frame(const Session& session);
    /// What is missing in the gaze on screen; private.
    const std::vector<std::string>& warnings() const { return warnings_; }

  private:
    struct Key {
        std::size_t stimulus;
        std::vector<std::size_t> included;
        std::vector<Area> areas;
        std::vector<std::string> metrics;
        std::optional<double> expected_fixations;
        std::uint64_t seed;
        bool operator==(const Key&) const = default;
    };
    const AreaPreview& preview(Key key);
    /// Rows over all pictures with areas, that on screen among them.
    void addOthers(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included) const;

    std::shared_ptr<const Dataset> study_;
    std::optional<Key> key_;
    AreaGaze gaze_; ///< of key_'s stimulus and people
    std::optional<AreaPreview> preview_;
    std::vector<std::string> warnings_;
};

} // namespace nictate
