#pragma once

#include "core/domains/areas/group_differences.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QPushButton;

namespace nictate {

class FigureTable;

/// The rows of a table of differences between groups.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { area, groups, metric, difference, interval, p, p_holm, columns };
    using QAbstractTableModel::QAbstractTableModel;

    void setFindings(std::vector<Finding> findings);
    const std::vector<Finding>& findings() const { return findings_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<Finding> findings_;
};

/// Differences between groups, and the sentence of the one that is chosen, to be copied into a paper.
class FindingsPanel : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// `methods`: the paragraph that goes with them.
    void setFindings(std::vector<Finding> findings, double epsilon, const QString& methods);
    FigureTable* table() const { return table_; }
    FindingsModel* model() const { return model_; }
    QString sentence() const;

  Q_SIGNALS:
    void noted(const QString& text);

  private:
    void showSentence();
    void copy(const QString& text, const QString& said);

    FindingsModel* model_;
    FigureTable* table_;
    QLabel* sentence_;
    QPushButton *copy_sentence_, *copy_all_, *copy_methods_;
    double epsilon_ = 1;
    QString methods_;
};

} // namespace nictate
