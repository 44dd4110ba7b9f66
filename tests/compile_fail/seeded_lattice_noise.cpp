// EXPECT: SeededBits
#include "core/release/lattice_query.h"
#include "tests/core/noise/seeded_bits.h"

void addFromSeed(nictate::LatticeMap& map, const nictate::LatticePlan& plan) {
    nictate::test::SeededBits bits(1);
    nictate::addLatticeNoise(map, plan, bits);
}
