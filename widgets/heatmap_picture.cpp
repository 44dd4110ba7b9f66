#include "widgets/heatmap_picture.h"

#include "core/files/atomic_file.h"
#include "core/files/table_text.h"
#include "widgets/animated_picture.h"
#include "widgets/heatmap_renderer.h"
#include "widgets/page_text.h"
#include "widgets/plot_style.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

// All lengths in 1/96 inch.
constexpr double unit_per_mm = 96 / 25.4;
constexpr double margin = 14, gap = 14, title_height = 22, bar_height = 34, line_height = 14;
constexpr auto map_unit = "fixations per observer, blurred";

/// Where things stand on the page.
struct Layout {
    int columns;
    double width, panel_width, panel_height, caption_top, height;
    QStringList lines; ///< the caption, broken to the width
};

Layout layoutOf(const HeatmapPicture& picture, double width_mm) {
    Layout layout;
    layout.width = width_mm * unit_per_mm;
    const auto count = static_cast<int>(picture.panels.size());
    layout.columns = count <= 3 ? count : static_cast<int>(std::ceil(std::sqrt(count)));
    const int rows = (count + layout.columns - 1) / layout.columns;
    layout.panel_width = (layout.width - 2 * margin - (layout.columns - 1) * gap) / layout.columns;
    layout.panel_height = layout.panel_width * drawnShape(picture.stimulus_px);
    layout.caption_top = margin + rows * (title_height + layout.panel_height + bar_height) + 6;
    const QString note = pressedNote(picture.stimulus_px);
    layout.lines = brokenLines(note.isEmpty() ? picture.caption : picture.caption + QStringList{note}, pageFont(10),
                               layout.width - 2 * margin);
    const auto lines = static_cast<double>(layout.lines.size() + !picture.mark.isEmpty());
    layout.height = std::ceil(layout.caption_top + line_height * lines + margin);
    return layout;
}

ColourLimits limitsOf(const HeatmapPicturePanel& panel) {
    const double most = panel.most > 0 ? panel.most : panel.heatmap->maxCoeff();
    return {0, most > 0 ? most : 1};
}

} // namespace

QImage heatmapImage(const HeatmapPicture& picture, const HeatmapPicturePanel& panel, int width) {
    const GazeMap& heatmap = *panel.heatmap;
    const int height = std::max(1, qRound(width * drawnShape(picture.stimulus_px)));
    QImage under(width, height, QImage::Format_RGB32);
    under.fill(lightTheme().canvas);
    const QImage& stimulus = panel.stimulus.isNull() ? picture.stimulus : panel.stimulus;
    if (!stimulus.isNull())
        under =
            stimulus.scaled(width, height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    QImage out(width, height, QImage::Format_RGB32);
    auto range = [](Eigen::Index cells, int count) {
        const double step = static_cast<double>(cells) / count;
        return PixelRange{step / 2, step, count};
    };
    RenderJob job;
    job.map = &heatmap;
    job.columns = range(heatmap.cols(), width);
    job.rows = range(heatmap.rows(), height);
    job.limits = limitsOf(panel);
    job.table = blendTable(colourTable(picture.colours), picture.opacity, picture.opacity < 1 ? Fade::low_end : Fade::none);
    job.under = reinterpret_cast<const std::uint32_t*>(under.constBits());
    job.under_stride = under.bytesPerLine() / 4;
    job.out = reinterpret_cast<std::uint32_t*>(out.bits());
    job.out_stride = out.bytesPerLine() / 4;
    render(job);
    return out;
}

namespace {

void paintPanel(QPainter& painter, const HeatmapPicture& picture, const HeatmapPicturePanel& panel, QRectF place, double dpi) {
    const Theme& theme = lightTheme();
    painter.setPen(theme.text);
    painter.setFont(pageFont(12, QFont::DemiBold));
    painter.drawText(QRectF(place.left(), place.top() - title_height, place.width(), title_height),
                     Qt::AlignLeft | Qt::AlignVCenter, panel.title);
    painter.drawImage(place, heatmapImage(picture, panel, static_cast<int>(std::lround(place.width() * dpi / 96))));
    painter.setFont(pageFont(9));
    paintColourBar(painter, QRectF(place.left(), place.bottom() + 6, place.width(), bar_height - 8), colourTable(picture.colours),
                   limitsOf(panel), map_unit, theme.text, englishNumber);
}

void paint(QPainter& painter, const HeatmapPicture& picture, const Layout& layout, double dpi) {
    for (std::size_t i = 0; i < picture.panels.size(); ++i) {
        const int at = static_cast<int>(i), row = at / layout.columns, column = at % layout.columns;
        const QRectF place(margin + column * (layout.panel_width + gap),
                           margin + title_height + row * (title_height + layout.panel_height + bar_height), layout.panel_width,
                           layout.panel_height);
        paintPanel(painter, picture, picture.panels[i], place, dpi);
    }
    painter.setPen(lightTheme().text);
    QRectF line(margin, layout.caption_top, layout.width - 2 * margin, line_height);
    auto write = [&](const QString& text, QFont::Weight weight) {
        painter.setFont(pageFont(10, weight));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, line_height);
    };
    if (!picture.mark.isEmpty())
        write(picture.mark, QFont::DemiBold);
    for (const QString& text : layout.lines)
        write(text, QFont::Normal);
}

} // namespace

