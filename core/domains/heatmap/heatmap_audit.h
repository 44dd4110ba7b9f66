#pragma once
// How mechanisms of heatmaps are audited, and their faults. The source also says what shared code knows of the domain.

#include "core/audit/black_box.h"
#include "core/audit/mutant.h"
#include "core/domains/heatmap/heatmaps.h"

#include <vector>

namespace nictate {

/// Two observers, and unless the parameters say otherwise a grid of two cells, ε = 3 and δ = 1e-3, where 1e5 draws show half the
/// noise: everywhere against nowhere, or, where maps are clipped, one corner against the other.
/// Throws InvalidParameter as resolve() does.
BlackBox blackBoxOf(const Mechanism<Heatmaps>& mechanism, const Parameters& given);
/// The same of a heatmap over time in so many windows of time: one of twelve observers looks at one corner in all windows alike,
/// or at the opposite one, far too late. Throws InvalidParameter also for mechanisms that take no windows.
BlackBox overTimeBlackBoxOf(const Mechanism<Heatmaps>& mechanism, const Parameters& given, int windows);

/// Mechanisms with one fault each, which an audit must find.
const std::vector<Mutant<Heatmaps>>& heatmapMutants();

} // namespace nictate
