#include "core/domains/areas/area_audit.h"

#include "core/audit/domain_kind.h"
#include "core/domains/areas/area_release.h"
#include "core/domains/areas/mechanisms/table_of_areas.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int on_each = 8;

/// Two places, and several areas on each: a look counts in all of them.
std::vector<Area> stacked() {
    std::vector<Area> areas;
    for (int i = 0; i < 2 * on_each; ++i)
        areas.push_back({std::to_string(i), AreaShape::rectangle, {i < on_each ? 0.0 : 100.0, 0, 100, 100}});
    return areas;
}

constexpr double one_place = 50, other_place = 150, elsewhere = 500;

AreaHits crowd(double x, int looks, int observers) {
    AreaGaze gaze;
    for (int i = 0; i < observers; ++i) {
        const int own = i == 0 ? looks : 1;
        for (int k = 0; k < own; ++k)
            gaze.fixations.push_back({i == 0 ? x : elsewhere, 50, 200.0 * k, 200, k == 0});
        gaze.offsets.push_back(gaze.fixations.size());
    }
    return {stacked(), gaze};
}

/// Two tables that lie as far apart as one observer can move them.
struct Neighbours {
    AreaFacts facts;
    AreaHits here, there;
    Text in_words;
};

Neighbours neighboursOf(const Mechanism<Areas>& mechanism) {
    constexpr int observers = 12;
    if (mechanism.info.reads == Areas::reads)
        return {areaFacts(stacked(), {AreaMetric::dwell_share, AreaMetric::first_fixation}, observers),
                crowd(other_place, 30, observers), crowd(one_place, 1, observers),
                Text("one observer looks at one place for long, or at another once; eight areas lie on each")};
    Eigen::MatrixXd highest = Eigen::MatrixXd::Constant(observers, on_each, 0.5), lowest = highest;
    highest.row(0).setOnes();
    lowest.row(0).setZero();
    return {summaryFacts(std::vector<FeatureBounds>(on_each), observers), AreaHits(highest), AreaHits(lowest),
            Text("one person's features all lie at their upper bounds, or all at their lower")};
}

/// All numbers of a table, each in units of its noise.
std::vector<double> inUnits(const std::vector<AreaColumn>& columns, const AreaBounds& bounds) {
    std::vector<double> out;
    for (const AreaColumn& column : columns) {
        for (const double value : column.noisy)
            out.push_back(value / column.noise.scale);
        if (column.spread)
            out.push_back(*column.spread * mostOf(column.metric, bounds) / column.noise.scale);
    }
    return out;
}

/// How long a change of a metric's numbers is, by the norm of its noise.
double lengthOf(const std::vector<double>& change, const AreaNoise& noise) {
    double sum = 0, squares = 0;
    for (const double by : change) {
        sum += std::abs(by);
        squares += by * by;
    }
    if (noise.kind == AreaNoiseKind::gaussian)
        return std::sqrt(squares);
    if (noise.kind == AreaNoiseKind::laplace)
        return sum;
    NormBody own = {noise.body[noise.part]};
    if (noise.spread)
        own.push_back({BodyShape::cube, 1});
    return normIn(own, change);
}

/// How far a table moves from another of the same noise, by the norm of that noise, in parts of what every metric states that
/// one observer can move it: at most 1 a metric.
std::vector<double> movedByMetric(const std::vector<AreaColumn>& from, const std::vector<AreaColumn>& to,
                                  const AreaBounds& bounds) {
    std::vector<double> out;
    for (std::size_t m = 0; m < from.size(); ++m) {
        std::vector<double> change;
        for (std::size_t i = 0; i < from[m].noisy.size(); ++i)
            change.push_back(from[m].noisy[i] - to[m].noisy[i]);
        if (from[m].spread)
            change.push_back((*from[m].spread - *to[m].spread) * mostOf(from[m].metric, bounds));
        out.push_back(lengthOf(change, from[m].noise) / from[m].noise.sensitivity);
    }
    return out;
}

double scalarProduct(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

/// The table with next to no noise, in units of `noises`.
std::vector<double> centreOf(const Mechanism<Areas>& mechanism, const AreaHits& hits, const Parameters& resolved,
                             const AreaFacts& facts, const std::vector<AreaNoise>& noises) {
    Parameters faint = resolved;
    faint.set("epsilon", 1000.0);
    std::vector<AreaColumn> columns = mechanism.simulate(mechanism, hits, faint, facts, SeededNoise(2), {});
    for (std::size_t m = 0; m < columns.size(); ++m)
        columns[m].noise = noises[m];
    return inUnits(columns, mechanism.steps.bounds(resolved, facts));
}

} // namespace

