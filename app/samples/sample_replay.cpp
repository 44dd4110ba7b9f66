#include "app/samples/sample_replay.h"

namespace nictate {

namespace {

Recording recordingOf(const StreamLook& look, bool fixations) {
    const GazeStream& stream = look.stream;
    Recording out;
    out.samples.reserve(stream.rows.size());
    for (std::size_t i = 0; i < stream.rows.size(); ++i) {
        const GazeField::Pixel at = stream.field.pixel(stream.rows[i]);
        Sample& sample = out.samples.emplace_back();
        sample.t_ms = 1000 * static_cast<double>(i) / stream.rate_hz;
        sample.gaze.x_px = at.x;
        sample.gaze.y_px = at.y;
    }
    if (fixations)
        for (const DetectedFixation& fixation : look.events.fixations) {
            const GazeField::Pixel at = stream.field.pixel({fixation.x_deg, fixation.y_deg});
            out.fixations.push_back({at.x, at.y, 1000 * fixation.start_s, 1000 * fixation.duration_s});
        }
    return out;
}

} // namespace

std::shared_ptr<const GazeReplay> replayOf(const TwoLooks& looks, const Stimulus& stimulus, bool fixations) {
    Dataset study;
    study.stimuli = {stimulus};
    study.participants.resize(1);
    std::vector<std::size_t> recordings;
    for (const StreamLook* look : {looks.original, looks.released})
        if (look) {
            recordings.push_back(study.recordings.size());
            study.recordings.push_back(recordingOf(*look, fixations));
        }
    return std::make_shared<const GazeReplay>(study, recordings);
}

} // namespace nictate
