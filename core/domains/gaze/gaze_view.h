#pragma once
// What a person chooses at the Samples workspace, besides mechanism and parameters.

#include "core/events/event_parameters.h"

#include <string>

namespace nictate {

struct BenchKind;
struct CommandScript;
struct Dataset;
struct Session;

struct GazeView {
    static constexpr auto bench = "samples";

    std::string participant; ///< id of the one whose recording is seen; empty = the first with samples of the stimulus
    int recording = 0;       ///< which of theirs, where there are several; one there is not = the first
    std::string condition;   ///< of the recording; one the stimulus has not = the first it has
    EventParameters events;  ///< of what is shown; mechanisms find events by I-VT as it comes
    double speed = 1;        ///< of the replay, 0.01 … 100
    double trail_s = 2;      ///< how long gaze stays to be seen, up to 3600; 0 = for ever
    bool original = true, released = true; ///< drawn
    bool fixations = false;                ///< drawn as circles
    bool prediction = false;               ///< where gaze is going is drawn, as networks say
    bool operator==(const GazeView&) const = default;
};

/// How sessions know the workspace.
BenchKind gazeBench();

/// `samples` with the mechanism that is chosen, for everybody's recordings.
CommandScript gazeCommand(const Session& session, const Dataset& dataset);

} // namespace nictate
