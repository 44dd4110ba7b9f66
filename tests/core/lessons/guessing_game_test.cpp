#include "core/lessons/guessing_game.h"

#include "tests/catch.h"

#include <cmath>

using namespace nictate;

TEST_CASE("the best guesser of the game gets nowhere near the bound, nor beyond it, and wins more at more ε") {
    double before = 0.5;
    for (const double epsilon : {0.5, 2.0, 8.0}) {
        constexpr int rounds = 4000;
        int hits = 0, present = 0;
        for (int i = 0; i < rounds; ++i) {
            const GameRound round = drawRound(epsilon, SeededNoise(3).stream(static_cast<std::uint64_t>(i)));
            present += round.present;
            hits += likelierPresent(round, epsilon) == round.present;
        }
        const HitRate rate = hitRate(hits, rounds);
        CAPTURE(epsilon, rate.rate);
        CHECK(rate.high < bestGuess(epsilon));
        CHECK(rate.low > before);
        CHECK(std::abs(present / double(rounds) - 0.5) < 0.03);
        before = rate.low;
    }
    CHECK(before > 0.9);
}

TEST_CASE("the bound and the interval are those of the books") {
    CHECK(bestGuess(std::log(3.0)) == Approx(0.75));
    const HitRate rate = hitRate(18, 20); // Clopper & Pearson 1934
    CHECK(rate.low == Approx(0.683).margin(0.001));
    CHECK(rate.high == Approx(0.988).margin(0.001));
    CHECK(hitRate(0, 0).high == 1);
    CHECK(drawRound(2, SeededNoise(5)).maps[0](0, 0) == drawRound(2, SeededNoise(5)).maps[0](0, 0));
}
