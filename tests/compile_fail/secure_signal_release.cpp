// The positive twin of seeded_signal_release.cpp. Must compile.
#include "core/domains/signals/signal_release.h"

using namespace nictate;

void publishSecurely(const ReleasePlan<Signals>& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                     Ledger& ledger) {
    SecureNoise noise;
    Release<Signals> release = releasePlanned(plan, dataset, included, plan.guarantee.reasons, noise, ledger);
    publish(release, publicWriters(release), "out");
}
