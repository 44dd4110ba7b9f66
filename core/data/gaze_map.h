#pragma once
// Gaze maps: counts of fixations in the cells of a grid laid over a stimulus (Liu et al. 2019; mathematics.md §2.1).

#include "core/data/dataset.h"

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <vector>

namespace nictate {

/// height rows × width columns, row 0 at the top; fixations per cell. Of a grid cut in time the maps of its windows stand one
/// below the other: height × windows rows.
using GazeMap = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A grid of cells over a stimulus, once in every window of time. cells ≥ 1, pixels > 0.
struct Grid {
    int width = 0;  ///< cells
    int height = 0; ///< cells
    double stimulus_width_px = 0;
    double stimulus_height_px = 0;
    std::vector<double> cuts = {}; ///< where time is cut, rising, in the unit of GazePoint::since; none = one window

    double cellWidth() const { return stimulus_width_px / width; }
    double cellHeight() const { return stimulus_height_px / height; }
    int windows() const { return static_cast<int>(cuts.size()) + 1; }
    int rows() const { return height * windows(); } ///< of a map
    std::size_t cells() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(rows()); }
    Grid still() const { return {width, height, stimulus_width_px, stimulus_height_px}; } ///< of a single window
    bool operator==(const Grid&) const = default;
};

/// A fixation as maps count it: where and when it began.
struct GazePoint {
    float x_px;
    float y_px;
    float since = 0; ///< what the GazeClock said when it began; NaN where nobody knows
};

/// What says in which window of time a fixation lies.
enum class GazeClock {
    time, ///< ms since the picture appeared to this observer
    order ///< how many of the recording's fixations came before
};

/// The points of n observers on one stimulus, in time order, all recordings of an observer merged into one run.
/// Memory grows with points, not with observers × cells.
struct ObserverPoints {
    std::vector<GazePoint> points;
    std::vector<std::size_t> offsets = {0}; ///< observer i owns points[offsets[i] … offsets[i+1])
    std::size_t dropped = 0;                ///< off the stimulus or not finite; sensitive, for a warning only
    std::size_t recordings = 0;
    std::size_t recordings_without_times = 0; ///< none of their fixations has one; sensitive, likewise

    std::size_t observers() const { return offsets.size() - 1; }
    std::span<const GazePoint> of(std::size_t observer) const {
        return {points.data() + offsets[observer], offsets[observer + 1] - offsets[observer]};
    }
    bool operator==(const ObserverPoints& other) const;
};

enum class GazeSource { fixations, samples };

/// Points of the included participants (indices into the dataset) on a stimulus, in the order of `included`.
/// Every included participant is an observer, also one without a point here. Throws as requireFixedPlaces().
ObserverPoints collectPoints(const Dataset& dataset, std::size_t stimulus, const std::vector<std::size_t>& included,
                             GazeSource source = GazeSource::fixations, GazeClock clock = GazeClock::time);

/// Every observer `times` times over, to study scale. No privacy for the real people.
ObserverPoints replicate(const ObserverPoints& points, int times);

/// The window of time a point falls in, from 0; from one cut to before the next. The first one where its time is unknown.
int windowOf(const Grid& grid, GazePoint point);

/// Index of the cell a point falls in, row-major. The point must lie on the stimulus.
std::size_t cellOf(const Grid& grid, GazePoint point);

/// G_i: one observer's counts. Σ: the sum over all observers. Both unbounded, exact integers.
GazeMap countMap(const Grid& grid, std::span<const GazePoint> points);

} // namespace nictate
