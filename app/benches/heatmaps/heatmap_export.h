#pragma once
// Pictures of a simulation, marked as such. Original, difference and attacker's view have no way in here.

#include "app/benches/heatmaps/heatmap_engine.h"
#include "app/benches/simulation_words.h"
#include "widgets/heatmap_picture.h"

namespace nictate {

/// What is on screen, without anything that is sensitive: no ids of observers, no path, no name of the dataset.
/// `with_compared` adds the compared mechanism's panel when it is shown.
HeatmapPicture exportPicture(const HeatmapFrame& frame, const Session& session, const QImage& stimulus, QSize stimulus_px,
                             bool with_compared);
/// The same of another stimulus of the study, computed now. Throws what HeatmapEngine::frame throws.
HeatmapPicture exportPicture(const std::shared_ptr<const Dataset>& study, Session session, const std::string& stimulus,
                             bool with_compared);
/// The caption's lines as a comment block for exported plot data.
QString plotCaption(const HeatmapFrame& frame, const Session& session);

/// What would be written, `pixels` wide.
QImage previewPicture(const HeatmapPicture& picture, double width_mm, double pixels);

} // namespace nictate
