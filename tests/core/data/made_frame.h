#pragma once

#include "core/data/found_frame.h"

namespace nictate::test {

/// The frame of a study that a program made: everything was given to that program.
inline PublicFrame madeFrame(const Dataset& study) {
    PublicFrame frame = foundFrame(study);
    auto give = [](auto&... entries) { ((entries.origin = Origin::given), ...); };
    give(frame.people, frame.stimuli, frame.tasks, frame.rates_hz, frame.lengths_s, frame.conditions, frame.rows, frame.unread);
    return frame;
}

} // namespace nictate::test
