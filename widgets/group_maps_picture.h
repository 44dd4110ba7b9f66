#pragma once
// Heatmaps of two groups and their difference, as they stand on a page.

#include "core/domains/heatmap/heatmap_differences.h"
#include "widgets/picture.h"

#include <QStringList>

namespace nictate {

/// What may be seen: protected maps, the public stimulus, public facts.
struct GroupMapsPicture {
    GroupMap a, b;
    MapDifference difference; ///< of these two
    QImage stimulus;          ///< null: a blank canvas
    QSizeF stimulus_px;
    QString mark;        ///< stands out above the caption; empty for none
    QStringList caption; ///< lines below, broken to the width
};

/// Both maps on one scale of colours, the difference in diverging colours, with the areas outlined that are beyond the noise.
Picture pictureOfGroups(const GroupMapsPicture& maps, double width_mm);

} // namespace nictate
