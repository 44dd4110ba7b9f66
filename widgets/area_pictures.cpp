#include "widgets/area_pictures.h"

#include "core/domains/areas/area_release.h"
#include "core/domains/areas/moving_area.h"
#include "core/release/privacy_card.h"
#include "widgets/group_plot.h"
#include "widgets/page_text.h"
#include "widgets/release_pictures.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QPainter>

#include <cmath>

namespace nictate {

namespace {

// All lengths in 1/96 inch.
constexpr double page_margin = 14, head_height = 22, scale_height = 34, row_height = 14, px_per_mm = 96 / 25.4;
constexpr int fill_alpha = 165;

std::string shownMetric(const ReleasePlan<Areas>& plan) {
    for (const AreaMetric metric : plan.facts.metrics)
        if (metric != AreaMetric::transitions)
            return words(metric).id;
    return {};
}

QString metricLabel(const std::string& metric) {
    if (metric.empty())
        return {};
    const AreaMetricWords& word = words(areaMetricOf(metric));
    return QString::fromStdString(word.name.english()) +
           (word.unit.empty() ? QString() : QString(" (%1)").arg(QString::fromStdString(word.unit.english())));
}

} // namespace

AreaColours areaColours(const std::vector<Area>& areas, const std::vector<AreaValue>& rows, const std::string& metric,
                        ColourMap colours, QString (*number)(double)) {
    AreaColours out;
    double most = 0;
    for (const AreaValue& row : rows)
        if (row.metric == metric && !row.to && std::isfinite(row.value))
            most = std::max(most, row.value);
    out.limits = {0, most > 0 ? most : 1};
    for (const Area& area : areas)
        out.looks.push_back({{}, QString::fromStdString(area.name)});
    const ColourTable& table = colourTable(colours);
    for (const AreaValue& row : rows) {
        if (row.metric != metric || row.to || !std::isfinite(row.value))
            continue;
        AreaLook& look = out.looks.at(row.from);
        const auto step = static_cast<std::size_t>(std::clamp(row.value / out.limits.high, 0.0, 1.0) * 255);
        look.fill = QColor::fromRgb(table[step]);
        look.fill.setAlpha(fill_alpha);
        look.text += "\n" + number(row.value);
    }
    return out;
}

namespace {

Picture areaPage(const ReleasePlan<Areas>& plan, const std::vector<AreaValue>& rows, const std::string& version,
                 const AreaPictureLook& look) {
    const std::string metric = shownMetric(plan);
    const AreaColours coloured = areaColours(plan.areas, rows, metric, look.colours, englishNumber);
    const double width = look.width_mm * px_per_mm, inner = width - 2 * page_margin;
    const double height = inner * drawnShape(QSizeF(plan.width_px, plan.height_px));
    QStringList lines = releaseCaption(plan, plan.mechanism.info.name, plan.facts.observers, version);
    if (plan.facts.moving > 0)
        lines << "Areas that move are drawn where they are first visible.";
    if (const QString note = pressedNote(QSizeF(plan.width_px, plan.height_px)); !note.isEmpty())
        lines << note;
    const QString caption = brokenLines(lines, pageFont(10), inner).join("\n");
    const double caption_top = page_margin + head_height + height + scale_height + 6;
    Picture picture;
    picture.size = {width, std::ceil(caption_top + row_height * (1 + caption.count('\n')) + page_margin)};
    std::vector<Area> seen; // a picture stands still
    for (const Area& area : plan.areas)
        seen.push_back(firstSeen(area));
    picture.paint = [=, areas = std::move(seen), stimulus_px = QSizeF(plan.width_px, plan.height_px),
                     title = "Protected table of areas on " + QString::fromStdString(plan.public_name), stimulus = look.stimulus,
                     map = look.colours](QPainter& painter, double) {
        const Theme& theme = lightTheme();
        const QRectF place(page_margin, page_margin + head_height, inner, height);
        painter.setPen(theme.text);
        painter.setFont(pageFont(12, QFont::DemiBold));
        painter.drawText(QRectF(page_margin, page_margin, inner, head_height), Qt::AlignLeft | Qt::AlignVCenter, title);
        painter.fillRect(place, theme.canvas);
        if (!stimulus.isNull())
            painter.drawImage(place, stimulus);
        painter.save();
        painter.setClipRect(place);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(pageFont(10, QFont::DemiBold));
        const QTransform to_page = QTransform::fromTranslate(place.left(), place.top())
                                       .scale(place.width() / stimulus_px.width(), place.height() / stimulus_px.height());
        for (std::size_t i = 0; i < areas.size(); ++i)
            paintFill(painter, areas[i], coloured.looks[i], to_page);
        for (std::size_t i = 0; i < areas.size(); ++i)
            paintOutline(painter, areas[i], i, false, to_page);
        for (std::size_t i = 0; i < areas.size(); ++i)
            paintLabel(painter, areas[i], coloured.looks[i], to_page);
        painter.restore();
        painter.setFont(pageFont(9));
        if (!metric.empty())
            paintColourBar(painter, QRectF(page_margin, place.bottom() + 6, inner, scale_height - 8), colourTable(map),
                           coloured.limits, metricLabel(metric), theme.text, englishNumber);
        painter.setPen(theme.text);
        painter.setFont(pageFont(10));
        painter.drawText(QRectF(page_margin, caption_top, inner, 10 * row_height * (1 + caption.count('\n'))), Qt::AlignLeft,
                         caption);
    };
    picture.title = "Protected table of areas of interest";
    return picture;
}

} // namespace

Picture areaFigure(const Release<Areas>& release) {
    const ReleasePlan<Areas>& plan = release.plan();
    const std::string metric = words(plan.facts.metrics.front()).id;
    const std::string& unit = words(plan.facts.metrics.front()).unit.english();
    GroupContent content;
    content.axis = {QString::fromStdString(words(plan.facts.metrics.front()).name.english()),
                    QString::fromStdString(unit),
                    false,
                    {},
                    {},
                    {},
                    {}};
    if (plan.summaries)
        content.axis.label = "part of the public range"; // each feature has another
    content.noise_name = "noise, 95 %";
    content.people_name = "noise and sampling, 95 %";
    std::vector<GroupRows> tables = release.drawn().groups;
    if (tables.empty())
        tables.push_back({"all observers", plan.facts.observers, release.drawn().rows});
    for (const GroupRows& table : tables) {
        GroupContent::Group& group = content.groups.emplace_back();
        group.name = QString::fromStdString(table.group);
        for (const AreaValue& published : table.rows) {
            if (published.metric != metric)
                continue;
            const AreaValue row = inParts(published, plan.facts);
            if (content.groups.size() == 1)
                content.areas << QString::fromStdString(rowName(row, plan.areas));
            group.values.push_back(row.value);
            group.lows.push_back(row.low);
            group.highs.push_back(row.high);
            group.people_lows.push_back(row.people_low);
            group.people_highs.push_back(row.people_high);
        }
    }
    Picture picture = groupFigure(content, column_figure_size);
    picture.title = plan.summaries ? "Protected means of features" : "Protected table of areas of interest";
    picture.description = QString::fromStdString(privacyCardJson(release));
    return picture;
}

Picture areaPicture(const Release<Areas>& release, const AreaPictureLook& look) {
    Picture picture = areaPage(release.plan(), release.drawn().rows, release.version(), look);
    picture.description = QString::fromStdString(privacyCardJson(release));
    picture.texts = {{"Privacy card", picture.description}, {"Software", "Nictate " + QString::fromStdString(release.version())}};
    return picture;
}

void requireDrawable(const ReleasePlan<Areas>& plan, const AreaPictureLook& look) {
    imageOf(areaPage(plan, {}, "0", look), look.dpi);
}

std::vector<PublicWriter<Areas>> cardWriters() { return {privacyCardWriter<Areas>()}; }

std::vector<PublicWriter<Areas>> summaryPictureWriters() {
    std::vector<PublicWriter<Areas>> writers = cardWriters();
    writers.push_back({"figure.svg", [](const Release<Areas>& release) { return svgOf(areaFigure(release), 300); }});
    writers.push_back({"figure.pdf", [](const Release<Areas>& release) { return pdfOf(areaFigure(release), 300); }});
    return writers;
}

std::vector<PublicWriter<Areas>> areaPictureWriters(const AreaPictureLook& look) {
    AreaPictureLook plain = look;
    plain.stimulus = {};
    std::vector<PublicWriter<Areas>> writers = summaryPictureWriters();
    writers.insert(writers.begin(), {"aois.png", [plain](const Release<Areas>& release) {
                                         return pngOf(areaPicture(release, plain), plain.dpi);
                                     }});
    if (!look.stimulus.isNull())
        writers.push_back(
            {area_overlay, [look](const Release<Areas>& release) { return pngOf(areaPicture(release, look), look.dpi); }});
    return writers;
}

} // namespace nictate
