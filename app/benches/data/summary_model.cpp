#include "app/benches/data/summary_model.h"

#include "app/benches/data/gaze_table_model.h"
#include "core/data/people_order.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QCollator>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

const SummaryColumn& figureColumn(int column) {
    return summaryColumns()[static_cast<std::size_t>(column - SummaryModel::first_figure)];
}

bool isFigure(int column) { return column >= SummaryModel::first_figure && column < SummaryModel::remarks; }

/// Shares are figures of 0 … 1 and shown in %.
double shown(const ParticipantSummary& summary, const SummaryColumn& column) {
    return summary[column.figure] * (column.unit == "%" ? 100 : 1);
}

} // namespace

void SummaryModel::setSummary(std::shared_ptr<const Dataset> study, std::shared_ptr<const StudySummary> summary) {
    beginResetModel();
    study_ = std::move(study);
    summary_ = std::move(summary);
    included_.assign(study_ ? study_->participants.size() : 0, true);
    order();
    endResetModel();
}

void SummaryModel::setIncluded(const std::vector<std::size_t>& participants) {
    std::vector<bool> now(included_.size(), false);
    for (const std::size_t each : participants)
        now[each] = true;
    if (now == included_)
        return;
    beginResetModel();
    included_ = std::move(now);
    order();
    endResetModel();
}

void SummaryModel::want(const QString& text, int column, bool descending) {
    if (text == text_ && column == column_ && descending == descending_)
        return;
    beginResetModel();
    text_ = text;
    column_ = column;
    descending_ = descending;
    order();
    endResetModel();
}

void SummaryModel::order() {
    rows_.clear();
    if (!summary_)
        return;
    for (const std::size_t i : peopleInOrder(study_->participants))
        if (text_.isEmpty() || text(i, participant).contains(text_, Qt::CaseInsensitive) ||
            reasons(i, remarks).contains(text_, Qt::CaseInsensitive))
            rows_.push_back(i);
    if (column_ < 0)
        return;
    if (isFigure(column_)) {
        const SummaryFigure figure = figureColumn(column_).figure;
        std::stable_sort(rows_.begin(), rows_.end(), [&](std::size_t a, std::size_t b) {
            const double x = of(a)[figure], y = of(b)[figure];
            if (std::isnan(x) || std::isnan(y))
                return !std::isnan(x) && std::isnan(y); // what is missing is last either way
            return descending_ ? x > y : x < y;
        });
        return;
    }
    QCollator natural;
    natural.setNumericMode(true);
    natural.setCaseSensitivity(Qt::CaseInsensitive);
    std::vector<QString> texts(summary_->participants.size());
    for (const std::size_t row : rows_)
        texts[row] = text(row, column_);
    std::stable_sort(rows_.begin(), rows_.end(), [&](std::size_t a, std::size_t b) {
        if (texts[a].isEmpty() || texts[b].isEmpty())
            return !texts[a].isEmpty() && texts[b].isEmpty();
        const int order = natural.compare(texts[a], texts[b]);
        return descending_ ? order > 0 : order < 0;
    });
}

QString SummaryModel::reasons(std::size_t of_participant, int column) const {
    QStringList all;
    for (const Suspicion& suspicion : of(of_participant).suspicions) {
        const SummaryColumn& about = summaryColumns()[static_cast<std::size_t>(suspicion.figure)];
        const QString reason = translated(suspicion.reason);
        if (column == remarks || column == second_looks)
            all << columnTitle(about.name, {}) + ": " + reason;
        else if (isFigure(column) && about.figure == figureColumn(column).figure)
            all << reason;
    }
    return all.join(column == remarks ? "; " : "\n");
}

QString SummaryModel::text(std::size_t of_participant, int column) const {
    switch (column) {
    case participant: return QString::fromStdString(study_->participants[of_participant].id);
    case included: return included_[of_participant] ? tr("yes") : tr("left out");
    case second_looks: {
        const std::size_t count = of(of_participant).suspicions.size();
        return count == 0 ? QString() : "⚠ " + countNumber(count);
    }
    case remarks: return reasons(of_participant, remarks);
    default: break;
    }
    const double value = shown(of(of_participant), figureColumn(column));
    return std::isnan(value) ? QString() : shownFigure(fixedFigure(value, figureColumn(column).decimals));
}

QString SummaryModel::copied(int row, int column) const {
    const std::size_t one = participantOf(row);
    if (!isFigure(column))
        return text(one, column);
    std::string number;
    appendNumber(number, shown(of(one), figureColumn(column)));
    return QString::fromStdString(number);
}

int SummaryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

QVariant SummaryModel::data(const QModelIndex& index, int role) const {
    const std::size_t one = participantOf(index.row());
    const int column = index.column();
    const auto* view = qobject_cast<const QWidget*>(parent());
    switch (role) {
    case Qt::DisplayRole: {
        const QString shown = text(one, column);
        const bool suspicious = isFigure(column) && !reasons(one, column).isEmpty();
        return shown.isEmpty() && isFigure(column) ? missing_sign : suspicious ? "⚠ " + shown : shown;
    }
    case Qt::ToolTipRole: return reasons(one, column);
    case Qt::TextAlignmentRole: return static_cast<int>((isFigure(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (view && !reasons(one, column).isEmpty())
            return themeOf(view).warning_text;
        return view && !included_[one] ? QVariant(themeOf(view).muted) : QVariant();
    default: return {};
    }
}

QVariant SummaryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (isFigure(section)) {
        const SummaryColumn& column = figureColumn(section);
        if (role == Qt::ToolTipRole)
            return columnTitle(column.meaning, {});
        const bool amplitude = column.figure == SummaryFigure::saccade_amplitude;
        const Text unit = !amplitude ? Text(column.unit) : summary_ && summary_->amplitudes_in_degrees ? Text("°") : Text("px");
        return role == Qt::DisplayRole ? columnTitle(column.name, unit) : QVariant();
    }
    if (role == Qt::DisplayRole)
        return section == participant    ? tr("participant")
               : section == included     ? tr("included")
               : section == second_looks ? tr("look twice")
                                         : tr("why");
    return {};
}

} // namespace nictate
