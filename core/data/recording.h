#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace nictate {

inline constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Which eye an event or a recording belongs to.
enum class Eye { unknown, left, right, both };

/// Times in ms on the recording's own clock; positions in stimulus pixels, origin at the top left, y down.
/// A value a tracker did not give is NaN.
struct Fixation {
    double x_px = missing;
    double y_px = missing;
    double start_ms = missing;
    double duration_ms = missing; ///< ≥ 0 or NaN
    double pupil = missing;       ///< tracker units
    Eye eye = Eye::unknown;
};

/// A saccade as the tracker reported it, in stimulus pixels; NaN for what is not known.
struct Saccade {
    double start_ms = missing;
    double duration_ms = missing;
    double from_x_px = missing, from_y_px = missing;
    double to_x_px = missing, to_y_px = missing;
    double amplitude_deg = missing;
    double peak_velocity_deg_s = missing;
    Eye eye = Eye::unknown;
};

/// A blink as the tracker reported it.
struct Blink {
    double start_ms = missing;
    double duration_ms = missing;
    Eye eye = Eye::unknown;
};

/// One eye at one instant; NaN while the eye was lost.
struct EyeSample {
    double x_px = missing;
    double y_px = missing;
    double pupil = missing;
};

/// One tracker sample. `gaze` is the one tracked eye, or the left one when both were; `second` is the right
/// eye of a binocular recording and NaN otherwise.
struct Sample {
    double t_ms = missing;
    EyeSample gaze;
    EyeSample second;
};

/// What the camera of a person's glasses saw while they were recorded.
struct SceneVideo {
    std::string file;     ///< on the curator's machine; empty where there is none
    double starts_ms = 0; ///< when its first picture was seen, on the recording's clock

    bool operator==(const SceneVideo&) const = default;
};

/// One participant looking at one stimulus once. `participant` and `stimulus` index into the dataset.
struct Recording {
    std::size_t participant = 0;
    std::size_t stimulus = 0;
    std::string condition; ///< empty when the study has none
    Eye eye = Eye::unknown;
    double sampling_rate_hz = 0;          ///< 0 = unknown
    bool rate_stated = false;             ///< by the file's head, not counted from its samples
    bool in_order = true;                 ///< whether the file's samples came in order of time
    double validation_mean_deg = missing; ///< gaze to targets at the validation before it, where the tracker states that
    double validation_max_deg = missing;  ///< the largest of the same
    std::vector<Fixation> fixations;      ///< in time order
    std::vector<Saccade> saccades;
    std::vector<Blink> blinks;
    std::vector<Sample> samples;
    SceneVideo scene; ///< of glasses
};

/// True for fixations that count in a gaze map: all of a monocular recording; of a binocular one only the
/// left eye's, because both eyes look at the same place and would count it twice.
bool countsInMap(const Recording& recording, const Fixation& fixation);

} // namespace nictate
