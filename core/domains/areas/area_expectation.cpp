#include "core/domains/areas/area_expectation.h"

#include "core/files/figures.h"

#include <cmath>

namespace nictate {

namespace {

/// What a value of the metric may usually be, to compare noise with: a public guess.
double usualValue(AreaMetric metric, const AreaFacts& facts, const AreaBounds& bounds) {
    const double most = mostOf(metric, bounds);
    if (metric == AreaMetric::feature_mean)
        return most / 4;
    if (metric == AreaMetric::looked || metric == AreaMetric::first_fixation)
        return most / 2;
    return most / static_cast<double>(cellsOf(metric, static_cast<std::size_t>(facts.areas)));
}

} // namespace

AreaExpectation areaExpectation(const std::vector<AreaNoise>& noises, const AreaFacts& facts, const AreaBounds& bounds) {
    std::vector<Text> errors;
    bool lost = true;
    for (const AreaNoise& noise : noises) {
        errors.push_back(Text("±%1 %2", shortFigure(noise.deviation()), unitOf(noise.metric)));
        lost = lost && noise.deviation() > usualValue(noise.metric, facts, bounds);
    }
    AreaExpectation out;
    out.errors = joined(errors, ", ");
    out.text =
        Text("Expected error of a value from noise alone (one standard deviation): %1. What bounds take away and what other "
             "observers would have done come on top.",
             out.errors);
    if (!lost)
        return out;
    out.lost = facts.features.empty() ? Text("an area's value would be lost in it, and it is paid for all the same. A larger ε, "
                                             "fewer metrics, fewer areas or more observers help.")
                                      : Text("a feature's mean would be lost in it, and it is paid for all the same. A larger ε, "
                                             "fewer features or more people help.");
    out.warning = Text("Mostly noise: %1", out.lost);
    return out;
}

std::optional<double> epsilonForError(const Mechanism<Areas>& mechanism, const Parameters& given, const AreaFacts& facts,
                                      AreaMetric metric, double error) {
    auto errorAt = [&](double epsilon) -> double {
        Parameters with = given;
        with.set("epsilon", epsilon);
        for (const AreaNoise& noise : mechanism.steps.noise(resolve(mechanism, with, facts), facts))
            if (noise.metric == metric)
                return noise.deviation();
        return INFINITY;
    };
    double low = std::log(0.01), high = std::log(100.0);
    if (!(errorAt(std::exp(high)) <= error))
        return {};
    for (int step = 0; step < 40; ++step) {
        const double middle = (low + high) / 2;
        (errorAt(std::exp(middle)) <= error ? high : low) = middle;
    }
    return std::exp(high);
}

} // namespace nictate
