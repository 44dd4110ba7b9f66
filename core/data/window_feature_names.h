#pragma once

#include <array>
#include <string_view>

namespace nictate {

/// What a column of the 52 window features is called and measured in. Both are public.
struct WindowFeatureName {
    std::string_view name;
    std::string_view unit; ///< "°": degrees, or the tracker's unit where no geometry is known; "" for none
};

/// The 52 features of a window in their order (mathematics.md §4.2; Bozkir et al. 2021, Steil et al. 2019 after
/// Bulling et al. 2011). core/events/window_features.h computes them; a file of 52 columns without header holds them.
inline constexpr std::array<WindowFeatureName, 52> window_feature_names = {{
    {"rate of fixations", "1/s"},
    {"rate of saccades", "1/s"},
    {"rate of small saccades", "1/s"},
    {"rate of large saccades", "1/s"},
    {"rate of positive saccades", "1/s"},
    {"rate of negative saccades", "1/s"},
    {"ratio of saccades to fixations", ""},
    {"ratio of small saccades", ""},
    {"ratio of large saccades", ""},
    {"ratio of positive saccades", ""},
    {"ratio of negative saccades", ""},
    {"mean saccade amplitude", "°"},
    {"variance of saccade amplitude", "°²"},
    {"maximum saccade amplitude", "°"},
    {"mean fixation duration", "s"},
    {"variance of fixation duration", "s²"},
    {"maximum fixation duration", "s"},
    {"mean x variance in fixations", "°²"},
    {"mean y variance in fixations", "°²"},
    {"variance of x variance in fixations", "°⁴"},
    {"variance of y variance in fixations", "°⁴"},
    {"mean of mean pupil diameter", "tracker's"},
    {"variance of mean pupil diameter", "tracker's²"},
    {"mean of pupil diameter variance", "tracker's²"},
    {"variance of pupil diameter variance", "tracker's⁴"},
    {"mean blink duration", "s"},
    {"variance of blink duration", "s²"},
    {"rate of blinks", "1/s"},
    {"1-saccade words: non-zero entries", ""},
    {"1-saccade words: maximum", ""},
    {"1-saccade words: minimum", ""},
    {"1-saccade words: range", ""},
    {"1-saccade words: mean", ""},
    {"1-saccade words: variance", ""},
    {"2-saccade words: non-zero entries", ""},
    {"2-saccade words: maximum", ""},
    {"2-saccade words: minimum", ""},
    {"2-saccade words: range", ""},
    {"2-saccade words: mean", ""},
    {"2-saccade words: variance", ""},
    {"3-saccade words: non-zero entries", ""},
    {"3-saccade words: maximum", ""},
    {"3-saccade words: minimum", ""},
    {"3-saccade words: range", ""},
    {"3-saccade words: mean", ""},
    {"3-saccade words: variance", ""},
    {"4-saccade words: non-zero entries", ""},
    {"4-saccade words: maximum", ""},
    {"4-saccade words: minimum", ""},
    {"4-saccade words: range", ""},
    {"4-saccade words: mean", ""},
    {"4-saccade words: variance", ""},
}};

} // namespace nictate
