#pragma once

#include "core/data/dataset.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace nictate::test {

/// Equal to the bit, except that every NaN means missing.
inline bool same(double a, double b) {
    return (std::isnan(a) && std::isnan(b)) || std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

inline bool same(std::initializer_list<double> a, std::initializer_list<double> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) { return same(x, y); });
}

inline bool same(const EyeSample& a, const EyeSample& b) { return same({a.x_px, a.y_px, a.pupil}, {b.x_px, b.y_px, b.pupil}); }

inline bool same(const Fixation& a, const Fixation& b) {
    return a.eye == b.eye &&
           same({a.x_px, a.y_px, a.start_ms, a.duration_ms, a.pupil}, {b.x_px, b.y_px, b.start_ms, b.duration_ms, b.pupil});
}

inline bool same(const Saccade& a, const Saccade& b) {
    return a.eye == b.eye && same({a.start_ms, a.duration_ms, a.from_x_px, a.from_y_px, a.to_x_px, a.to_y_px, a.amplitude_deg,
                                   a.peak_velocity_deg_s},
                                  {b.start_ms, b.duration_ms, b.from_x_px, b.from_y_px, b.to_x_px, b.to_y_px, b.amplitude_deg,
                                   b.peak_velocity_deg_s});
}

inline bool same(const Blink& a, const Blink& b) {
    return a.eye == b.eye && same({a.start_ms, a.duration_ms}, {b.start_ms, b.duration_ms});
}

inline bool same(const Sample& a, const Sample& b) {
    return same(a.t_ms, b.t_ms) && same(a.gaze, b.gaze) && same(a.second, b.second);
}

bool same(const Recording& a, const Recording& b);
bool same(const FeatureTable& a, const FeatureTable& b);

template <class T> bool same(const std::vector<T>& a, const std::vector<T>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const T& x, const T& y) { return same(x, y); });
}

inline bool same(const Recording& a, const Recording& b) {
    return a.participant == b.participant && a.stimulus == b.stimulus && a.condition == b.condition && a.eye == b.eye &&
           same({a.sampling_rate_hz, a.validation_mean_deg, a.validation_max_deg},
                {b.sampling_rate_hz, b.validation_mean_deg, b.validation_max_deg}) &&
           same(a.fixations, b.fixations) && same(a.saccades, b.saccades) && same(a.blinks, b.blinks) &&
           same(a.samples, b.samples);
}

inline bool same(const FeatureTable& a, const FeatureTable& b) {
    return a.participant == b.participant && a.condition == b.condition && a.values.rows() == b.values.rows() &&
           a.values.cols() == b.values.cols() &&
           std::equal(a.values.data(), a.values.data() + a.values.size(), b.values.data(),
                      [](double x, double y) { return same(x, y); });
}

inline bool same(const FeatureSet& a, const FeatureSet& b) {
    return a.names == b.names && same(a.step_s, b.step_s) && same(a.tables, b.tables);
}

/// All of it but the pictures' paths, which name the folder they were copied to.
inline bool same(const Dataset& a, const Dataset& b) {
    std::vector<Stimulus> left = a.stimuli, right = b.stimuli;
    for (Stimulus& stimulus : left)
        stimulus.picture.clear();
    for (Stimulus& stimulus : right)
        stimulus.picture.clear();
    return a.name == b.name && a.warnings == b.warnings && a.participants == b.participants && left == right &&
           same(a.recordings, b.recordings) && same(a.features, b.features);
}

} // namespace nictate::test
