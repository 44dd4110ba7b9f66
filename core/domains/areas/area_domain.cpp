#include "core/audit/domain_kind.h"
#include "core/domains/areas/area_audit.h"
#include "core/domains/areas/area_job.h"

namespace nictate {

namespace {

BlackBox blackBox(const AuditQuestion& question) {
    refuseWindows(question);
    return blackBoxOf(withFault(mechanismOf<Areas>(question.mechanism), areaMutants(), question.mutant), question.given);
}

} // namespace

DomainKind areaDomain() {
    return {infosOf<Areas>,
            [](const Session& session, const std::string& reads) {
                return reads == Areas::summaries ? summaryBasis(session) : areaBasis(session);
            },
            [](const std::string& mechanism) { return faultsAmong(areaMutants(), mechanism); }, blackBox};
}

} // namespace nictate
