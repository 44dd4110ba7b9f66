#pragma once
// Pictures of a release. Like every public writer they see a Release and public things only; colour limits come from
// the protected map.

#include "core/domains/gaze/gaze_release.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/signals/signal_release.h"
#include "core/release/privacy_card.h"
#include "widgets/colour_maps.h"
#include "widgets/picture.h"

namespace nictate {

/// Public choices about a picture. `stimulus` is the public picture people looked at; null = a blank canvas.
struct ReleaseLook {
    ColourMap colours = ColourMap::viridis;
    double opacity = 0.75;
    QImage stimulus;
    /// Of a stimulus that moves what is seen in a window of time; null = the stimulus.
    std::function<QImage(const HeatmapFacts&, GazeClock, int window)> in_window = {};
    double width_mm = 160;
    double dpi = 150;
};

/// Title, heatmap, colour bar and what was promised; the privacy card is in its texts. Of a heatmap over time one of its windows,
/// or all; of groups one of their maps.
Picture releasePicture(const Release<Heatmaps>& release, const ReleaseLook& look, std::optional<int> window = {},
                       std::size_t map = 0);
/// Two groups' maps of one release and their difference, with what is beyond the noise outlined; `pair` as in its differences.
Picture groupsPicture(const Release<Heatmaps>& release, const ReleaseLook& look, std::size_t pair);
/// Draws the same without values. Throws what drawing the release would throw.
void requireDrawable(const ReleasePlan<Heatmaps>& plan, const ReleaseLook& look);
/// The caption of a picture of a release: mechanism, promise, n, its sentences, the program.
QStringList releaseCaption(const PlannedRelease& plan, const Text& mechanism, int observers, const std::string& version);
/// The privacy card as a page to read, its labels that wide, and as an A4 page.
QString privacyCardHtml(const std::vector<CardSection>& card, int label_percent = 20);
std::string privacyCardPdf(const std::vector<CardSection>& card, const std::string& version);
/// The A4 page as a public file.
template <class Domain> PublicWriter<Domain> privacyCardWriter() {
    return {"privacy_card.pdf",
            [](const Release<Domain>& release) { return privacyCardPdf(privacyCardPage(release), release.version()); }};
}

/// heatmap.png, heatmap.svg, heatmap.pdf, privacy_card.pdf, and with a stimulus heatmap_on_stimulus.png. Of a heatmap over time
/// also a picture a window (heatmap-1.png …) and heatmap.webp, which plays. They need a QGuiApplication, for its fonts.
std::vector<PublicWriter<Heatmaps>> pictureWriters(const ReleaseLook& look, int windows = 1);
/// Of a release of these groups' maps (see groupSuffixes()): heatmap-novice.png … for each, groups-expert-novice.png, .svg and
/// .pdf for every pair.
std::vector<PublicWriter<Heatmaps>> groupPictureWriters(const ReleaseLook& look, const std::vector<std::string>& suffixes);

} // namespace nictate
