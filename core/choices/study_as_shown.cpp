#include "core/choices/study_as_shown.h"

#include "core/data/found_frame.h"

#include <limits>

namespace nictate {

Dataset studyAsShown(const Session& session, const Dataset& dataset) {
    constexpr std::size_t left_out = std::numeric_limits<std::size_t>::max();
    Dataset shown;
    shown.name = dataset.name;
    shown.stimuli = dataset.stimuli;
    shown.warnings = dataset.warnings;
    shown.pictures = dataset.pictures;
    std::vector<std::size_t> place(dataset.participants.size(), left_out);
    for (std::size_t participant : includedParticipants(session, dataset)) {
        place[participant] = shown.participants.size();
        shown.participants.push_back(dataset.participants[participant]);
    }
    for (const Recording& recording : dataset.recordings)
        if (place[recording.participant] != left_out) {
            shown.recordings.push_back(recording);
            shown.recordings.back().participant = place[recording.participant];
        }
    shown.features.names = dataset.features.names;
    shown.features.step_s = dataset.features.step_s;
    for (const FeatureTable& table : dataset.features.tables)
        if (place[table.participant] != left_out)
            shown.features.tables.push_back({place[table.participant], table.condition, table.values});
    shown.frame = frameOfSome(shown, dataset.frame);
    return shown;
}

} // namespace nictate
