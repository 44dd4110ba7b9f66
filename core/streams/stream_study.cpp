#include "core/streams/stream_study.h"

#include "core/errors.h"

#include <algorithm>

namespace nictate {

StreamStudy streamStudy(const Dataset& dataset, const std::vector<std::size_t>& included) {
    StreamStudy study;
    study.participants = static_cast<int>(included.size());
    for (const Recording& recording : dataset.recordings) {
        if (recording.samples.empty() || std::count(included.begin(), included.end(), recording.participant) == 0)
            continue;
        const Stimulus& stimulus = dataset.stimuli.at(recording.stimulus);
        study.streams.push_back({recording.participant, recording.stimulus, static_cast<double>(stimulus.width_px),
                                 static_cast<double>(stimulus.height_px), recording.samples});
    }
    if (study.streams.empty())
        throw MissingData("nobody included has a recording with gaze samples");
    return study;
}

} // namespace nictate
