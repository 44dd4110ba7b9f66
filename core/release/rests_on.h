#pragma once
// Which entries of the public frame a release rests on, and what that does to its guarantee.

#include "core/data/dataset.h"
#include "core/mechanisms/mechanism_info.h"
#include "core/privacy/guarantee.h"
#include "core/session/session.h"
#include "core/text.h"

#include <set>
#include <string>
#include <vector>

namespace nictate {

/// The entries a release by a mechanism that reads these rests on; an entry that was declared on this command is so.
/// `lists_stimuli`: what is published depends on the list of stimuli, not on one that was chosen by hand. `groups`: the
/// attribute that makes groups of a release of maps; tables have theirs in the session.
std::vector<FrameLine> restsOn(const Dataset& study, const Session& session, Reads reads, bool lists_stimuli,
                               const std::set<std::string>& declared, const std::string& groups = {});

/// An entry that was counted, as it may be declared to be public.
struct CountedFact {
    std::string name; ///< "people": see requireDeclarable()
    Text what;        ///< "who took part"
    Text unproven;    ///< why the promise does not cover it; a sentence
};
/// Those among the lines that are counted.
std::vector<CountedFact> countedIn(const std::vector<FrameLine>& lines);

/// Names, with commas, of the entries that cost a guarantee its proof and may be declared; empty for none.
std::string declarableIn(const Guarantee& guarantee);

/// Throws InvalidParameter (declare) for a name that no entry has.
void requireDeclarable(const std::set<std::string>& declared);

/// Throws Refused, naming each guess and what settles it, where a release would rest on one.
void refuseGuesses(const PublicFrame& frame);

/// A counted entry costs `proven`; a declared one stands among the reasons.
void settle(Guarantee& guarantee, const std::vector<FrameLine>& lines);
/// What is promised while nothing was declared: settled by what a release by a mechanism that reads these rests on.
Guarantee undeclared(Guarantee guarantee, const Dataset& study, const Session& session, Reads reads);

} // namespace nictate
