#include "core/domains/gaze/gaze_audit.h"

#include "core/mechanism/mechanisms.h"

namespace nictate {

namespace {

constexpr auto kaleido_id = "kaleido";

void halfPlanarNoise(Mechanism<Streams>& mechanism) {
    mechanism.simulate = [](const Mechanism<Streams>& self, const GazeStudy& study, const Parameters& resolved,
                            const GazeFacts& facts, const SeededNoise& noise, const Progress& progress) {
        Parameters twice = resolved;
        twice.set("epsilon", 2 * resolved.number("epsilon"));
        return mechanismOf<Streams>(kaleido_id).simulate(self, study, twice, facts, noise, progress);
    };
}

} // namespace

const std::vector<Mutant<Streams>>& gazeMutants() {
    static const std::vector<Mutant<Streams>> all = {{"half-noise", kaleido_id, Text("half the noise"), halfPlanarNoise}};
    return all;
}

} // namespace nictate
