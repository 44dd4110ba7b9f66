#include "core/domains/areas/area_metrics.h"

#include "core/compute/parallel.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace nictate {

namespace {

/// Values by cell, made dense in one pass and read sparse.
SparseMap sparse(const std::vector<double>& values) {
    SparseMap out;
    out.cells.reserve(values.size());
    out.values.reserve(values.size());
    for (std::size_t a = 0; a < values.size(); ++a)
        if (values[a] > 0) {
            out.cells.push_back(a);
            out.values.push_back(values[a]);
        }
    return out;
}

double lasting(const AreaFixation& fixation) { return fixation.duration_ms > 0 ? fixation.duration_ms : 0; } // 0 for NaN

/// Calls visit(fixation, its areas) in the observer's order.
template <class Visit> void visitFixations(const AreaHits& hits, std::size_t observer, const Visit& visit) {
    const std::vector<std::size_t>& offsets = hits.gaze().offsets;
    for (std::size_t f = offsets[observer]; f < offsets[observer + 1]; ++f)
        visit(hits.gaze().fixations[f], hits.of(f));
}

/// Where a look was first; the first in the list of those that were there from its beginning.
const AreaHit& earliest(std::span<const AreaHit> in) {
    return *std::min_element(in.begin(), in.end(), [](const AreaHit& a, const AreaHit& b) { return a.first_ms < b.first_ms; });
}

SparseMap transitionsOf(const AreaHits& hits, std::size_t observer, std::optional<int> most) {
    std::map<std::size_t, double> counts;
    constexpr std::size_t nowhere = most_areas;
    std::size_t from = nowhere;
    int made = 0;
    visitFixations(hits, observer, [&](const AreaFixation& fixation, std::span<const AreaHit> in) {
        if (fixation.begins_recording)
            from = nowhere;
        if (in.empty())
            return;
        const std::size_t to = earliest(in).area;
        if (from != nowhere && from != to && (!most || made++ < *most))
            ++counts[from * (hits.areas() - 1) + to - (to > from)];
        from = to;
    });
    SparseMap out;
    for (const auto& [cell, count] : counts) {
        out.cells.push_back(cell);
        out.values.push_back(count);
    }
    return out;
}

SparseMap numbersOf(const AreaHits& hits, std::size_t observer) {
    const Eigen::VectorXd row = hits.numbers().row(static_cast<Eigen::Index>(observer));
    return sparse({row.begin(), row.end()});
}

std::vector<double> means(AreaMetric metric, const AreaHits& hits, const std::function<SparseMap(std::size_t)>& valuesOf) {
    std::vector<SparseMap> of_observer(hits.observers());
    parallelRows(
        std::ssize(of_observer),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                of_observer[i] = valuesOf(i);
        },
        250);
    std::vector<double> sum(cellsOf(metric, hits.areas()), 0);
    for (const SparseMap& values : of_observer) {
        for (std::size_t j = 0; j < values.cells.size(); ++j)
            sum[values.cells[j]] += values.values[j];
    }
    for (double& value : sum)
        value /= static_cast<double>(hits.observers());
    return sum;
}

void holdBySum(SparseMap& map, AreaMetric metric, const AreaBounds& bounds) {
    const double most = mostOf(metric, bounds);
    const double sum = std::accumulate(map.values.begin(), map.values.end(), 0.0);
    constexpr double rounding = 1e-12; // of shares that sum to 1
    const bool scaled = sumIsHeld(metric, bounds) && sum > most * (1 + rounding);
    for (double& value : map.values)
        value = scaled ? value * (most / sum) : std::min(value, most);
}

} // namespace

