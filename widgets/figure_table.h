#pragma once

#include <QTableView>

namespace nictate {

/// A table that is read and copied, not edited. Rows are chosen as a whole; Ctrl+C copies copied().
class FigureTable : public QTableView {
    Q_OBJECT
  public:
    explicit FigureTable(QWidget* parent = nullptr);

    /// Below the columns' names the rows that are selected, else all, as they are shown: tab separated.
    virtual QString copied() const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace nictate
