#pragma once
// Mechanisms with one fault each, of the kind that papers and programs have had. They exist to be caught: by the tests, and
// before a class.

#include "core/mechanisms/areas/areas.h"
#include "core/mechanisms/maps/maps.h"
#include "core/mechanisms/signals/signals.h"
#include "core/mechanisms/streams/streams.h"
#include "core/text.h"

#include <string>
#include <vector>

namespace nictate {

/// A mechanism with a deliberate fault, which an audit must find.
template <class Domain> struct Mutant {
    std::string name; ///< as on the command line
    std::string of;   ///< the mechanism's id
    Text fault;       ///< in words
    void (*change)(Mechanism<Domain>&);
    int windows = 1; ///< of the film that shows it; 1 = every output does
};

const std::vector<Mutant<Maps>>& mapMutants();
const std::vector<Mutant<Signals>>& signalMutants();
const std::vector<Mutant<Areas>>& areaMutants();
const std::vector<Mutant<Streams>>& streamMutants();

/// A mutant's name, and its fault in words.
struct Fault {
    std::string name;
    Text words;
};
std::vector<Fault> faultsOf(const std::string& mechanism);
/// Every mutant's name of a mechanism, in order.
std::vector<std::string> mutantsOf(const std::string& mechanism);

/// How many windows of time show a mutant of maps; 1 for all others.
int windowsToShow(const std::string& mechanism, const std::string& mutant);

/// The mechanism with this fault. Throws InvalidParameter (`mutant`) naming those it has.
Mechanism<Maps> mutated(const Mechanism<Maps>& mechanism, const std::string& name);
Mechanism<Signals> mutated(const Mechanism<Signals>& mechanism, const std::string& name);
Mechanism<Areas> mutated(const Mechanism<Areas>& mechanism, const std::string& name);
Mechanism<Streams> mutated(const Mechanism<Streams>& mechanism, const std::string& name);

} // namespace nictate
