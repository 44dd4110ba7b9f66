#pragma once
// What an audit asks, however it is asked: `nictate-cli audit`, the window, a lesson.

#include "core/domains/faulty_mechanisms.h"

#include <optional>
#include <string>

namespace nictate {

struct AuditQuestion {
    std::string mechanism;
    std::string mutant; ///< the fault it is to have; empty: none
    Parameters given;
    std::optional<int> windows; ///< of a film of heatmaps; unless given as many as show the mutant
};

/// Throws InvalidParameter naming the mechanisms and mutants there are, and as blackBoxOf() of the domain does.
BlackBox blackBoxOf(const AuditQuestion& question);

enum class AuditVerdict { nothing_promised, no_breach, broken };
AuditVerdict verdictOf(const BlackBox& experiment, const BlackBoxCounts& counts);
Text name(AuditVerdict verdict); ///< "nothing is promised", "no breach found", "the promise is broken"

} // namespace nictate
