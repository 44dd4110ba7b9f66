#include "app/benches/area_plots.h"

#include "widgets/translated.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

const AreaMetricWords& wordsOf(const std::string& metric) {
    const AreaMetricWords& of_features = words(AreaMetric::feature_mean);
    return metric == of_features.id ? of_features : words(areaMetricOf(metric));
}

PlotAxis axisOf(const std::string& metric) {
    const AreaMetricWords& word = wordsOf(metric);
    if (&word == &words(AreaMetric::feature_mean)) // each feature has another unit
        return {AreaPlots::tr("part of the public range"), {}, false, {}, {}, {}, {}};
    return {translated(word.name), translated(word.unit), false, {}, {}, {}, {}};
}

/// Rows of the metric, those of features in parts of their ranges.
std::vector<AreaRow> shownRows(const AreasFrame& frame, const std::string& shown) {
    std::vector<AreaRow> rows;
    for (const AreaRow& row : frame.rows) {
        if (row.shown.metric != shown)
            continue;
        rows.push_back(row);
        rows.back().shown.value = row.original;
        rows.back().original = inParts(rows.back().shown, frame.facts).value;
        rows.back().shown = inParts(row.shown, frame.facts);
    }
    return rows;
}

/// Of people, and the noise about the same points.
void addDifferences(GroupContent& content, const AreasFrame& frame, const std::string& shown) {
    content.axis.label = AreaPlots::tr("difference of %1").arg(content.axis.label);
    GroupContent::Group differences{
        QString::fromStdString(frame.compared->first + " − " + frame.compared->second), {}, {}, {}, {}, {}};
    for (const Finding& finding : frame.within) {
        if (finding.metric != shown)
            continue;
        const auto noise = std::find_if(frame.table.noises.begin(), frame.table.noises.end(),
                                        [&](const AreaNoise& each) { return words(each.metric).id == shown; });
        const double value = finding.shown.difference, half = noise->halfWidth();
        content.areas << QString::fromStdString(finding.area);
        differences.values.push_back(value);
        differences.lows.push_back(value - half);
        differences.highs.push_back(value + half);
        differences.people_lows.push_back(finding.sampling ? finding.shown.low : std::nan(""));
        differences.people_highs.push_back(finding.sampling ? finding.shown.high : std::nan(""));
    }
    content.groups.push_back(std::move(differences));
}

} // namespace

AreaPlots::AreaPlots(TableColumns columns, QWidget* parent) : PlotBoard(1, 2, 150, parent) {
    if (columns == TableColumns::features) {
        table_ = addBars("summaries", tr("Su&mmaries"), tr("Summaries"), panel(0));
        figure_ = new GroupPlot;
        addPlot(figure_, "summary_figure", tr("Figu&re of summaries"), tr("Figure"), panel(0));
        seen_ = addCurves("summaries_seen", tr("&What could be seen"), tr("What could be seen"), panel(1));
        return;
    }
    table_ = addBars("areas", tr("&Areas"), tr("Areas"), panel(0));
    figure_ = new GroupPlot;
    addPlot(figure_, "area_figure", tr("&Figure"), tr("Figure"), panel(0));
    attack_ = addBars("area_attack", tr("A&ttack"), tr("What an attacker recovers"), panel(1));
    seen_ = addCurves("could_be_seen", tr("What &could be seen"), tr("What could be seen"), panel(1));
}

void AreaPlots::clear(const QString& reason) {
    clearPlots(reason);
    figure_->setContent({});
    figure_->setEmptyText(reason);
}

void AreaPlots::setFrame(const AreasFrame& frame, const std::string& shown) {
    BarContent bars;
    bars.axis = axisOf(shown);
    bars.original_name = tr("original");
    const std::vector<AreaRow> rows = shownRows(frame, shown);
    const auto sampled = [&](const AreaRow& row) { return !std::isnan(row.shown.people_low); };
    const bool people = std::any_of(rows.begin(), rows.end(), sampled);
    bars.protected_name = people ? tr("protected, 95 % noise; thin: people") : tr("protected, 95 % of the bounded mean");
    for (const AreaRow& row : rows) {
        if (people) {
            bars.wide_lows.push_back(row.shown.people_low);
            bars.wide_highs.push_back(row.shown.people_high);
        }
        bars.names << QString::fromStdString(row.group.empty() ? row.area : row.area + " " + row.group);
        bars.originals.push_back(row.original);
        bars.values.push_back(row.shown.value);
        bars.lows.push_back(row.shown.low);
        bars.highs.push_back(row.shown.high);
    }
    if (frame.compared)
        table_->setEmptyText(tr("The differences within people are in the figure: no table of either is published."));
    table_->setTitle(translated(wordsOf(shown).name));
    table_->setContent(std::move(bars));
    showFigure(frame, shown);
    if (attack_)
        showAttack(frame, shown);
    showSeen(frame, shown);
}

