#include "core/domains/areas/areas.h"

#include "core/data/presentation.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <tuple>
#include <utility>

namespace nictate {

namespace {

constexpr auto mean_duration = "mean-fixation-duration";

/// Whose values come one per area, and of which there is one.
const AreaColumn* columnOfMetric(const std::vector<AreaColumn>& columns, AreaMetric metric) {
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const AreaColumn& column) { return column.metric == metric; });
    return found == columns.end() ? nullptr : &*found;
}

/// Values and intervals of dwell / fixations; those of the interval are the most that both can say.
void addMeanDurations(std::vector<AreaValue>& rows, std::size_t areas) {
    std::vector<const AreaValue*> dwell, fixations;
    for (const AreaValue& row : rows) {
        if (row.metric == words(AreaMetric::dwell).id)
            dwell.push_back(&row);
        if (row.metric == words(AreaMetric::fixations).id)
            fixations.push_back(&row);
    }
    std::vector<AreaValue> more;
    for (std::size_t a = 0; a < areas && dwell.size() == areas && fixations.size() == areas; ++a) {
        AreaValue row;
        row.from = a;
        row.metric = mean_duration;
        auto over = [](double above, double below) { return below > 0 ? above / below : missing; };
        row.value = over(dwell[a]->value, fixations[a]->value);
        row.low = over(dwell[a]->low, fixations[a]->high);
        row.high = fixations[a]->low > 0 ? dwell[a]->high / fixations[a]->low : INFINITY;
        row.people_low = over(dwell[a]->people_low, fixations[a]->people_high);
        row.people_high = fixations[a]->people_low > 0           ? dwell[a]->people_high / fixations[a]->people_low
                          : std::isnan(fixations[a]->people_low) ? missing
                                                                 : INFINITY;
        more.push_back(row);
    }
    rows.insert(rows.end(), more.begin(), more.end());
}

} // namespace

AreaFacts areaFacts(const std::vector<Area>& areas, std::vector<AreaMetric> metrics, int observers) {
    AreaFacts facts;
    facts.observers = observers;
    facts.areas = static_cast<int>(areas.size());
    facts.overlapping = anyOverlap(areas);
    facts.metrics = std::move(metrics);
    facts.moving = static_cast<int>(std::count_if(areas.begin(), areas.end(), moves));
    return facts;
}

AreaFacts summaryFacts(std::vector<FeatureBounds> features, int observers) {
    AreaFacts facts;
    facts.observers = observers;
    facts.areas = static_cast<int>(features.size());
    facts.metrics = {AreaMetric::feature_mean};
    facts.features = std::move(features);
    return facts;
}

std::vector<Area> featureColumns(const std::vector<std::string>& names) {
    std::vector<Area> columns;
    for (const std::string& name : names)
        columns.push_back({name, AreaShape::rectangle, {}});
    return columns;
}

double fixationsExpected(const Parameters& given, const AreaFacts& facts) {
    const std::optional<double> said = given.numberIf("presentation");
    return expectedFixations(facts.expected_fixations, said ? said : facts.presentation_ms);
}

double AreaNoise::halfWidth() const {
    switch (kind) {
    case AreaNoiseKind::laplace: return scale * std::log(20.0);
    case AreaNoiseKind::k_norm: return scale * unitHalfWidth(body, part);
    case AreaNoiseKind::gaussian: break;
    }
    return normal_975 * deviation();
}

double AreaNoise::deviation() const {
    switch (kind) {
    case AreaNoiseKind::laplace: return scale * std::sqrt(2.0);
    case AreaNoiseKind::k_norm: return scale * unitDeviation(body, part);
    case AreaNoiseKind::gaussian: break;
    }
    // Brought to the sum of 1, A + 1 shares lose the part of the noise that points out of that plane.
    return elsewhere ? scale * std::sqrt(1 - 1 / static_cast<double>(cells + 1)) : scale;
}

AreaColumn columnOf(const AreaNoise& noise, std::vector<double> noised, double most, double sum) {
    AreaColumn column{noise.metric, {}, noise};
    if (noise.spread) {
        column.spread = noised.back() / most;
        noised.pop_back();
    }
    if (noise.elsewhere) {
        const double off = (std::accumulate(noised.begin(), noised.end(), 0.0) - sum) / static_cast<double>(noised.size());
        noised.pop_back();
        for (double& value : noised)
            value -= off;
    }
    column.noisy = std::move(noised);
    return column;
}

