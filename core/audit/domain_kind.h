#pragma once
// What shared code knows of a domain, as a plain value: a domain's room defines one, core/domains/registry.cpp lists it.

#include "core/audit/audit_question.h"
#include "core/choices/session.h"
#include "core/release/rests_on.h"

#include <string>
#include <vector>

namespace nictate {

struct DomainKind {
    /// Descriptions of its mechanisms, in the order a person meets them.
    std::vector<const MechanismInfo*> (*mechanisms)();
    /// What a release of what the session shows rests on; `reads` is the mechanism's word for the data.
    ReleaseBasis (*basis)(const Session&, const std::string& reads);
    /// The faults there are of one of its mechanisms, by its id.
    std::vector<Fault> (*faults)(const std::string& mechanism);
    /// The experiment of an audit. Throws InvalidParameter: `mechanism`, `mutant`, `windows`, and as resolve() does.
    BlackBox (*black_box)(const AuditQuestion&);
};

/// Of a domain with blackBoxOf(mechanism, given), which takes no windows of time.
template <class Domain, const std::vector<Mutant<Domain>>& (*mutants)()>
DomainKind domainKind(ReleaseBasis (*basis)(const Session&, const std::string& reads)) {
    return {[] {
                std::vector<const MechanismInfo*> infos;
                for (const Mechanism<Domain>& mechanism : mechanisms<Domain>())
                    infos.push_back(&mechanism.info);
                return infos;
            },
            basis, [](const std::string& mechanism) { return faultsAmong(mutants(), mechanism); },
            [](const AuditQuestion& question) {
                refuseWindows(question);
                return blackBoxOf(withFault(mechanismOf<Domain>(question.mechanism), mutants(), question.mutant), question.given);
            }};
}

} // namespace nictate
