#pragma once

#include "core/data/dataset.h"
#include "core/errors.h"

#include <string>

namespace nictate::test {

/// The person's first recording on the stimulus, by their ids. Throws MissingData.
inline const Recording& recordingOf(const Dataset& study, const std::string& person, const std::string& stimulus) {
    for (const Recording& recording : study.recordings)
        if (study.participants[recording.participant].id == person && study.stimuli[recording.stimulus].id == stimulus)
            return recording;
    throw MissingData("no recording of " + person + " on " + stimulus);
}

} // namespace nictate::test
