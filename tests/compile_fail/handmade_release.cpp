// EXPECT: is private within this context|calling a private constructor
#include "core/domains/heatmap/heatmap_release.h"

nictate::Release<nictate::Heatmaps> makeOne() { return nictate::Release<nictate::Heatmaps>(); }
