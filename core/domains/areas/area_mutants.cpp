#include "core/domains/areas/area_audit.h"

#include "core/domains/areas/mechanisms/aoi.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr auto aoi_id = "aoi";

template <std::vector<double> (*mean)(AreaMetric, const AreaHits&, const AreaBounds&)>
void withMean(Mechanism<Areas>& mechanism) {
    mechanism.simulate = [](const Mechanism<Areas>& self, const AreaHits& hits, const Parameters& resolved,
                            const AreaFacts& facts, const SeededNoise& noise,
                            const Progress&) { return simulateAreas(self, hits, resolved, facts, noise, mean); };
}

std::vector<double> readFromData(AreaMetric metric, const AreaHits& hits, const AreaBounds& bounds) {
    AreaBounds read = bounds;
    read.presentation_ms = 1;
    for (const AreaFixation& fixation : hits.gaze().fixations)
        read.presentation_ms = std::max(read.presentation_ms, static_cast<int>(fixation.since_ms));
    return boundedAreaMeans(metric, hits, read);
}

template <int percent> void lessNoise(Mechanism<Areas>& mechanism) {
    mechanism.steps.noise = [](const Parameters& resolved, const AreaFacts& facts) {
        std::vector<AreaNoise> noises = aoi().steps.noise(resolved, facts);
        for (AreaNoise& noise : noises)
            noise.scale *= percent / 100.0;
        return noises;
    };
}

} // namespace

const std::vector<Mutant<Areas>>& areaMutants() {
    static const std::vector<Mutant<Areas>> all = {
        {"half-noise", aoi_id, Text("half the noise"), lessNoise<50>},
        {"a-fifth-less-noise", aoi_id, Text("a fifth less noise"), lessNoise<80>},
        {"overlap-ignored", aoi_id, Text("a look counts in every area it is in and is not scaled down"), withMean<areaMeans>},
        {"presentation-from-data", aoi_id, Text("the presentation time read from the data"), withMean<readFromData>}};
    return all;
}

} // namespace nictate
