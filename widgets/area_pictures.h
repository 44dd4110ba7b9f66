#pragma once
// Pictures of a released table of areas of interest: the areas on the picture, coloured by their protected values.

#include "core/domains/areas/area_release.h"
#include "widgets/area_drawing.h"
#include "widgets/colour_maps.h"
#include "widgets/picture.h"

#include <QImage>

namespace nictate {

/// Public choices about a picture. `stimulus` is the public picture people looked at; null = a blank canvas.
struct AreaPictureLook {
    ColourMap colours = ColourMap::viridis;
    QImage stimulus;
    double width_mm = 160;
    double dpi = 150;
};

/// Looks of areas coloured by one metric's values, which `number` writes: from 0 to the largest one. Areas without a value have
/// no fill.
struct AreaColours {
    std::vector<AreaLook> looks;
    ColourLimits limits;
};
AreaColours areaColours(const std::vector<Area>& areas, const std::vector<AreaValue>& rows, const std::string& metric,
                        ColourMap colours, QString (*number)(double));

/// Of the first metric that has a value per area.
Picture areaPicture(const Release<Areas>& release, const AreaPictureLook& look);

/// Draws the same without values. Throws what drawing the release would throw.
void requireDrawable(const ReleasePlan<Areas>& plan, const AreaPictureLook& look);

/// The first metric by area, and by group where there are groups, in the width of a column of a paper. Features have units of
/// their own and are in parts of their public ranges.
Picture areaFigure(const Release<Areas>& release);

/// aois.png, figure.svg, figure.pdf, privacy_card.pdf, and with a stimulus aois_on_stimulus.png. They need a QGuiApplication, for
/// its fonts.
std::vector<PublicWriter<Areas>> areaPictureWriters(const AreaPictureLook& look);

/// privacy_card.pdf alone.
std::vector<PublicWriter<Areas>> cardWriters();

/// Of feature summaries: figure.svg, figure.pdf, privacy_card.pdf.
std::vector<PublicWriter<Areas>> summaryPictureWriters();

} // namespace nictate
