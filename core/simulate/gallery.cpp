#include "core/simulate/gallery.h"

#include "core/errors.h"
#include "core/simulate/gallery_scenes.h"
#include "core/simulate/observer.h"
#include "core/simulate/scanpath.h"

namespace nictate {

namespace {

std::string participantId(std::size_t index) {
    const std::string number = std::to_string(index + 1);
    return (number.size() < 2 ? "P0" : "P") + number;
}

} // namespace

Dataset simulateGallery(int participants, std::uint64_t seed) {
    if (participants < 0 || participants > 100000)
        throw InvalidParameter("participants", std::to_string(participants), Text("0 to 100000"));
    Dataset study;
    study.name = "Gallery (simulated)";
    for (const Scene& scene : galleryScenes())
        study.stimuli.push_back({scene.id, scene.width_px, scene.height_px, SizeSource::given, "", {}});
    const SeededNoise noise(seed);
    for (std::size_t person = 0; person < static_cast<std::size_t>(participants); ++person) {
        const SeededNoise own = noise.stream(person);
        const Observer observer = drawObserver(own);
        study.participants.push_back(asParticipant(observer, participantId(person)));
        for (std::size_t stimulus = 0; stimulus < galleryScenes().size(); ++stimulus) {
            Recording recording;
            recording.participant = person;
            recording.stimulus = stimulus;
            recording.sampling_rate_hz = 500;
            recording.fixations = simulateViewing(galleryScenes()[stimulus], observer, own.stream(stimulus));
            study.recordings.push_back(std::move(recording));
        }
    }
    return study;
}

} // namespace nictate
