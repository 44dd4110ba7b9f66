#include "app/benches/gaze/gaze_release_job.h"

#include "core/domains/gaze/gaze_view.h"
#include "core/domains/registry.h"
#include "widgets/release_pictures.h"

namespace nictate {

ReleaseDrawing<Gaze> gazeDrawing() {
    return {[] { return std::vector<PublicWriter<Gaze>>{privacyCardWriter<Gaze>()}; }, {}};
}

ReleaseJob sampleRelease(const std::shared_ptr<const Dataset>& study, const Session& session,
                         const std::set<std::string>& declared) {
    const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(session.at(GazeView::bench).mechanism);
    return gazeJob(study, session, mechanism, gazeDrawing(), declared);
}

} // namespace nictate