const AreaMetricWords& words(AreaMetric metric) {
    static const std::array<AreaMetricWords, area_metrics.size() + 1> all = {{
        {"dwell-share", Text("Dwell share"), Text(),
         Text("How much of an observer's looking at the picture went to the area, 0 to 1.")},
        {"looked", Text("Looked"), Text(), Text("The share of observers who looked at the area at all.")},
        {"fixations", Text("Fixations"), Text("fixations"), Text("How many fixations an observer made in the area.")},
        {"dwell", Text("Dwell"), Text("ms"), Text("How long an observer looked at the area.")},
        {"first-fixation", Text("First fixation"), Text("ms"),
         Text("When an observer first looked at the area; the presentation time where they never did.")},
        {"transitions", Text("Transitions"), Text("transitions"),
         Text("How often an observer's gaze went from one area to another.")},
        {"feature-mean", Text("Feature mean"), Text(),
         Text("A person's mean of the feature over their recordings, within public bounds.")},
    }};
    return all[static_cast<std::size_t>(metric)];
}

AreaMetric areaMetricOf(const std::string& id) {
    std::string known;
    for (const AreaMetric metric : area_metrics) {
        if (id == words(metric).id)
            return metric;
        known += (known.empty() ? "" : " | ") + std::string(words(metric).id);
    }
    throw InvalidParameter("metric", id.empty() ? Text("(none)") : Text(id), Text("%1, with commas between", known));
}

std::size_t cellsOf(AreaMetric metric, std::size_t areas) {
    return metric == AreaMetric::transitions ? areas * (areas - 1) : areas;
}

Bounds boundsOf(AreaMetric metric, const AreaBounds& bounds) {
    Bounds out;
    switch (metric) {
    case AreaMetric::dwell_share:
        out.cap = 1;
        out.clip = 1;
        if (!bounds.overlapping)
            out.count_cap = 1; // the shares' sum
        break;
    case AreaMetric::looked: out.cap = 1; break;
    case AreaMetric::fixations:
        out.clip = bounds.clip;
        out.cap = static_cast<int>(std::ceil(std::min(bounds.clip, 1e9)));
        break;
    case AreaMetric::dwell:
        out.clip = bounds.presentation_ms;
        out.cap = bounds.presentation_ms;
        break;
    case AreaMetric::first_fixation: out.cap = bounds.presentation_ms; break;
    case AreaMetric::transitions: out.count_cap = bounds.transitions; break;
    case AreaMetric::feature_mean: out.cap = 1; break;
    }
    return out;
}

SparseMap areaValues(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds) {
    if (metric == AreaMetric::transitions)
        return transitionsOf(hits, observer, {});
    if (metric == AreaMetric::feature_mean)
        return numbersOf(hits, observer);
    const double never = bounds.presentation_ms;
    std::vector<double> values(hits.areas(), metric == AreaMetric::first_fixation ? never : 0);
    double anywhere = 0;
    visitFixations(hits, observer, [&](const AreaFixation& fixation, std::span<const AreaHit> in) {
        anywhere += lasting(fixation);
        for (const AreaHit& hit : in)
            switch (metric) {
            case AreaMetric::looked: values[hit.area] = 1; break;
            case AreaMetric::fixations: ++values[hit.area]; break;
            case AreaMetric::first_fixation:
                if (hit.first_ms < values[hit.area]) // false for NaN
                    values[hit.area] = std::max(0.0, hit.first_ms);
                break;
            default: values[hit.area] += hit.ms;
            }
    });
    if (metric == AreaMetric::dwell_share)
        for (double& value : values)
            value = anywhere > 0 ? value / anywhere : 0;
    return sparse(values);
}

SparseMap boundedAreaValues(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds) {
    if (metric == AreaMetric::transitions)
        return transitionsOf(hits, observer, bounds.transitions);
    SparseMap map = areaValues(metric, hits, observer, bounds);
    if (bounds.by_sum) {
        holdBySum(map, metric, bounds);
        return map;
    }
    const Bounds held = boundsOf(metric, bounds);
    double squares = 0;
    for (double& value : map.values) {
        if (held.cap && !held.clip)
            value = std::min(value, static_cast<double>(*held.cap));
        squares += value * value;
    }
    const double norm = std::sqrt(squares);
    if (held.clip && norm > *held.clip)
        for (double& value : map.values)
            value *= *held.clip / norm;
    return map;
}

