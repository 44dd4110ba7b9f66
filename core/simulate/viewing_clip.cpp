#include "core/simulate/viewing_clip.h"

#include <numbers>

namespace nictate {

namespace {

constexpr double turn = 2 * std::numbers::pi;

double between(Draws& draws, double low, double high) { return low + (high - low) * draws.uniform(); }

/// Gamma(1.5): half the square of a normal and an exponential.
double gamma15(Draws& draws) {
    const double z = draws.normal();
    return z * z / 2 - std::log(draws.uniform());
}

} // namespace

ViewingClip::ViewingClip(const SeededNoise& noise) {
    Draws draws(noise);
    double sum = 0;
    for (std::size_t i = 0; i < objects; ++i) {
        Object& object = objects_[i];
        object.centre = {between(draws, -28, 28), between(draws, -15, 15)};
        const double x = between(draws, 3, 9), y = between(draws, 2, 6);
        object.x = {Wave{0.75 * x, between(draws, 9, 18), turn * draws.uniform()},
                    Wave{0.25 * x, between(draws, 9, 18), turn * draws.uniform()}};
        object.y = {Wave{0.75 * y, between(draws, 9, 18), turn * draws.uniform()},
                    Wave{0.25 * y, between(draws, 9, 18), turn * draws.uniform()}};
        sum += salience_[i] = gamma15(draws);
    }
    for (double& salience : salience_)
        salience /= sum;
    Object& target = objects_[0];
    target.centre = {};
    target.x = {Wave{22, between(draws, 12, 16), turn * draws.uniform()}, {}};
    target.y = {Wave{11, between(draws, 8, 11), turn * draws.uniform()}, {}};
}

ScreenPoint ViewingClip::at(std::size_t object, double t_s) const {
    const Object& moved = objects_[object];
    auto along = [t_s](double centre, const std::array<Wave, 2>& waves) {
        for (const Wave& wave : waves)
            centre += wave.amplitude * std::sin(turn * t_s / wave.period_s + wave.phase);
        return centre;
    };
    return {along(moved.centre.x, moved.x), along(moved.centre.y, moved.y)};
}

} // namespace nictate
