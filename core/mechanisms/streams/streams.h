#pragma once
// The domain of mechanisms on gaze streams: sample by sample in, sample by sample out.

#include "core/mechanisms/mechanism.h"
#include "core/noise/secure_noise.h"
#include "core/streams/stream_study.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace nictate {

/// Public facts about a study's streams: everything a default or a guarantee may depend on besides parameters.
struct StreamFacts {
    int participants = 1;                                  ///< N ≥ 1
    double rate_hz = 100;                                  ///< the highest
    double half_yaw = 30;                                  ///< of the widest field, degrees
    double half_pitch = 23;                                ///< of the highest one
    int least_in_task = 1;                                 ///< people with a stream in the task that has the fewest
    std::vector<std::vector<std::size_t>> rows = {{6000}}; ///< of every participant's streams

    bool public_grid = true; ///< see StreamStudy

    bool allAround() const { return half_yaw >= 180; }
    /// Σ ⌈T/window⌉ over the streams of the participant with the most.
    double windows(double window) const;
    bool operator==(const StreamFacts&) const = default;
};
StreamFacts streamFacts(const StreamOutlines& study);

/// How a stream mechanism is released exactly, or at least from bits that nobody can repeat.
struct StreamPlan {
    std::function<StreamStudy(const StreamStudy&, SecureNoise&)> draw; ///< the same participants and tasks
    bool on_lattice = false;                                           ///< noise is exact; else floating point
    std::optional<double> window_epsilon;  ///< what the unit loses by the exact release, where that is promised
    std::map<std::string, double> lattice; ///< what the sampler was given, by name
};

/// A stream is made from all streams: nothing of it can be shown before everything is drawn.
struct StreamSteps {
    bool needs_everybody = false;
};

/// What a simulation makes. `counts` ("published_share", "suppressed_share", "groups") are for the curator and never leave.
struct SimulatedStreams {
    StreamStudy study; ///< the same participants and tasks
    std::map<std::string, double> counts;
};

/// The domain of gaze streams: which types its mechanisms work with.
struct Streams {
    static constexpr Reads reads = Reads::streams;
    using Data = StreamStudy;
    using Facts = StreamFacts;
    using Steps = StreamSteps;
    using Output = SimulatedStreams;
    using Plan = StreamPlan;
    /// Throws InvalidParameter (`observers`) below 1.
    static void check(const StreamFacts& facts);
    static int people(const StreamFacts& facts) { return facts.participants; }
};

} // namespace nictate
