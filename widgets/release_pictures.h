#pragma once
// Pictures of a release. Like every public writer they see a Release and public things only; colour limits come from
// the private map.

#include "core/release/public_files.h"
#include "widgets/colour_maps.h"

#include <QImage>

namespace nictate {

/// Public choices about a picture. `stimulus` is the public picture people looked at; null = a blank canvas.
struct ReleaseLook {
    ColourMap colours = ColourMap::viridis;
    double opacity = 0.75;
    QImage stimulus;
    double width_mm = 160;
    double dpi = 150;
};

std::string releasePng(const Release& release, const ReleaseLook& look); ///< the card is in its text metadata
std::string releaseSvg(const Release& release, const ReleaseLook& look);
std::string releasePdf(const Release& release, const ReleaseLook& look);
/// The privacy card as an A4 page.
std::string privacyCardPdf(const Release& release);
std::string privacyCardPdf(const SignalRelease& release);

/// heatmap.png, heatmap.svg, heatmap.pdf, privacy_card.pdf, and with a stimulus heatmap_on_stimulus.png. They need a
/// QGuiApplication, for its fonts.
std::vector<PublicWriter> pictureWriters(const ReleaseLook& look);

} // namespace nictate
