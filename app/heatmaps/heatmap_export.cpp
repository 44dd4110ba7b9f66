#include "app/heatmaps/heatmap_export.h"

#include "app/heatmaps/heatmaps_bench.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "widgets/heatmap_view.h"
#include "widgets/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

namespace nictate {

namespace {

// All lengths in 1/96 inch, scaled to the device.
constexpr double unit_per_mm = 96 / 25.4;
constexpr double margin = 14, gap = 14, title_height = 22, bar_height = 34, line_height = 14;

QString versionText() { return QString("Nictate %1").arg(NICTATE_VERSION); }

/// Where things stand on the page.
struct Layout {
    double width, panel_width, panel_height, caption_top, height;
    QStringList lines; ///< the caption, broken to the width
};

QFont textFont(double pixels, QFont::Weight weight = QFont::Normal) {
    QFont font = interfaceFont();
    font.setPixelSize(static_cast<int>(pixels));
    font.setWeight(weight);
    return font;
}

QStringList broken(const QStringList& lines, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    QStringList result;
    for (const QString& line : lines) {
        QString row;
        for (const QString& word : line.split(' ')) {
            const QString longer = row.isEmpty() ? word : row + ' ' + word;
            if (!row.isEmpty() && metrics.horizontalAdvance(longer) > width) {
                result << row;
                row = word;
            } else {
                row = longer;
            }
        }
        result << row;
    }
    return result;
}

Layout layoutOf(const HeatmapPicture& picture, double width_mm) {
    Layout layout;
    layout.width = width_mm * unit_per_mm;
    const auto count = static_cast<double>(picture.panels.size());
    layout.panel_width = (layout.width - 2 * margin - (count - 1) * gap) / count;
    layout.panel_height = layout.panel_width * picture.stimulus_px.height() / picture.stimulus_px.width();
    layout.caption_top = margin + title_height + layout.panel_height + bar_height + 6;
    layout.lines = broken(picture.caption, textFont(10), layout.width - 2 * margin);
    layout.height = std::ceil(layout.caption_top + line_height * static_cast<double>(layout.lines.size()) + margin);
    return layout;
}

const std::uint32_t* pixels(const QImage& image) { return reinterpret_cast<const std::uint32_t*>(image.constBits()); }

/// The heatmap over the stimulus. Without a widget, for the command line has no QApplication.
QImage heatmapImage(const HeatmapPicture& picture, const MapLayer& layer, int width) {
    const int height = std::max(1, qRound(double(width) * picture.stimulus_px.height() / picture.stimulus_px.width()));
    QImage under(width, height, QImage::Format_RGB32);
    under.fill(lightTheme().canvas);
    if (!picture.stimulus.isNull())
        under = picture.stimulus.scaled(width, height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGB32);
    QImage out(width, height, QImage::Format_RGB32);
    auto range = [](double cells, int count) { return PixelRange{cells / count / 2, cells / count, count}; };
    RenderJob job;
    job.map = layer.values.get();
    job.columns = range(static_cast<double>(layer.values->cols()), width);
    job.rows = range(static_cast<double>(layer.values->rows()), height);
    job.limits = limitsOf(layer);
    job.table = blendTable(colourTable(layer.colours), picture.opacity, Fade::low_end);
    job.under = pixels(under);
    job.under_stride = under.bytesPerLine() / 4;
    job.out = reinterpret_cast<std::uint32_t*>(out.bits());
    job.out_stride = out.bytesPerLine() / 4;
    render(job);
    return out;
}

void paintPanel(QPainter& painter, const HeatmapPicture& picture, const HeatmapPicturePanel& panel, QRectF place, double dpi) {
    const Theme& theme = lightTheme();
    painter.setPen(theme.text);
    painter.setFont(textFont(12, QFont::DemiBold));
    painter.drawText(QRectF(place.left(), margin, place.width(), title_height), Qt::AlignLeft | Qt::AlignVCenter, panel.title);

    MapLayer layer;
    layer.values = panel.heatmap;
    layer.colours = picture.colours;
    painter.drawImage(place, heatmapImage(picture, layer, static_cast<int>(std::lround(place.width() * dpi / 96))));
    painter.setFont(textFont(9));
    paintColourBar(painter, QRectF(place.left(), place.bottom() + 6, place.width(), bar_height - 8), colourTable(picture.colours),
                   limitsOf(layer), layer.unit, theme.text);
}

void paint(QPainter& painter, const HeatmapPicture& picture, const Layout& layout, double dpi) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(QRectF(0, 0, layout.width, layout.height), Qt::white);
    double x = margin;
    for (const HeatmapPicturePanel& panel : picture.panels) {
        paintPanel(painter, picture, panel, {x, margin + title_height, layout.panel_width, layout.panel_height}, dpi);
        x += layout.panel_width + gap;
    }
    painter.setPen(lightTheme().text);
    double y = layout.caption_top;
    for (const QString& line : layout.lines) {
        painter.setFont(textFont(10, y > layout.caption_top ? QFont::Normal : QFont::DemiBold));
        painter.drawText(QRectF(margin, y, layout.width - 2 * margin, line_height), Qt::AlignLeft | Qt::AlignVCenter, line);
        y += line_height;
    }
}

QImage drawn(const HeatmapPicture& picture, const Layout& layout, double dpi) {
    const double scale = dpi / 96;
    QImage image(static_cast<int>(std::lround(layout.width * scale)), static_cast<int>(std::lround(layout.height * scale)),
                 QImage::Format_RGB32);
    if (image.isNull())
        throw OutputError("a picture this large does not fit in memory; choose fewer dpi");
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter, picture, layout, dpi);
    painter.end();
    return image;
}

