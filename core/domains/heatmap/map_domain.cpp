#include "core/audit/domain_kind.h"
#include "core/domains/heatmap/heatmap_job.h"
#include "core/domains/heatmap/map_audit.h"

#include <algorithm>

namespace nictate {

namespace {

/// Of the heatmap over time that shows the fault; 1 = every heatmap does.
int windowsToShow(const AuditQuestion& question) {
    const auto& mutants = mapMutants();
    const auto found = std::find_if(mutants.begin(), mutants.end(), [&](const Mutant<Maps>& mutant) {
        return mutant.of == question.mechanism && mutant.name == question.mutant;
    });
    return found == mutants.end() ? 1 : found->windows;
}

BlackBox blackBox(const AuditQuestion& question) {
    const Mechanism<Maps> mechanism = withFault(mechanismOf<Maps>(question.mechanism), mapMutants(), question.mutant);
    const int windows = question.windows.value_or(windowsToShow(question));
    return windows > 1 ? filmBlackBoxOf(mechanism, question.given, windows) : blackBoxOf(mechanism, question.given);
}

} // namespace

DomainKind mapDomain() {
    DomainKind kind = domainKind<Maps, mapMutants>([](const Session& session, const std::string&) { return mapBasis(session); });
    kind.black_box = blackBox;
    return kind;
}

} // namespace nictate
