#pragma once
// Heatmaps side by side with titles, colour bars and a caption, as they stand on a page.

#include "core/maps/gaze_map.h"
#include "widgets/colour_maps.h"
#include "widgets/picture.h"

#include <QStringList>

#include <memory>

namespace nictate {

struct HeatmapPicturePanel {
    QString title;
    std::shared_ptr<const GazeMap> heatmap; ///< colour limits come from it alone: 0 … largest value
};

/// What may be seen: private heatmaps, the public stimulus, public facts.
struct HeatmapPicture {
    std::vector<HeatmapPicturePanel> panels; ///< at least one
    QImage stimulus;                         ///< null: a blank canvas
    QSizeF stimulus_px;
    ColourMap colours = ColourMap::viridis;
    double opacity = 0.75;                             ///< 1 covers the stimulus altogether
    QString mark;                                      ///< stands out above the caption; empty for none
    QStringList caption;                               ///< lines below, broken to the width
    std::vector<std::pair<QString, QString>> metadata; ///< keys and values that go into the file
};

/// `width_mm` wide and as high as it takes.
Picture pictureOf(const HeatmapPicture& picture, double width_mm);

} // namespace nictate
