#include "core/mechanisms/maps/expected_cc.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace nictate {

namespace {

constexpr int model_pictures = 4;
constexpr int most_model_observers = 60;
constexpr std::uint64_t model_seed = 0x6d6f64656c; // a public constant: the model is not anybody's data

constexpr int drawn_spots = 5; ///< of nine: as many as make attention alone reach what it reaches on real pictures
constexpr std::uint64_t most_draws = std::uint64_t{1} << 40;

/// The place below which `part` of a density lies, cells taken row by row.
std::pair<double, double> placeIn(const GazeMap& density, double part, double width, double height) {
    Eigen::Index at = 0;
    for (part *= density.sum(); at + 1 < density.size() && part >= density.data()[at]; ++at)
        part -= density.data()[at];
    return {width * (static_cast<double>(at % density.cols()) + 0.5) / static_cast<double>(density.cols()),
            height * (static_cast<double>(at / density.cols()) + 0.5) / static_cast<double>(density.rows())};
}

/// When an observer's fixations begin: spread over the windows as is expected.
std::vector<float> modelTimes(const MapFacts& facts, int fixations) {
    std::vector<float> times;
    const std::vector<double> shares = windowShares(facts.display.cuts, facts.shown);
    std::size_t window = 0;
    double passed = shares.front();
    for (int k = 0; k < fixations; ++k) {
        for (; (k + 0.5) / fixations > passed && window + 1 < shares.size(); passed += shares[window])
            ++window;
        times.push_back(window == 0 ? 0.0f : std::nextafter(static_cast<float>(facts.display.cuts[window - 1]), INFINITY));
    }
    return times;
}

/// Where people look at a picture nobody has shown them yet: hot spots scattered around the centre with sizes and
/// weights of ordinary pictures, and some gaze anywhere. Public knowledge, no study's data.
ObserverPoints modelGaze(const MapFacts& facts, int observers, const SeededNoise& noise) {
    const double width = facts.display.stimulus_width_px, height = facts.display.stimulus_height_px;
    const int spots = 9;
    struct Spot {
        double x, y, weight;
    };
    std::vector<Spot> places;
    const GazeMap* drawn = facts.picture ? facts.picture->attention() : nullptr;
    double total = 0;
    SeededNoise layout = noise.stream(1), gaze = noise.stream(2);
    for (int k = 0; k < spots; ++k) {
        auto at = static_cast<std::uint64_t>(3 * k);
        Spot spot{width * (0.5 + 0.2 * layout.normal(at)), height * (0.5 + 0.19 * layout.normal(at + 1)),
                  std::exp(0.9 * layout.normal(at + 2))};
        if (drawn && k < drawn_spots)
            std::tie(spot.x, spot.y) = placeIn(*drawn, gaze.uniform(most_draws + static_cast<std::uint64_t>(k)), width, height);
        total += spot.weight;
        places.push_back(spot);
    }
    ObserverPoints points;
    auto fixations = static_cast<int>(std::lround(facts.expected_fixations));
    const std::vector<float> times = modelTimes(facts, fixations);
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
                points.points.push_back({static_cast<float>(x), static_cast<float>(y), times[static_cast<std::size_t>(k)]});
        }
        points.offsets.push_back(points.points.size());
    }
    return points;
}

/// Expected CC of `gaze` (1 or 0) × the model's map, with the noise of `facts`.
double modelCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts, double gaze) {
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
        GazeMap map = gaze * mechanism.steps.statistic(points, resolved, model, selectionNoise(noise));
        if (scale > 0)
            map += scale * unitNoise(mechanism.steps.noise, grid, fieldNoise(noise));
        sum += meanCC(finish(map, scale), referenceHeatmap(points, model), facts.windows());
    }
    return std::clamp(sum / model_pictures, 0.0, 1.0);
}

} // namespace

double expectedCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts) {
    return modelCC(mechanism, given, facts, 1);
}

double noiseCC(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts) {
    return modelCC(mechanism, given, facts, 0);
}

} // namespace nictate
