#include "widgets/picture.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "widgets/custom_plot.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double mm_per_pixel = 25.4 / 96;

void paintOn(QPaintDevice& device, const Picture& picture, double scale, double dpi, bool vectors) {
    QCPPainter painter;
    if (!painter.begin(&device))
        throw OutputError("the picture could not be made");
    painter.setMode(QCPPainter::pmNoCaching); // cached tick labels would be scaled up
    if (vectors)
        painter.setMode(QCPPainter::pmVectorized);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    painter.fillRect(QRectF({0, 0}, picture.size), Qt::white);
    picture.paint(painter, dpi);
    painter.end();
}

/// Qt writes descriptions as they are.
QString escaped(const QString& text) { return text.toHtmlEscaped(); }

QByteArray packetOf(const Picture& picture) {
    const QString packet = R"(<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>)";
    return packet.arg(escaped(picture.title), escaped(picture.description)).toUtf8();
}

} // namespace

double drawnShape(QSizeF stimulus_px) {
    return std::clamp(stimulus_px.height() / stimulus_px.width(), 1 / most_drawn_shape, most_drawn_shape);
}

QString pressedNote(QSizeF stimulus_px) {
    const double shape = stimulus_px.height() / stimulus_px.width();
    if (drawnShape(stimulus_px) == shape)
        return {};
    return QString(shape > 1 ? "Drawn %1 times as high as it is wide, not to scale."
                             : "Drawn %1 times as wide as it is high, not to scale.")
        .arg(most_drawn_shape);
}

QImage imageOf(const Picture& picture, double dpi) {
    const double scale = std::max(dpi, 1.0) / 96;
    if (const QSizeF size = picture.size * scale; !(size.width() * size.height() <= double(most_drawn_pixels)))
        throw OutputError("a picture of more than " + std::to_string(most_drawn_pixels / 1'000'000) +
                          " million pixels is not drawn; choose fewer dpi");
    QImage image((picture.size * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        throw OutputError("a picture this large does not fit in memory; choose fewer dpi");
    image.fill(Qt::white); // its last row may be half a row more than the picture
    paintOn(image, picture, scale, dpi, false);
    image.setDotsPerMeterX(qRound(dpi / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    if (picture.texts.empty() && !picture.description.isEmpty())
        image.setText("Description", picture.description);
    for (const auto& [key, text] : picture.texts)
        image.setText(key, text);
    return image;
}

std::string pngBytes(const QImage& image, int quality) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG", quality))
        throw OutputError("the picture could not be made");
    return buffer.data().toStdString();
}

std::string pngOf(const Picture& picture, double dpi) { return pngBytes(imageOf(picture, dpi)); }

std::string svgOf(const Picture& picture, double dpi) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    svg.setSize(picture.size.toSize());
    svg.setViewBox(QRectF({0, 0}, picture.size));
    svg.setTitle(escaped(picture.title));
    svg.setDescription(escaped(picture.description));
    paintOn(svg, picture, 1, dpi, true);
    return buffer.data().toStdString();
}

std::string pdfOf(const Picture& picture, double dpi) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setCreator("Nictate");
    pdf.setTitle(picture.title);
    pdf.setDocumentXmpMetadata(packetOf(picture));
    pdf.setResolution(96);
    pdf.setPageSize(QPageSize(picture.size * mm_per_pixel, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    pdf.setPageMargins({});
    paintOn(pdf, picture, 1, dpi, true);
    return withoutTime(buffer.data().toStdString());
}

std::string withoutTime(std::string pdf) {
    const std::size_t from = pdf.find("/CreationDate (");
    if (from == std::string::npos)
        return pdf;
    const std::size_t to = pdf.find(')', from) + 1; // blanks, so that everything stays where the file says it is
    return pdf.replace(from, to - from, to - from, ' ');
}

void writePicture(const Picture& picture, const QString& file, double dpi) {
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending != "png" && ending != "svg" && ending != "pdf")
        throw InvalidParameter("file", file.toStdString(), "a name ending in .png, .svg or .pdf");
    writeFileAtomically(file.toStdString(), ending == "png"   ? pngOf(picture, dpi)
                                            : ending == "svg" ? svgOf(picture, dpi)
                                                              : pdfOf(picture, dpi));
}

} // namespace nictate
