#include "widgets/release_pictures.h"

#include "core/release/privacy_card.h"
#include "widgets/animated_picture.h"
#include "widgets/heatmap_picture.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QTextDocument>

namespace nictate {

namespace {

QString softwareOf(const Release<Maps>& release) { return "Nictate " + QString::fromStdString(release.version()); }

} // namespace

QStringList releaseCaption(const PlannedRelease& plan, const std::string& mechanism, int observers, const std::string& version) {
    const Guarantee& guarantee = plan.guarantee;
    QString promise =
        QString("%1, status %2").arg(QString::fromUtf8(name(guarantee.definition)), QString::fromUtf8(name(guarantee.status)));
    if (guarantee.user_epsilon)
        promise += QString(", ε = %1, δ = %2").arg(englishNumber(*guarantee.user_epsilon), englishNumber(guarantee.delta));
    QStringList lines{QString::fromStdString(mechanism) + ": " + promise + QString(", n = %1.").arg(observers)};
    for (const std::string& sentence : sentencesOf(plan))
        lines << QString::fromStdString(sentence);
    return lines << QString("Released by Nictate %1; see the privacy card.").arg(QString::fromStdString(version));
}

namespace {

Picture heatmapPage(const ReleasePlan<Maps>& plan, const GazeMap& map, const std::string& version, const ReleaseLook& look,
                    std::optional<int> window) {
    const Grid& display = plan.facts.display;
    const QString title = "Protected heatmap of " + QString::fromStdString(plan.public_name);
    HeatmapPicture heatmap;
    if (display.windows() == 1)
        heatmap.panels = {{title, std::make_shared<const GazeMap>(map)}};
    else
        heatmap.panels = filmPanels(map, display.cuts, plan.cut.clock, window ? title : QString());
    if (look.in_window && !look.stimulus.isNull() && display.windows() > 1)
        for (int t = 0; t < display.windows(); ++t)
            if (!window || t == *window)
                heatmap.panels[static_cast<std::size_t>(t)].stimulus = look.in_window(plan.facts, plan.cut.clock, t);
    if (window)
        heatmap.panels = {heatmap.panels[static_cast<std::size_t>(*window)]};
    heatmap.stimulus = look.stimulus;
    heatmap.stimulus_px = {display.stimulus_width_px, display.stimulus_height_px};
    heatmap.colours = look.colours;
    heatmap.opacity = look.stimulus.isNull() ? 1 : look.opacity;
    heatmap.caption = releaseCaption(plan, plan.mechanism.info.name, plan.facts.observers, version);
    return pictureOf(heatmap, look.width_mm);
}

} // namespace

Picture releasePicture(const Release<Maps>& release, const ReleaseLook& look, std::optional<int> window) {
    Picture picture = heatmapPage(release.plan(), release.drawn().heatmap, release.version(), look, window);
    picture.title = "Protected heatmap";
    picture.description = QString::fromStdString(privacyCardJson(release));
    picture.texts = {{"Privacy card", picture.description}, {"Software", softwareOf(release)}};
    return picture;
}

void requireDrawable(const ReleasePlan<Maps>& plan, const ReleaseLook& look) {
    const Grid& display = plan.facts.display;
    imageOf(heatmapPage(plan, GazeMap::Zero(display.rows(), display.width), "0", look, {}), look.dpi);
}

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

std::string privacyCardPdf(const std::vector<CardSection>& card, const std::string& version) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({}); // the document brings its own
    writer.setTitle("Privacy card");
    writer.setDocumentXmpMetadata(pdfPacket("Privacy card", "What was promised, and why"));
    writer.setCreator(QString("Nictate %1").arg(QString::fromStdString(version)));
    QTextDocument page;
    QFont font = interfaceFont();
    font.setPointSizeF(8.5);
    font.setStyleStrategy(QFont::PreferNoShaping); // shaped signs, such as the colon of 74:26, are no text to who reads the file
    page.setDefaultFont(font);
    page.setHtml(privacyCardHtml(card));
    page.print(&writer);
    return withoutTime(buffer.data().toStdString());
}

std::string privacyCardPdf(const Release<Maps>& release) { return privacyCardPdf(privacyCardPage(release), release.version()); }
std::string privacyCardPdf(const Release<Signals>& release) {
    return privacyCardPdf(privacyCardPage(release), release.version());
}
std::string privacyCardPdf(const Release<Streams>& release) {
    return privacyCardPdf(privacyCardPage(release), release.version());
}

namespace {

using Writers = std::vector<PublicWriter<Maps>>;

/// A picture of the whole release; `window`: of one window of a film.
std::function<std::string(const Release<Maps>&)> pngWriter(const ReleaseLook& look, std::optional<int> window = {}) {
    return [=](const Release<Maps>& release) { return pngOf(releasePicture(release, look, window), look.dpi); };
}

/// name-1.png …, and name.webp with all of them.
void addFilm(Writers& writers, const std::string& name, const ReleaseLook& look, int windows) {
    for (int t = 0; t < windows; ++t)
        writers.push_back({name + "-" + std::to_string(t + 1) + ".png", pngWriter(look, t)});
    writers.push_back({name + ".webp", [=](const Release<Maps>& release) {
                           constexpr double dpi = 96;
                           const MapFacts& facts = release.plan().facts;
                           const auto times = windowTimes(facts.display.cuts, facts.shown, release.plan().cut.clock);
                           return webpOf(times.size(), [&](std::size_t t) {
                               return AnimatedFrame{imageOf(releasePicture(release, look, static_cast<int>(t)), dpi), times[t]};
                           });
                       }});
}

} // namespace

Writers pictureWriters(const ReleaseLook& look, int windows) {
    ReleaseLook plain = look;
    plain.stimulus = {};
    const double dpi = look.dpi;
    Writers writers = {
        {"heatmap.png", pngWriter(plain)},
        {"heatmap.svg", [plain, dpi](const Release<Maps>& release) { return svgOf(releasePicture(release, plain), dpi); }},
        {"heatmap.pdf", [plain, dpi](const Release<Maps>& release) { return pdfOf(releasePicture(release, plain), dpi); }},
        {"privacy_card.pdf", [](const Release<Maps>& release) { return privacyCardPdf(release); }}};
    const bool on_stimulus = !look.stimulus.isNull();
    if (windows > 1) {
        addFilm(writers, "heatmap", plain, windows);
        if (on_stimulus)
            addFilm(writers, "heatmap_on_stimulus", look, windows);
    } else if (on_stimulus) {
        writers.push_back({"heatmap_on_stimulus.png", pngWriter(look)});
    }
    return writers;
}

} // namespace nictate