void Areas::check(const AreaFacts& facts) {
    if (facts.observers < 1)
        throw InvalidParameter("observers", std::to_string(facts.observers), Text("a whole number, 1 ≤ observers"));
    if (facts.areas < 1 || facts.areas > static_cast<int>(most_areas))
        throw InvalidParameter("areas", std::to_string(facts.areas), Text("a whole number, 1 ≤ areas ≤ %1", most_areas));
    if (facts.metrics.empty())
        areaMetricOf("");
    const bool summaries = !facts.features.empty();
    if (summaries && facts.features.size() != static_cast<std::size_t>(facts.areas))
        throw InvalidParameter("features", Text("%1 bounds", facts.features.size()), Text("one per feature"));
    for (const AreaMetric metric : facts.metrics) {
        if ((metric == AreaMetric::feature_mean) != summaries)
            throw InvalidParameter("metric", words(metric).id,
                                   summaries ? Text("feature-mean of features") : Text("a metric of areas"));
        if (std::count(facts.metrics.begin(), facts.metrics.end(), metric) > 1)
            throw InvalidParameter("metric", words(metric).id, Text("each metric once"));
        if (cellsOf(metric, static_cast<std::size_t>(facts.areas)) == 0)
            throw InvalidParameter("metric", words(metric).id,
                                   Text("two areas or more: there is nowhere to go from the only one"));
    }
}

AreaValue areaValueAt(AreaMetric metric, std::size_t cell, std::size_t areas) {
    AreaValue out;
    out.metric = words(metric).id;
    out.from = cell;
    if (metric == AreaMetric::transitions) {
        out.from = cell / (areas - 1);
        const std::size_t to = cell % (areas - 1);
        out.to = to + (to >= out.from);
    }
    return out;
}

namespace {

/// What one observer's values vary by, in parts of mostOf(), m being the projected private means in the same parts: exact of what
/// is 0 or 1, else φ·m(1 − m), as it is of shares that vary like a Dirichlet's. Empty where nothing was noised for it.
std::vector<double> variancesOf(const AreaColumn& column, const std::vector<double>& m, const AreaBounds& bounds,
                                const AreaFacts& facts) {
    if (!column.spread && column.metric != AreaMetric::looked)
        return {};
    const double n = facts.observers, deviation = column.noise.deviation() / mostOf(column.metric, bounds);
    std::vector<double> shares = m;
    if (column.noise.elsewhere)
        shares.push_back(1 - std::accumulate(m.begin(), m.end(), 0.0));
    double squares = 0, odds = 0;
    for (const double share : shares) {
        squares += share * share;
        odds += share * (1 - share);
    }
    double phi = 1;
    if (column.spread && odds > 0) {
        const auto over = static_cast<double>(spreadOver(column.metric, bounds, static_cast<std::size_t>(facts.areas)));
        const double of_noise = static_cast<double>(shares.size()) * deviation * deviation;
        phi = std::clamp((*column.spread * over - squares + of_noise) / odds, 1 / n, 1.0);
    }
    std::vector<double> out;
    for (const double share : m)
        out.push_back(phi * std::max(share * (1 - share), (1 - 1 / n) / n));
    return out;
}

/// From parts of the bounds to the feature's unit.
void toUnit(AreaValue& row, const AreaFacts& facts) {
    if (facts.features.empty())
        return;
    const FeatureBounds& bounds = facts.features.at(row.from);
    for (double* place : {&row.value, &row.low, &row.high, &row.people_low, &row.people_high, &row.noisy})
        *place = bounds.lower + *place * bounds.range();
    row.half_width *= bounds.range();
    row.deviation *= bounds.range();
    row.variance *= bounds.range() * bounds.range();
}

} // namespace

AreaValue inParts(AreaValue row, const AreaFacts& facts) {
    if (facts.features.empty())
        return row;
    const FeatureBounds& bounds = facts.features.at(row.from);
    for (double* place : {&row.value, &row.low, &row.high, &row.people_low, &row.people_high, &row.noisy})
        *place = (*place - bounds.lower) / bounds.range();
    row.half_width /= bounds.range();
    row.deviation /= bounds.range();
    row.variance /= bounds.range() * bounds.range();
    return row;
}

