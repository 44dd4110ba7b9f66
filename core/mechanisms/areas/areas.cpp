#include "core/mechanisms/areas/areas.h"

#include "core/data/presentation.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace {

constexpr auto mean_duration = "mean-fixation-duration";

/// Whose values come one per area, and of which there is one.
const AreaColumn* columnOf(const std::vector<AreaColumn>& columns, AreaMetric metric) {
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
    return facts;
}

double fixationsExpected(const Parameters& given, const AreaFacts& facts) {
    const std::optional<double> said = given.numberIf("presentation");
    return expectedFixations(facts.expected_fixations, said ? said : facts.presentation_ms);
}

double AreaNoise::halfWidth() const {
    constexpr double normal_975 = 1.959963984540054;
    return laplace ? scale * std::log(20.0) : scale * normal_975;
}

double AreaNoise::deviation() const { return laplace ? scale * std::sqrt(2.0) : scale; }

void Areas::check(const AreaFacts& facts) {
    if (facts.observers < 1)
        throw InvalidParameter("observers", std::to_string(facts.observers), "a whole number, 1 ≤ observers");
    if (facts.areas < 1 || facts.areas > static_cast<int>(most_areas))
        throw InvalidParameter("areas", std::to_string(facts.areas), "a whole number, 1 ≤ areas ≤ " + std::to_string(most_areas));
    if (facts.metrics.empty())
        areaMetricOf("");
    for (const AreaMetric metric : facts.metrics) {
        if (std::count(facts.metrics.begin(), facts.metrics.end(), metric) > 1)
            throw InvalidParameter("metric", words(metric).id, "each metric once");
        if (cellsOf(metric, static_cast<std::size_t>(facts.areas)) == 0)
            throw InvalidParameter("metric", words(metric).id, "two areas or more: there is nowhere to go from the only one");
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

std::vector<AreaValue> finishedAreas(const std::vector<AreaColumn>& columns, const AreaBounds& bounds, std::size_t areas) {
    std::vector<AreaValue> rows;
    for (const AreaColumn& column : columns) {
        const double most = mostOf(column.metric, bounds), half = column.noise.halfWidth();
        std::optional<double> sum;
        if (column.metric == AreaMetric::dwell_share && !bounds.overlapping)
            sum = 1;
        if (column.metric == AreaMetric::transitions)
            sum = bounds.transitions;
        const std::vector<double> values = projected(column.noisy, most, sum);
        for (std::size_t cell = 0; cell < values.size(); ++cell) {
            AreaValue row = areaValueAt(column.metric, cell, areas);
            row.value = values[cell];
            row.low = std::clamp(column.noisy[cell] - half, 0.0, most);
            row.high = std::clamp(column.noisy[cell] + half, 0.0, most);
            rows.push_back(row);
        }
    }
    if (columnOf(columns, AreaMetric::dwell) && columnOf(columns, AreaMetric::fixations))
        addMeanDurations(rows, areas);
    return rows;
}

std::vector<std::string> finishedAreasInWords(const AreaFacts& facts) {
    std::vector<std::string> steps = {"Every value is brought into its metric's range; 95 % intervals are of the bounded mean of "
                                      "these observers: what bounds took away and what other observers would have done come on "
                                      "top."};
    const auto has = [&](AreaMetric metric) { return std::count(facts.metrics.begin(), facts.metrics.end(), metric) > 0; };
    if (has(AreaMetric::dwell_share) && !facts.overlapping)
        steps.push_back("Shares of areas that do not overlap are moved to the nearest ones that sum to at most 1.");
    if (has(AreaMetric::transitions))
        steps.push_back("Transitions are moved to the nearest ones that sum to at most T.");
    if (has(AreaMetric::dwell) && has(AreaMetric::fixations))
        steps.push_back("The mean fixation duration is private dwell over private fixations.");
    return steps;
}

std::vector<AreaValue> originalAreas(const AreaHits& hits, const std::vector<AreaMetric>& metrics, const AreaBounds& bounds) {
    std::vector<AreaValue> rows;
    bool dwell = false, fixations = false;
    for (const AreaMetric metric : metrics) {
        dwell |= metric == AreaMetric::dwell;
        fixations |= metric == AreaMetric::fixations;
        const std::vector<double> means = areaMeans(metric, hits, bounds);
        for (std::size_t cell = 0; cell < means.size(); ++cell) {
            AreaValue row = areaValueAt(metric, cell, hits.areas());
            row.value = row.low = row.high = means[cell];
            rows.push_back(row);
        }
    }
    if (dwell && fixations)
        addMeanDurations(rows, hits.areas());
    return rows;
}

std::string rowName(const AreaValue& value, const std::vector<Area>& areas) {
    const std::string& from = areas.at(value.from).name;
    return value.to ? from + " → " + areas.at(*value.to).name : from;
}

} // namespace nictate
