#include "app/areas/area_plots.h"

#include "widgets/colour_maps.h"
#include "widgets/translated.h"

namespace nictate {

namespace {

PlotAxis axisOf(const std::string& metric) {
    const AreaMetricWords& word = words(areaMetricOf(metric));
    return {translated(word.name), translated(word.unit), false, {}, {}, {}, {}};
}

} // namespace

AreaPlots::AreaPlots(QWidget* parent) : PlotBoard(1, 2, 150, parent) {
    table_ = addBars("areas", tr("&Areas"), tr("Areas"), panel(0));
    attack_ = addBars("area_attack", tr("A&ttack"), tr("What an attacker recovers"), panel(1));
}

void AreaPlots::setFrame(const AreasFrame& frame, const std::string& shown) {
    BarContent bars;
    bars.axis = axisOf(shown);
    bars.original_name = tr("original");
    bars.private_name = tr("private, 95 % of the bounded mean");
    for (const AreaRow& row : frame.rows) {
        if (row.shown.metric != shown)
            continue;
        bars.names << QString::fromStdString(row.aoi);
        bars.originals.push_back(row.original);
        bars.values.push_back(row.shown.value);
        bars.lows.push_back(row.shown.low);
        bars.highs.push_back(row.shown.high);
    }
    table_->setTitle(translated(words(areaMetricOf(shown)).name));
    table_->setContent(std::move(bars));

    BarContent recovered;
    recovered.secret = true;
    recovered.axis = axisOf(shown);
    recovered.original_name = tr("theirs");
    recovered.private_name = tr("recovered, 95 %");
    for (const AreaPreview::Recovered& each : frame.attack) {
        if (each.metric != shown)
            continue;
        recovered.names << QString::fromStdString(each.aoi);
        recovered.originals.push_back(each.original);
        recovered.values.push_back(each.recovered);
        recovered.lows.push_back(each.recovered - each.half_width);
        recovered.highs.push_back(each.recovered + each.half_width);
    }
    attack_->setTitle(frame.attacked.empty()
                          ? QString()
                          : tr("What somebody who knows all others recovers of %1").arg(QString::fromStdString(frame.attacked)));
    attack_->setEmptyText(tr("Choose an observer under \"Attacked\": this is what somebody who knows everybody else's values "
                             "recovers of theirs from the table."));
    attack_->setContent(std::move(recovered));
}

} // namespace nictate
