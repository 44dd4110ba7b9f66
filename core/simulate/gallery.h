#pragma once
// The demo gallery: its six pictures as numbers, and simulated people who look at them. The pictures were drawn from the same
// numbers, and lie in datasets/gallery.

#include "core/data/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace nictate {

/// Something in a picture that draws gaze. Positions in picture pixels, origin at the top left. Gaze scatters
/// around (x, y) as a Gaussian of sd (sx, sy); the thing itself is drawn within two sd, 4sx × 4sy pixels.
struct Attractor {
    std::string name; ///< unique within the scene
    double x = 0, y = 0;
    double sx = 0, sy = 0; ///< > 0
    double weight = 0;     ///< > 0, relative to the scene's other attractors
    double trained = 1;    ///< factor on the weight for observers trained in design, > 0
};

/// One line of running text: baseline-free centre height y, from x0 to x1, justified to exactly that width.
struct ReadingLine {
    double x0 = 0, x1 = 0, y = 0;
    bool starts_paragraph = false;
    std::string text;
};

/// A simulated picture: what is drawn on it and what attracts gaze.
struct Scene {
    std::string id; ///< stimulus id and, with .png, the picture's file name
    int width_px = 0;
    int height_px = 0;
    std::vector<Attractor> attractors;
    std::vector<ReadingLine> lines; ///< empty unless the scene is read
};

/// poster, web-page, portrait, shelf, map, text-page, in this order.
const std::vector<Scene>& galleryScenes();

/// A free-viewing study of simulated people on the six gallery scenes, for demos, teaching and tests: nobody
/// in it exists. Every observer sees every scene for 3 s. Fixation counts, durations, saccade lengths and
/// centre bias lie in the range of OSIE (Xu et al., J. Vision 2014). Participants are P01, P02 …; observer i
/// depends on the seed and i only, so a bigger study contains the smaller one. Pictures' paths are empty.
/// Throws InvalidParameter unless 0 ≤ participants ≤ 100000.
Dataset simulateGallery(int participants, std::uint64_t seed);

} // namespace nictate
