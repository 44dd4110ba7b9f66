#pragma once
// What one attack found, draw by draw (mathematics.md §13.7).

#include "core/evaluation/recognition.h"
#include "core/evaluation/verdict.h"

namespace nictate {

/// Credits of the same answers over several draws.
struct FoundCredits {
    std::vector<double> accuracies, credits;
    double row_accuracy = 0; ///< summed over draws
    Recognition first;
    std::vector<double> null; ///< means over the same draws where labels mean nothing, one a permutation of all of them

    /// With its own accuracies where labels mean nothing, permutation by permutation.
    void takeNull(const std::vector<double>& of_draw);
    void take(const Recognition& recognition);
    double draws() const { return static_cast<double>(accuracies.size()); }
    double mean() const;
    double sd() const; ///< over draws; 0 of one
    Interval interval() const;
    DrawSummary summary() const;

  private:
    std::vector<double> averaged() const; ///< credits over draws
    std::vector<int> people() const;
    int null_draws_ = 0;
};

} // namespace nictate
