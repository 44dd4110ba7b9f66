#include "core/data/recording.h"

namespace nictate {

bool countsInMap(const Recording& recording, const Fixation& fixation) {
    return recording.eye != Eye::both || fixation.eye != Eye::right;
}

} // namespace nictate
