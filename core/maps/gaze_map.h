#pragma once
// Gaze maps: counts of fixations in the cells of a grid laid over a stimulus (Liu et al. 2019; mathematics.md §2.1).

#include "core/data/dataset.h"

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <vector>

namespace nictate {

/// height rows × width columns, row 0 at the top; fixations per cell.
using GazeMap = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A grid of cells over a stimulus. cells ≥ 1, pixels > 0.
struct Grid {
    int width = 0;  ///< cells
    int height = 0; ///< cells
    double stimulus_width_px = 0;
    double stimulus_height_px = 0;

    double cellWidth() const { return stimulus_width_px / width; }
    double cellHeight() const { return stimulus_height_px / height; }
    std::size_t cells() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(height); }
    bool operator==(const Grid&) const = default;
};

struct GazePoint {
    float x_px;
    float y_px;
};

/// The points of n observers on one stimulus, in time order, all recordings of an observer merged into one run.
/// Memory grows with points, not with observers × cells.
struct ObserverPoints {
    std::vector<GazePoint> points;
    std::vector<std::size_t> offsets = {0}; ///< observer i owns points[offsets[i] … offsets[i+1])
    std::size_t dropped = 0;                ///< off the stimulus or not finite; private, for a warning only

    std::size_t observers() const { return offsets.size() - 1; }
    std::span<const GazePoint> of(std::size_t observer) const {
        return {points.data() + offsets[observer], offsets[observer + 1] - offsets[observer]};
    }
    bool operator==(const ObserverPoints& other) const;
};

enum class GazeSource { fixations, samples };

/// Points of the included participants (indices into the dataset) on a stimulus, in the order of `included`.
/// Every included participant is an observer, also one without a point here.
ObserverPoints collectPoints(const Dataset& dataset, std::size_t stimulus, const std::vector<std::size_t>& included,
                             GazeSource source = GazeSource::fixations);

/// Every observer `times` times over, to study scale. No privacy for the real people.
ObserverPoints replicate(const ObserverPoints& points, int times);

/// Index of the cell a point falls in, row-major. The point must lie on the stimulus.
std::size_t cellOf(const Grid& grid, GazePoint point);

/// G_i: one observer's counts. Σ: the sum over all observers. Both unbounded, exact integers.
GazeMap countMap(const Grid& grid, std::span<const GazePoint> points);

} // namespace nictate
