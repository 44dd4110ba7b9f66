#include "core/audit/faulty_mechanisms.h"

#include "core/mechanisms/registry.h"

namespace nictate {

namespace {

constexpr auto kaleido_id = "kaleido";

void halfPlanarNoise(Mechanism<Streams>& mechanism) {
    mechanism.simulate = [](const Mechanism<Streams>& self, const StreamStudy& study, const Parameters& resolved,
                            const StreamFacts& facts, const SeededNoise& noise, const Progress& progress) {
        Parameters twice = resolved;
        twice.set("epsilon", 2 * resolved.number("epsilon"));
        return mechanismOf<Streams>(kaleido_id).simulate(self, study, twice, facts, noise, progress);
    };
}

} // namespace

const std::vector<Mutant<Streams>>& streamMutants() {
    static const std::vector<Mutant<Streams>> all = {{"half-noise", kaleido_id, Text("half the noise"), halfPlanarNoise}};
    return all;
}

} // namespace nictate
