// EXPECT: GazeMap|Eigen
#include "core/release/public_files.h"

void publishOriginal(const nictate::GazeMap& original) { nictate::privateGridNpy(original); }
