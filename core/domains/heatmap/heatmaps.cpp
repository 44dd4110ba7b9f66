#include "core/domains/heatmap/heatmaps.h"

#include "core/compute/parallel.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/public_belief.h"
#include "core/errors.h"

#include <algorithm>

namespace nictate {

void Heatmaps::check(const HeatmapFacts& facts) {
    if (facts.observers < 1)
        throw InvalidParameter("observers", std::to_string(facts.observers), Text("a whole number, 1 ≤ observers"));
}

GazeMap unitNoise(NoiseKind kind, const Grid& grid, const SeededNoise& noise) {
    GazeMap out = GazeMap::Zero(grid.rows(), grid.width);
    if (kind == NoiseKind::none)
        return out;
    parallelRows(
        out.size(),
        [&](Eigen::Index begin, Eigen::Index end) {
            std::vector<float> block(4096);
            for (Eigen::Index at = begin; at < end; at += 4096) {
                auto count = static_cast<std::size_t>(std::min<Eigen::Index>(4096, end - at));
                std::span<float> part(block.data(), count);
                kind == NoiseKind::gaussian ? noise.fillNormal(part, static_cast<std::uint64_t>(at))
                                            : noise.fillLaplace(part, static_cast<std::uint64_t>(at));
                std::copy(part.begin(), part.end(), out.data() + at);
            }
        },
        16384);
    return out;
}

SeededNoise selectionNoise(const SeededNoise& noise) { return noise.stream(1); }

SeededNoise fieldNoise(const SeededNoise& noise) { return noise.stream(2); }

SimulatedMap simulateSteps(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                           const HeatmapFacts& facts, const SeededNoise& noise, const Progress&) {
    const HeatmapSteps& steps = mechanism.steps;
    const double scale = mechanism.guarantee(resolved, facts).noise_scale;
    SimulatedMap out;
    out.noisy = steps.statistic(points, resolved, facts, selectionNoise(noise));
    if (steps.noise != NoiseKind::none)
        out.noisy += scale * unitNoise(steps.noise, steps.grid(resolved, facts), fieldNoise(noise));
    out.heatmap = steps.finisher(resolved, facts)(out.noisy, scale);
    return out;
}

GazeMap publicAttention(const HeatmapFacts& facts) { return publicBelief(facts).attention; }

GazeMap heatmapWithoutGaze(const HeatmapFacts& facts) {
    const GazeBelief belief = publicBelief(facts);
    const auto shown = [&](const GazeMap& attention) {
        const Grid cells{static_cast<int>(attention.cols()), static_cast<int>(attention.rows()), facts.display.stimulus_width_px,
                         facts.display.stimulus_height_px};
        return blurToDisplay(facts.expected_fixations * attention, cells, facts.display.still(), facts.blur_px);
    };
    const GazeMap one = shown(belief.attention);
    if (facts.windows() == 1)
        return one;
    std::vector<GazeMap> each;
    const std::vector<double> shares = windowShares(facts.display.cuts, facts.shown);
    for (std::size_t t = 0; t < shares.size(); ++t)
        each.push_back(shares[t] * (belief.in_windows.empty() ? one : shown(belief.in_windows[t])));
    return stackedWindows(each);
}

HeatmapFacts withWindows(HeatmapFacts facts, const TimeCut& cut, std::optional<double> guessed_ms) {
    checkTimeCut(cut);
    if (cut.wantsPresentation() && !guessed_ms)
        throw InvalidParameter("presentation", Text("(none)"),
                               Text("how long stimuli were shown, in ms, where windows are even"));
    facts.shown = cut.clock == GazeClock::order ? facts.expected_fixations : cut.presentation_ms.value_or(guessed_ms.value_or(0));
    facts.display.cuts = cutsOf(cut, facts.shown);
    facts.clock = cut.clock;
    return facts;
}

void refuseWindows(const HeatmapFacts& facts) {
    if (facts.windows() > 1)
        throw InvalidParameter("windows", std::to_string(facts.windows()),
                               Text("1, or a mechanism that clips all windows of an observer as one: clipped-gaussian"));
}

GazeMap referenceHeatmap(const ObserverPoints& points, const HeatmapFacts& facts) {
    return blurToDisplay(countMap(facts.display, points.points) / facts.observers, facts.display, facts.display, facts.blur_px);
}

} // namespace nictate
