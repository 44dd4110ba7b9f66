#pragma once

#include <optional>
#include <string>

namespace nictate {

/// How the stimulus was seen; turns pixels into degrees of visual angle.
struct ViewingGeometry {
    double distance_mm = 0;     ///< eye to screen, > 0
    double pixel_width_mm = 0;  ///< > 0
    double pixel_height_mm = 0; ///< > 0

    bool operator==(const ViewingGeometry&) const = default;
};

/// Where a stimulus' size in pixels comes from. An assumed size was guessed from gaze, so it is sensitive and
/// blocks a release.
enum class SizeSource { picture, given, assumed };

/// A picture people looked at. `picture` is a path on the curator's machine, empty when there is no picture
/// (a blank canvas is shown). Stimulus ids are public.
struct Stimulus {
    std::string id;
    int width_px = 0;
    int height_px = 0;
    SizeSource size_source = SizeSource::given;
    std::string picture;
    std::optional<ViewingGeometry> geometry;
    /// What the camera of glasses saw. It moves with each head: a place in it is another one at every moment.
    bool scene_camera = false;

    bool operator==(const Stimulus&) const = default;
};

/// Throws MissingData for what a scene camera saw, of which there is no map and no table of areas.
void requireFixedPlaces(const Stimulus& stimulus);

} // namespace nictate
