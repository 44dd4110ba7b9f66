#pragma once
// Heatmaps side by side with titles, colour bars and a caption, as they stand on a page.

#include "core/domains/heatmap/time_windows.h"
#include "widgets/colour_maps.h"
#include "widgets/picture.h"

#include <QStringList>

#include <memory>

namespace nictate {

/// One of several heatmaps in a picture.
struct HeatmapPicturePanel {
    QString title;
    std::shared_ptr<const GazeMap> heatmap; ///< colour limits come from it alone: 0 … largest value
    double most = 0;                        ///< or up to here, where > 0: windows of time have one scale
    QImage stimulus = {};                   ///< of a stimulus that moves its own picture; null = the whole picture's
};

/// A panel for every window of time, named, on one scale of colours.
std::vector<HeatmapPicturePanel> windowPanels(const GazeMap& maps, const std::vector<double>& cuts, GazeClock clock,
                                              const QString& title = {});

/// What may be seen: protected heatmaps, the public stimulus, public facts.
struct HeatmapPicture {
    std::vector<HeatmapPicturePanel> panels; ///< at least one
    QImage stimulus;                         ///< null: a blank canvas
    QSizeF stimulus_px;
    ColourMap colours = ColourMap::viridis;
    double opacity = 0.75;                             ///< 1 covers the stimulus altogether
    QString mark;                                      ///< stands out above the caption; empty for none
    QStringList caption;                               ///< lines below, broken to the width
    std::vector<std::pair<QString, QString>> metadata; ///< keys and values that go into the file
    std::vector<double> times_ms; ///< of a heatmap over time: how long the window of each panel is seen where it plays
};

/// One panel's map over the stimulus, so many pixels wide. Without a widget, for the command line has no QApplication.
QImage heatmapImage(const HeatmapPicture& picture, const HeatmapPicturePanel& panel, int width);

/// "F.csv" is "F-3.csv" for the third window of time.
QString fileOfWindow(const QString& file, int window);

/// Every file that writeHeatmapPicture() makes of it.
QStringList filesOf(const HeatmapPicture& picture, const QString& file);

/// The picture in a file; of a heatmap over time a PNG for every window as well, and as .webp an animation; as .csv the values of
/// every panel, each in a file of its own where there are several. Otherwise see writePicture().
void writeHeatmapPicture(const HeatmapPicture& picture, double width_mm, const QString& file, double dpi);

/// `width_mm` wide and as high as it takes; more than three panels stand in rows.
Picture pictureOf(const HeatmapPicture& picture, double width_mm);

} // namespace nictate
