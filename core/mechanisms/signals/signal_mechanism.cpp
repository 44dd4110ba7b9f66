#include "core/mechanisms/signals/signal_mechanism.h"

#include "core/errors.h"

namespace nictate {

SignalFacts signalFacts(const SignalStudy& study) {
    SignalFacts facts;
    facts.length = study.length;
    facts.features = static_cast<int>(study.features.size());
    facts.recordings = study.recordings();
    facts.participants = study.participants;
    facts.range_is_unit = true;
    facts.bounds_public = study.bounds_public;
    facts.length_public = study.length_public;
    return facts;
}

Parameters resolve(const SignalMechanism& mechanism, const Parameters& given, const SignalFacts& facts) {
    return resolve(mechanism.info, given, [&] { return mechanism.defaults(given, facts); });
}

Guarantee guaranteeOf(const SignalMechanism& mechanism, const Parameters& given, const SignalFacts& facts) {
    return mechanism.guarantee(resolve(mechanism, given, facts), facts);
}

SignalStudy simulate(const SignalMechanism& mechanism, const SignalStudy& study, const Parameters& given,
                     const SeededNoise& noise, const Progress& progress) {
    const Parameters resolved = resolve(mechanism, given, signalFacts(study));
    return mechanism.simulate(study, resolved, noise, progress);
}

} // namespace nictate
