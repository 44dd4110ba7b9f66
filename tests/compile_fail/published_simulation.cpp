// EXPECT: SimulatedMap
#include "core/domains/heatmap/map_release.h"

void publishSimulation(const nictate::SimulatedMap& simulation,
                       const std::vector<nictate::PublicWriter<nictate::Maps>>& writers) {
    nictate::publish(simulation, writers, "out");
}
