#include "core/audit/domain_kind.h"
#include "core/domains/gaze/gaze_audit.h"
#include "core/domains/gaze/gaze_job.h"

namespace nictate {

namespace {

BlackBox blackBox(const AuditQuestion& question) {
    refuseWindows(question);
    return blackBoxOf(withFault(mechanismOf<Streams>(question.mechanism), gazeMutants(), question.mutant), question.given);
}

} // namespace

DomainKind gazeDomain() {
    return {infosOf<Streams>, [](const Session&, const std::string&) { return gazeBasis(); },
            [](const std::string& mechanism) { return faultsAmong(gazeMutants(), mechanism); }, blackBox};
}

} // namespace nictate
