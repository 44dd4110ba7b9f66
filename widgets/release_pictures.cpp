#include "widgets/release_pictures.h"

#include "core/errors.h"
#include "core/release/signal_card.h"
#include "widgets/heatmap_renderer.h"
#include "widgets/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

// All lengths in 1/96 inch, scaled to the device.
constexpr double unit_per_mm = 96 / 25.4;
constexpr double margin = 14, title_height = 22, bar_height = 34, line_height = 14;

std::string bytesOf(const QBuffer& buffer) { return buffer.data().toStdString(); }

QFont textFont(int pixels, QFont::Weight weight = QFont::Normal) {
    QFont font = interfaceFont();
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

ColourLimits limitsOf(const Release& release) {
    const double most = release.heatmap().maxCoeff();
    return {0, most > 0 ? most : 1};
}

/// The heatmap, over the stimulus or over white.
QImage heatmapImage(const Release& release, const ReleaseLook& look, int width) {
    const GazeMap& map = release.heatmap();
    const Grid& display = release.plan().facts.display;
    const int height = std::max(1, qRound(width * display.stimulus_height_px / display.stimulus_width_px));
    QImage under(width, height, QImage::Format_RGB32);
    under.fill(Qt::white);
    if (!look.stimulus.isNull())
        under = look.stimulus.scaled(width, height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGB32);
    QImage out(width, height, QImage::Format_RGB32);
    auto range = [](Eigen::Index cells, int count) {
        const double step = static_cast<double>(cells) / count;
        return PixelRange{step / 2, step, count};
    };
    RenderJob job;
    job.map = &map;
    job.columns = range(map.cols(), width);
    job.rows = range(map.rows(), height);
    job.limits = limitsOf(release);
    const bool overlay = !look.stimulus.isNull();
    job.table = blendTable(colourTable(look.colours), overlay ? look.opacity : 1, overlay ? Fade::low_end : Fade::none);
    job.under = reinterpret_cast<const std::uint32_t*>(under.constBits());
    job.under_stride = under.bytesPerLine() / 4;
    job.out = reinterpret_cast<std::uint32_t*>(out.bits());
    job.out_stride = out.bytesPerLine() / 4;
    render(job);
    return out;
}

QStringList captionOf(const Release& release) {
    const ReleasePlan& plan = release.plan();
    const Guarantee& guarantee = plan.guarantee;
    QString promise =
        QString("%1, status %2").arg(QString::fromUtf8(name(guarantee.definition)), QString::fromUtf8(name(guarantee.status)));
    if (guarantee.user_epsilon)
        promise += QString(", ε = %1, δ = %2").arg(shortNumber(*guarantee.user_epsilon), shortNumber(guarantee.delta));
    return {QString::fromStdString(plan.mechanism.info.name) + ": " + promise + QString(", n = %1.").arg(plan.facts.observers),
            QString::fromStdString(plainSentence(guarantee)),
            QString("Released by Nictate %1; see the privacy card.").arg(QString::fromStdString(release.version()))};
}

/// The figure: title, heatmap, colour bar, caption.
class Figure {
  public:
    Figure(const Release& release, const ReleaseLook& look) : release_(release), look_(look), caption_(captionOf(release)) {
        const Grid& display = release.plan().facts.display;
        width_ = look.width_mm * unit_per_mm;
        map_ = QRectF(margin, margin + title_height, width_ - 2 * margin,
                      (width_ - 2 * margin) * display.stimulus_height_px / display.stimulus_width_px);
        height_ = std::ceil(map_.bottom() + bar_height + 6 + line_height * static_cast<double>(caption_.size()) + margin);
    }

    double width() const { return width_; }
    double height() const { return height_; }

    void paint(QPainter& painter) const {
        const QColor text = lightTheme().text;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.fillRect(QRectF(0, 0, width_, height_), Qt::white);
        painter.setPen(text);
        painter.setFont(textFont(12, QFont::DemiBold));
        painter.drawText(QRectF(margin, margin, map_.width(), title_height), Qt::AlignLeft | Qt::AlignVCenter,
                         "Private heatmap of " + QString::fromStdString(release_.plan().stimulus));
        painter.drawImage(map_, heatmapImage(release_, look_, static_cast<int>(std::lround(map_.width() * look_.dpi / 96))));
        painter.setFont(textFont(9));
        paintColourBar(painter, QRectF(margin, map_.bottom() + 6, map_.width(), bar_height - 8), colourTable(look_.colours),
                       limitsOf(release_), "fixations per observer, blurred", text);
        painter.setPen(text);
        painter.setFont(textFont(10));
        double y = map_.bottom() + bar_height + 6;
        for (const QString& line : caption_) {
            painter.drawText(QRectF(margin, y, map_.width(), line_height), Qt::AlignLeft | Qt::AlignVCenter, line);
            y += line_height;
        }
    }

  private:
    const Release& release_;
    const ReleaseLook& look_;
    QStringList caption_;
    double width_ = 0, height_ = 0;
    QRectF map_;
};

} // namespace

