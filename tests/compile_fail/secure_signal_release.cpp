// The positive twin of seeded_signal_release.cpp. Must compile.
#include "core/release/public_files.h"

using namespace nictate;

void publishSecurely(const SignalReleasePlan& plan, const Dataset& dataset, const std::vector<std::size_t>& included,
                     Ledger& ledger) {
    SecureNoise noise;
    SignalRelease release = releaseSignals(plan, dataset, included, plan.guarantee.reasons, noise, ledger);
    publish(release, signalWriters(release), "out");
}
