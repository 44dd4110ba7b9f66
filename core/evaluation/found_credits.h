#pragma once
// What one attack found, draw by draw (mathematics.md §13.7).

#include "core/evaluation/recognition.h"

namespace nictate {

/// Credits of the same answers over several draws.
struct FoundCredits {
    std::vector<double> accuracies, credits;
    double row_accuracy = 0; ///< summed over draws
    Recognition first;
    std::vector<double> null; ///< accuracies of the first draw where labels mean nothing

    void take(const Recognition& recognition);
    double draws() const { return static_cast<double>(accuracies.size()); }
    double mean() const;
    double sd() const; ///< over draws; 0 of one
    Interval interval() const;
};

} // namespace nictate
