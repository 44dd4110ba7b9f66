#include "core/domains/heatmap/expected_cc.h"

#include "core/domains/heatmap/public_belief.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace nictate {

namespace {

constexpr int model_pictures = 4;
constexpr int most_model_observers = 60;
constexpr std::uint64_t model_seed = 0x6d6f64656c; // a public constant: the model is not anybody's data

// Fitted on half of the studies without pictures (mathematics.md §3.9).
constexpr double unseen_scatter = 1.25; ///< of hot spots on a picture that is not here, times that on others
constexpr int screen_fixations = 200;   ///< of a model observer on a screen, who looks for long
constexpr int screen_spots = 40;
constexpr double screen_spot_width = 0.02; ///< of the screen's
constexpr double screen_spotted = 0.7;     ///< of the gaze

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

/// In which window a model's fixation lies that began then.
std::size_t windowOf(float since, const HeatmapFacts& facts) {
    const std::vector<double>& cuts = facts.display.cuts;
    return static_cast<std::size_t>(std::lower_bound(cuts.begin(), cuts.end(), static_cast<double>(since)) - cuts.begin());
}

/// When an observer's fixations begin: spread over the windows as is expected.
std::vector<float> modelTimes(const HeatmapFacts& facts, int fixations) {
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

/// A density as one of those the belief holds for possible.
GazeMap drawnDensity(const GazeBelief& belief, const SeededNoise& noise) {
    GazeMap out = belief.attention;
    for (std::size_t k = 0; k < belief.modes.size(); ++k)
        out += noise.normal(k) * belief.modes[k];
    return out.max(0.0);
}

/// Where people look at a screen of which nothing is known: as the prior has it, and partly in hot spots drawn from that.
ObserverPoints modelScreen(const HeatmapFacts& facts, int observers, const SeededNoise& noise) {
    const double width = facts.display.stimulus_width_px, height = facts.display.stimulus_height_px;
    const GazeMap density = drawnDensity(publicBelief(facts), noise.stream(1));
    const SeededNoise layout = noise.stream(2), gaze = noise.stream(3);
    const double spread = screen_spot_width * width;
    std::vector<double> up_to(static_cast<std::size_t>(density.size())); // so that a place is found at once
    std::partial_sum(density.data(), density.data() + density.size(), up_to.begin());
    auto placeAt = [&](double part, double within_x, double within_y) {
        const auto found = std::upper_bound(up_to.begin(), up_to.end(), part * up_to.back());
        const auto at = std::min<Eigen::Index>(found - up_to.begin(), density.size() - 1);
        return std::pair(width * (static_cast<double>(at % density.cols()) + within_x) / static_cast<double>(density.cols()),
                         height * (static_cast<double>(at / density.cols()) + within_y) / static_cast<double>(density.rows()));
    };
    const std::vector<float> times = modelTimes(facts, screen_fixations);
    ObserverPoints points;
    std::uint64_t index = 0;
    for (int i = 0; i < observers; ++i) {
        for (int k = 0; k < screen_fixations; ++k, index += 4) {
            const double pick = gaze.uniform(index) / screen_spotted;
            auto [x, y] = pick < 1 ? placeAt(layout.uniform(static_cast<std::uint64_t>(pick * screen_spots)), 0.5, 0.5)
                                   : placeAt(gaze.uniform(index + 1), gaze.uniform(index + 2), gaze.uniform(index + 3));
            if (pick < 1) {
                x += spread * gaze.normal(index + 1);
                y += spread * gaze.normal(index + 2);
            }
            if (x >= 0 && y >= 0 && x < width && y < height)
                points.points.push_back({static_cast<float>(x), static_cast<float>(y), times[static_cast<std::size_t>(k)]});
        }
        points.offsets.push_back(points.points.size());
    }
    return points;
}

/// Where people look at a picture nobody has shown them yet: hot spots scattered around the centre with sizes and
/// weights of ordinary pictures, and some gaze anywhere. Public knowledge, no study's data.
ObserverPoints modelGaze(const HeatmapFacts& facts, int observers, const SeededNoise& noise) {
    const double width = facts.display.stimulus_width_px, height = facts.display.stimulus_height_px;
    const int spots = 9;
    std::vector<GazeMap> drawn; // one of all windows, or one of each
    if (readPicture(facts)) {
        GazeBelief belief = publicBelief(facts);
        drawn = belief.in_windows.empty() ? std::vector{std::move(belief.attention)} : std::move(belief.in_windows);
    }
    const double scatter = drawn.empty() ? unseen_scatter : 1;
    struct Spot {
        double x, y, weight;
    };
    std::vector<std::vector<Spot>> places(std::max<std::size_t>(1, drawn.size()));
    double total = 0;
    SeededNoise layout = noise.stream(1), gaze = noise.stream(2);
    for (int k = 0; k < spots; ++k) {
        auto at = static_cast<std::uint64_t>(3 * k);
        Spot spot{width * (0.5 + scatter * 0.2 * layout.normal(at)), height * (0.5 + scatter * 0.19 * layout.normal(at + 1)),
                  std::exp(0.9 * layout.normal(at + 2))};
        total += spot.weight;
        for (std::size_t w = 0; w < places.size(); ++w) {
            if (!drawn.empty() && k < drawn_spots)
                std::tie(spot.x, spot.y) =
                    placeIn(drawn[w], gaze.uniform(most_draws + static_cast<std::uint64_t>(k)), width, height);
            places[w].push_back(spot);
        }
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
            for (const Spot& spot : places[places.size() == 1 ? 0 : windowOf(times[static_cast<std::size_t>(k)], facts)]) {
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

/// Of one model picture.
ObserverPoints modelPoints(const HeatmapFacts& facts, int observers, const SeededNoise& noise) {
    const bool on_screen = !publicBelief(facts).modes.empty();
    return on_screen ? modelScreen(facts, observers, noise) : modelGaze(facts, observers, noise);
}

SeededNoise modelNoise(int picture) { return SeededNoise(model_seed).stream(static_cast<std::uint64_t>(picture)); }

/// These facts with as many observers as a model has: more change the noise, which is scaled for all, but hardly the mean map.
HeatmapFacts ofModel(HeatmapFacts facts) {
    facts.observers = std::min(facts.observers, most_model_observers);
    return facts;
}

/// Expected CC of `gaze` (1 or 0) × the model's map, with the noise of `facts`.
double modelCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts, double gaze) {
    Parameters resolved = resolve(mechanism, given, facts);
    double scale = mechanism.guarantee(resolved, facts).noise_scale;
    Finish finish = mechanism.steps.finisher(resolved, facts);
    Grid grid = mechanism.steps.grid(resolved, facts);
    const HeatmapFacts model = ofModel(facts), shown = withPictureSaid(facts, resolved);
    double sum = 0;
    for (int picture = 0; picture < model_pictures; ++picture) {
        SeededNoise noise = modelNoise(picture);
        ObserverPoints points = modelPoints(shown, model.observers, noise);
        GazeMap map = gaze * mechanism.steps.statistic(points, resolved, model, selectionNoise(noise));
        if (scale > 0)
            map += scale * unitNoise(mechanism.steps.noise, grid, fieldNoise(noise));
        sum += meanCC(finish(map, scale), referenceHeatmap(points, model), facts.windows());
    }
    return std::clamp(sum / model_pictures, 0.0, 1.0);
}

} // namespace

double expectedCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts) {
    return modelCC(mechanism, given, facts, 1);
}

double noiseCC(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts) {
    return modelCC(mechanism, given, facts, 0);
}

double expectedCCWithoutGaze(const HeatmapFacts& facts, const Parameters& given) {
    const HeatmapFacts model = ofModel(facts), shown = withPictureSaid(facts, given);
    const GazeMap expected = heatmapWithoutGaze(shown);
    double sum = 0;
    for (int picture = 0; picture < model_pictures; ++picture)
        sum +=
            meanCC(expected, referenceHeatmap(modelPoints(shown, model.observers, modelNoise(picture)), model), facts.windows());
    return std::clamp(sum / model_pictures, 0.0, 1.0);
}

} // namespace nictate
