// The positive twin: what the other files try with a seed, done rightly. Must compile.
#include "core/domains/heatmap/heatmap_release.h"

using namespace nictate;

void publishSecurely(const ReleasePlan<Heatmaps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                     Ledger& ledger) {
    SecureNoise noise;
    Release<Heatmaps> release = releasePlanned(plan, dataset, included, plan.guarantee.reasons, noise, ledger);
    LatticePlan lattice = release.plan().exact;
    publish(release, publicWriters(release), "out");
    static_cast<void>(lattice);
}
