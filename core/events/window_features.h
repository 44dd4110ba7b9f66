#pragma once
// The 52 window features of eye movements, from raw samples (mathematics.md §4.2).

#include "core/data/dataset.h"
#include "core/data/window_feature_names.h"
#include "core/events/events.h"
#include "core/progress.h"
#include "core/text.h"

#include <Eigen/Core>

#include <string>

namespace nictate {

/// Names of the features are window_feature_names; letters of the word-books are these.
inline constexpr int large_saccade_directions = 16;
inline constexpr int small_saccade_directions = 8;
inline constexpr int saccade_letters = large_saccade_directions + small_saccade_directions;

struct WindowParameters {
    double window_s = 30;      ///< 0.1 to 3600
    double step_s = 0.5;       ///< 0.01 to 3600
    double minimum_seen = 0.1; ///< 0 to 1: a window with gaze in a smaller share of its time has fallen into a gap
    EventParameters events;

    bool operator==(const WindowParameters&) const = default;
};

/// Throws InvalidParameter naming `window`, `step`, `minimum-seen` or an event parameter.
void checkWindowParameters(const WindowParameters& parameters);

/// 0 … 15: directions of large saccades, 16 … 23: of small ones; each letter stands for a sector centred on its
/// direction, the first one on rightward, counter-clockwise.
int saccadeLetter(const DetectedSaccade& saccade, const EventParameters& parameters);

/// T × 52, T = ⌊(end − start − window) / step⌋ + 1, 0 rows where the recording is shorter than the window. Row i covers
/// [start + i·step, start + i·step + window); an event counts where it begins. Means are over events, variances have the
/// divisor N; a window without such an event has 0. Word-books count the words of n successive saccades over all 24^n
/// possible words.
Eigen::MatrixXd windowFeatures(const Events& events, double start_s, double end_s, const WindowParameters& parameters);

/// Rows of windowFeatures whose window fell into a gap become NaN: there nobody knows what the eye did, which is not nothing.
/// Gaze was there for as long as the samples with a position, one step each. The first window begins with the samples.
void loseWindowsInGaps(Eigen::MatrixXd& values, const AngularGaze& gaze, const WindowParameters& parameters);

/// Rows there may be beyond one for every sample: a file of a few lines and a long pause would fill the memory otherwise.
inline constexpr std::size_t most_window_rows = 1'000'000;

/// The features of every recording with samples, those of windows in a gap missing. One table a participant and condition: the
/// recordings' own condition where any recording has one, else the stimulus' id where recordings with samples are of several
/// stimuli, else none. Several recordings of one participant and condition follow each other as rows; those shorter than the
/// window are left out where another is not. Throws MissingData when no recording has samples or there would be more rows than
/// most_window_rows allows, InvalidParameter naming `window` when it is longer than what a participant and condition have.
FeatureSet featuresOf(const Dataset& study, const WindowParameters& parameters = {}, const Progress& progress = {});
/// Whether there are samples to compute them from.
bool hasSamples(const Dataset& study);

/// What must be assumed about a study's samples to take angles from them, for a person to know; empty when nothing.
Text geometryNote(const Dataset& study, const EventParameters& parameters);

/// Gives a study without feature tables those of its samples and says so in one warning; others stay as they are.
/// Throws what featuresOf throws.
void ensureFeatures(Dataset& study, const WindowParameters& parameters = {}, const Progress& progress = {});

} // namespace nictate
