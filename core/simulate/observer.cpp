#include "core/simulate/observer.h"

#include "core/simulate/draws.h"

#include <algorithm>

namespace nictate {

Observer drawObserver(const SeededNoise& noise) {
    Draws draws(noise);
    Observer observer;
    observer.age = static_cast<int>(std::lround(std::clamp(draws.logNormal(31, 0.35), 18.0, 79.0)));
    observer.trained = draws.chance(0.4);
    const double gender = draws.uniform();
    observer.gender = gender < 0.51 ? "female" : gender < 0.97 ? "male" : "non-binary";
    // The old look a little longer: 1 % for every 3 years.
    observer.median_fixation_ms = draws.logNormal(211, 0.10) * (1 + (observer.age - 35) / 300.0);
    observer.linger = std::clamp(0.30 + 0.06 * draws.normal(), 0.1, 0.6);
    observer.reach = draws.logNormal(0.30, 0.25);
    observer.centre_sd = draws.logNormal(0.33, 0.10);
    observer.scatter = draws.logNormal(0.008, 0.25);
    observer.curiosity = draws.logNormal(0.30, 0.2);
    observer.reading_step_px = draws.logNormal(78, 0.15);
    return observer;
}

Participant asParticipant(const Observer& observer, const std::string& id) {
    return {
        id,
        {{"age", std::to_string(observer.age)}, {"gender", observer.gender}, {"training", observer.trained ? "design" : "none"}}};
}

} // namespace nictate
