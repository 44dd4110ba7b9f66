#include "app/release/ledger_model.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QDateTime>
#include <QWidget>

namespace nictate {

namespace {

/// "2025-06-01 14:00", where the person is.
QString localTime(const std::string& utc) {
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return time.isValid() ? time.toLocalTime().toString("yyyy-MM-dd HH:mm") : QString::fromStdString(utc);
}

QString statusText(const LedgerEntry& entry) {
    if (entry.broken)
        return entry.acknowledged ? QObject::tr("broken, acknowledged") : QObject::tr("broken");
    if (entry.kind == EntryKind::acknowledgement)
        return QObject::tr("acknowledges entry %1, %2")
            .arg(entry.acknowledges.value_or(0))
            .arg(entry.at_most ? QObject::tr("lost at most ε = %1, δ = %2")
                                     .arg(lossNumber(entry.at_most->epsilon), lossNumber(entry.at_most->delta))
                               : QObject::tr("lost: not known"));
    return translated(statusNamed(entry.status));
}

QString cellText(const LedgerEntry& entry, int column) {
    const bool release = entry.kind == EntryKind::release;
    switch (column) {
    case LedgerModel::number: return QString::number(entry.number);
    case LedgerModel::time: return localTime(entry.time);
    case LedgerModel::status: return statusText(entry);
    case LedgerModel::what: return translated(release ? whatInWords(entry) : name(entry.kind));
    case LedgerModel::mechanism: return QString::fromStdString(entry.mechanism);
    case LedgerModel::epsilon: return release ? lossNumber(entry.loss.user_epsilon) : QString();
    case LedgerModel::delta: return release ? lossNumber(entry.loss.delta) : QString();
    case LedgerModel::rho: return release ? lossNumber(entry.loss.rho) : QString();
    default: return {};
    }
}

} // namespace

void LedgerModel::setLedger(std::shared_ptr<const Ledger> ledger) {
    beginResetModel();
    ledger_ = std::move(ledger);
    endResetModel();
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !ledger_ ? 0 : static_cast<int>(ledger_->entries().size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

const LedgerEntry& LedgerModel::entry(int row) const {
    return ledger_->entries()[ledger_->entries().size() - 1 - static_cast<std::size_t>(row)];
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const {
    const LedgerEntry& shown = entry(index.row());
    if (role == Qt::DisplayRole)
        return cellText(shown, index.column());
    if (role == Qt::TextAlignmentRole && (index.column() == number || (index.column() >= epsilon && index.column() <= rho)))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    const auto* table = qobject_cast<const QWidget*>(parent());
    if (role == Qt::ForegroundRole && table && index.column() == status && shown.broken && !shown.acknowledged)
        return themeOf(table).danger;
    if (role == Qt::ToolTipRole && shown.clock_behind)
        return tr("The clock stood before the entry before it.");
    return {};
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == number || (section >= epsilon && section <= rho) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == rho)
        return tr("The exact zCDP loss; over an observer's releases it adds up.");
    if (role != Qt::DisplayRole)
        return {};
    const char* titles[] = {QT_TR_NOOP("No."),   QT_TR_NOOP("Time"), QT_TR_NOOP("What"), QT_TR_NOOP("Mechanism"), "ε", "δ", "ρ",
                            QT_TR_NOOP("Status")};
    return tr(titles[section]);
}

} // namespace nictate
