#pragma once
// Which entries of the public frame a release rests on, and what that does to its guarantee.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/privacy/guarantee.h"
#include "core/text.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// What a person chose that makes a release rest on entries of the frame, or not.
struct ReleaseBasis {
    bool one_stimulus = false;    ///< it is of a stimulus that was chosen
    bool lists_stimuli = false;   ///< what is published depends on the list of stimuli, not on one that was chosen by hand
    bool recordings = false;      ///< it depends on tasks, sampling rates and lengths of recordings
    bool tables = false;          ///< it depends on conditions and rows of feature tables
    bool shown_for = false;       ///< it depends on how long stimuli were shown, as the frame has it
    std::string groups = {};      ///< the attribute that makes them; empty = none
    std::optional<int> rows = {}; ///< of every table of features, as a person said
};

/// The entries a release rests on; an entry that was declared on this command is so.
std::vector<FrameLine> restsOn(const Dataset& study, const Session& session, const ReleaseBasis& basis,
                               const std::set<std::string>& declared);

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

} // namespace nictate
