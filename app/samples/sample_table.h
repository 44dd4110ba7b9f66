#pragma once

#include "app/samples/sample_curves.h"

#include <QTableWidget>

namespace nictate {

/// What eyes did, as figures of the original and of the private recording. Ctrl+C copies those of the private one.
class SampleTable : public QTableWidget {
    Q_OBJECT
  public:
    explicit SampleTable(QWidget* parent = nullptr);

    void setRows(const std::vector<FigureRow>& rows);
    /// Tab separated, with a line that says it is a simulation.
    QString copied() const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace nictate
