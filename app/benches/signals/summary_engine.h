#pragma once
// The table of feature summaries on screen: kept while only parameters move.

#include "app/benches/areas_frame.h"
#include "core/domains/signals/chosen_signals.h"

#include <memory>
#include <optional>

namespace nictate {

/// Turns a study with features and a session into the table that the Signals workspace shows in its view of summaries.
class SummaryEngine {
  public:
    /// Throws MissingData, InvalidParameter (`features`, `bounds` …) and ParseError.
    AreasFrame frame(const std::shared_ptr<const Dataset>& study, const Session& session);

  private:
    struct Key {
        std::shared_ptr<const Dataset> study;
        SummaryChoice choice;
        std::vector<std::size_t> included;
        std::uint64_t seed;
        bool operator==(const Key&) const = default;
    };
    std::optional<Key> key_;
    std::optional<AreaPreview> preview_;
    std::optional<std::pair<Key, PeopleGroups>> grouped_; ///< what groups_ is of
    std::optional<AreaGroupsPreview> groups_;
};

} // namespace nictate
