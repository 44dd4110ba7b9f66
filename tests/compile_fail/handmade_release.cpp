// EXPECT: is private within this context|calling a private constructor
#include "core/domains/heatmap/map_release.h"

nictate::Release<nictate::Maps> makeOne() { return nictate::Release<nictate::Maps>(); }
