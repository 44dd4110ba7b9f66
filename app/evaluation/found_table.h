#pragma once

#include "app/evaluation/found_rows.h"

#include "widgets/figure_table.h"
#include <QAbstractTableModel>

namespace nictate {

/// Rows of what attackers found, one sentence at the end of each.
class AttackResultsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        mechanism,
        epsilon,
        attacker,
        original,
        released,
        control,
        fresh,
        words,
        interval,
        p,
        rows_right,
        protocol,
        columns
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<FoundRow> rows);
    const std::vector<FoundRow>& rows() const { return rows_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QVariant text(const FoundRow& row, int column) const;
    std::vector<FoundRow> rows_;
};

/// The first lines of what is copied of findings.
QString findingsMark();

/// The table of attack results, one row per attacker, mechanism and ε.
class AttackResults : public FigureTable {
    Q_OBJECT
  public:
    explicit AttackResults(QWidget* parent = nullptr);

    void setRows(std::vector<FoundRow> rows);
    AttackResultsModel* rows() const { return model_; }
    /// With a line that says what it is.
    QString copied() const override;

  Q_SIGNALS:
    void rowChosen(std::size_t row);

  private:
    AttackResultsModel* model_;
};

} // namespace nictate
