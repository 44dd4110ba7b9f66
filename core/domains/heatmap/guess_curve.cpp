#include "core/domains/heatmap/guess_curve.h"

#include "core/privacy/gaussian_profile.h"

namespace nictate {

std::vector<GuessPoint> guessCurve(const Mechanism<Heatmaps>& mechanism, Parameters given, const HeatmapFacts& facts,
                                   std::span<const double> epsilons) {
    std::vector<GuessPoint> curve;
    for (const double epsilon : epsilons) {
        if (mechanism.info.has("epsilon"))
            given.set("epsilon", epsilon);
        const Guarantee guarantee = guaranteeOf(mechanism, given, facts);
        GuessPoint& point = curve.emplace_back(GuessPoint{epsilon, weakestDelta(guarantee), {}, guarantee.status});
        if (guarantee.user_epsilon)
            point.best_guess = bestGuess(*guarantee.user_epsilon, point.delta);
    }
    return curve;
}

} // namespace nictate
