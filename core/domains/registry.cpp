#include "core/domains/registry.h"

#include "core/domains/areas/mechanisms/aoi.h"
#include "core/domains/areas/mechanisms/summaries.h"
#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/domains/gaze/mechanisms/k_same_synth.h"
#include "core/domains/gaze/mechanisms/kaleido.h"
#include "core/domains/heatmap/mechanisms/map_mechanisms.h"
#include "core/domains/signals/mechanisms/signal_mechanisms.h"

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
