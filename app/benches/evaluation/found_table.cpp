#include "app/benches/evaluation/found_table.h"

#include "app/benches/simulation_words.h"
#include "core/domains/registry.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QHeaderView>

#include <algorithm>

namespace nictate {

namespace {

QString share(const std::optional<double>& value) { return value ? shortNumber(*value) : QStringLiteral("–"); }

QString intervalText(const Interval& interval) { return share(interval.low) + " – " + share(interval.high); }

bool splitsOneRelease(const EvaluationResult& result) {
    return result.protocol == name(Protocol::halves) || result.protocol == name(Protocol::halves_embargo);
}

std::optional<double> accuracyOf(const std::vector<EvaluationResult>& results, const EvaluationResult& like,
                                 const std::string& mechanism, const std::string& protocol) {
    const auto found = std::find_if(results.begin(), results.end(), [&](const EvaluationResult& each) {
        return each.task == like.task && each.attacker == like.attacker && each.mechanism == mechanism &&
               each.protocol == protocol &&
               (mechanism.empty() ? each.signals == SignalKind::clean
                                  : each.signals == SignalKind::released && each.epsilon == like.epsilon);
    });
    return found == results.end() ? std::nullopt : std::optional(found->accuracy);
}

} // namespace

std::vector<FoundRow> foundRows(const std::vector<EvaluationResult>& results, const Task& task) {
    const std::string two_releases = name(Protocol::halves_two_releases);
    std::vector<FoundRow> rows;
    for (const EvaluationResult& result : results) {
        if (!(result.task == task) || (result.signals != SignalKind::clean && result.signals != SignalKind::released))
            continue;
        FoundRow row{result, accuracyOf(results, result, "", result.protocol), {}, false};
        if (result.signals == SignalKind::released && splitsOneRelease(result)) {
            row.as_published = true;
            row.fresh = accuracyOf(results, result, result.mechanism, two_releases);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void AttackResultsModel::setRows(std::vector<FoundRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int AttackResultsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int AttackResultsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant AttackResultsModel::text(const FoundRow& row, int column) const {
    const EvaluationResult& found = row.found;
    const bool clean = found.mechanism.empty();
    switch (column) {
    case mechanism: return clean ? tr("original") : translated(mechanismInfo(found.mechanism).name);
    case epsilon: return found.epsilon ? QVariant(shortNumber(*found.epsilon)) : QVariant();
    case attacker: return translated(attackerWord(found.attacker));
    case protocol: return translated(protocolWord(found.protocol));
    case original: return share(row.original);
    case released: return clean ? QStringLiteral("–") : share(found.accuracy);
    case control: return share(found.control);
    case fresh: return share(row.fresh);
    case rows_right: return share(found.row_accuracy);
    case interval: return intervalText(found.interval);
    case p: return found.p ? QVariant(shortNumber(*found.p)) : QVariant(QStringLiteral("–"));
    default: return translated(inWords(found));
    }
}

QVariant AttackResultsModel::data(const QModelIndex& index, int role) const {
    const FoundRow& row = rows_.at(static_cast<std::size_t>(index.row()));
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::TextAlignmentRole:
        return column == epsilon || (column >= original && column <= rows_right && column != words)
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case Qt::ToolTipRole:
        if (column == attacker)
            return translated(attackerInfo(row.found.attacker).name);
        if (column == released && row.as_published)
            return tr("As published: both halves are of one release and share its noise");
        if (column == p && row.found.chance_interval)
            return tr("Labels that mean nothing are recognised in %1").arg(intervalText(*row.found.chance_interval));
        return column == words ? text(row, words) : QVariant();
    case Qt::FontRole:
        if (column == released && row.as_published) {
            QFont font = QApplication::font();
            font.setStrikeOut(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (row.found.contradicted)
            return themeOf(qobject_cast<QWidget*>(QObject::parent())).danger;
        if (row.found.verdict == Verdict::noise_only)
            return themeOf(qobject_cast<QWidget*>(QObject::parent())).muted;
        return {};
    default: return {};
    }
}

QVariant AttackResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const QString names[] = {tr("Mechanism"), tr("ε"),           tr("Attacker"), tr("Original"),
                             tr("Protected"), tr("Noise alone"), tr("Fresh"),    tr("What it recognised"),
                             tr("95 %"),      tr("p"),           tr("Rows"),     tr("Protocol")};
    const QString tips[] = {
        tr("The mechanism that protected the signals"),
        tr("Of one feature and chunk, as published"),
        tr("Who looks at the signals, and at what of them"),
        tr("Recordings recognised in the signals themselves; it never leaves"),
        tr("Recordings recognised in protected signals, by majority vote of their rows where rows are classified"),
        tr("The control: the same noise on one constant (or on strangers' signals) in place of the signals"),
        tr("Learnt from one release and asked about an independent one: no noise is shared"),
        tr("In one sentence"),
        tr("Of these people; people are its clusters"),
        tr("p-value of protected signals: how likely noise alone, or permuted labels, reach this accuracy, corrected for all "
           "rows"),
        tr("Single rows recognised, without a vote"),
        tr("What is learnt from, and what is recognised")};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::TextAlignmentRole && section == words)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter); // the widest one is rarely seen whole
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

AttackResults::AttackResults(QWidget* parent) : FigureTable(parent), model_(new AttackResultsModel(this)) {
    setObjectName("found_table");
    setAccessibleName(tr("What attackers found"));
    setModel(model_);
    // Where it is narrow the sentence stays, which says the rest, and so do protected signals beside the noise alone.
    keepFitted({AttackResultsModel::protocol, AttackResultsModel::rows_right, AttackResultsModel::p, AttackResultsModel::interval,
                AttackResultsModel::original, AttackResultsModel::attacker},
               AttackResultsModel::words);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            Q_EMIT rowChosen(static_cast<std::size_t>(now.row()));
    });
}

void AttackResults::setRows(std::vector<FoundRow> rows) {
    const int at = currentIndex().row();
    const bool fresh = std::any_of(rows.begin(), rows.end(), [](const FoundRow& row) { return row.fresh.has_value(); });
    setColumnHidden(AttackResultsModel::fresh, !fresh);
    model_->setRows(std::move(rows));
    fit(); // a reset also gives hidden columns their widths back
    if (at >= 0 && at < model_->rowCount())
        selectRow(at);
}

QString findingsMark() {
    return "# " + simulationMark() + "\n# " + AttackResults::tr("How well real people are recognised: never part of a release") +
           "\n";
}

QString AttackResults::copied() const { return findingsMark() + FigureTable::copied(); }

} // namespace nictate
