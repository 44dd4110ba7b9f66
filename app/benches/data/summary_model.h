#pragma once

#include "core/analysis/participant_summary.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace nictate {

/// A row a participant: whether they are included, their figures, and what asks for a second look.
class SummaryModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;
    enum Column {
        participant,
        included,
        second_looks,
        first_figure,
        remarks = first_figure + static_cast<int>(summary_figures),
        columns
    };

    /// Null summary: not computed yet, no rows.
    void setSummary(std::shared_ptr<const Dataset> study, std::shared_ptr<const StudySummary> summary);
    void setIncluded(const std::vector<std::size_t>& participants);
    /// Those who show the text in their name or remarks, sorted by a column; -1 = in the study's order.
    void want(const QString& text, int column, bool descending);

    const std::shared_ptr<const StudySummary>& summary() const { return summary_; }
    std::size_t participantOf(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    /// As it is copied: numbers to the last digit.
    QString copied(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    const ParticipantSummary& of(std::size_t row) const { return summary_->participants[row]; }
    /// What is suspicious about a column; all of it for the remarks.
    QString reasons(std::size_t of_participant, int column) const;
    QString text(std::size_t of_participant, int column) const;
    void order();

    std::shared_ptr<const Dataset> study_;
    std::shared_ptr<const StudySummary> summary_;
    std::vector<bool> included_;
    std::vector<std::size_t> rows_;
    QString text_;
    int column_ = -1;
    bool descending_ = false;
};

} // namespace nictate
