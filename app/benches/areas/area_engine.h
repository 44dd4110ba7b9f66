#pragma once
// The table of areas on screen: kept while only parameters move.

#include "app/benches/areas_frame.h"
#include "core/choices/session.h"
#include "core/text.h"

#include <memory>
#include <optional>

namespace nictate {

/// Turns a study and a session into the frame that the Areas workspace shows.
class AreaEngine {
  public:
    void setStudy(std::shared_ptr<const Dataset> study);
    bool hasStudy() const { return study_ != nullptr; }

    /// Throws MissingData and InvalidParameter; `aois` where the session's stimulus has no (sound) areas.
    AreasFrame frame(const Session& session);
    /// What is missing in the gaze on screen; sensitive.
    const std::vector<Text>& warnings() const { return warnings_; }

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
    /// A table for each group instead of everybody's.
    void splitIntoGroups(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included);
    /// Differences within people instead of a table, where the session compares any.
    void compareWithin(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included);
    /// Rows over all pictures with areas, that on screen among them.
    void addOthers(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included) const;

    std::shared_ptr<const Dataset> study_;
    std::optional<Key> key_;
    AreaGaze gaze_; ///< of key_'s stimulus and people
    std::optional<AreaPreview> preview_;
    std::optional<std::pair<Key, PeopleGroups>> grouped_; ///< what groups_ is of
    std::optional<AreaGroupsPreview> groups_;
    struct Paired {
        Key key;
        std::vector<std::string> names; ///< as the session has them
        std::vector<Area> other_areas;
        AreaHits hits;
    };
    std::optional<Paired> paired_;
    std::vector<Text> warnings_;
};

} // namespace nictate
