#include "core/audit/domain_kind.h"
#include "core/domains/signals/signal_audit.h"
#include "core/domains/signals/signal_job.h"

namespace nictate {

namespace {

BlackBox blackBox(const AuditQuestion& question) {
    refuseWindows(question);
    return blackBoxOf(withFault(mechanismOf<Signals>(question.mechanism), signalMutants(), question.mutant), question.given);
}

} // namespace

DomainKind signalDomain() {
    return {infosOf<Signals>, [](const Session& session, const std::string&) { return signalBasis(session); },
            [](const std::string& mechanism) { return faultsAmong(signalMutants(), mechanism); }, blackBox};
}

} // namespace nictate
