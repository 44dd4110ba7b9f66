#include "core/domains/undeclared.h"

#include "core/domains/areas/area_job.h"
#include "core/domains/heatmap/heatmap_job.h"
#include "core/domains/signals/signal_job.h"
#include "core/release/rests_on.h"

namespace nictate {

namespace {

ReleaseBasis basisOf(const Session& session, Reads reads) {
    switch (reads) {
    case Reads::maps: return mapBasis(session);
    case Reads::signals: return signalBasis(session);
    case Reads::areas: return areaBasis(session);
    case Reads::summaries: return summaryBasis(session);
    case Reads::streams: break;
    }
    return {.reads = Reads::streams};
}

} // namespace

Guarantee undeclared(Guarantee guarantee, const Dataset& study, const Session& session, Reads reads) {
    settle(guarantee, restsOn(study, session, basisOf(session, reads), {}));
    return guarantee;
}

} // namespace nictate