std::vector<HeatmapPicturePanel> windowPanels(const GazeMap& maps, const std::vector<double>& cuts, GazeClock clock,
                                              const QString& title) {
    const double most = maps.maxCoeff();
    const int windows = static_cast<int>(cuts.size()) + 1;
    std::vector<HeatmapPicturePanel> panels;
    for (int t = 0; t < windows; ++t) {
        const QString name = QString::fromStdString(windowName(cuts, t, clock).english());
        panels.push_back({title.isEmpty() ? name : title + ", " + name,
                          std::make_shared<const GazeMap>(windowMap(maps, t, windows)),
                          most > 0 ? most : 1,
                          {}});
    }
    return panels;
}

Picture pictureOf(const HeatmapPicture& picture, double width_mm) {
    const Layout layout = layoutOf(picture, width_mm);
    QStringList lines;
    for (const auto& [key, value] : picture.metadata)
        lines << key + ": " + value;
    return {.size = {layout.width, layout.height},
            .paint = [picture, layout](QPainter& painter, double dpi) { paint(painter, picture, layout, dpi); },
            .title = picture.mark,
            .description = lines.join('\n'),
            .texts = picture.metadata};
}

QString fileOfWindow(const QString& file, int window) {
    const QFileInfo info(file);
    const QString ending = info.suffix().isEmpty() ? QString() : "." + info.suffix();
    return QDir(info.path()).filePath(info.completeBaseName() + "-" + QString::number(window + 1) + ending);
}

namespace {

/// One window of time.
HeatmapPicture pageOf(const HeatmapPicture& picture, std::size_t window) {
    HeatmapPicture page = picture;
    page.panels = {picture.panels[window]};
    page.times_ms.clear();
    return page;
}

void writeAnimation(const HeatmapPicture& picture, double width_mm, const QString& file) {
    const auto frame = [&](std::size_t t) {
        return AnimatedFrame{imageOf(pictureOf(pageOf(picture, t), width_mm), 96), picture.times_ms[t]};
    };
    writeFileAtomically(file.toStdString(), webpOf(picture.panels.size(), frame));
}

bool isTable(const QString& file) { return file.endsWith(".csv", Qt::CaseInsensitive); }

void writeTables(const HeatmapPicture& picture, const QStringList& files) {
    for (std::size_t i = 0; i < picture.panels.size(); ++i) {
        const HeatmapPicturePanel& panel = picture.panels[i];
        TableText text;
        text.rows(*panel.heatmap);
        const QStringList caption = QStringList{picture.mark, panel.title} + picture.caption;
        writeFileAtomically(files[static_cast<int>(i)].toStdString(), csvCaption(caption.join('\n')).toStdString() + text.take());
    }
}

} // namespace

QStringList filesOf(const HeatmapPicture& picture, const QString& file) {
    const bool pages = !picture.times_ms.empty() && file.endsWith(".png", Qt::CaseInsensitive);
    const bool tables = isTable(file) && picture.panels.size() > 1;
    QStringList files;
    if (!tables)
        files << file;
    for (std::size_t i = 0; (pages || tables) && i < picture.panels.size(); ++i)
        files << fileOfWindow(file, static_cast<int>(i));
    return files;
}

void writeHeatmapPicture(const HeatmapPicture& picture, double width_mm, const QString& file, double dpi) {
    const QStringList files = filesOf(picture, file);
    if (isTable(file))
        return writeTables(picture, files);
    if (!picture.times_ms.empty() && file.endsWith(".webp", Qt::CaseInsensitive))
        return writeAnimation(picture, width_mm, file);
    writePicture(pictureOf(picture, width_mm), file, dpi);
    for (int page = 1; page < files.size(); ++page)
        writePicture(pictureOf(pageOf(picture, static_cast<std::size_t>(page - 1)), width_mm), files[page], dpi);
}

} // namespace nictate
