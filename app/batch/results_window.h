#pragma once

#include "app/batch/batch_results.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QTableWidget;

namespace nictate {

class CurvePlot;

/// A plan's results.csv: a figure at a time, and its means as a table. A window of its own.
class ResultsWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ResultsWindow(QWidget* parent = nullptr);

    /// Throws ParseError, MissingData.
    void open(const QString& results);

  private:
    void showFigure(int index);

    std::vector<BatchFigure> figures_;
    QString report_;
    QComboBox* choice_;
    CurvePlot* plot_;
    QTableWidget* table_;
    QPushButton* browse_;
};

} // namespace nictate
