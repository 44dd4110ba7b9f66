#pragma once

#include "core/data/recording.h"

#include <string>
#include <string_view>

namespace nictate {

/// Fixations a tracker found, told row by row with the samples they consist of: rows of one index are one fixation, whatever
/// lies between them (a lost sample), until another index comes; it has the position, start and duration the last of them states,
/// or else their mean and extent.
class SampleFixations {
  public:
    struct Row {
        std::string_view index;
        double t_ms = missing;
        Gaze gaze;
        double x = missing, y = missing; ///< of the fixation
        double start_ms = missing, duration_ms = missing;
    };
    /// A row of a fixation; `fixations` are those of its recording.
    void take(const Row& row, std::vector<Fixation>& fixations);

  private:
    std::string index_; ///< of the fixation that is running; empty = none is
    double sum_x_ = 0, sum_y_ = 0, first_ms_ = missing;
    std::size_t seen_ = 0;
};

} // namespace nictate
