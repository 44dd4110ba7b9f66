#pragma once
// Pictures of a simulation, marked as such. Original, difference and attacker's view have no way in here.

#include "app/heatmaps/heatmap_engine.h"
#include "widgets/colour_maps.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace nictate {

/// What may be seen in an exported picture: private heatmaps, the public stimulus, public facts.
struct HeatmapPicturePanel {
    QString title;
    std::shared_ptr<const GazeMap> heatmap; ///< private output; colour limits come from it alone
};
struct HeatmapPicture {
    std::vector<HeatmapPicturePanel> panels; ///< at least one
    QImage stimulus;                         ///< null: blank canvas
    QSize stimulus_px;
    ColourMap colours = ColourMap::viridis;
    double opacity = 0.75;
    QStringList caption;                               ///< lines below
    std::vector<std::pair<QString, QString>> metadata; ///< keys and values that go into the file
};

/// The first line of every caption and the first entry of the metadata.
QString simulationMark();
/// "epsilon=1, k=8"; "ε-DP, status proven".
QString parametersText(const Parameters& resolved);
QString guaranteeText(const Guarantee& guarantee);

/// What is on screen, without anything that is private: no ids of observers, no path, no name of the dataset.
/// `with_compared` adds the compared mechanism's panel when it is shown.
HeatmapPicture exportPicture(const HeatmapFrame& frame, const Session& session, const QImage& stimulus, QSize stimulus_px,
                             bool with_compared);
/// The caption's lines as a comment block for exported plot data.
QString plotCaption(const HeatmapFrame& frame, const Session& session);

/// What would be written, `pixels` wide.
QImage previewPicture(const HeatmapPicture& picture, double width_mm, double pixels);

/// By the ending: .png, .svg or .pdf. `width_mm` wide; `dpi` for PNG and for the heatmap inside the others.
/// Whole or not at all. Throws OutputError, InvalidParameter for another ending.
void writePicture(const HeatmapPicture& picture, const QString& file, double width_mm, double dpi);

} // namespace nictate