QString privacyCardHtml(const std::vector<CardSection>& card, int label_percent) {
    QString html = "<h1>Privacy card</h1>";
    for (const CardSection& section : card) {
        html += "<h3>" + QString::fromStdString(section.title).toHtmlEscaped() +
                "</h3><table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">";
        for (const auto& [label, text] : section.lines) {
            const QString value = QString::fromStdString(text).toHtmlEscaped();
            html += label.empty()
                        ? "<tr><td colspan=\"2\">" + value + "</td></tr>"
                        : "<tr><td width=\"" + QString::number(label_percent) + "%\"><b>" +
                              QString::fromStdString(label).toHtmlEscaped() + "&nbsp;&nbsp;</b></td><td>" + value + "</td></tr>";
        }
        html += "</table>";
    }
    return html;
}

std::string releasePng(const Release& release, const ReleaseLook& look) {
    const Figure figure(release, look);
    const double scale = look.dpi / 96;
    QImage image(static_cast<int>(std::lround(figure.width() * scale)), static_cast<int>(std::lround(figure.height() * scale)),
                 QImage::Format_RGB32);
    if (image.isNull())
        throw OutputError("a picture this large does not fit in memory; choose fewer dpi");
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    figure.paint(painter);
    painter.end();
    image.setDotsPerMeterX(static_cast<int>(std::lround(look.dpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.setText("Privacy card", QString::fromStdString(privacyCardJson(release)));
    image.setText("Software", QString("Nictate %1").arg(QString::fromStdString(release.version())));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        throw OutputError("the picture could not be made");
    return bytesOf(buffer);
}

std::string releaseSvg(const Release& release, const ReleaseLook& look) {
    const Figure figure(release, look);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize({static_cast<int>(figure.width()), static_cast<int>(figure.height())});
    generator.setViewBox(QRectF(0, 0, figure.width(), figure.height()));
    generator.setTitle("Private heatmap");
    generator.setDescription(QString::fromStdString(privacyCardJson(release)).toHtmlEscaped());
    QPainter painter(&generator);
    figure.paint(painter);
    painter.end();
    return bytesOf(buffer);
}

std::string releasePdf(const Release& release, const ReleaseLook& look) {
    const Figure figure(release, look);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(1200);
    writer.setPageSize(QPageSize(QSizeF(figure.width() / unit_per_mm, figure.height() / unit_per_mm), QPageSize::Millimeter, {},
                                 QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle("Private heatmap");
    writer.setCreator(QString("Nictate %1").arg(QString::fromStdString(release.version())));
    QPainter painter(&writer);
    painter.scale(1200.0 / 96, 1200.0 / 96);
    figure.paint(painter);
    painter.end();
    return bytesOf(buffer);
}

namespace {

std::string cardPdf(const std::vector<CardSection>& card, const std::string& version) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({}); // the document brings its own
    writer.setTitle("Privacy card");
    writer.setCreator(QString("Nictate %1").arg(QString::fromStdString(version)));
    QTextDocument page;
    QFont font = interfaceFont();
    font.setPointSizeF(8.5);
    page.setDefaultFont(font);
    page.setHtml(privacyCardHtml(card));
    page.print(&writer);
    return bytesOf(buffer);
}

} // namespace

std::string privacyCardPdf(const Release& release) { return cardPdf(privacyCardPage(release), release.version()); }
std::string privacyCardPdf(const SignalRelease& release) { return cardPdf(privacyCardPage(release), release.version()); }

std::vector<PublicWriter> pictureWriters(const ReleaseLook& look) {
    ReleaseLook plain = look;
    plain.stimulus = {};
    std::vector<PublicWriter> writers = {{"heatmap.png", [plain](const Release& release) { return releasePng(release, plain); }},
                                         {"heatmap.svg", [plain](const Release& release) { return releaseSvg(release, plain); }},
                                         {"heatmap.pdf", [plain](const Release& release) { return releasePdf(release, plain); }},
                                         {"privacy_card.pdf", [](const Release& release) { return privacyCardPdf(release); }}};
    if (!look.stimulus.isNull())
        writers.push_back({"heatmap_on_stimulus.png", [look](const Release& release) { return releasePng(release, look); }});
    return writers;
}

} // namespace nictate