std::vector<AreaValue> finishedAreas(const std::vector<AreaColumn>& columns, const AreaBounds& bounds, const AreaFacts& facts) {
    const auto areas = static_cast<std::size_t>(facts.areas);
    std::vector<AreaValue> rows;
    for (const AreaColumn& column : columns) {
        const double most = mostOf(column.metric, bounds), half = column.noise.halfWidth(), deviation = column.noise.deviation();
        const std::optional<double> sum = sumIsHeld(column.metric, bounds) ? std::optional(most) : std::nullopt;
        const std::vector<double> values = projected(column.noisy, most, sum);
        std::vector<double> parts = values;
        for (double& part : parts)
            part /= most;
        const std::vector<double> variances = variancesOf(column, parts, bounds, facts);
        for (std::size_t cell = 0; cell < values.size(); ++cell) {
            AreaValue row = areaValueAt(column.metric, cell, areas);
            row.value = values[cell];
            row.noisy = column.noisy[cell];
            row.half_width = half;
            row.deviation = deviation;
            // Noise may carry an interval off the range: a twentieth of it is kept there.
            const auto around = [&](double width) {
                const double middle = std::clamp(row.noisy, -0.9 * width, most + 0.9 * width);
                return std::pair{std::clamp(middle - width, 0.0, most), std::clamp(middle + width, 0.0, most)};
            };
            std::tie(row.low, row.high) = around(half);
            if (!variances.empty()) {
                row.variance = variances[cell] * most * most;
                const double wide = std::hypot(half, normal_975 * std::sqrt(row.variance / facts.observers));
                std::tie(row.people_low, row.people_high) = around(wide);
            }
            toUnit(row, facts);
            rows.push_back(row);
        }
    }
    if (columnOfMetric(columns, AreaMetric::dwell) && columnOfMetric(columns, AreaMetric::fixations))
        addMeanDurations(rows, areas);
    return rows;
}

std::vector<Text> finishedAreasInWords(const std::vector<AreaNoise>& noises, const AreaFacts& facts) {
    std::vector<Text> steps = {
        Text("Every value is brought into its metric's range; 95 % intervals of noise alone are of the bounded mean of these "
             "observers: what bounds took away and what other observers would have done come on top.")};
    const auto has = [&](AreaMetric metric) { return std::count(facts.metrics.begin(), facts.metrics.end(), metric) > 0; };
    const auto any = [&](auto member) { return std::any_of(noises.begin(), noises.end(), std::mem_fn(member)); };
    if (any(&AreaNoise::elsewhere))
        steps.push_back(
            Text("The share of looking elsewhere has noise too, and all shares are moved alike to sum to 1, which takes away "
                 "a part of the noise."));
    if (has(AreaMetric::dwell_share) && !facts.overlapping)
        steps.push_back(Text("Shares of areas that do not overlap are moved to the nearest ones that sum to at most 1."));
    if (has(AreaMetric::transitions))
        steps.push_back(Text("Transitions are moved to the nearest ones that sum to at most T."));
    if (noises.front().kind == AreaNoiseKind::k_norm && !facts.overlapping &&
        (has(AreaMetric::fixations) || has(AreaMetric::dwell)))
        steps.push_back(Text("Fixations and dwell are moved to the nearest ones that sum to at most their bound."));
    if (any(&AreaNoise::spread))
        steps.push_back(
            Text("95 % intervals of noise and sampling are of people like these observers. They assume that observers vary "
                 "about the mean like a Dirichlet distribution, which one more noisy number for each metric describes."));
    if (has(AreaMetric::looked))
        steps.push_back(Text("How much observers vary in whether they looked follows from the protected share alone."));
    if (has(AreaMetric::dwell) && has(AreaMetric::fixations))
        steps.push_back(Text("The mean fixation duration is protected dwell over protected fixations."));
    return steps;
}

std::vector<AreaValue> originalAreas(const AreaHits& hits, const AreaFacts& facts, const AreaBounds& bounds) {
    std::vector<AreaValue> rows;
    bool dwell = false, fixations = false;
    for (const AreaMetric metric : facts.metrics) {
        dwell |= metric == AreaMetric::dwell;
        fixations |= metric == AreaMetric::fixations;
        const std::vector<double> means = areaMeans(metric, hits, bounds);
        for (std::size_t cell = 0; cell < means.size(); ++cell) {
            AreaValue row = areaValueAt(metric, cell, hits.areas());
            row.value = row.low = row.high = means[cell];
            toUnit(row, facts);
            rows.push_back(row);
        }
    }
    if (dwell && fixations)
        addMeanDurations(rows, hits.areas());
    return rows;
}

Text unitOf(AreaMetric metric) {
    switch (metric) {
    case AreaMetric::dwell_share: return Text("of dwell-share");
    case AreaMetric::looked: return Text("of looked");
    case AreaMetric::fixations: return Text("fixations of fixations");
    case AreaMetric::dwell: return Text("ms of dwell");
    case AreaMetric::first_fixation: return Text("ms of first-fixation");
    case AreaMetric::transitions: return Text("transitions of transitions");
    case AreaMetric::feature_mean: break;
    }
    return Text("of a feature's range");
}

Text metricWord(const std::string& id) {
    return knownWord(id, {Text("dwell-share"), Text("looked"), Text("fixations"), Text("dwell"), Text("first-fixation"),
                          Text("transitions"), Text("feature-mean"), Text("mean-fixation-duration")});
}

std::string rowName(const AreaValue& value, const std::vector<Area>& areas) {
    const std::string& from = areas.at(value.from).name;
    return value.to ? from + " → " + areas.at(*value.to).name : from;
}

} // namespace nictate
