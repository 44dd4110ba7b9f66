#pragma once
// What privacy costs gaze samples (mathematics.md §12.2). Sensitive: all of it reads the originals.

#include "core/domains/gaze/gaze_study.h"

#include <optional>
#include <vector>

namespace nictate {

/// Root mean squared angle (in the plane of yaw and pitch, yaw around the cylinder where the field is all around) between rows
/// seen in both, against the original clamped to its field. Unset where no row is.
std::optional<double> gazeRmse(const GazeStream& original, const GazeStream& released);
/// Median over recordings.
double medianRmse(const GazeStudy& original, const GazeStudy& released);
/// The middle of the field in every row of everybody.
GazeStudy centreOf(const GazeStudy& original);
/// RMSE where that is published: the line to stay below.
double centreRmse(const GazeStudy& original);
std::optional<double> centreRmse(const GazeStream& original);
/// Whether publishing the middle would do better, by more than a thousandth: less shows in no figure.
bool worseThanCentre(double rmse_deg, double centre_rmse_deg);

/// Of all recordings together, lost samples included.
double hoursOfGaze(const GazeStudy& study);

/// Correlation of the heatmaps of all samples of a task, on 200 cells and blurred by a Gaussian of 2.5°; mean over tasks.
double heatmapCC(const GazeStudy& original, const GazeStudy& released);

/// Share of the released recordings whose nearest original among those of the same task, by mean squared distance, is their own.
/// Chance is one in the number of people of a task. Reads at most `rows` evenly spaced rows of each.
double recordingLinkage(const GazeStudy& original, const GazeStudy& released, std::size_t rows = 600);

/// Events of every stream, by I-VT.
std::vector<Events> detectedEvents(const GazeStudy& study);

/// What eyes do in a study.
struct EventStatistics {
    double fixations_per_s = 0;
    double median_fixation_s = 0;
    double saccades_per_s = 0;       ///< of at least two steps
    double median_amplitude_deg = 0; ///< of those
    std::vector<double> peaks; ///< median peak velocity of amplitudes 2–4, 4–8, 8–16, 16–30°, °/s; NaN without any
    double lost = 0;           ///< share of rows
    std::vector<double> durations_s; ///< of all fixations, sorted
};
/// Of the streams for which `chosen` is empty or true.
EventStatistics eventStatistics(const GazeStudy& study, const std::vector<bool>& chosen = {});
EventStatistics eventStatistics(const GazeStudy& study, const std::vector<Events>& events, const std::vector<bool>& chosen = {});

/// Largest distance of two empirical distributions, 0 … 1; 1 where one is empty and the other is not. Both sorted.
double kolmogorovSmirnov(const std::vector<double>& a, const std::vector<double>& b);

} // namespace nictate
