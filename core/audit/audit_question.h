#pragma once
// What an audit asks, however it is asked: `nictate-cli audit`, the window, a lesson.

#include "core/audit/black_box.h"
#include "core/audit/mutant.h"
#include "core/errors.h"
#include "core/mechanism/mechanisms.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A mechanism that is audited, and how.
struct AuditQuestion {
    std::string mechanism;
    std::string mutant; ///< the fault it is to have; empty: none
    Parameters given;
    std::optional<int> windows; ///< of a heatmap over time; unless given as many as show the mutant
};

/// A mutant's name, and its fault in words.
struct Fault {
    std::string name;
    Text words;
};

enum class AuditVerdict { nothing_promised, no_breach, broken };
AuditVerdict verdictOf(const BlackBox& experiment, const BlackBoxCounts& counts);
Text name(AuditVerdict verdict); ///< "nothing is promised", "no breach found", "the promise is broken"

/// Throws InvalidParameter (`windows`) where the question names any.
void refuseWindows(const AuditQuestion& question);

/// The faults among these mutants that this mechanism can have, in order.
template <class Domain> std::vector<Fault> faultsAmong(const std::vector<Mutant<Domain>>& mutants, const std::string& mechanism) {
    std::vector<Fault> faults;
    for (const Mutant<Domain>& mutant : mutants)
        if (mutant.of == mechanism)
            faults.push_back({mutant.name, mutant.fault});
    return faults;
}

/// The mechanism with the fault of this name; as it is where the name is empty. Throws InvalidParameter (`mutant`) naming those
/// it can have.
template <class Domain> Mechanism<Domain> withFault(const Mechanism<Domain>& mechanism,
                                                    const std::vector<Mutant<Domain>>& mutants, const std::string& name) {
    Mechanism<Domain> out = mechanism;
    if (name.empty())
        return out;
    std::string known;
    for (const Mutant<Domain>& mutant : mutants) {
        if (mutant.of != mechanism.info.id)
            continue;
        if (mutant.name == name) {
            mutant.change(out);
            return out;
        }
        known += (known.empty() ? "" : ", ") + mutant.name;
    }
    throw InvalidParameter("mutant", name, known.empty() ? Text("none: %1 has no mutant", mechanism.info.id) : Text(known));
}

} // namespace nictate
