#pragma once
// How mechanisms of gaze are audited, and their faults. The source also says what shared code knows of the domain.

#include "core/audit/black_box.h"
#include "core/audit/mutant.h"
#include "core/domains/gaze/gaze.h"

#include <vector>

namespace nictate {

/// Gaze that rests at one place for one window, or at another as far off as the promise reaches: what the paper calls ε is about
/// these two. Throws InvalidParameter (`mechanism`) for those that promise no ε.
BlackBox blackBoxOf(const Mechanism<Gaze>& mechanism, const Parameters& given);

/// Mechanisms with one fault each, which an audit must find.
const std::vector<Mutant<Gaze>>& gazeMutants();

} // namespace nictate
