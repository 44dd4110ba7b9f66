// The lists of the sample programs, linked before the product's: a line a mechanism.

#include "core/choices/bench_kind.h"
#include "core/domains/registry.h"
#include "tests/sample/samples.h"

namespace nictate {

const Registry& registry() {
    static const Registry all = [] {
        Registry registry = ourMechanisms();
        registry.maps.push_back(test::sampleMap());
        registry.signals.push_back(test::sampleSignal());
        registry.streams.push_back(test::sampleStream());
        return registry;
    }();
    return all;
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
