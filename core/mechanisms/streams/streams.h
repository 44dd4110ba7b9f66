#pragma once
// The domain of mechanisms on gaze streams: sample by sample in, sample by sample out.

#include "core/mechanisms/lattice_plan.h"
#include "core/mechanisms/mechanism.h"
#include "core/streams/stream_study.h"

namespace nictate {

/// Public facts about a study's streams: everything a default or a guarantee may depend on besides parameters.
struct StreamFacts {
    int participants = 1;   ///< N ≥ 1
    double samples = 1;     ///< that a participant has at most, over all recordings
    double width_px = 800;  ///< of the widest stimulus
    double height_px = 600; ///< of the highest one
    bool operator==(const StreamFacts&) const = default;
};

/// Nothing an explorer could keep between draws yet.
struct StreamSteps {};

struct Streams {
    static constexpr Reads reads = Reads::streams;
    using Data = StreamStudy;
    using Facts = StreamFacts;
    using Steps = StreamSteps;
    using Output = StreamStudy; ///< the same participants and stimuli
    using Plan = LatticePlan;   ///< of every coordinate of every sample, from 0
    /// Throws InvalidParameter (`observers`) below 1.
    static void check(const StreamFacts& facts);
    static int people(const StreamFacts& facts) { return facts.participants; }
};

} // namespace nictate
