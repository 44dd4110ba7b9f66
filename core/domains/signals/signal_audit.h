#pragma once
// How mechanisms of feature signals are audited, and their faults. The source also says what shared code knows of the domain.

#include "core/audit/black_box.h"
#include "core/audit/mutant.h"
#include "core/domains/signals/signals.h"

#include <vector>

namespace nictate {

/// On signals of two samples, or two chunks (of 8 unless given): the vertex of the range that moves the query most, against its
/// opposite, in the first chunk. Throws InvalidParameter (`mechanism`) for those that perturb no signal one by one.
BlackBox blackBoxOf(const Mechanism<Signals>& mechanism, const Parameters& given);

/// Mechanisms with one fault each, which an audit must find.
const std::vector<Mutant<Signals>>& signalMutants();

} // namespace nictate
