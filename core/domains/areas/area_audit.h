#pragma once
// How mechanisms of tables of areas are audited, and their faults. The source also says what shared code knows of the domain.

#include "core/audit/black_box.h"
#include "core/audit/mutant.h"
#include "core/domains/areas/areas.h"

#include <vector>

namespace nictate {

/// Dwell shares and first fixations of twelve observers in areas of which eight lie on each of two places.
BlackBox blackBoxOf(const Mechanism<Areas>& mechanism, const Parameters& given);

/// Mechanisms with one fault each, which an audit must find.
const std::vector<Mutant<Areas>>& areaMutants();

} // namespace nictate
