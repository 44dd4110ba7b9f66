#pragma once
// A game that shows what ε promises: twenty rounds, two protected maps in each; was observer 7 among the observers?

#include "core/data/gaze_map.h"
#include "core/noise/seeded_noise.h"

#include <array>

namespace nictate {

inline constexpr int game_rounds = 20, game_observers = 8;

/// Two protected maps of two cells, left and right, by Laplace noise of ε/2 each: what they lose adds up to ε.
struct GameRound {
    bool present = false;        ///< whether observer 7 looked at both halves as all others did, or nobody stands in their place
    std::array<GazeMap, 2> maps; ///< mean fixations an observer
};
/// The same for the same noise. `epsilon` > 0.
GameRound drawRound(double epsilon, const SeededNoise& noise);

/// Whether it is likelier that observer 7 was there: no guess does better on average.
bool likelierPresent(const GameRound& round, double epsilon);

/// e^ε/(1 + e^ε): nobody guesses better on average, whatever they know and however they reckon.
double bestGuess(double epsilon);

/// What so many hits say of the chance to be right: Clopper–Pearson, 95 %.
struct HitRate {
    double rate = 0, low = 0, high = 1;
};
HitRate hitRate(int hits, int rounds);

} // namespace nictate
