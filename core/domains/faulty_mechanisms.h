#pragma once
// The audits of all domains: their black boxes, and the faults by a mechanism's id.

#include "core/domains/areas/area_audit.h"
#include "core/domains/gaze/gaze_audit.h"
#include "core/domains/heatmap/map_audit.h"
#include "core/domains/signals/signal_audit.h"
#include "core/text.h"

#include <string>
#include <vector>

namespace nictate {

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
