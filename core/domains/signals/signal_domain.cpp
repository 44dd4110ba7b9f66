#include "core/audit/domain_kind.h"
#include "core/domains/signals/signal_audit.h"
#include "core/domains/signals/signal_job.h"

namespace nictate {

DomainKind signalDomain() {
    return domainKind<Signals, signalMutants>([](const Session& session, const std::string&) { return signalBasis(session); });
}

} // namespace nictate
