#include "app/benches/evaluation/stream_table.h"

#include "app/benches/evaluation/found_table.h"
#include "core/domains/registry.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <cmath>
#include <set>

namespace nictate {

namespace {

QString share(double value) { return std::isfinite(value) ? shortNumber(value) : QStringLiteral("–"); }

} // namespace

StreamTable::StreamTable(QWidget* parent)
    : FigureTable(parent), figures_(tr("Attackers and tasks on gaze samples"), Pace::at_rest, streamFindingOf) {
    setObjectName("stream_table");
    setAccessibleName(tr("What gaze samples are good for, and who is found in them"));
    items_.setHorizontalHeaderLabels({tr("Mechanism"), tr("Settings"), tr("Networks"), tr("Identified"), tr("Same recording"),
                                      tr("Activity"), tr("Prediction"), tr("Run time, s/h"), tr("Practical for")});
    const QString tips[] = {
        tr("The mechanism that protected the samples"),
        tr("Those of the published tables, and that of the Samples workspace"),
        tr("People recognised by radial basis networks on fixations and saccades: half of every recording's eighths against the "
           "others, of one release"),
        tr("People recognised in the original gaze of other tasks, by a classifier trained on protected samples"),
        tr("Protected recordings whose nearest original is their own"),
        tr("Tasks recognised in other people's original gaze, by a random forest trained on protected samples"),
        tr("Error of a network trained on protected samples, 100 ms ahead on other people's original gaze"),
        tr("What the mechanism took here, in seconds for an hour of gaze"),
        tr("Networks find at most half as much above chance as in the original; activity keeps half of what it gives above "
           "chance, or prediction is at most half as far off again")};
    for (int column = 0; column < columns; ++column)
        items_.horizontalHeaderItem(column)->setToolTip(tips[column]);
    setModel(&items_);
    figures_.keepBesides(64); // a whole table, while another one is looked at
    keepFitted();
    connect(&figures_, &FiguresBase::changed, this, &StreamTable::fill);
}

void StreamTable::setStudy(const Session& session, const std::shared_ptr<const Dataset>& study) {
    keys_ = study ? streamFindingKeys(session, study) : std::vector<StreamFindingKey>{};
    std::set<std::pair<std::size_t, std::string>> tasks;
    if (study)
        for (const Recording& recording : study->recordings)
            tasks.emplace(recording.condition.empty() ? recording.stimulus : 0, recording.condition);
    activity_chance_ = 1 / static_cast<double>(std::max<std::size_t>(1, tasks.size()));
    want();
}

void StreamTable::clear() {
    keys_.clear();
    figures_.clear();
    items_.setRowCount(0);
}

void StreamTable::want() {
    figures_.want(isVisible() ? keys_ : std::vector<StreamFindingKey>{});
    fill();
}

void StreamTable::fill() {
    const bool fresh = items_.rowCount() == 0;
    items_.setRowCount(static_cast<int>(keys_.size()));
    const StreamFinding* raw = keys_.empty() ? nullptr : figures_.find(keys_.front());
    for (int row = 0; row < items_.rowCount(); ++row)
        fillRow(row, keys_[static_cast<std::size_t>(row)], raw);
    if (fresh)
        fit();
}

void StreamTable::fillRow(int row, const StreamFindingKey& key, const StreamFinding* raw) {
    put(row, mechanism,
        key.mechanism.empty()       ? tr("original")
        : key.mechanism == "centre" ? tr("at rest in the middle")
                                    : translated(mechanismInfo(key.mechanism).name));
    put(row, settings, key.as_at_bench ? tr("as in the Samples workspace") : QString::fromStdString(settingsInWords(key)));
    const QString problem = figures_.problem(key);
    const StreamFinding* found = figures_.find(key);
    for (int column = networks; column < columns; ++column)
        put(row, column, problem.isEmpty() && !found ? QStringLiteral("…") : QStringLiteral("–"), problem);
    if (!found)
        return;
    const GazeUtilityRow& of = found->row;
    put(row, networks, share(found->networks));
    put(row, identified, share(of.identification));
    put(row, linked, share(of.linkage));
    put(row, activity, share(of.activity));
    put(row, prediction, std::isfinite(of.prediction_net) ? tr("%1°").arg(share(of.prediction_net)) : share(of.prediction_net));
    if (of.seconds_per_hour > 0)
        put(row, run_time, shortNumber(of.seconds_per_hour));
    if (!raw || row == 0)
        return;
    const Practical good = nictate::practical(*found, *raw, activity_chance_);
    put(row, practical,
        good.activity && good.prediction ? tr("activity, prediction")
        : good.activity                  ? tr("activity")
        : good.prediction                ? tr("prediction")
                                         : tr("neither"));
}

void StreamTable::put(int row, int column, const QString& text, const QString& tip) {
    auto* item = new QStandardItem(text);
    item->setToolTip(tip);
    if (column >= networks && column <= run_time)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    items_.setItem(row, column, item);
}

QString StreamTable::copied() const { return findingsMark() + FigureTable::copied(); }

void StreamTable::showEvent(QShowEvent* event) {
    FigureTable::showEvent(event);
    want();
}

void StreamTable::hideEvent(QHideEvent* event) {
    FigureTable::hideEvent(event);
    want();
}

} // namespace nictate
