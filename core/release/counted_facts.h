#pragma once
// Facts a guarantee rests on that were counted from the data. Only a person can know that they are public.

#include "core/privacy/guarantee.h"
#include "core/session/session.h"
#include "core/signals/signal_study.h"

#include <set>
#include <string>
#include <vector>

namespace nictate {

struct CountedFact {
    std::string name;     ///< "filter", "lengths", "conditions": how it is declared
    std::string what;     ///< "the number of rows"
    std::string unproven; ///< why the promise does not cover it; a sentence
};

/// What a filter on attributes says about the number of observers.
std::vector<CountedFact> countedFacts(const Session& session);
/// The same, and what was counted from feature tables.
std::vector<CountedFact> countedFacts(const Session& session, const SignalStudy& signals);

/// Throws InvalidParameter (declare) for a name that no fact has.
void requireDeclarable(const std::set<std::string>& declared);

/// A fact that is not declared costs `proven`; one that is, stands among the reasons as declared.
void settle(Guarantee& guarantee, const std::vector<CountedFact>& facts, const std::set<std::string>& declared);

} // namespace nictate
