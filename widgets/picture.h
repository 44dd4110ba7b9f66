#pragma once
// The one way a picture leaves the program: plots, simulated heatmaps and releases alike.

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

class QPainter;

namespace nictate {

/// What is painted, and what the file says about itself.
struct Picture {
    QSizeF size; ///< logical pixels of 1/96 inch
    /// Paints in logical pixels; `dpi` is for what is made of pixels. The painter is a QCPPainter.
    std::function<void(QPainter& painter, double dpi)> paint;
    QString title;
    QString description;
    std::vector<std::pair<QString, QString>> texts = {}; ///< what a PNG holds in place of a description
};

/// What a stimulus is drawn at most: so many times as high as it is wide, or as wide as it is high. What is longer is pressed
/// together, and the caption says so.
inline constexpr double most_drawn_shape = 8;
/// Height by width as it is drawn.
double drawnShape(QSizeF stimulus_px);
/// "Drawn 8 times as high as it is wide, not to scale."; empty where it is to scale.
QString pressedNote(QSizeF stimulus_px);

inline constexpr std::int64_t most_drawn_pixels = 200'000'000; ///< of an image that is made: 800 MB in memory

/// Throws OutputError when it has more than most_drawn_pixels or does not fit in memory.
QImage imageOf(const Picture& picture, double dpi);

std::string pngBytes(const QImage& image,
                     int quality = 70); ///< as in QImage::save(): nearly the smallest file in a third of its time
std::string pngOf(const Picture& picture, double dpi);
std::string svgOf(const Picture& picture, double dpi);
/// Without the time of its making: the same picture is the same file.
std::string pdfOf(const Picture& picture, double dpi);

/// To be called before a PDF is painted: Qt seeds its hashes at every start, and would draw the order of the fonts by lot.
void fixFontOrder();
/// What a PDF says about itself, in place of what Qt would say: that holds when it was made, and a number of chance.
QByteArray pdfPacket(const QString& title, const QString& description);
/// A PDF as Qt writes it, of whose information only title, creator and producer are left. Throws OutputError where it has none.
std::string withoutTime(std::string pdf);

/// By the ending: .png, .svg or .pdf. Whole or not at all. Throws OutputError; InvalidParameter for another ending.
void writePicture(const Picture& picture, const QString& file, double dpi);

} // namespace nictate
