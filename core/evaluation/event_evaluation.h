#pragma once

#include "core/evaluation/evaluation.h"
#include "core/evaluation/event_recognition.h"

namespace nictate {

/// What networks on fixations and saccades of the original gaze find: rows `rbfn`, `rbfn-fixations`, `rbfn-saccades`, means over
/// splits. Throws what gazeEvents and recogniseByEvents do.
std::vector<EvaluationResult> evaluateEvents(const GazeEvents& events, EventProtocol protocol, int splits, std::uint64_t seed,
                                             const Progress& progress = {});

/// "blocks", "leave-one-condition-out". Throws InvalidParameter (`protocol`).
EventProtocol eventProtocolNamed(const std::string& id);
const char* name(EventProtocol protocol);

} // namespace nictate
