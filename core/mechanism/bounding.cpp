#include "core/mechanism/bounding.h"

#include "core/mechanism/splat.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

void lower(std::optional<double>& bound, double value) { bound = std::min(bound.value_or(value), value); }

/// Adds observers' maps one at a time into a dense scratch map, remembering which cells were touched, so that
/// an observer costs their own fixations and not the whole grid.
class Accumulator {
  public:
    Accumulator(const Grid& grid, const Bounds& bounds) : grid_(grid), bounds_(bounds), scratch_(grid.cells(), 0.0) {}

    /// Calls visit(cell, value) for every occupied cell of the bounded map.
    template <class Visit> void observer(std::span<const GazePoint> points, Visit visit) {
        touched_.clear();
        if (bounds_.count_cap)
            points = points.first(std::min(points.size(), static_cast<std::size_t>(*bounds_.count_cap)));
        for (GazePoint point : points)
            bounds_.splat > 0 ? splat(point) : add(cellOf(grid_, point), 1);
        double squares = 0;
        for (std::size_t cell : touched_) {
            if (bounds_.cap)
                scratch_[cell] = std::min(scratch_[cell], static_cast<double>(*bounds_.cap));
            squares += scratch_[cell] * scratch_[cell];
        }
        double norm = std::sqrt(squares);
        double scale = bounds_.clip && norm > *bounds_.clip ? *bounds_.clip / norm : 1;
        for (std::size_t cell : touched_) {
            visit(cell, scratch_[cell] * scale);
            scratch_[cell] = 0;
        }
    }

  private:
    void add(std::size_t cell, double value) {
        if (scratch_[cell] == 0)
            touched_.push_back(cell);
        scratch_[cell] += value;
    }

    void splat(GazePoint point) {
        const SplatKernel across(point.x_px / grid_.cellWidth(), bounds_.splat, grid_.width);
        const SplatKernel down(point.y_px / grid_.cellHeight(), bounds_.splat, grid_.height);
        const std::size_t above = static_cast<std::size_t>(windowOf(grid_, point)) * static_cast<std::size_t>(grid_.height);
        for (std::size_t j = 0; j < down.weights.size(); ++j) {
            std::size_t row = (above + static_cast<std::size_t>(down.first) + j) * static_cast<std::size_t>(grid_.width);
            for (std::size_t i = 0; i < across.weights.size(); ++i)
                if (double weight = down.weights[j] * across.weights[i]; weight > 0)
                    add(row + static_cast<std::size_t>(across.first) + i, weight);
        }
    }

    const Grid& grid_;
    const Bounds& bounds_;
    std::vector<double> scratch_;
    std::vector<std::size_t> touched_;
};

} // namespace

HeatmapSensitivity sumSensitivity(const Bounds& bounds, double cells) {
    HeatmapSensitivity out;
    if (bounds.cap) {
        lower(out.l2, *bounds.cap * std::sqrt(cells));
        lower(out.l1, *bounds.cap * cells);
    }
    if (bounds.count_cap) {
        double count = *bounds.count_cap;
        lower(out.l2, std::sqrt(2.0) * count);
        lower(out.l1, 2 * count);
        if (bounds.cap && bounds.splat == 0)
            lower(out.l2, std::sqrt(2 * std::min<double>(*bounds.cap, count) * count));
    }
    if (bounds.clip) {
        lower(out.l2, std::sqrt(2.0) * *bounds.clip);
        lower(out.l1, std::sqrt(2.0) * *bounds.clip * std::sqrt(cells));
    }
    return out;
}

SparseMap boundedMap(const Grid& grid, const Bounds& bounds, std::span<const GazePoint> points) {
    std::vector<std::pair<std::size_t, double>> pairs;
    Accumulator accumulator(grid, bounds);
    accumulator.observer(points, [&](std::size_t cell, double value) { pairs.emplace_back(cell, value); });
    std::sort(pairs.begin(), pairs.end());
    SparseMap out;
    for (auto [cell, value] : pairs) {
        out.cells.push_back(cell);
        out.values.push_back(value);
    }
    return out;
}

void visitBounded(const Grid& grid, const Bounds& bounds, const ObserverPoints& points, std::span<const std::size_t> observers,
                  const std::function<void(std::size_t, const SparseMap&)>& visit) {
    Accumulator accumulator(grid, bounds);
    SparseMap map;
    for (std::size_t i : observers) {
        map.cells.clear();
        map.values.clear();
        accumulator.observer(points.of(i), [&](std::size_t cell, double value) {
            map.cells.push_back(cell);
            map.values.push_back(value);
        });
        visit(i, map);
    }
}

GazeMap boundedSum(const Grid& grid, const Bounds& bounds, const ObserverPoints& points) {
    GazeMap sum = GazeMap::Zero(grid.rows(), grid.width);
    double* cells = sum.data();
    Accumulator accumulator(grid, bounds);
    for (std::size_t i = 0; i < points.observers(); ++i)
        accumulator.observer(points.of(i), [cells](std::size_t cell, double value) { cells[cell] += value; });
    return sum;
}

} // namespace nictate
