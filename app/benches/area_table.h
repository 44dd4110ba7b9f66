#pragma once

#include "core/domains/areas/area_preview.h"
#include "widgets/figure_table.h"

#include <QAbstractTableModel>

class QSortFilterProxyModel;

namespace nictate {

/// The rows of a table of areas or of features: group where there are groups, aoi, metric, original, protected and its 95 %
/// intervals, of noise and of noise and sampling.
class AreaTableModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { group, area, metric, original, shown, interval, people, columns };
    /// `features`: of features rather than areas, also while there are no rows.
    AreaTableModel(bool features, QObject* parent) : QAbstractTableModel(parent), of_features_(features) {}

    void setRows(std::vector<AreaRow> rows);
    const std::vector<AreaRow>& rows() const { return rows_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    bool ofFeatures() const { return of_features_; }

  private:
    std::vector<AreaRow> rows_;
    bool of_features_;
};

/// Sorted by a click on a header. Ctrl+C copies the rows that are selected, else all, without the originals.
class AreaTable : public FigureTable {
    Q_OBJECT
  public:
    explicit AreaTable(QWidget* parent = nullptr, bool features = false);

    void setRows(std::vector<AreaRow> rows);
    AreaTableModel* rows() const { return model_; }
    /// Below a line that says it is a simulation.
    QString copied() const override;

  Q_SIGNALS:
    void areaChosen(std::size_t area);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitColumns();

    AreaTableModel* model_;
    QSortFilterProxyModel* sorted_;
};

} // namespace nictate
