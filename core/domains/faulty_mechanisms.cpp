#include "core/domains/faulty_mechanisms.h"

#include "core/errors.h"

namespace nictate {

namespace {

template <class Domain>
Mechanism<Domain> changed(const Mechanism<Domain>& mechanism, const std::vector<Mutant<Domain>>& among, const std::string& name) {
    for (const Mutant<Domain>& mutant : among)
        if (mutant.of == mechanism.info.id && mutant.name == name) {
            Mechanism<Domain> out = mechanism;
            mutant.change(out);
            return out;
        }
    std::string known;
    for (const std::string& one : mutantsOf(mechanism.info.id))
        known += (known.empty() ? "" : ", ") + one;
    throw InvalidParameter("mutant", name, known.empty() ? Text("none: %1 has no mutant", mechanism.info.id) : Text(known));
}

} // namespace

std::vector<Fault> faultsOf(const std::string& mechanism) {
    std::vector<Fault> faults;
    const auto add = [&](const auto& mutants) {
        for (const auto& mutant : mutants)
            if (mutant.of == mechanism)
                faults.push_back({mutant.name, mutant.fault});
    };
    add(mapMutants());
    add(signalMutants());
    add(areaMutants());
    add(gazeMutants());
    return faults;
}

std::vector<std::string> mutantsOf(const std::string& mechanism) {
    std::vector<std::string> names;
    for (const Fault& fault : faultsOf(mechanism))
        names.push_back(fault.name);
    return names;
}

int windowsToShow(const std::string& mechanism, const std::string& name) {
    for (const auto& mutant : mapMutants())
        if (mutant.of == mechanism && mutant.name == name)
            return mutant.windows;
    return 1;
}

Mechanism<Maps> mutated(const Mechanism<Maps>& mechanism, const std::string& name) {
    return changed(mechanism, mapMutants(), name);
}
Mechanism<Signals> mutated(const Mechanism<Signals>& mechanism, const std::string& name) {
    return changed(mechanism, signalMutants(), name);
}
Mechanism<Areas> mutated(const Mechanism<Areas>& mechanism, const std::string& name) {
    return changed(mechanism, areaMutants(), name);
}
Mechanism<Streams> mutated(const Mechanism<Streams>& mechanism, const std::string& name) {
    return changed(mechanism, gazeMutants(), name);
}

} // namespace nictate
