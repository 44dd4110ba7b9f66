#pragma once
// The domains and mechanisms there are.

#include "core/audit/domain_kind.h"
#include "core/domains/areas/areas.h"
#include "core/domains/gaze/gaze.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/domains/signals/signals.h"
#include "core/mechanism/mechanisms.h"

#include <string>
#include <vector>

namespace nictate {

/// Every mechanism, by domain, in the order a person meets them.
struct Registry {
    std::vector<Mechanism<Heatmaps>> maps;
    std::vector<Mechanism<Signals>> signals;
    std::vector<Mechanism<Gaze>> gaze;
    std::vector<Mechanism<Areas>> areas;
};

/// Those of Nictate.
Registry ourMechanisms();
/// The domains of Nictate, heatmaps first.
std::vector<DomainKind> ourDomains();

/// Those of this program, session/program_lists.cpp: Nictate's, and in some tests more.
const Registry& registry();
const std::vector<DomainKind>& domainKinds();

// What is asked of a mechanism by its id, whatever its domain. All throw InvalidParameter naming the ids that exist.

/// See DomainKind.
BlackBox blackBoxOf(const AuditQuestion& question);
std::vector<Fault> faultsOf(const std::string& mechanism);
/// The guarantee settled by what a release of what is on screen would rest on, before anybody declared something to be public.
Guarantee undeclared(Guarantee guarantee, const Dataset& study, const Session& session, const std::string& mechanism);

} // namespace nictate
