#include "core/domains/areas/area_preview.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace nictate {

namespace {

double sumOf(const SparseMap& values) { return std::accumulate(values.values.begin(), values.values.end(), 0.0); }

} // namespace

TakenByBounds takenByBounds(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds) {
    AreaBounds endless = bounds;
    if (metric == AreaMetric::first_fixation) // its values end where the presentation does
        endless.presentation_ms = std::numeric_limits<int>::max();
    std::vector<double> all(hits.observers()), left(hits.observers());
    for (std::size_t i = 0; i < hits.observers(); ++i) {
        SparseMap free = areaValues(metric, hits, i, endless);
        for (double& value : free.values)
            if (value == endless.presentation_ms) // never looked at
                value = bounds.presentation_ms;
        all[i] = sumOf(free);
        left[i] = sumOf(boundedAreaValues(metric, hits, i, bounds));
    }
    return takenOf(all, left);
}

std::vector<AreaRow> overPictures(const std::vector<AreaFrame>& tables) {
    struct Sum {
        AreaRow row;
        double pictures = 0, squares = 0, sampling = 0, most = 0;
    };
    std::vector<Sum> sums;
    std::map<std::pair<std::string, std::string>, std::size_t> place;
    for (const AreaFrame& table : tables)
        for (const AreaNoise& noise : table.noises) {
            const double half = noise.halfWidth();
            for (const AreaRow& row : table.rows) {
                if (row.shown.metric != words(noise.metric).id)
                    continue;
                const auto [found, first] = place.try_emplace({row.area, row.shown.metric}, sums.size());
                if (first) {
                    sums.push_back({{row.area, row.shown, 0}});
                    sums.back().row.shown.value = 0;
                }
                Sum& sum = sums[found->second];
                sum.row.shown.value += row.shown.value;
                sum.row.original += row.original;
                sum.squares += half * half;
                sum.sampling += std::sqrt(row.shown.variance / table.observers);
                sum.most = mostOf(noise.metric, table.bounds);
                ++sum.pictures;
            }
        }
    std::vector<AreaRow> rows;
    for (Sum& sum : sums) {
        const double half = std::sqrt(sum.squares) / sum.pictures;
        sum.row.original /= sum.pictures;
        sum.row.shown.value /= sum.pictures;
        const auto around = [&](double width) { return std::clamp(sum.row.shown.value + width, 0.0, sum.most); };
        sum.row.shown.low = around(-half);
        sum.row.shown.high = around(half);
        const double wide = std::hypot(half, normal_975 * sum.sampling / sum.pictures); // NaN where nothing is known
        sum.row.shown.people_low = around(-wide);
        sum.row.shown.people_high = around(wide);
        sum.row.shown.half_width = half;
        sum.row.shown.noisy = sum.row.shown.deviation = sum.row.shown.variance = missing;
        rows.push_back(std::move(sum.row));
    }
    return rows;
}

std::vector<BoundedMetric> boundedMetrics(const std::vector<AreaMetric>& metrics, const AreaHits& hits,
                                          const AreaBounds& bounds) {
    std::vector<BoundedMetric> bounded;
    for (const AreaMetric metric : metrics)
        if (const TakenByBounds taken = takenByBounds(metric, hits, bounds); taken.observers > 0)
            bounded.push_back({metric, taken});
    return bounded;
}

AreaPreview::AreaPreview(std::vector<Area> areas, const AreaGaze& gaze, std::vector<AreaMetric> metrics,
                         std::optional<double> expected_fixations, std::uint64_t seed, std::optional<double> presentation_ms)
    : areas_(std::move(areas)), hits_(areas_, gaze),
      facts_(areaFacts(areas_, std::move(metrics), static_cast<int>(gaze.observers()))), seed_(seed) {
    facts_.expected_fixations = expected_fixations;
    facts_.presentation_ms = presentation_ms;
}

AreaPreview::AreaPreview(const SummaryChoice& choice, Eigen::MatrixXd summaries, std::uint64_t seed)
    : areas_(featureColumns(choice.features)), hits_(std::move(summaries)),
      facts_(summaryFacts(choice.bounds, static_cast<int>(hits_.observers()))), seed_(seed) {}

std::vector<AreaColumn> AreaPreview::simulated(const Mechanism<Areas>& mechanism, const Parameters& resolved) const {
    return mechanism.simulate(mechanism, hits_, resolved, facts_, SeededNoise(seed_), {});
}

AreaFrame AreaPreview::frame(const Mechanism<Areas>& mechanism, const Parameters& given) const {
    AreaFrame out;
    out.resolved = resolve(mechanism, given, facts_);
    out.guarantee = mechanism.guarantee(out.resolved, facts_);
    out.noises = mechanism.steps.noise(out.resolved, facts_);
    out.bounds = mechanism.steps.bounds(out.resolved, facts_);
    out.observers = facts_.observers;
    if (!originals_ || originals_->bounds != out.bounds)
        originals_ = {out.bounds, originalAreas(hits_, facts_, out.bounds), boundedMetrics(facts_.metrics, hits_, out.bounds)};
    const std::vector<AreaValue>& original = originals_->values;
    out.bounded = originals_->bounded;
    const std::vector<AreaValue> finished = finishedAreas(simulated(mechanism, out.resolved), out.bounds, facts_);
    for (std::size_t i = 0; i < finished.size(); ++i)
        out.rows.push_back({rowName(finished[i], areas_), finished[i], original[i].value});
    return out;
}

std::vector<AreaPreview::Recovered> AreaPreview::attack(const Mechanism<Areas>& mechanism, const Parameters& given,
                                                        std::size_t observer) const {
    const Parameters resolved = resolve(mechanism, given, facts_);
    const AreaBounds bounds = mechanism.steps.bounds(resolved, facts_);
    const double n = facts_.observers;
    std::vector<Recovered> out;
    for (const AreaColumn& column : simulated(mechanism, resolved)) {
        const std::vector<double> mean = boundedAreaMeans(column.metric, hits_, bounds);
        std::vector<double> own(mean.size(), 0);
        const double half = n * column.noise.halfWidth();
        const SparseMap values = boundedAreaValues(column.metric, hits_, observer, bounds);
        for (std::size_t j = 0; j < values.cells.size(); ++j)
            own[values.cells[j]] = values.values[j];
        for (std::size_t cell = 0; cell < mean.size(); ++cell) {
            const double others = n * mean[cell] - own[cell];
            out.push_back({rowName(areaValueAt(column.metric, cell, areas_.size()), areas_), words(column.metric).id,
                           n * column.noisy[cell] - others, own[cell], half});
        }
    }
    return out;
}

} // namespace nictate
