#include "core/audit/domain_kind.h"
#include "core/domains/areas/area_audit.h"
#include "core/domains/areas/area_job.h"

namespace nictate {

DomainKind areaDomain() {
    return domainKind<Areas, areaMutants>([](const Session& session, const std::string& reads) {
        return reads == Areas::summaries ? summaryBasis(session) : areaBasis(session);
    });
}

} // namespace nictate