BlackBox blackBoxOf(const Mechanism<Areas>& mechanism, const Parameters& given) {
    const Neighbours neighbours = neighboursOf(mechanism);
    const AreaFacts of_table = neighbours.facts;
    const AreaHits here = neighbours.here, there = neighbours.there;
    Parameters small = given;
    if (!given.has("epsilon"))
        small.set("epsilon", 3.0);
    if (!given.has("delta"))
        small.set("delta", 1e-3);
    BlackBox out;
    out.parameters = resolve(mechanism, small, of_table);
    const Guarantee guarantee = mechanism.guarantee(out.parameters, of_table);
    out.promise = guarantee.user_epsilon;
    out.delta = guarantee.delta;
    out.neighbours = neighbours.in_words;
    const std::vector<AreaNoise> noises = mechanism.steps.noise(out.parameters, of_table);
    const AreaBounds bounds = mechanism.steps.bounds(out.parameters, of_table);
    const auto table = [=, resolved = out.parameters](bool of_neighbour, const SeededNoise& noise) {
        return inUnits(mechanism.simulate(mechanism, of_neighbour ? there : here, resolved, of_table, noise, {}), bounds);
    };
    // The same noise on both shows the change, and much less of it the neighbour's table itself.
    std::vector<double> change = table(false, SeededNoise(1));
    const std::vector<double> neighbour = table(true, SeededNoise(1));
    for (std::size_t i = 0; i < change.size(); ++i)
        change[i] -= neighbour[i];
    const auto drawn = [&](const AreaHits& hits) {
        return mechanism.simulate(mechanism, hits, out.parameters, of_table, SeededNoise(1), {});
    };
    const std::vector<double> moved = movedByMetric(drawn(here), drawn(there), bounds);
    out.sensitivity_reached = *std::max_element(moved.begin(), moved.end());
    out.sensitivity_stated = 1;
    const std::vector<double> centre = centreOf(mechanism, there, out.parameters, of_table, noises);
    const double distance = std::sqrt(scalarProduct(change, change));
    const NormBody body = noises.front().body;
    out.event = body.empty() ? Text("the table lies far out in the direction of the change")
                             : Text("the table lies as much nearer to the one than to the other as it can");
    if (body.empty()) {
        constexpr double far_out = 2.5;
        out.event_above = far_out;
        out.halfway_above = distance / 2;
        if (guarantee.definition == Definition::approximate_dp)
            out.promised_mu = 1 / analyticSigma(*guarantee.user_epsilon, guarantee.delta);
    } else
        out.event_above = out.halfway_above = 0.99 * normIn(body, change);
    out.seen = [=](bool of_neighbour, const SeededNoise& noise) {
        std::vector<double> seen = table(of_neighbour, noise);
        for (std::size_t i = 0; i < seen.size(); ++i)
            seen[i] -= centre[i];
        if (body.empty())
            return scalarProduct(seen, change) / distance;
        const double from_there = normIn(body, seen);
        for (std::size_t i = 0; i < seen.size(); ++i)
            seen[i] -= change[i];
        return from_there - normIn(body, seen);
    };
    return out;
}

namespace {

constexpr auto areas_id = "aoi";

template <std::vector<double> (*mean)(AreaMetric, const AreaHits&, const AreaBounds&)>
void withMean(Mechanism<Areas>& mechanism) {
    mechanism.simulate = [](const Mechanism<Areas>& self, const AreaHits& hits, const Parameters& resolved,
                            const AreaFacts& facts, const SeededNoise& noise,
                            const Progress&) { return simulateAreas(self, hits, resolved, facts, noise, mean); };
}

std::vector<double> readFromData(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds) {
    AreaBounds read = bounds;
    read.presentation_ms = 1;
    for (const AreaFixation& fixation : hits.gaze().fixations)
        read.presentation_ms = std::max(read.presentation_ms, static_cast<int>(fixation.since_ms));
    return boundedAreaMeans(metric, hits, read);
}

template <int percent> void lessNoise(Mechanism<Areas>& mechanism) {
    mechanism.steps.noise = [](const Parameters& resolved, const AreaFacts& facts) {
        std::vector<AreaNoise> noises = tableOfAreas().steps.noise(resolved, facts);
        for (AreaNoise& noise : noises)
            noise.scale *= percent / 100.0;
        return noises;
    };
}

} // namespace

const std::vector<Mutant<Areas>>& areaMutants() {
    static const std::vector<Mutant<Areas>> all = {
        {"half-noise", areas_id, Text("half the noise"), lessNoise<50>},
        {"a-fifth-less-noise", areas_id, Text("a fifth less noise"), lessNoise<80>},
        {"overlap-ignored", areas_id, Text("a look counts in every area it is in and is not scaled down"), withMean<areaMeans>},
        {"presentation-from-data", areas_id, Text("the presentation time read from the data"), withMean<readFromData>}};
    return all;
}

DomainKind areaDomain() {
    return domainKind<Areas, areaMutants>([](const Session& session, const std::string& reads) {
        return reads == Areas::summaries ? summaryBasis(session) : areaBasis(session);
    });
}

} // namespace nictate
