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

/// A track as it was published, and the widest prior anybody would have of it.
struct PublishedTrack {
    const std::vector<PublishedRow>* points;
    double rate_hz;
    TrackPrior widest;
};
/// How much of the widest spread and memory fits what was published of these tracks together, from 0.03 and 0.25 to 1: the mean
/// over a grid, weighed by how likely the published positions are. A narrow field, or gaze that stays near the middle, is then
/// not smoothed as though it went everywhere. A function of what is public alone.
struct PriorShare {
    double spread = 1, memory = 1;
};
PriorShare fittingShare(const std::vector<PublishedTrack>& tracks);
TrackPrior shared(TrackPrior widest, const PriorShare& share);

/// The most likely way of the eye through what was published, for rows 0 … count − 1: a Kalman smoother (Rauch, Tung and
/// Striebel 1965) with measurement variance 3·b² an axis. `published` by rising row. Post-processing: a function of what is
/// public alone.
std::vector<Direction> smoothTrack(const std::vector<PublishedRow>& published, std::size_t count, double rate_hz,
                                   const TrackPrior& prior);

} // namespace nictate
