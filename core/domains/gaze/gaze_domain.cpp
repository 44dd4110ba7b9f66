#include "core/audit/domain_kind.h"
#include "core/domains/gaze/gaze_audit.h"
#include "core/domains/gaze/gaze_job.h"

namespace nictate {

DomainKind gazeDomain() {
    return domainKind<Streams, gazeMutants>([](const Session&, const std::string&) { return gazeBasis(); });
}

} // namespace nictate
