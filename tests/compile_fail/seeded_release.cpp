// EXPECT: SeededNoise
#include "core/domains/heatmap/heatmap_release.h"
#include "core/noise/seeded_noise.h"

using namespace nictate;

void publishFromSeed(const ReleasePlan<Heatmaps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                     Ledger& ledger) {
    SeededNoise noise(1);
    Release<Heatmaps> release = releasePlanned(plan, dataset, included, plan.guarantee.reasons, noise, ledger);
    publish(release, publicWriters(release), "out");
}
