#include "core/domains/heatmap/heatmap_preview.h"

#include "core/compute/parallel.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/metrics.h"
#include "core/errors.h"

#include <cmath>
#include <utility>
#include <vector>

namespace nictate {

GazeMap recoverObserver(const GazeMap& released_mean, const Grid& grid, const Bounds& bounds, const ObserverPoints& points,
                        std::size_t observer, double noise_scale) {
    if (observer >= points.observers())
        throw MissingData(Text("there is no observer number %1 to attack", observer + 1));
    GazeMap others = boundedSum(grid, bounds, points);
    SparseMap own = boundedMap(grid, bounds, points.of(observer));
    for (std::size_t k = 0; k < own.cells.size(); ++k)
        others.data()[own.cells[k]] -= own.values[k];
    GazeMap recovered = released_mean * static_cast<double>(points.observers()) - others;
    bool counts = bounds.splat == 0 && !bounds.clip;
    if (counts && noise_scale == 0)
        recovered = recovered.round(); // the division by n is undone exactly
    return recovered;
}

/// Everything of the last setting that does not depend on the noise scale.
struct HeatmapPreview::Cache {
    std::string mechanism;
    Parameters shape; ///< resolved parameters without those that only move the noise scale
    GazeMap statistic, field;
    TakenByBounds taken;
    Finish finish;
    GazeMap finished_statistic, finished_field; ///< of linear finishes
};

namespace {

Parameters shapeOf(const MechanismInfo& mechanism, Parameters resolved) {
    for (const ParameterSpec& spec : mechanism.parameters)
        if (spec.scales_noise_only)
            resolved.unset(spec.name);
    return resolved;
}

/// a + scale·b, or only a.
GazeMap mixed(const GazeMap& a, double scale, const GazeMap& b) {
    GazeMap out(a.rows(), a.cols());
    parallelRows(
        a.rows(),
        [&](Eigen::Index begin, Eigen::Index end) {
            const Eigen::Index count = end - begin;
            if (scale == 0)
                out.middleRows(begin, count) = a.middleRows(begin, count);
            else
                out.middleRows(begin, count) = a.middleRows(begin, count) + scale * b.middleRows(begin, count);
        },
        256);
    return out;
}

} // namespace

HeatmapPreview::HeatmapPreview(std::shared_ptr<const ObserverPoints> points, HeatmapFacts facts, std::uint64_t seed)
    : points_(std::move(points)), facts_(std::move(facts)), noise_(seed), original_(referenceHeatmap(*points_, facts_)) {}

HeatmapPreview::Cache& HeatmapPreview::cacheFor(const Mechanism<Heatmaps>& mechanism, const Parameters& resolved) {
    Parameters shape = shapeOf(mechanism.info, resolved);
    if (cache_ && cache_->mechanism == mechanism.info.id && cache_->shape == shape)
        return *cache_;
    auto cache = std::make_shared<Cache>();
    cache->mechanism = mechanism.info.id;
    cache->statistic = mechanism.steps.statistic(*points_, resolved, facts_, selectionNoise(noise_));
    if (mechanism.steps.statistic == boundedMean) // a selection bounds in another way
        cache->taken = takenByBounds(mechanism.steps.grid(resolved, facts_), boundsOf(resolved), *points_);
    cache->finish = mechanism.steps.finisher(resolved, facts_);
    Grid grid = mechanism.steps.grid(resolved, facts_);
    // A cap or clip that moves leaves the grid and so the noise as they were.
    bool same_field = cache_ && cache_->mechanism == mechanism.info.id && cache_->field.cols() == grid.width &&
                      cache_->field.rows() == grid.rows();
    cache->field = same_field ? cache_->field : unitNoise(mechanism.steps.noise, grid, fieldNoise(noise_));
    if (mechanism.steps.finish_is_linear) {
        bool same_finish = same_field && cache_->finished_field.size() > 0;
        cache->finished_statistic = cache->finish(cache->statistic, 0);
        if (mechanism.steps.noise != NoiseKind::none)
            cache->finished_field = same_finish ? cache_->finished_field : cache->finish(cache->field, 0);
    }
    cache->shape = std::move(shape);
    cache_ = std::move(cache);
    return *cache_;
}

PreviewFrame HeatmapPreview::frame(const Mechanism<Heatmaps>& mechanism, const Parameters& given) {
    PreviewFrame frame;
    frame.resolved = resolve(mechanism, given, facts_);
    frame.guarantee = mechanism.guarantee(frame.resolved, facts_);
    double scale = frame.guarantee.noise_scale;
    Cache& cache = cacheFor(mechanism, frame.resolved);
    if (mechanism.steps.finish_is_linear) {
        frame.protected_map = mixed(cache.finished_statistic, scale, cache.finished_field);
    } else {
        frame.protected_map = cache.finish(cache.statistic + scale * cache.field, scale);
        if (cache.finish.share)
            frame.share = cache.finish.share(scale);
    }
    frame.taken = cache.taken;
    const Agreement found = agreement(frame.protected_map, original_, facts_.windows());
    frame.cc = found.cc;
    frame.mse = found.mse;
    frame.values = found.values;
    frame.differences = found.differences;
    return frame;
}

GazeMap HeatmapPreview::attack(const Mechanism<Heatmaps>& mechanism, const Parameters& given, std::size_t observer) {
    Parameters resolved = resolve(mechanism, given, facts_);
    double scale = mechanism.guarantee(resolved, facts_).noise_scale;
    Cache& cache = cacheFor(mechanism, resolved);
    GazeMap released = cache.statistic;
    if (scale > 0)
        released += scale * cache.field;
    return recoverObserver(released, mechanism.steps.grid(resolved, facts_), boundsOf(resolved), *points_, observer, scale);
}

} // namespace nictate
