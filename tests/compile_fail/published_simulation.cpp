// EXPECT: SimulatedMap
#include "core/domains/heatmap/heatmap_release.h"

void publishSimulation(const nictate::SimulatedMap& simulation,
                       const std::vector<nictate::PublicWriter<nictate::Heatmaps>>& writers) {
    nictate::publish(simulation, writers, "out");
}
