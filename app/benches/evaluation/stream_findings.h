#pragma once
// Lines of a table like tables 3 to 5 of David-John et al. 2023, of the open study: a plain function of a key. Simulations only.

#include "core/choices/session.h"
#include "core/evaluation/stream_utility.h"

#include <memory>

namespace nictate {

/// What one line of the table depends on.
struct StreamFindingKey {
    std::shared_ptr<const Dataset> study;
    std::vector<std::size_t> included;
    std::string mechanism; ///< id; empty: the samples as they are; "centre": gaze at rest in the middle
    Parameters given;
    double window_s = 0; ///< of Kaleido, where it is not among those given: the same time at any rate
    std::uint64_t seed = 1;
    bool as_at_bench = false; ///< the settings of the Samples workspace
    bool operator==(const StreamFindingKey&) const = default;
};

/// What one line of the table shows.
struct StreamFinding {
    GazeUtilityRow row;
    double networks = 0; ///< people recognised by radial basis networks, learnt from and asked about one release
    double chance = 0;
};

/// The samples as they are, at rest, the Samples workspace's choice, then the published settings of every mechanism.
std::vector<StreamFindingKey> streamFindingKeys(const Session& session, const std::shared_ptr<const Dataset>& study);

/// Throws InvalidParameter, MissingData, Cancelled.
StreamFinding streamFindingOf(const StreamFindingKey& key, const Progress& progress);

/// "k = 4, γ = 1.5".
std::string settingsInWords(const StreamFindingKey& key);

/// Whether half of what the original samples give above chance is left of activity, and people are recognised at most half as
/// far above chance; and whether prediction is at most half as far off again.
struct Practical {
    bool activity = false, prediction = false;
};
Practical practical(const StreamFinding& found, const StreamFinding& raw, double activity_chance);

} // namespace nictate
