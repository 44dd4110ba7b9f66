#include "core/mechanisms/mechanism.h"

#include "core/errors.h"
#include "core/maps/heatmap.h"
#include "core/parallel.h"

#include <algorithm>

namespace nictate {

const char* name(Reads reads) {
    switch (reads) {
    case Reads::maps: return "maps";
    case Reads::signals: return "signals";
    case Reads::streams: break;
    }
    return "streams";
}

const ParameterSpec& parameterSpec(const MechanismInfo& info, const std::string& name) {
    for (const ParameterSpec& spec : info.parameters)
        if (spec.name == name)
            return spec;
    std::string known;
    for (const ParameterSpec& spec : info.parameters)
        known += (known.empty() ? "" : ", ") + spec.name;
    throw InvalidParameter(name, "…", "the parameters of " + info.id + ": " + known);
}

Parameters resolve(const MechanismInfo& info, const Parameters& given, const std::function<Parameters()>& defaults) {
    auto check = [&info](const Parameters& parameters) {
        for (const auto& [name, value] : parameters.all())
            checkParameter(parameterSpec(info, name), value);
    };
    check(given);
    Parameters resolved = defaults();
    check(resolved);
    return resolved;
}

Parameters resolve(const MapMechanism& mechanism, const Parameters& given, const MapFacts& facts) {
    if (facts.observers < 1)
        throw InvalidParameter("observers", std::to_string(facts.observers), "a whole number, 1 ≤ observers");
    return resolve(mechanism.info, given, [&] { return mechanism.defaults(given, facts); });
}

Guarantee guaranteeOf(const MapMechanism& mechanism, const Parameters& given, const MapFacts& facts) {
    return mechanism.guarantee(resolve(mechanism, given, facts), facts);
}

GazeMap unitNoise(NoiseKind kind, const Grid& grid, const SeededNoise& noise) {
    GazeMap out = GazeMap::Zero(grid.height, grid.width);
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

SimulatedMap simulate(const MapMechanism& mechanism, const ObserverPoints& points, const Parameters& given, const MapFacts& facts,
                      const SeededNoise& noise) {
    SimulatedMap out;
    out.resolved = resolve(mechanism, given, facts);
    out.guarantee = mechanism.guarantee(out.resolved, facts);
    out.noisy = mechanism.statistic(points, out.resolved, facts, selectionNoise(noise));
    if (mechanism.noise != NoiseKind::none)
        out.noisy +=
            out.guarantee.noise_scale * unitNoise(mechanism.noise, mechanism.grid(out.resolved, facts), fieldNoise(noise));
    out.heatmap = mechanism.finisher(out.resolved, facts)(out.noisy, out.guarantee.noise_scale);
    return out;
}

GazeMap referenceHeatmap(const ObserverPoints& points, const MapFacts& facts) {
    return blurToDisplay(countMap(facts.display, points.points) / facts.observers, facts.display, facts.display, facts.blur_px);
}

} // namespace nictate
