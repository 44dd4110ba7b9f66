#pragma once
// How fast a saccade goes from its beginning to its end, in a form that does not depend on its duration.

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace nictate {

inline constexpr std::size_t saccade_knots = 30;
/// Speeds at i/29 of the duration, °/s.
using SaccadeProfile = std::array<double, saccade_knots>;

/// The speeds of n ≥ 1 steps, taken to be at (j − 1)/(n − 1), linearly between; one step is constant.
SaccadeProfile saccadeProfile(std::span<const double> step_speeds);
/// The way back: speeds of n steps, linear between the knots.
std::vector<double> stepSpeeds(const SaccadeProfile& profile, std::size_t steps);

/// a·e^(−(t − b)²/c): b in [0, 1], c in [0.002, 10], a ≥ 0.
struct SaccadeForm {
    double a = 1, b = 0.5, c = 0.25;

    SaccadeProfile profile() const;
};
/// Least squares by Levenberg and Marquardt; a variable at its bound stays there while the gradient points out of the box.
SaccadeForm fitForm(const SaccadeProfile& profile);

/// After each of the rows strictly between first and last, the share of the way that is done: a saccade of n steps has n − 1
/// such rows.
std::vector<double> shareOfWay(const SaccadeProfile& profile, std::size_t steps);

/// What the public main sequence says: 21 ms + 2.2 ms/°.
double usualSaccadeDuration(double amplitude_deg);

} // namespace nictate
