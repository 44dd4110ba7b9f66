#include "core/analysis/looked_at.h"

#include "core/analysis/data_view.h"

#include <algorithm>

namespace nictate {

LookedAt lookedAt(const Session& session, const Dataset& study) {
    LookedAt out;
    out.in_tables.assign(study.recordings.size(), false);
    if (study.stimuli.empty())
        return out;
    const DataView& view = session.view<DataView>();
    const std::size_t stimulus = chosenStimulus(session, study);
    const auto person = std::find_if(study.participants.begin(), study.participants.end(), [&](const Participant& participant) {
        return !view.participant.empty() && participant.id == view.participant;
    });
    std::vector<bool> wanted(study.participants.size(), false);
    if (person != study.participants.end())
        wanted[static_cast<std::size_t>(person - study.participants.begin())] = true;
    else
        for (const std::size_t participant : includedParticipants(session, study))
            wanted[participant] = true;
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        const Recording& recording = study.recordings[i];
        if (!wanted[recording.participant])
            continue;
        out.in_tables[i] = view.every_stimulus || recording.stimulus == stimulus;
        if (recording.stimulus == stimulus)
            out.drawn.push_back(i);
    }
    if (person == study.participants.end())
        return out;
    out.of_person = out.drawn;
    if (const auto chosen = static_cast<std::size_t>(view.recording); chosen >= 1 && chosen <= out.of_person.size()) {
        const std::size_t only = out.of_person[chosen - 1];
        for (const std::size_t other : out.of_person)
            out.in_tables[other] = other == only;
        out.drawn = {only};
    }
    return out;
}

} // namespace nictate
