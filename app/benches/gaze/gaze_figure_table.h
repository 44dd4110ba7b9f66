#pragma once

#include "app/benches/gaze/gaze_curves.h"
#include "widgets/figure_table.h"

class QStandardItemModel;

namespace nictate {

/// What eyes did, as figures of the original and of the protected recording. Ctrl+C copies those of the protected one.
class GazeFigureTable : public FigureTable {
    Q_OBJECT
  public:
    explicit GazeFigureTable(QWidget* parent = nullptr);

    void setRows(const std::vector<FigureRow>& rows);
    /// Below a line that says it is a simulation, without the originals.
    QString copied() const override;

  private:
    QStandardItemModel* model_;
};

} // namespace nictate
