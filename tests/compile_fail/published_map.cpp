// EXPECT: GazeMap|Eigen
#include "core/domains/heatmap/heatmap_release.h"

void publishOriginal(const nictate::GazeMap& original) { nictate::protectedGridNpy(original); }
