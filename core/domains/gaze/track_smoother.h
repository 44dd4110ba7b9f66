#pragma once

#include "core/domains/gaze/gaze_field.h"

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
    double trust = 1;                 ///< 0 … 1: how far to go from the centre to where this prior says gaze was
};

/// The prior that fits what was published of this track: of `widest` the share of the spread (0.15 to 1) and of the memory (a
/// quarter to eight times), a mean over a grid weighed by how likely the published positions are. Its trust is L²/(L² + 40²), L
/// the evidence that gaze left the middle at all: a ratio of likelihoods by densities of the form of the noise, of mean 1 with
/// gaze at rest there, so that trust then exceeds one half with a probability below 1/40 (Markov). A narrow field, a few samples
/// or gaze near the middle are not smoothed into something worse than the middle itself. A function of what is public alone.
TrackPrior fitted(const std::vector<PublishedRow>& published, double rate_hz, const TrackPrior& widest);

/// The most likely way of the eye through what was published, for rows 0 … count − 1: a Kalman smoother (Rauch, Tung and
/// Striebel 1965) with measurement variance 3·b² an axis, drawn to the centre by what the prior's trust lacks. `published` by
/// rising row. Post-processing: a function of what is public alone.
std::vector<Direction> smoothTrack(const std::vector<PublishedRow>& published, std::size_t count, double rate_hz,
                                   const TrackPrior& prior);

} // namespace nictate
