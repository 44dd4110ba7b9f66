#include "core/mechanisms/registry.h"

#include "core/errors.h"
#include "core/mechanisms/maps/clipped_gaussian.h"
#include "core/mechanisms/maps/gaussian.h"
#include "core/mechanisms/maps/laplace.h"
#include "core/mechanisms/maps/noise_free.h"
#include "core/mechanisms/maps/random_selection.h"
#include "core/mechanisms/signals/cfpa.h"
#include "core/mechanisms/signals/dcfpa.h"
#include "core/mechanisms/signals/exponential.h"
#include "core/mechanisms/signals/fpa.h"
#include "core/mechanisms/signals/k_same_select.h"
#include "core/mechanisms/signals/lpa.h"
#include "core/mechanisms/signals/marginals.h"

namespace nictate {

namespace {

template <class Mechanism> const Mechanism& found(const std::vector<Mechanism>& all, const std::string& id) {
    std::string known;
    for (const Mechanism& mechanism : all) {
        if (mechanism.info.id == id)
            return mechanism;
        known += (known.empty() ? "" : " | ") + mechanism.info.id;
    }
    throw InvalidParameter("mechanism", id, known);
}

} // namespace

const std::vector<MapMechanism>& mapMechanisms() {
    static const std::vector<MapMechanism> mechanisms = {
        clippedGaussian(), gaussian(), laplace(), randomSelection1(), randomSelection2(), noiseFree(),
    };
    return mechanisms;
}

const std::vector<SignalMechanism>& signalMechanisms() {
    static const std::vector<SignalMechanism> mechanisms = {
        fpa(), cfpa(), dcfpa(), lpa(), exponential(), kSameSelect(), marginals(),
    };
    return mechanisms;
}

const MapMechanism& mapMechanism(const std::string& id) { return found(mapMechanisms(), id); }

const SignalMechanism& signalMechanism(const std::string& id) { return found(signalMechanisms(), id); }

std::vector<const MechanismInfo*> mechanismInfos() {
    std::vector<const MechanismInfo*> infos;
    for (const MapMechanism& mechanism : mapMechanisms())
        infos.push_back(&mechanism.info);
    for (const SignalMechanism& mechanism : signalMechanisms())
        infos.push_back(&mechanism.info);
    return infos;
}

std::vector<const MechanismInfo*> mechanismInfos(Reads reads) {
    std::vector<const MechanismInfo*> infos = mechanismInfos();
    std::erase_if(infos, [reads](const MechanismInfo* info) { return info->reads != reads; });
    return infos;
}

const MechanismInfo& mechanismInfo(const std::string& id) {
    std::string known;
    for (const MechanismInfo* info : mechanismInfos()) {
        if (info->id == id)
            return *info;
        known += (known.empty() ? "" : " | ") + info->id;
    }
    throw InvalidParameter("mechanism", id, known);
}

} // namespace nictate
