#include "widgets/picture.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "widgets/custom_plot.h"

#include <QBuffer>
#include <QFileInfo>
#include <QHash>
#include <QObject>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace nictate {

namespace {

constexpr double mm_per_pixel = 25.4 / 96;

void paintOn(QPaintDevice& device, const Picture& picture, double scale, double dpi, bool vectors) {
    QCPPainter painter;
    if (!painter.begin(&device))
        throw OutputError(QObject::tr("the picture could not be made").toStdString());
    painter.setMode(QCPPainter::pmNoCaching); // cached tick labels would be scaled up
    if (vectors)
        painter.setMode(QCPPainter::pmVectorized);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    painter.fillRect(QRectF({0, 0}, picture.size), Qt::white);
    picture.paint(painter, dpi);
    painter.end();
}

/// The end of an entry of a PDF's dictionary, `at` behind its slash: the next one, or what ends the dictionary.
std::size_t entryEnd(const std::string& pdf, std::size_t at) {
    int depth = 0; // of strings in brackets
    for (; at < pdf.size(); ++at) {
        const char c = pdf[at];
        if (depth > 0 && c == '\\')
            ++at;
        else if (c == '(' || (c == ')' && depth > 0))
            depth += c == '(' ? 1 : -1;
        else if (depth == 0 && c == '<')
            at = std::min(pdf.find('>', at), pdf.size());
        else if (depth == 0 && (c == '/' || c == '>'))
            break;
    }
    return at;
}

/// Whether the name at `at` is one of `names`.
bool isNamed(const std::string& pdf, std::size_t at, std::initializer_list<std::string_view> names) {
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
        return pdf.compare(at, name.size(), name) == 0 && !std::isalnum(static_cast<unsigned char>(pdf[at + name.size()]));
    });
}

/// Of the dictionary at or behind `at`, blanks all entries but `kept`: everything stays where the file says it is. Returns what
/// stood under `asked`.
std::string keepEntries(std::string& pdf, std::size_t at, std::initializer_list<std::string_view> kept,
                        std::string_view asked = "/") {
    at = pdf.find("<<", at);
    std::string found;
    if (at == std::string::npos)
        throw OutputError(QObject::tr("the PDF could not be made without the time of its making").toStdString());
    for (at = pdf.find_first_of("/>", at + 2); at < pdf.size() && pdf[at] == '/';) {
        const std::size_t end = entryEnd(pdf, at + 1);
        if (isNamed(pdf, at + 1, {asked}))
            found = pdf.substr(at + 1 + asked.size(), end - at - 1 - asked.size());
        if (!isNamed(pdf, at + 1, kept))
            pdf.replace(at, end - at, end - at, ' ');
        at = end;
    }
    return found;
}

/// Some versions of Qt escape what they write into an SVG, and some do not: it is put in for these words, which need none.
constexpr auto own_title = "nictate title", own_description = "nictate description";

void replaceOnce(QByteArray& svg, const char* words, const QString& text) {
    const qsizetype at = svg.indexOf(words);
    if (at >= 0)
        svg.replace(at, qstrlen(words), text.toHtmlEscaped().toUtf8());
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
        throw OutputError(QObject::tr("a picture of more than %1 million pixels is not drawn; choose fewer dpi")
                              .arg(most_drawn_pixels / 1'000'000)
                              .toStdString());
    QImage image((picture.size * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        throw OutputError(QObject::tr("a picture this large does not fit in memory; choose fewer dpi").toStdString());
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
        throw OutputError(QObject::tr("the picture could not be made").toStdString());
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
    svg.setTitle(own_title);
    svg.setDescription(own_description);
    paintOn(svg, picture, 1, dpi, true);
    QByteArray bytes = buffer.data();
    replaceOnce(bytes, own_title, picture.title); // they stand at its head, in this order
    replaceOnce(bytes, own_description, picture.description);
    return bytes.toStdString();
}

std::string pdfOf(const Picture& picture, double dpi) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    fixFontOrder();
    QPdfWriter pdf(&buffer);
    pdf.setCreator("Nictate");
    pdf.setTitle(picture.title);
    pdf.setDocumentXmpMetadata(pdfPacket(picture.title, picture.description));
    pdf.setResolution(96);
    pdf.setPageSize(QPageSize(picture.size * mm_per_pixel, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    pdf.setPageMargins({});
    paintOn(pdf, picture, 1, dpi, true);
    return withoutTime(buffer.data().toStdString());
}

void fixFontOrder() { QHashSeed::setDeterministicGlobalSeed(); }

QByteArray pdfPacket(const QString& title, const QString& description) {
    const QString packet = R"(<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>)";
    return packet.arg(title.toHtmlEscaped(), description.toHtmlEscaped()).toUtf8();
}

std::string withoutTime(std::string pdf) {
    const std::size_t trailer = pdf.rfind("\ntrailer");
    const std::string info = trailer == std::string::npos ? "" : keepEntries(pdf, trailer, {"Size", "Info", "Root"}, "Info");
    const std::size_t object = info.empty() ? std::string::npos : pdf.find("\n" + std::to_string(std::stoi(info)) + " 0 obj");
    keepEntries(pdf, object, {"Title", "Creator", "Producer"});
    return pdf;
}

void writePicture(const Picture& picture, const QString& file, double dpi) {
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending != "png" && ending != "svg" && ending != "pdf")
        throw InvalidParameter("file", file.toStdString(), QObject::tr("a name ending in .png, .svg or .pdf").toStdString());
    writeFileAtomically(file.toStdString(), ending == "png"   ? pngOf(picture, dpi)
                                            : ending == "svg" ? svgOf(picture, dpi)
                                                              : pdfOf(picture, dpi));
}

} // namespace nictate
