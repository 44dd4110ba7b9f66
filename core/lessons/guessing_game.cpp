#include "core/lessons/guessing_game.h"

#include "core/audit/lower_bound.h"
#include "core/domains/registry.h"

#include <cmath>

namespace nictate {

namespace {

constexpr std::size_t asked_about = 6; ///< observer 7
constexpr float width_px = 200, height_px = 100;

HeatmapFacts gameFacts() {
    HeatmapFacts facts;
    facts.observers = game_observers;
    facts.display = {2, 1, width_px, height_px};
    facts.blur_px = width_px;
    return facts;
}

ObserverPoints looks(bool present) {
    ObserverPoints out;
    for (std::size_t i = 0; i < game_observers; ++i) {
        if (i != asked_about || present)
            for (const float x : {width_px / 4, 3 * width_px / 4})
                out.points.push_back({x, height_px / 2});
        out.offsets.push_back(out.points.size());
    }
    return out;
}

Parameters of(double epsilon) {
    Parameters given;
    given.set("epsilon", epsilon);
    return given;
}

} // namespace

GameRound drawRound(double epsilon, const SeededNoise& noise) {
    const Mechanism<Heatmaps>& laplace = mechanismOf<Heatmaps>("laplace");
    GameRound round;
    round.present = noise.uniform(0) < 0.5;
    for (std::size_t i = 0; i < round.maps.size(); ++i)
        round.maps[i] = simulate(laplace, looks(round.present), of(epsilon / 2), gameFacts(), noise.stream(i + 1)).noisy;
    return round;
}

bool likelierPresent(const GameRound& round, double epsilon) {
    const double scale = guaranteeOf(mechanismOf<Heatmaps>("laplace"), of(epsilon / 2), gameFacts()).noise_scale;
    const double without = 1.0 - 1.0 / game_observers;
    double evidence = 0;
    for (const GazeMap& map : round.maps)
        evidence += ((map - without).abs() - (map - 1.0).abs()).sum() / scale;
    return evidence > 0;
}

double bestGuess(double epsilon) { return 1 / (1 + std::exp(-epsilon)); }

HitRate hitRate(int hits, int rounds) {
    constexpr double tail = 0.025;
    if (rounds < 1)
        return {};
    return {static_cast<double>(hits) / rounds, clopperPearsonLower(hits, rounds, tail), clopperPearsonUpper(hits, rounds, tail)};
}

} // namespace nictate
