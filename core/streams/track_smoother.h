#pragma once

#include "core/streams/gaze_field.h"

#include <vector>

namespace nictate {

/// What was published of a stream: a position and its noise.
struct PublishedRow {
    std::size_t row = 0;
    Direction at;
    double scale_deg = 0; ///< b of planar Laplace noise: radius Gamma(2, b)
};

/// What is public about where gaze is before anybody has looked.
struct TrackPrior {
    Direction centre{0, 0};
    double sd_yaw = 10, sd_pitch = 8; ///< degrees
    double memory_s = 1;              ///< > 0; gaze forgets where it was (Ornstein–Uhlenbeck)
    bool wraps = false;               ///< yaw is an angle all around
};

/// As much of the widest spread and memory as fits what was published of this track, from 0.03 and 0.25 to 1: the mean over a
/// grid, weighed by how likely the published positions are. A narrow field, or gaze that stays near the middle, is then not
/// smoothed as though it went everywhere. A function of what is public alone.
TrackPrior fitted(const std::vector<PublishedRow>& published, double rate_hz, const TrackPrior& widest);

/// The most likely way of the eye through what was published, for rows 0 … count − 1: a Kalman smoother (Rauch, Tung and
/// Striebel 1965) with measurement variance 3·b² an axis. `published` by rising row. Post-processing: a function of what is
/// public alone.
std::vector<Direction> smoothTrack(const std::vector<PublishedRow>& published, std::size_t count, double rate_hz,
                                   const TrackPrior& prior);

} // namespace nictate
