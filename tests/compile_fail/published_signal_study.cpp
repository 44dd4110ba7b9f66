// EXPECT: SignalStudy
#include "core/domains/signals/signal_release.h"

void publishSimulation(const nictate::SignalStudy& simulated,
                       const std::vector<nictate::PublicWriter<nictate::Signals>>& writers) {
    nictate::publish(simulated, writers, "out");
}
