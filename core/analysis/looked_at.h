#pragma once

#include "core/choices/session.h"

#include <vector>

namespace nictate {

/// The recordings that a session's Data workspace looks at.
struct LookedAt {
    std::vector<bool> in_tables;        ///< by recording
    std::vector<std::size_t> drawn;     ///< of the chosen stimulus, in the study's order
    std::vector<std::size_t> of_person; ///< of the chosen participant and stimulus; empty where nobody is chosen
};

/// Of the chosen participant, even one who is left out; else of all that are included. A participant or a recording the study
/// does not have is no choice. Throws MissingData, InvalidParameter as chosenStimulus and includedParticipants do.
LookedAt lookedAt(const Session& session, const Dataset& study);

} // namespace nictate
