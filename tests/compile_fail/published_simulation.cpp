// EXPECT: SimulatedMap
#include "core/release/public_files.h"

void publishSimulation(const nictate::SimulatedMap& simulation,
                       const std::vector<nictate::PublicWriter<nictate::Maps>>& writers) {
    nictate::publish(simulation, writers, "out");
}
