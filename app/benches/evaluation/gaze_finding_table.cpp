#include "app/benches/evaluation/gaze_finding_table.h"

#include "app/benches/evaluation/found_table.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/event_recognition.h"
#include "core/files/figures.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <cmath>
#include <set>

namespace nictate {

namespace {

Parameters with(std::initializer_list<std::pair<const char*, double>> values) {
    Parameters out;
    for (const auto& [name, value] : values)
        out.set(name, value);
    return out;
}

} // namespace

std::vector<GazeFindingKey> gazeFindingKeys(const Session& session, const std::shared_ptr<const Dataset>& study) {
    const GazeFindingKey of_study{study, includedParticipants(session, *study), {}, {}, 0, session.seed};
    std::vector<GazeFindingKey> keys;
    const auto add = [&](const std::string& mechanism, const Parameters& given, double window_s = 0) {
        GazeFindingKey& key = keys.emplace_back(of_study);
        key.mechanism = mechanism;
        key.given = given;
        key.window_s = window_s;
    };
    add("", {});
    add("centre", {});
    const std::string& chosen = session.at(GazeView::bench).mechanism;
    add(chosen, session.parameters(chosen));
    keys.back().as_at_bench = true;
    for (double k : {2, 4, 6, 8})
        add("k-same-synth", with({{"k", k}}));
    for (double epsilon : {10, 5, 2, 1})
        for (double window_s : {0.5, 2.0})
            for (double radius : {2, 10})
                add("kaleido", with({{"epsilon", epsilon}, {"radius", radius}}), window_s);
    for (double k : {2, 4})
        for (double gamma : {1.0, 1.5, 2.0, 3.0})
            add("event-synth-pd", with({{"k", k}, {"gamma", gamma}}));
    return keys;
}

GazeFinding gazeFindingOf(const GazeFindingKey& key, const Progress& progress) {
    progress(0);
    GazeStudy streams = gazeStudy(*key.study, key.included);
    GazeFinding out;
    const auto byNetworks = [&](const GazeStudy& released) {
        const GazeEvents events = gazeEvents(released, detectedEvents(released), *key.study);
        out.chance = 1 / static_cast<double>(events.people.size());
        const EventRecognition found =
            recogniseByEvents(events, EventProtocol::blocks, 2, SeededNoise(key.seed).stream(3), progress.within(0, 0.5));
        out.networks = (found.by_both[0] + found.by_both[1]) / 2;
    };
    if (key.mechanism.empty())
        byNetworks(streams);
    else if (key.mechanism == "centre")
        byNetworks(centreOf(streams));
    const GazeMeasures measures(std::move(streams), SeededNoise(key.seed));
    if (key.mechanism.empty())
        out.row = measures.raw(progress.within(0.5, 1));
    else if (key.mechanism == "centre")
        out.row = measures.centre(progress.within(0.5, 1));
    else {
        Parameters given = key.given;
        if (key.window_s > 0)
            given.set("window", std::round(key.window_s * measures.facts().rate_hz));
        out.row = measures.of({&mechanismOf<Gaze>(key.mechanism), given}, 1, progress.within(0.5, 1), byNetworks);
    }
    return out;
}

std::string settingsInWords(const GazeFindingKey& key) {
    std::string text;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : ", ") + words; };
    for (const auto& [name, symbol] : {std::pair("epsilon", "ε"), std::pair("k", "k"), std::pair("gamma", "γ")})
        if (const auto value = key.given.numberIf(name))
            add(std::string(symbol) + " = " + shortFigure(*value));
    if (key.window_s > 0)
        add("w = " + shortFigure(key.window_s) + " s");
    if (const auto radius = key.given.numberIf("radius"))
        add("r = " + shortFigure(*radius) + "°");
    return text;
}

Practical practical(const GazeFinding& found, const GazeFinding& raw, double activity_chance) {
    const bool hidden = found.networks - found.chance <= (raw.networks - raw.chance) / 2;
    return {hidden && found.row.activity - activity_chance >= (raw.row.activity - activity_chance) / 2,
            hidden && found.row.prediction_net <= 1.5 * raw.row.prediction_net};
}

namespace {

QString share(double value) { return std::isfinite(value) ? shortNumber(value) : QStringLiteral("–"); }

} // namespace

GazeFindingTable::GazeFindingTable(QWidget* parent)
    : FigureTable(parent), figures_(tr("Attackers and tasks on gaze samples"), Pace::at_rest, gazeFindingOf) {
    setObjectName("gaze_finding_table");
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
    figures_.keepBesides(64);                                                // a whole table, while another one is looked at
    keepFitted({run_time, linked, activity, networks, settings}, practical); // the tips hold the rest
    connect(&figures_, &FiguresBase::changed, this, &GazeFindingTable::fill);
}

void GazeFindingTable::setStudy(const Session& session, const std::shared_ptr<const Dataset>& study) {
    keys_ = study ? gazeFindingKeys(session, study) : std::vector<GazeFindingKey>{};
    std::set<std::pair<std::size_t, std::string>> tasks;
    if (study)
        for (const Recording& recording : study->recordings)
            tasks.emplace(recording.condition.empty() ? recording.stimulus : 0, recording.condition);
    activity_chance_ = 1 / static_cast<double>(std::max<std::size_t>(1, tasks.size()));
    want();
}

void GazeFindingTable::clear() {
    keys_.clear();
    figures_.clear();
    items_.setRowCount(0);
}

void GazeFindingTable::want() {
    figures_.want(isVisible() ? keys_ : std::vector<GazeFindingKey>{});
    fill();
}

void GazeFindingTable::fill() {
    const bool fresh = items_.rowCount() == 0;
    items_.setRowCount(static_cast<int>(keys_.size()));
    const GazeFinding* raw = keys_.empty() ? nullptr : figures_.find(keys_.front());
    for (int row = 0; row < items_.rowCount(); ++row)
        fillRow(row, keys_[static_cast<std::size_t>(row)], raw);
    if (fresh)
        fit();
}

void GazeFindingTable::fillRow(int row, const GazeFindingKey& key, const GazeFinding* raw) {
    put(row, mechanism,
        key.mechanism.empty()       ? tr("original")
        : key.mechanism == "centre" ? tr("at rest in the middle")
                                    : translated(mechanismInfo(key.mechanism).name));
    put(row, settings, key.as_at_bench ? tr("as in the Samples workspace") : QString::fromStdString(settingsInWords(key)));
    const QString problem = figures_.problem(key);
    const GazeFinding* found = figures_.find(key);
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

void GazeFindingTable::put(int row, int column, const QString& text, const QString& tip) {
    auto* item = new QStandardItem(text);
    item->setToolTip(tip);
    if (column >= networks && column <= run_time)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    items_.setItem(row, column, item);
}

QString GazeFindingTable::copied() const { return findingsMark() + FigureTable::copied(); }

void GazeFindingTable::showEvent(QShowEvent* event) {
    FigureTable::showEvent(event);
    want();
}

void GazeFindingTable::hideEvent(QHideEvent* event) {
    FigureTable::hideEvent(event);
    want();
}

} // namespace nictate
