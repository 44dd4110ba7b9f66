#pragma once
// Maps of studies without pictures, beside what they reach with no gaze at all and on a grey picture.

#include "core/data/dataset.h"
#include "core/domains/heatmap/heatmaps.h"

#include <string>
#include <vector>

namespace nictate::test {

struct BlankMap {
    ObserverPoints points;
    HeatmapFacts facts;
};

/// Of every `step`-th stimulus from `from` on, and so of participants; facts as the frame has them, no picture.
std::vector<BlankMap> blankMaps(const Dataset& study, std::size_t from = 0, std::size_t step = 1, std::size_t first_person = 0,
                                std::size_t every_person = 1);

/// Means over maps and seeds of the default clipped mechanism's CC with the original.
struct BlankFidelity {
    double centre = 0;       ///< no gaze at all, gathered around the centre as it was expected before there was a screen's prior
    double without_gaze = 0; ///< no gaze at all
    double grey = 0;         ///< prior=picture of an even grey picture
    double before = 0;       ///< prior=centre
    double cc = 0;           ///< defaults
    double expected = 0;     ///< from public facts
    /// By which `cc` lies below the best of what costs nothing; 0 where it does not.
    double lacking() const;
};
BlankFidelity blankFidelity(const std::vector<BlankMap>& maps, double epsilon, int seeds, bool with_before = false);

} // namespace nictate::test
