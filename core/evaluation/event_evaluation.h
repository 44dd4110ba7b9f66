#pragma once
// Networks on fixations and saccades, of the original gaze and of protected samples beside their control (mathematics.md §13.10).

#include "core/evaluation/evaluation.h"
#include "core/evaluation/event_recognition.h"
#include "core/evaluation/gaze_utility.h"

namespace nictate {

struct EventRequest {
    EventProtocol protocol = EventProtocol::blocks;
    int splits = 20; ///< of the original; of conditions there is one each
    int draws = 5;   ///< of protected samples and of the control, a split each
    std::uint64_t seed = 1;
};

/// Rows `rbfn`, `rbfn-fixations`, `rbfn-saccades`, means over splits. Throws what gazeEvents and recogniseByEvents do.
std::vector<EvaluationResult> evaluateEvents(const GazeEvents& events, const EventRequest& request,
                                             const Progress& progress = {});

/// Those rows of the samples as they are, then of each mechanism at each ε (once where it has no such parameter): protected, and
/// everybody's gaze at rest in the middle of the field in its place. Learnt from and asked about one release. Sensitive: about
/// real people. Throws InvalidParameter, MissingData, Cancelled.
std::vector<EvaluationResult> evaluateProtectedEvents(const Dataset& names, const GazeStudy& study,
                                                      const std::vector<EvaluatedGaze>& mechanisms,
                                                      const std::vector<double>& epsilons, const EventRequest& request,
                                                      const Progress& progress = {});

/// "blocks", "leave-one-condition-out". Throws InvalidParameter (`protocol`).
EventProtocol eventProtocolNamed(const std::string& id);
const char* name(EventProtocol protocol);

} // namespace nictate
