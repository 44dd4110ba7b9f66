#pragma once

#include <QTableView>

#include <vector>

namespace nictate {

/// A table that is read and copied, not edited. Rows are chosen as a whole; Ctrl+C copies copied().
class FigureTable : public QTableView {
    Q_OBJECT
  public:
    explicit FigureTable(QWidget* parent = nullptr);

    /// Below the columns' names the rows that are selected, else all, as they are shown: tab separated.
    virtual QString copied() const;

    /// From now on columns share the width there is; see fitColumns().
    void keepFitted(const std::vector<int>& dropped = {}, int answer = -1);
    /// Shares it anew: what rows hold, or which columns there are, has changed.
    void fit();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    std::vector<int> dropped_;
    int answer_ = -1;
    bool fitted_ = false;
};

} // namespace nictate
