#include "core/audit/audit_question.h"

namespace nictate {

AuditVerdict verdictOf(const BlackBox& experiment, const BlackBoxCounts& counts) {
    if (!experiment.promise)
        return AuditVerdict::nothing_promised;
    const bool broken = counts.proven(experiment.delta) > *experiment.promise ||
                        (experiment.promised_mu && counts.provenMu() > *experiment.promised_mu);
    return broken ? AuditVerdict::broken : AuditVerdict::no_breach;
}

Text name(AuditVerdict verdict) {
    switch (verdict) {
    case AuditVerdict::nothing_promised: return Text("nothing is promised");
    case AuditVerdict::broken: return Text("the promise is broken");
    case AuditVerdict::no_breach: break;
    }
    return Text("no breach found");
}

void refuseWindows(const AuditQuestion& question) {
    if (question.windows)
        throw InvalidParameter("windows", std::to_string(*question.windows),
                               Text("none: only heatmaps are cut into windows of time"));
}

} // namespace nictate
