#include "core/mechanisms/registry.h"

#include "core/mechanisms/areas/aoi.h"
#include "core/mechanisms/areas/summaries.h"
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
#include "core/mechanisms/streams/event_synth_pd.h"
#include "core/mechanisms/streams/k_same_synth.h"
#include "core/mechanisms/streams/kaleido.h"

namespace nictate {

Registry ourMechanisms() {
    return {
        .maps = {clippedGaussian(), gaussian(), laplace(), randomSelection1(), randomSelection2(), noiseFree()},
        .signals = {fpa(), cfpa(), dcfpa(), lpa(), exponential(), kSameSelect(), marginals()},
        .streams = {kaleido(), kSameSynth(), eventSynthPd()},
        .areas = {aoi(), summaries()},
    };
}

} // namespace nictate
