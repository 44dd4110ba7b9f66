// EXPECT: SignalStudy
#include "core/release/public_files.h"

void publishSimulation(const nictate::SignalStudy& simulated,
                       const std::vector<nictate::PublicWriter<nictate::Signals>>& writers) {
    nictate::publish(simulated, writers, "out");
}