std::vector<double> areaMeans(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds) {
    return means(metric, hits, [&](std::size_t i) { return areaValues(metric, hits, i, bounds); });
}

std::vector<double> boundedAreaMeans(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds) {
    std::vector<double> mean = means(metric, hits, [&](std::size_t i) { return boundedAreaValues(metric, hits, i, bounds); });
    if (hits.other() == nullptr)
        return mean;
    const std::vector<double> less = boundedAreaMeans(metric, *hits.other(), bounds);
    for (std::size_t cell = 0; cell < mean.size(); ++cell)
        mean[cell] -= less[cell];
    return mean;
}

bool sumIsHeld(AreaMetric metric, const AreaBounds& bounds) {
    switch (metric) {
    case AreaMetric::transitions: return true;
    case AreaMetric::dwell_share: return !bounds.overlapping;
    case AreaMetric::fixations:
    case AreaMetric::dwell: return bounds.by_sum && !bounds.overlapping;
    case AreaMetric::looked:
    case AreaMetric::first_fixation:
    case AreaMetric::feature_mean: break;
    }
    return false;
}

std::size_t spreadOver(AreaMetric metric, const AreaBounds& bounds, std::size_t areas) {
    const bool one_by_one = metric == AreaMetric::looked || metric == AreaMetric::first_fixation ||
                            metric == AreaMetric::feature_mean || (bounds.by_sum && !sumIsHeld(metric, bounds));
    return one_by_one ? cellsOf(metric, areas) : 1;
}

double areaSpread(AreaMetric metric, const AreaHits& hits, std::size_t observer, const AreaBounds& bounds, bool elsewhere) {
    const double most = mostOf(metric, bounds);
    std::vector<double> parts(cellsOf(metric, hits.areas()), 0);
    const auto add = [&](const AreaHits& of, double sign) {
        const SparseMap map = boundedAreaValues(metric, of, observer, bounds);
        for (std::size_t j = 0; j < map.cells.size(); ++j)
            parts[map.cells[j]] += sign * map.values[j] / most;
    };
    add(hits, 1);
    if (hits.other())
        add(*hits.other(), -1);
    double squares = 0, left = hits.other() ? 0 : 1;
    for (const double part : parts) {
        squares += part * part;
        left -= part;
    }
    if (elsewhere || (hits.other() && sumIsHeld(metric, bounds)))
        squares += left * left;
    return squares / static_cast<double>(spreadOver(metric, bounds, hits.areas()));
}

double mostOf(AreaMetric metric, const AreaBounds& bounds) {
    switch (metric) {
    case AreaMetric::dwell_share:
    case AreaMetric::looked:
    case AreaMetric::feature_mean: return 1;
    case AreaMetric::dwell:
    case AreaMetric::first_fixation: return bounds.presentation_ms;
    case AreaMetric::fixations: return bounds.clip;
    case AreaMetric::transitions: break;
    }
    return bounds.transitions;
}

std::vector<double> projected(std::vector<double> values, double most, const std::optional<double>& sum_to) {
    const std::vector<double> raw = values;
    for (double& value : values)
        value = std::clamp(value, 0.0, most);
    if (!sum_to || std::accumulate(values.begin(), values.end(), 0.0) <= *sum_to)
        return values;
    // Onto the simplex of this sum: all values less one number, those below it 0 (Duchi et al. 2008).
    std::vector<double> sorted = raw;
    std::sort(sorted.rbegin(), sorted.rend());
    double sum = 0, less = 0;
    for (std::size_t k = 0; k < sorted.size(); ++k) {
        sum += sorted[k];
        const double next = (sum - *sum_to) / static_cast<double>(k + 1);
        if (sorted[k] > next)
            less = next;
    }
    for (std::size_t a = 0; a < raw.size(); ++a)
        values[a] = std::clamp(raw[a] - less, 0.0, most);
    return values;
}

} // namespace nictate
