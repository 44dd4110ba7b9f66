#pragma once
// What people who have not decided yet ask first: what would each kind of release be worth, at this n and ε? From public facts
// only, with every mechanism at its defaults.

#include <optional>

namespace nictate {

struct PublishingCosts {
    double map_cc = 0;                       ///< expected CC of a protected heatmap with the original
    double cc_without_gaze = 0;              ///< what the picture alone gives
    double dwell_share = 0;                  ///< half the 95 % interval of an area's dwell share, of the noise alone; five areas
    double feature_mean = 0;                 ///< likewise of a feature's mean, in parts of its range; ten features
    double gaze_error_deg = 0;               ///< mean distance of a protected sample from the original
    std::optional<double> gaze_user_epsilon; ///< what a person loses by one minute of gaze at 60 Hz
};

/// Throws InvalidParameter: `observers` (people < 1) or `epsilon`.
PublishingCosts publishingCosts(int people, double epsilon);

} // namespace nictate
