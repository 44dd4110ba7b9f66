#include "core/data/stimulus.h"

#include "core/errors.h"
#include "core/files/words.h"

namespace nictate {

void requireFixedPlaces(const Stimulus& stimulus) {
    if (stimulus.scene_camera)
        throw MissingData(
            Text("no map of %1, and no table of areas: gaze lies in the picture of a camera that moves with the head; both need "
                 "gaze that was mapped to a picture (Pupil Cloud's Reference Image Mapper, Tobii Pro Lab's assisted mapping)",
                 inQuotes(stimulus.id)));
}

} // namespace nictate
