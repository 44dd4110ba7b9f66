#include "core/domains/audit_question.h"

#include "core/domains/registry.h"
#include "core/errors.h"

namespace nictate {

namespace {

template <class Domain> BlackBox experimentOn(const Mechanism<Domain>& mechanism, const AuditQuestion& question) {
    if constexpr (Domain::reads == Reads::maps) {
        if (const int windows = question.windows.value_or(windowsToShow(question.mechanism, question.mutant)); windows > 1)
            return filmBlackBoxOf(mechanism, question.given, windows);
    } else if (question.windows)
        throw InvalidParameter("windows", std::to_string(*question.windows),
                               Text("none: only heatmaps are cut into windows of time"));
    return blackBoxOf(mechanism, question.given);
}

} // namespace

BlackBox blackBoxOf(const AuditQuestion& question) {
    return visitMechanism(question.mechanism, [&](const auto& sound) {
        return experimentOn(question.mutant.empty() ? sound : mutated(sound, question.mutant), question);
    });
}

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

} // namespace nictate
