#include "app/benches/heatmaps/heatmap_jobs.h"

#include "core/compute/logarithmic_range.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmap_noise_surface.h"
#include "core/domains/registry.h"

#include <algorithm>
#include <cmath>

namespace nictate {

std::vector<CurveKey> curveKeys(const Session& session, const HeatmapFacts& facts,
                                const std::shared_ptr<const ObserverPoints>& points) {
    std::vector<CurveKey> keys;
    auto add = [&](const std::string& id, Parameters given) {
        if (facts.windows() > 1 && !mechanismOf<Heatmaps>(id).steps.takes_windows)
            return;
        given.unset("epsilon");
        CurveKey key{id, std::move(given), facts, session.seed, points};
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(std::move(key));
    };
    const BenchChoice& choice = session.at(HeatmapLook::bench);
    add(choice.mechanism, session.parameters(choice.mechanism));
    for (const std::string& id : choice.compared)
        add(id, comparedParameters(session, choice.mechanism, mechanismOf<Heatmaps>(id).info));
    return keys;
}

int curveRepetitions(const HeatmapFacts& facts) { return std::max(10, 100 / facts.windows()); }

std::vector<TradeoffPoint> fidelityCurve(const CurveKey& key, const Progress& progress) {
    const std::vector<double> epsilons = logarithmicRange(0.03, 30, curve_points);
    return tradeoff(mechanismOf<Heatmaps>(key.mechanism), *key.points, key.given, key.facts, epsilons,
                    curveRepetitions(key.facts), key.seed, progress);
}

bool hasCap(const Mechanism<Heatmaps>& mechanism) {
    return mechanism.steps.noise != NoiseKind::none && mechanism.info.has("cap");
}

namespace {

std::optional<int> countCap(const Parameters& resolved) {
    const auto value = resolved.numberIf("count_cap");
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

RepeatedCounts repeats(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                       const ObserverPoints& points) {
    const Parameters resolved = resolve(mechanism, given, facts);
    return countRepeats(mechanism.steps.grid(resolved, facts), points, countCap(resolved));
}

} // namespace

CapResult capResult(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                    const ObserverPoints& points, const Progress& progress) {
    progress(0);
    const RepeatedCounts counts = repeats(mechanism, given, facts, points);
    progress(0.5);
    const int caps = std::max(counts.largest + 2, 8); // beyond the largest count only the noise grows
    return {mechanism.info.id, capCurve(counts, capNoiseVariances(mechanism, given, facts, caps))};
}

int drawNoisyCap(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                 const ObserverPoints& points, double epsilon_cap, std::uint64_t seed) {
    constexpr std::uint64_t cap_stream = 3; // selection and field noise have the first two
    return noisyCap(repeats(mechanism, given, facts, points), capNoiseVariances(mechanism, given, facts, largest_noisy_cap),
                    countCap(resolve(mechanism, given, facts)), epsilon_cap, SeededNoise(seed).stream(cap_stream));
}

SurfaceResult surfaceResult(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                            const Progress& progress) {
    auto whole = [](double low, double high, int count) {
        std::vector<int> numbers;
        for (double value : logarithmicRange(low, high, count))
            numbers.push_back(static_cast<int>(std::lround(value)));
        return numbers;
    };
    progress(0);
    const std::vector<int> sides = whole(4, 1000, 22), observers = whole(5, 50000, 25);

    SurfaceResult result;
    result.sides.assign(sides.begin(), sides.end());
    result.observers.assign(observers.begin(), observers.end());
    result.sigma = noiseSurface(mechanism, given, facts, sides, observers);
    progress(1);
    return result;
}

} // namespace nictate