void AreaPlots::showFigure(const AreasFrame& frame, const std::string& shown) {
    GroupContent content;
    content.axis = axisOf(shown);
    content.noise_name = tr("noise, 95 %");
    content.people_name = tr("noise and sampling, 95 %");
    if (frame.compared)
        addDifferences(content, frame, shown);
    for (const AreaRow& row : shownRows(frame, shown)) {
        const QString name = row.group.empty() ? tr("all observers") : QString::fromStdString(row.group);
        if (content.groups.empty() || content.groups.back().name != name)
            content.groups.push_back({name, {}, {}, {}, {}, {}});
        GroupContent::Group& group = content.groups.back();
        if (content.groups.size() == 1)
            content.areas << QString::fromStdString(row.area);
        group.values.push_back(row.shown.value);
        group.lows.push_back(row.shown.low);
        group.highs.push_back(row.shown.high);
        group.people_lows.push_back(row.shown.people_low);
        group.people_highs.push_back(row.shown.people_high);
    }
    figure_->setTitle(translated(wordsOf(shown).name));
    figure_->setContent(std::move(content));
}

void AreaPlots::showSeen(const AreasFrame& frame, const std::string& shown) {
    Curve alone, among_all;
    alone.name = tr("one difference");
    among_all.name = tr("after Holm");
    among_all.dash = 1;
    for (const SeenDifference& seen : frame.seen) {
        alone.x.push_back(seen.epsilon);
        alone.y.push_back(seen.difference);
        among_all.x.push_back(seen.epsilon);
        among_all.y.push_back(seen.among_all);
    }
    seen_->setEmptyText(frame.compared ? tr("Of differences within people it is not known how much they vary.")
                                       : tr("Two groups of two observers or more are needed."));
    seen_->setTitle(frame.seen.empty() ? QString()
                                       : tr("Smallest difference found in 80 of 100 studies, groups of %1 and %2")
                                             .arg(frame.seen.front().people_a)
                                             .arg(frame.seen.front().people_b));
    PlotAxis difference = axisOf(shown);
    difference.label = tr("difference of %1").arg(difference.label);
    difference.low = 0;
    seen_->setAxes({"ε", {}, true, {}, {}, {}, {}}, difference);
    seen_->setCurves(frame.seen.empty() ? std::vector<Curve>() : std::vector{alone, among_all});
    seen_->setMarker(frame.table.resolved.numberIf("epsilon"), false);
}

void AreaPlots::showAttack(const AreasFrame& frame, const std::string& shown) {
    BarContent recovered;
    recovered.secret = true;
    recovered.axis = axisOf(shown);
    recovered.original_name = tr("theirs");
    recovered.protected_name = tr("recovered, 95 %");
    for (const AreaPreview::Recovered& each : frame.attack) {
        if (each.metric != shown)
            continue;
        recovered.names << QString::fromStdString(each.area);
        recovered.originals.push_back(each.original);
        recovered.values.push_back(each.recovered);
        recovered.lows.push_back(each.recovered - each.half_width);
        recovered.highs.push_back(each.recovered + each.half_width);
    }
    attack_->setTitle(frame.attacked.empty() ? QString()
                      : frame.groups
                          ? tr("What all others of the group recover of %1").arg(QString::fromStdString(frame.attacked))
                          : tr("What somebody who knows all others recovers of %1").arg(QString::fromStdString(frame.attacked)));
    attack_->setEmptyText(frame.compared
                              ? tr("Choose a table of everybody or of groups to see what is recovered.")
                              : tr("Choose an observer under \"Attacked\": this is what somebody who knows all other values "
                                   "recovers of that observer from the table."));
    attack_->setContent(std::move(recovered));
}

} // namespace nictate
