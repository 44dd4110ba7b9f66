#pragma once
// Mechanisms with one fault each, of the kind that papers and programs have had. They exist to be caught: by the tests, and
// before a class.

#include "core/mechanism/mechanism.h"
#include "core/text.h"

#include <string>

namespace nictate {

/// A mechanism with a deliberate fault, which an audit must find.
template <class Domain> struct Mutant {
    std::string name; ///< as on the command line
    std::string of;   ///< the mechanism's id
    Text fault;       ///< in words
    void (*change)(Mechanism<Domain>&);
    int windows = 1; ///< of the heatmap over time that shows it; 1 = every output does
};

} // namespace nictate
