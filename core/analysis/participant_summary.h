#pragma once
// What a scientist looks at of every participant before trusting a study. Sensitive in every figure.

#include "core/data/dataset.h"
#include "core/events/recorded_events.h"
#include "core/progress.h"
#include "core/text.h"

#include <vector>

namespace nictate {

/// A number that describes one participant's recordings.
enum class SummaryFigure {
    recordings,
    stimuli, ///< different ones
    samples,
    valid_share, ///< of samples, those with a position of either eye
    rate,        ///< 1 / median step of the samples; without samples what the file says
    gaps,        ///< times without gaze of gap_ms or more
    longest_gap,
    fixations,         ///< of a binocular recording the left eye's
    fixation_duration, ///< mean
    saccade_amplitude, ///< mean, of recorded or detected saccades, else between successive fixations
    off_share          ///< of fixations with a position, those off the stimulus; of samples where there are no fixations
};
inline constexpr std::size_t summary_figures = 11;

/// No gap is shorter, nor shorter than 2.5 sampling steps.
inline constexpr double gap_ms = 75;

/// How a figure is named, rounded and explained where it is shown.
struct SummaryColumn {
    SummaryFigure figure;
    Text name, unit; ///< the amplitude's unit is that of the study's summary
    int decimals;
    Text meaning; ///< one line for a person
};
const std::vector<SummaryColumn>& summaryColumns();

/// A figure that asks for a second look, and why, in words.
struct Suspicion {
    SummaryFigure figure;
    Text reason;
};

/// All figures of one participant, and those that deserve a second look.
struct ParticipantSummary {
    double figures[summary_figures]; ///< by SummaryFigure; NaN where there is nothing to take it from
    std::vector<Suspicion> suspicions;

    double operator[](SummaryFigure figure) const { return figures[static_cast<std::size_t>(figure)]; }
    double& operator[](SummaryFigure figure) { return figures[static_cast<std::size_t>(figure)]; }
};

/// The summaries of all participants of a study.
struct StudySummary {
    std::vector<ParticipantSummary> participants; ///< in the study's order
    bool amplitudes_in_degrees = false;           ///< else in stimulus pixels
};

/// Suspicious is what lies outside the ranges usual in the field (stated in the reason), what lies far from the other
/// participants (modified z-score above 3.5 among eight or more, Iglewicz & Hoaglin 1993), a participant who misses stimuli that
/// most saw, and gaze that equals another participant's to the digit. `beside` has an entry a recording. Throws Cancelled.
StudySummary summarise(const Dataset& study, const std::vector<DetectedBeside>& beside, const Progress& progress = {});

} // namespace nictate
