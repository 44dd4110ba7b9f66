#pragma once
// Numbers that a person chooses beside a mechanism's parameters: each is described once, for the session's file, the command
// line and the window.

namespace nictate {

/// A number's name in the session's file and its range, inclusive.
struct NumberField {
    const char* name;
    double low, high;
};

/// Width σ of the Gaussian that a fixation is drawn with, in pixels of the stimulus.
inline constexpr NumberField blur_field{"blur_px", 0.1, 100'000};
/// Cells of the display grid's longer side.
inline constexpr NumberField display_field{"display_longer", 10, 4000};
/// Of one observer on a picture.
inline constexpr NumberField fixations_field{"expected_fixations", 1, 1000};
/// How long a stimulus was shown, ms.
inline constexpr NumberField presentation_field{"presentation_ms", 1, 1e8};
/// Rows of every signal.
inline constexpr NumberField length_field{"length", 2, 1e8};
/// Of features that are computed from samples, seconds.
inline constexpr NumberField window_field{"window_s", 0.1, 3600};
/// t0 of correlation curves, in rows from 1.
inline constexpr NumberField correlation_field{"correlation_start", 1, 1e8};

} // namespace nictate
