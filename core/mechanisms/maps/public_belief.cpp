#include "core/mechanisms/maps/public_belief.h"

#include "core/maps/screen_gaze.h"

namespace nictate {

GazeBelief publicBelief(const MapFacts& facts) {
    constexpr double most_short = 30; // fixations: who looks for longer looks at everything
    if (!facts.picture)
        return screenGaze();
    if (const GazeMap* attention = facts.picture->attention())
        return {*attention};
    return facts.expected_fixations <= most_short ? unseenPictureGaze() : screenGaze();
}

} // namespace nictate
