// The lists of this program. A test program links others before these.

#include "core/choices/bench_kind.h"
#include "core/domains/registry.h"

namespace nictate {

const Registry& registry() {
    static const Registry ours = ourMechanisms();
    return ours;
}

const std::vector<DomainKind>& domainKinds() {
    static const std::vector<DomainKind> ours = ourDomains();
    return ours;
}

const std::vector<BenchKind>& benchKinds() {
    static const std::vector<BenchKind> ours = ourBenches();
    return ours;
}

} // namespace nictate
