// EXPECT: GazeMap|Eigen
#include "core/domains/heatmap/map_release.h"

void publishOriginal(const nictate::GazeMap& original) { nictate::privateGridNpy(original); }
