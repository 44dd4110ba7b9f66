#include "core/audit/black_box.h"

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

/// All values of a table, each in units of its noise.
std::vector<double> inUnits(const std::vector<AreaColumn>& columns, const std::vector<AreaNoise>& noises) {
    std::vector<double> out;
    for (std::size_t m = 0; m < columns.size(); ++m)
        for (const double value : columns[m].noisy)
            out.push_back(value / noises[m].scale);
    return out;
}

/// How far a table moves from another of the same noise, by the norm of that noise, in parts of what every metric states that
/// one observer can move it: at most 1 a metric.
std::vector<double> movedByMetric(const std::vector<AreaColumn>& from, const std::vector<AreaColumn>& to,
                                  const std::vector<AreaNoise>& noises) {
    std::vector<double> out;
    for (std::size_t m = 0; m < from.size(); ++m) {
        double sum = 0;
        for (std::size_t i = 0; i < from[m].noisy.size(); ++i) {
            const double by = std::abs(from[m].noisy[i] - to[m].noisy[i]);
            sum += noises[m].laplace ? by : by * by;
        }
        out.push_back((noises[m].laplace ? sum : std::sqrt(sum)) / noises[m].sensitivity);
    }
    return out;
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

} // namespace

BlackBox blackBoxOf(const Mechanism<Areas>& mechanism, const Parameters& given) {
    constexpr int observers = 12;
    AreaFacts of_table = areaFacts(stacked(), {AreaMetric::dwell_share, AreaMetric::first_fixation}, observers);
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
    out.neighbours = "one observer looks at one place for long, or at another once; eight areas lie on each";

    const AreaHits here = crowd(other_place, 30, observers), there = crowd(one_place, 1, observers);
    const std::vector<AreaNoise> noises = mechanism.steps.noise(out.parameters, of_table);
    const auto table = [=, resolved = out.parameters](bool of_neighbour, const SeededNoise& noise) {
        return inUnits(mechanism.simulate(mechanism, of_neighbour ? there : here, resolved, of_table, noise, {}), noises);
    };
    // The same noise on both shows the change, and much less of it the neighbour's table itself.
    std::vector<double> change = table(false, SeededNoise(1));
    const std::vector<double> neighbour = table(true, SeededNoise(1));
    for (std::size_t i = 0; i < change.size(); ++i)
        change[i] -= neighbour[i];
    Parameters faint = out.parameters;
    faint.set("epsilon", 1000.0);
    const std::vector<double> centre = inUnits(mechanism.simulate(mechanism, there, faint, of_table, SeededNoise(2), {}), noises);
    const double distance = std::sqrt(product(change, change));
    const auto drawn = [&](const AreaHits& hits) {
        return mechanism.simulate(mechanism, hits, out.parameters, of_table, SeededNoise(1), {});
    };
    const std::vector<double> moved = movedByMetric(drawn(here), drawn(there), noises);
    out.sensitivity_reached = *std::max_element(moved.begin(), moved.end());
    out.sensitivity_stated = 1;
    out.event = "the table lies far out in the direction of the change";
    out.happens = [=](bool of_neighbour, const SeededNoise& noise) {
        std::vector<double> seen = table(of_neighbour, noise);
        for (std::size_t i = 0; i < seen.size(); ++i)
            seen[i] -= centre[i];
        constexpr double far_out = 2.5;
        return product(seen, change) / distance > far_out;
    };
    return out;
}

} // namespace nictate
