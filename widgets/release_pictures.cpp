#include "widgets/release_pictures.h"

#include "core/release/privacy_card.h"
#include "widgets/animated_picture.h"
#include "widgets/group_maps_picture.h"
#include "widgets/heatmap_picture.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QTextDocument>

namespace nictate {

namespace {

QString softwareOf(const Release<Heatmaps>& release) { return "Nictate " + QString::fromStdString(release.version()); }

} // namespace

QStringList releaseCaption(const PlannedRelease& plan, const Text& mechanism, int observers, const std::string& version) {
    const Guarantee& guarantee = plan.guarantee;
    QString promise = QString("%1, status %2")
                          .arg(QString::fromStdString(name(guarantee.definition).english()),
                               QString::fromStdString(name(guarantee.status).english()));
    if (guarantee.user_epsilon)
        promise += QString(", ε = %1, δ = %2").arg(englishNumber(*guarantee.user_epsilon), englishNumber(guarantee.delta));
    QStringList lines{QString::fromStdString(mechanism.english()) + ": " + promise + QString(", n = %1.").arg(observers)};
    for (const Text& sentence : sentencesOf(plan))
        lines << QString::fromStdString(sentence.english());
    return lines << QString("Released by Nictate %1; see the privacy card.").arg(QString::fromStdString(version));
}

namespace {

Picture heatmapPage(const ReleasePlan<Heatmaps>& plan, const GazeMap& map, const std::string& version, const ReleaseLook& look,
                    std::optional<int> window, std::size_t group) {
    const Grid& display = plan.facts.display;
    QString title = "Protected heatmap of " + QString::fromStdString(plan.public_name);
    int people = plan.facts.observers;
    if (!plan.groups.empty()) {
        title += ", " + QString::fromStdString(plan.attribute + ": " + plan.groups.at(group).name);
        people = static_cast<int>(plan.groups[group].observers.size());
    }
    HeatmapPicture heatmap;
    if (display.windows() == 1)
        heatmap.panels = {{title, std::make_shared<const GazeMap>(map)}};
    else
        heatmap.panels = windowPanels(map, display.cuts, plan.cut.clock, window ? title : QString());
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
    heatmap.caption = releaseCaption(plan, plan.mechanism.info.name, people, version);
    return pictureOf(heatmap, look.width_mm);
}

Picture withCard(Picture picture, const Release<Heatmaps>& release) {
    picture.title = "Protected heatmap";
    picture.description = QString::fromStdString(privacyCardJson(release));
    picture.texts = {{"Privacy card", picture.description}, {"Software", softwareOf(release)}};
    return picture;
}

Picture groupsPage(const ReleasePlan<Heatmaps>& plan, const GroupMap& a, const GroupMap& b, const MapDifference& difference,
                   const std::string& version, const ReleaseLook& look) {
    const Grid& display = plan.facts.display;
    GroupMapsPicture maps{a, b, difference, look.stimulus, {display.stimulus_width_px, display.stimulus_height_px}, {}, {}};
    maps.caption = releaseCaption(plan, plan.mechanism.info.name, plan.facts.observers, version);
    maps.caption.prepend(QString("Protected heatmaps of %1 by %2: all groups cost one ε.")
                             .arg(QString::fromStdString(plan.public_name), QString::fromStdString(plan.attribute)));
    maps.caption << QString("Outlined: beyond the noise (differences above %1), and beyond the noise only.")
                        .arg(shortNumber(difference.threshold));
    return pictureOfGroups(maps, look.width_mm);
}

} // namespace

Picture releasePicture(const Release<Heatmaps>& release, const ReleaseLook& look, std::optional<int> window, std::size_t map) {
    const GazeMap& heatmap = mapsOf(release).at(map).drawn->heatmap;
    return withCard(heatmapPage(release.plan(), heatmap, release.version(), look, window, map), release);
}

Picture groupsPicture(const Release<Heatmaps>& release, const ReleaseLook& look, std::size_t pair) {
    const MapDifference& difference = release.drawn().differences.at(pair);
    const auto mapOf = [&](const std::string& group) {
        for (const ReleasedMap& map : mapsOf(release))
            if (map.group == group)
                return GroupMap{map.group, map.people, map.drawn->heatmap};
        return GroupMap{};
    };
    return withCard(
        groupsPage(release.plan(), mapOf(difference.group_a), mapOf(difference.group_b), difference, release.version(), look),
        release);
}

void requireDrawable(const ReleasePlan<Heatmaps>& plan, const ReleaseLook& look) {
    const Grid& display = plan.facts.display;
    const GazeMap nothing = GazeMap::Zero(display.rows(), display.width);
    imageOf(heatmapPage(plan, nothing, "0", look, {}, 0), look.dpi);
    if (plan.groups.empty())
        return;
    const MapDifference none{"a", "b", plan.grid, GazeMap::Zero(plan.grid.rows(), plan.grid.width), 1};
    imageOf(groupsPage(plan, {"a", 1, nothing}, {"b", 1, nothing}, none, "0", look), look.dpi);
}

QString privacyCardHtml(const std::vector<CardSection>& card, int label_percent) {
    QString html = "<h1>Privacy card</h1>";
    bool appendix = false;
    for (const CardSection& section : card) {
        const bool first = !appendix && section.title.starts_with("Appendix");
        appendix = appendix || first;
        html +=
            QString("<h3%1>%2</h3><table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">")
                .arg(first ? " style=\"page-break-before:always\"" : "", QString::fromStdString(section.title).toHtmlEscaped());
        for (const auto& [label, text] : section.lines)
            html += QString("<tr><td width=\"%1%\"><b>%2&nbsp;&nbsp;</b></td><td>%3</td></tr>")
                        .arg(label_percent)
                        .arg(QString::fromStdString(label).toHtmlEscaped(), QString::fromStdString(text).toHtmlEscaped());
        html += "</table>";
    }
    return html;
}

std::string privacyCardPdf(const std::vector<CardSection>& card, const std::string& version) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    fixFontOrder();
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

namespace {

using Writers = std::vector<PublicWriter<Heatmaps>>;

/// A picture of the whole release; `window`: of one window of time.
std::function<std::string(const Release<Heatmaps>&)> pngWriter(const ReleaseLook& look, std::optional<int> window = {},
                                                               std::size_t map = 0) {
    return [=](const Release<Heatmaps>& release) { return pngOf(releasePicture(release, look, window, map), look.dpi); };
}

/// name.png, name.svg and name.pdf.
void addPictures(Writers& writers, const std::string& name, double dpi,
                 const std::function<Picture(const Release<Heatmaps>&)>& picture) {
    writers.push_back({name + ".png", [=](const Release<Heatmaps>& release) { return pngOf(picture(release), dpi); }});
    writers.push_back({name + ".svg", [=](const Release<Heatmaps>& release) { return svgOf(picture(release), dpi); }});
    writers.push_back({name + ".pdf", [=](const Release<Heatmaps>& release) { return pdfOf(picture(release), dpi); }});
}

/// A heatmap without the stimulus and, where there is one, on it.
void addHeatmap(Writers& writers, const std::string& suffix, const ReleaseLook& look, std::size_t map) {
    ReleaseLook plain = look;
    plain.stimulus = {};
    addPictures(writers, "heatmap" + suffix, look.dpi,
                [plain, map](const Release<Heatmaps>& release) { return releasePicture(release, plain, {}, map); });
    if (!look.stimulus.isNull())
        writers.push_back({"heatmap_on_stimulus" + suffix + ".png", pngWriter(look, {}, map)});
}

/// name-1.png …, and name.webp with all of them.
void addWindows(Writers& writers, const std::string& name, const ReleaseLook& look, int windows) {
    for (int t = 0; t < windows; ++t)
        writers.push_back({name + "-" + std::to_string(t + 1) + ".png", pngWriter(look, t)});
    writers.push_back({name + ".webp", [=](const Release<Heatmaps>& release) {
                           constexpr double dpi = 96;
                           const HeatmapFacts& facts = release.plan().facts;
                           const auto times = windowTimes(facts.display.cuts, facts.shown, release.plan().cut.clock);
                           return webpOf(times.size(), [&](std::size_t t) {
                               return AnimatedFrame{imageOf(releasePicture(release, look, static_cast<int>(t)), dpi), times[t]};
                           });
                       }});
}

} // namespace

Writers pictureWriters(const ReleaseLook& look, int windows) {
    Writers writers = {privacyCardWriter<Heatmaps>()};
    if (windows == 1) {
        addHeatmap(writers, "", look, 0);
        return writers;
    }
    ReleaseLook plain = look;
    plain.stimulus = {};
    addHeatmap(writers, "", plain, 0);
    addWindows(writers, "heatmap", plain, windows);
    if (!look.stimulus.isNull())
        addWindows(writers, "heatmap_on_stimulus", look, windows);
    return writers;
}

Writers groupPictureWriters(const ReleaseLook& look, const std::vector<std::string>& suffixes) {
    Writers writers = {privacyCardWriter<Heatmaps>()};
    for (std::size_t g = 0; g < suffixes.size(); ++g)
        addHeatmap(writers, suffixes[g], look, g);
    std::size_t pair = 0;
    for (std::size_t a = 0; a < suffixes.size(); ++a)
        for (std::size_t b = a + 1; b < suffixes.size(); ++b, ++pair)
            addPictures(writers, "groups" + suffixes[a] + suffixes[b], look.dpi,
                        [look, pair](const Release<Heatmaps>& release) { return groupsPicture(release, look, pair); });
    return writers;
}

} // namespace nictate
