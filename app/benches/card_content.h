#pragma once

#include "widgets/guarantee_card.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// What the mechanism column shows of what a bench has on screen. A bench without mechanisms leaves it empty.
struct CardContent {
    std::string mechanism; ///< id
    Parameters resolved;
    Guarantee guarantee;
    std::vector<CardLine> lines;               ///< the bench's own, above the others
    std::optional<HeatmapOutlook> expectation; ///< nothing = there is none to speak of; one without a CC is being computed
};

} // namespace nictate