QByteArray png(const HeatmapPicture& picture, const Layout& layout, double dpi) {
    QImage image = drawn(picture, layout, dpi);
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    for (const auto& [key, value] : picture.metadata)
        image.setText(key, value);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QString metadataText(const HeatmapPicture& picture) {
    QStringList lines;
    for (const auto& [key, value] : picture.metadata)
        lines << key + ": " + value;
    return lines.join("\n");
}

QByteArray svg(const HeatmapPicture& picture, const Layout& layout, double dpi) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize({static_cast<int>(layout.width), static_cast<int>(layout.height)});
    generator.setViewBox(QRectF(0, 0, layout.width, layout.height));
    generator.setTitle(simulationMark());
    generator.setDescription(metadataText(picture));
    QPainter painter(&generator);
    paint(painter, picture, layout, dpi);
    painter.end();
    return buffer.data();
}

QByteArray pdf(const HeatmapPicture& picture, const Layout& layout, double dpi) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(1200);
    writer.setPageSize(QPageSize(QSizeF(layout.width / unit_per_mm, layout.height / unit_per_mm), QPageSize::Millimeter, {},
                                 QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(metadataText(picture).replace('\n', "; "));
    writer.setCreator(versionText());
    QPainter painter(&writer);
    painter.scale(1200.0 / 96, 1200.0 / 96);
    paint(painter, picture, layout, dpi);
    painter.end();
    return buffer.data();
}

} // namespace

QString parametersText(const Parameters& resolved) {
    QStringList texts;
    for (const auto& [name, value] : resolved.all())
        texts << QString::fromStdString(name) + "=" +
                     (std::holds_alternative<double>(value) ? shortNumber(std::get<double>(value))
                                                            : QString::fromStdString(std::get<std::string>(value)));
    return texts.join(", ");
}

QString guaranteeText(const Guarantee& guarantee) {
    return QString("%1, status %2").arg(QString::fromUtf8(name(guarantee.definition)), QString::fromUtf8(name(guarantee.status)));
}

QString simulationMark() { return QStringLiteral("SIMULATION – not a private release"); }

HeatmapPicture exportPicture(const HeatmapFrame& frame, const Session& session, const QImage& stimulus, QSize stimulus_px,
                             bool with_compared) {
    HeatmapPicture picture;
    picture.stimulus = session.view.show_stimulus ? stimulus : QImage();
    picture.stimulus_px = stimulus_px;
    picture.colours = colourMapNamed(session.view.colour_map).value_or(ColourMap::viridis);
    picture.opacity = session.view.opacity;
    picture.caption << simulationMark();
    picture.metadata = {{"Nictate", simulationMark()}};
    auto add = [&](const MechanismFrame& shown, const QString& key) {
        const QString title = mechanismTitle(shown), parameters = parametersText(shown.resolved);
        picture.panels.push_back({title, shown.heatmap});
        picture.caption << QString("%1: %2. %3.").arg(title, parameters, guaranteeText(shown.guarantee));
        picture.metadata.push_back({"Mechanism" + key, QString::fromStdString(shown.mechanism)});
        picture.metadata.push_back({"Parameters" + key, parameters});
        picture.metadata.push_back({"Guarantee" + key, guaranteeText(shown.guarantee)});
    };
    add(frame.shown, {});
    if (with_compared && frame.compared)
        add(*frame.compared, "2");
    picture.caption << QString("n = %1 observers, blur σ = %2 px. %3.")
                           .arg(frame.facts.observers)
                           .arg(shortNumber(frame.facts.blur_px), versionText());
    picture.metadata.push_back({"Observers", QString::number(frame.facts.observers)});
    picture.metadata.push_back({"Software", versionText()});
    return picture;
}

QString plotCaption(const HeatmapFrame& frame, const Session& session) {
    return exportPicture(frame, session, {}, {4, 3}, true).caption.join("\n");
}

QImage previewPicture(const HeatmapPicture& picture, double width_mm, double pixels) {
    return drawn(picture, layoutOf(picture, width_mm), pixels / (width_mm * unit_per_mm) * 96);
}

void writePicture(const HeatmapPicture& picture, const QString& file, double width_mm, double dpi) {
    const Layout layout = layoutOf(picture, width_mm);
    QByteArray bytes;
    if (file.endsWith(".png", Qt::CaseInsensitive))
        bytes = png(picture, layout, dpi);
    else if (file.endsWith(".svg", Qt::CaseInsensitive))
        bytes = svg(picture, layout, dpi);
    else if (file.endsWith(".pdf", Qt::CaseInsensitive))
        bytes = pdf(picture, layout, dpi);
    else
        throw InvalidParameter("file", file.toStdString(), "a name ending in .png, .svg or .pdf");
    writeFileAtomically(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace nictate
