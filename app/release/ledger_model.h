#pragma once

#include "core/privacy/ledger.h"

#include <QAbstractTableModel>

#include <memory>

namespace nictate {

/// A ledger's entries as rows, the newest first. Its parent is the widget that shows it.
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { number, time, what, mechanism, epsilon, delta, rho, status, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setLedger(std::shared_ptr<const Ledger> ledger); ///< may be null

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    const LedgerEntry& entry(int row) const;

    std::shared_ptr<const Ledger> ledger_;
};

} // namespace nictate
