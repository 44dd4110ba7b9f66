#pragma once
// The domain of mechanisms on gaze streams: sample by sample in, sample by sample out.

#include "core/domains/gaze/gaze_study.h"
#include "core/mechanism/mechanisms.h"
#include "core/noise/secure_noise.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace nictate {

struct DomainKind;

/// Public facts about a study's streams: everything a default or a guarantee may depend on besides parameters.
struct GazeFacts {
    int participants = 1;                                  ///< N ≥ 1
    double rate_hz = 100;                                  ///< the highest
    double half_yaw = 30;                                  ///< of the widest field, degrees
    double half_pitch = 23;                                ///< of the highest one
    int least_in_task = 1;                                 ///< people with a stream in the task that has the fewest
    std::vector<std::vector<std::size_t>> rows = {{6000}}; ///< of every participant's streams

    bool public_grid = true; ///< see GazeStudy

    bool allAround() const { return half_yaw >= 180; }
    /// Σ ⌈T/window⌉ over the streams of the participant with the most.
    double windows(double window) const;
    bool operator==(const GazeFacts&) const = default;
};
GazeFacts gazeFacts(const GazeOutlines& study);

/// How a stream mechanism is released exactly, or at least from bits that nobody can repeat.
struct GazePlan {
    std::function<GazeStudy(const GazeStudy&, SecureNoise&)> draw; ///< the same participants and tasks
    bool on_lattice = false;                                       ///< noise is exact; else floating point
    std::optional<double> window_epsilon;  ///< what the unit loses by the exact release, where that is promised
    std::map<std::string, double> lattice; ///< what the sampler was given, by name
};

/// A stream is made from all streams: nothing of it can be shown before everything is drawn.
struct GazeSteps {
    bool needs_everybody = false;
};

/// What a simulation makes. `counts` ("published_share", "suppressed_share", "groups") are for the curator and never leave.
struct SimulatedGaze {
    GazeStudy study; ///< the same participants and tasks
    std::map<std::string, double> counts;
};

/// The domain of gaze streams: which types its mechanisms work with.
struct Gaze {
    static constexpr auto reads = "streams";
    using Data = GazeStudy;
    using Facts = GazeFacts;
    using Steps = GazeSteps;
    using Output = SimulatedGaze;
    using Plan = GazePlan;
    /// Throws InvalidParameter (`observers`) below 1.
    static void check(const GazeFacts& facts);
    static int people(const GazeFacts& facts) { return facts.participants; }
};

/// How shared code knows the domain, and its mechanisms.
DomainKind gazeDomain();
template <> const std::vector<Mechanism<Gaze>>& mechanisms();

} // namespace nictate
