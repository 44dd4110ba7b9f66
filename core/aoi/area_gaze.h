#pragma once
// What observers looked at, area by area (mathematics.md §11.2).

#include "core/aoi/area.h"
#include "core/data/dataset.h"

#include <cstdint>
#include <span>

namespace nictate {

struct AreaFixation {
    double x_px = 0, y_px = 0;
    double since_ms = missing;    ///< since the stimulus appeared to this observer; NaN where no time is known
    double duration_ms = missing; ///< NaN where unknown
    bool begins_recording = false;
};

/// The fixations of n observers on one stimulus, an observer's recordings one after the other.
struct AreaGaze {
    std::vector<AreaFixation> fixations;
    std::vector<std::size_t> offsets = {0}; ///< observer i owns fixations[offsets[i] … offsets[i+1])
    std::size_t recordings = 0;
    std::size_t recordings_without_times = 0;     ///< private, for warnings only
    std::size_t recordings_without_durations = 0; ///< likewise

    std::size_t observers() const { return offsets.size() - 1; }
    std::span<const AreaFixation> of(std::size_t observer) const {
        return {fixations.data() + offsets[observer], offsets[observer + 1] - offsets[observer]};
    }
};

/// Fixations of the included participants on the stimulus; those off it are dropped, those of one eye only are taken. A
/// recording's clock starts with the picture: at its first sample; without samples at 0 where the first fixation is within
/// ten seconds of it, else at the first fixation. Without times, a fixation begins when those before it have ended.
AreaGaze areaGaze(const Dataset& dataset, std::size_t stimulus, const std::vector<std::size_t>& included);

/// What is missing, in sentences for the curator; private.
std::vector<std::string> warningsOf(const AreaGaze& gaze);

/// Every fixation's areas, as indices in ascending order.
class AreaHits {
  public:
    AreaHits() = default;
    AreaHits(const std::vector<Area>& areas, const AreaGaze& gaze);

    std::size_t areas() const { return areas_; }
    std::size_t observers() const { return gaze_.observers(); }
    const AreaGaze& gaze() const { return gaze_; }
    std::span<const std::uint32_t> of(std::size_t fixation) const {
        return {hits_.data() + offsets_[fixation], offsets_[fixation + 1] - offsets_[fixation]};
    }

  private:
    std::size_t areas_ = 0;
    AreaGaze gaze_;
    std::vector<std::uint32_t> hits_;
    std::vector<std::size_t> offsets_ = {0};
};

} // namespace nictate
