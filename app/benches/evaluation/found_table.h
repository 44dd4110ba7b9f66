#pragma once

#include "core/evaluation/evaluation.h"
#include "widgets/figure_table.h"

#include <QAbstractTableModel>

namespace nictate {

/// An attacker on one mechanism at one ε (or on the original), as a row of the bench's table.
struct FoundRow {
    EvaluationResult found;         ///< of protected signals; of the original where there is no mechanism
    std::optional<double> original; ///< what the same attacker finds there
    std::optional<double> fresh;    ///< trained and tested on independent releases; where one release is split in halves
    bool as_published = false;      ///< of halves of one protected release: the noise is shared
};

/// Results side by side: protected | the noise alone | a fresh draw. Rows of one task, in the results' order.
std::vector<FoundRow> foundRows(const std::vector<EvaluationResult>& results, const Task& task);

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
