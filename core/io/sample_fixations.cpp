#include "core/io/sample_fixations.h"

#include "core/files/number.h"

#include <cmath>

namespace nictate {

void SampleFixations::take(const Row& row, std::vector<Fixation>& fixations) {
    if (index_ != row.index || fixations.empty()) {
        index_ = row.index;
        sum_x_ = sum_y_ = 0;
        seen_ = 0;
        first_ms_ = row.t_ms;
        fixations.emplace_back();
    }
    if (!std::isnan(row.gaze.x_px) && !std::isnan(row.gaze.y_px)) {
        sum_x_ += row.gaze.x_px;
        sum_y_ += row.gaze.y_px;
        ++seen_;
    }
    Fixation& fixation = fixations.back();
    const double n = static_cast<double>(seen_);
    fixation.x_px = std::isnan(row.x) ? finiteOrMissing(sum_x_ / n) : row.x;
    fixation.y_px = std::isnan(row.y) ? finiteOrMissing(sum_y_ / n) : row.y;
    fixation.start_ms = std::isnan(row.start_ms) ? first_ms_ : row.start_ms;
    const double lasting = std::isnan(row.duration_ms) ? finiteOrMissing(row.t_ms - first_ms_) : row.duration_ms;
    fixation.duration_ms = lasting < 0 ? missing : lasting;
}

} // namespace nictate
