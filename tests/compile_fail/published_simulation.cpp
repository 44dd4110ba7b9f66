// EXPECT: SimulatedMap
#include "core/release/public_files.h"

void publishSimulation(const nictate::SimulatedMap& simulation) { nictate::publish(simulation, nictate::plainWriters(), "out"); }
