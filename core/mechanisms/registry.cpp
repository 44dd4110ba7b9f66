#include "core/mechanisms/registry.h"

#include "core/errors.h"
#include "core/mechanisms/clipped_gaussian.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/mechanisms/noise_free.h"
#include "core/mechanisms/random_selection.h"

namespace nictate {

const std::vector<MapMechanism>& mapMechanisms() {
    static const std::vector<MapMechanism> mechanisms = {
        clippedGaussian(),
        gaussian(),
        laplace(),
        randomSelection1(),
        randomSelection2(),
        noiseFree(),
    };
    return mechanisms;
}

const MapMechanism& mapMechanism(const std::string& id) {
    std::string known;
    for (const MapMechanism& mechanism : mapMechanisms()) {
        if (mechanism.info.id == id)
            return mechanism;
        known += (known.empty() ? "" : " | ") + mechanism.info.id;
    }
    throw InvalidParameter("mechanism", id, known);
}

} // namespace nictate
