#pragma once
// The original gaze of some recordings of one stimulus as it went on in time. Sensitive: it is drawn in the window and nowhere
// else.

#include "core/data/dataset.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace nictate {

/// A fixation of the scan path; times in ms from the recording's beginning.
struct PathFixation {
    double x_px = missing, y_px = missing;
    double start_ms = 0, duration_ms = 0;
    std::size_t number = 0; ///< from 1, of all of the recording
    bool duration_known = true;
};

/// Where the eye was at one time of a recording.
struct PathSample {
    double t_ms = 0;
    double x_px = missing, y_px = missing; ///< NaN while the eye was lost
};

/// One recording. A binocular one shows the left eye's fixations and the eye that was seen more often.
struct GazePath {
    std::size_t participant = 0;
    std::size_t recording = 0;
    double clock_zero_ms = missing;      ///< on the recording's clock; NaN where fixations have no times
    bool by_order = false;               ///< fixations have no times: each begins when the one before ends
    std::vector<PathFixation> fixations; ///< by time, all with a position
    std::vector<PathSample> samples;     ///< by time
    double length_ms = 0;
};

/// What of a path is seen at one time: ranges in its vectors.
struct PathMoment {
    std::size_t first_fixation = 0, end_fixation = 0;
    std::size_t first_sample = 0, end_sample = 0;
    bool fixating = false;          ///< the last of these fixations goes on
    std::optional<PathSample> gaze; ///< where the eye is
};

/// The paths of some recordings, and what of them is seen at a given time.
class GazeReplay {
  public:
    GazeReplay() = default;
    /// Of these recordings, which are of one stimulus.
    GazeReplay(const Dataset& study, const std::vector<std::size_t>& recordings);

    const std::vector<GazePath>& paths() const { return paths_; }
    double lengthMs() const { return length_ms_; } ///< of the longest
    bool byOrder() const;                          ///< some path has fixations without times
    bool hasFixations() const;
    bool hasSamples() const;
    std::size_t offFixations() const { return off_fixations_; } ///< with a position, off the stimulus
    std::size_t offSamples() const { return off_samples_; }

    /// Fixations that began by `t_ms` and samples by then, both at most `trail_ms` ago (fixations: ended); all before where
    /// there is no trail.
    PathMoment at(std::size_t path, double t_ms, std::optional<double> trail_ms) const;
    /// Where the next fixation of any path after `t_ms` begins, or the last one before it; the end or 0 where there is none.
    double nextFixation(double t_ms) const;
    double previousFixation(double t_ms) const;

  private:
    std::vector<GazePath> paths_;
    double length_ms_ = 0;
    std::size_t off_fixations_ = 0, off_samples_ = 0;
};

} // namespace nictate
