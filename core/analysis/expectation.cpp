#include "core/analysis/expectation.h"

#include "core/files/figures.h"
#include "core/maps/metrics.h"
#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/registry.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace nictate {

namespace {

constexpr int model_pictures = 4;
constexpr int most_model_observers = 60;
constexpr std::uint64_t model_seed = 0x6d6f64656c; // a public constant: the model is not anybody's data

/// Where people look at a picture nobody has shown them yet: hot spots scattered around the centre with sizes and
/// weights of ordinary pictures, and some gaze anywhere. Public knowledge, no study's data.
ObserverPoints modelGaze(const MapFacts& facts, int observers, const SeededNoise& noise) {
    const double width = facts.display.stimulus_width_px, height = facts.display.stimulus_height_px;
    const int spots = 9;
    struct Spot {
        double x, y, weight;
    };
    std::vector<Spot> places;
    double total = 0;
    SeededNoise layout = noise.stream(1), gaze = noise.stream(2);
    for (int k = 0; k < spots; ++k) {
        auto at = static_cast<std::uint64_t>(3 * k);
        Spot spot{width * (0.5 + 0.2 * layout.normal(at)), height * (0.5 + 0.19 * layout.normal(at + 1)),
                  std::exp(0.9 * layout.normal(at + 2))};
        total += spot.weight;
        places.push_back(spot);
    }
    ObserverPoints points;
    auto fixations = static_cast<int>(std::lround(facts.expected_fixations));
    std::uint64_t index = 0;
    for (int i = 0; i < observers; ++i) {
        for (int k = 0; k < fixations; ++k, index += 4) {
            double spread = 0.03 * width;
            double pick = gaze.uniform(index) * total / 0.8;
            Spot from{width / 2, height / 2, 0};
            if (pick >= total)
                spread = 0.25 * width;
            for (const Spot& spot : places) {
                if (pick < spot.weight) {
                    from = spot;
                    break;
                }
                pick -= spot.weight;
            }
            double x = from.x + spread * gaze.normal(index + 1), y = from.y + spread * gaze.normal(index + 2);
            if (x >= 0 && y >= 0 && x < width && y < height)
                points.points.push_back({static_cast<float>(x), static_cast<float>(y)});
        }
        points.offsets.push_back(points.points.size());
    }
    return points;
}

bool has(const Mechanism<Maps>& mechanism, const char* parameter) {
    return std::any_of(mechanism.info.parameters.begin(), mechanism.info.parameters.end(),
                       [&](const ParameterSpec& spec) { return spec.name == parameter; });
}

std::string twoDigits(double value) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.2f", value);
    return buffer;
}

} // namespace

double expectedCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts) {
    Parameters resolved = resolve(mechanism, given, facts);
    double scale = mechanism.guarantee(resolved, facts).noise_scale;
    Finish finish = mechanism.steps.finisher(resolved, facts);
    Grid grid = mechanism.steps.grid(resolved, facts);
    // More observers than these change the noise, which is scaled for all n, but hardly the mean map.
    MapFacts model = facts;
    model.observers = std::min(facts.observers, most_model_observers);
    double sum = 0;
    for (int picture = 0; picture < model_pictures; ++picture) {
        SeededNoise noise = SeededNoise(model_seed).stream(static_cast<std::uint64_t>(picture));
        ObserverPoints points = modelGaze(facts, model.observers, noise);
        GazeMap map = mechanism.steps.statistic(points, resolved, model, selectionNoise(noise));
        if (scale > 0)
            map += scale * unitNoise(mechanism.steps.noise, grid, fieldNoise(noise));
        sum += correlationCC(finish(map, scale), referenceHeatmap(points, model));
    }
    return std::clamp(sum / model_pictures, 0.0, 1.0);
}

std::optional<double> epsilonForCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts, double cc) {
    if (!has(mechanism, "epsilon"))
        return {};
    auto reaches = [&](double epsilon) {
        Parameters at = given;
        at.set("epsilon", epsilon);
        return expectedCC(mechanism, at, facts) >= cc;
    };
    double low = 0.01, high = 100;
    if (reaches(low))
        return low;
    if (!reaches(high))
        return {};
    while (high / low > 1.03) {
        double middle = std::sqrt(low * high);
        (reaches(middle) ? high : low) = middle;
    }
    return high;
}

NoiseAdvice whyNoisy(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts) {
    NoiseAdvice advice;
    Parameters resolved = resolve(mechanism, given, facts);
    Guarantee guarantee = mechanism.guarantee(resolved, facts);
    double now = expectedCC(mechanism, given, facts);
    advice.expected_cc = now;
    if (mechanism.steps.noise == NoiseKind::none) {
        advice.why = "No noise is added, so nothing is protected.";
        return advice;
    }
    Grid grid = mechanism.steps.grid(resolved, facts);
    double sensitivity = guarantee.sensitivity_l2.value_or(0) * facts.observers;
    if (mechanism.steps.noise == NoiseKind::laplace)
        sensitivity = guarantee.sensitivity_l1.value_or(0) * facts.observers;
    double usual = facts.expected_fixations * facts.observers / static_cast<double>(grid.cells());
    advice.why = "n = " + std::to_string(facts.observers) + " observers share a grid of " + std::to_string(grid.width) + " × " +
                 std::to_string(grid.height) + " cells; one of them may change the sum by " + shortFigure(sensitivity) +
                 ", while a cell holds " + shortFigure(usual) + " fixations on average.";

    auto consider = [&](double cc, const std::string& change, const std::string& parameter, double value) {
        if (cc > advice.expected_cc + 0.01) {
            advice.expected_cc = cc;
            advice.best_change = change + " (expected CC " + twoDigits(cc) + ")";
            advice.parameter = parameter;
            advice.value = value;
        }
    };
    if (mechanism.info.id != "clipped-gaussian") {
        Parameters same;
        for (const char* name : {"epsilon", "delta"})
            if (auto value = given.numberIf(name); value && has(mechanismOf<Maps>("clipped-gaussian"), name))
                same.set(name, *value);
        consider(expectedCC(mechanismOf<Maps>("clipped-gaussian"), same, facts), "At the same ε the clipped Gaussian does better",
                 "", 0);
    }
    for (const char* name : {"width", "height", "clip", "splat", "threshold", "count_cap", "cap"})
        if (given.has(name)) {
            Parameters without = given;
            without.unset(name);
            Parameters back = resolve(mechanism, without, facts);
            if (auto value = back.numberIf(name))
                consider(expectedCC(mechanism, without, facts),
                         mechanism.info.parameter(name).label + " back at its default " + shortFigure(*value), name, *value);
        }
    if (advice.best_change.empty()) { // nothing free helps: more people do
        MapFacts more = facts;
        more.observers = std::min(facts.observers, 100000000) * 4;
        consider(expectedCC(mechanism, given, more), std::to_string(more.observers) + " observers would do", "", 0);
    }
    if (advice.best_change.empty())
        advice.best_change = "No single change helps much.";
    return advice;
}

Eigen::ArrayXXd noiseSurface(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts,
                             const std::vector<int>& sides, const std::vector<int>& observers) {
    Eigen::ArrayXXd out(static_cast<Eigen::Index>(sides.size()), static_cast<Eigen::Index>(observers.size()));
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = 0; j < observers.size(); ++j) {
            Parameters at = given;
            at.set("width", static_cast<double>(sides[i]));
            at.set("height", static_cast<double>(sides[i]));
            MapFacts there = facts;
            there.observers = observers[j];
            out(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = guaranteeOf(mechanism, at, there).noise_scale;
        }
    return out;
}

} // namespace nictate
