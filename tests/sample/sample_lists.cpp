// The lists of the sample programs, linked before the product's: a line a mechanism, a domain, a workspace.

#include "core/choices/bench_kind.h"
#include "core/domains/registry.h"
#include "tests/sample/pupil/pupil_view.h"
#include "tests/sample/samples.h"

namespace nictate {

const Registry& registry() {
    static const Registry all = [] {
        Registry registry = ourMechanisms();
        registry.maps.push_back(test::sampleMap());
        registry.signals.push_back(test::sampleSignal());
        registry.gaze.push_back(test::sampleGaze());
        return registry;
    }();
    return all;
}

const std::vector<DomainKind>& domainKinds() {
    static const std::vector<DomainKind> all = [] {
        std::vector<DomainKind> domains = ourDomains();
        domains.push_back(pupilDomain());
        return domains;
    }();
    return all;
}

const std::vector<BenchKind>& benchKinds() {
    static const std::vector<BenchKind> all = [] {
        std::vector<BenchKind> benches = ourBenches();
        benches.push_back(pupilBench());
        return benches;
    }();
    return all;
}

} // namespace nictate
