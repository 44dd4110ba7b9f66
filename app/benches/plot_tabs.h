#pragma once

#include <QFrame>

class QButtonGroup;
class QStackedWidget;

namespace nictate {

/// A panel with one plot in front and a button for each where there are several.
class PlotTabs : public QFrame {
    Q_OBJECT

  public:
    explicit PlotTabs(QWidget* parent = nullptr);

    void add(QWidget* plot, const QString& title);
    /// Controls beside the buttons, below where there is no room; after the plots.
    void addControl(QWidget* control);
    void bringUp(QWidget* plot);
    QWidget* front() const;

  Q_SIGNALS:
    void chosen(); ///< another plot came to the front

  private:
    QStackedWidget* stack_;
    QButtonGroup* buttons_;
    QWidget* bar_;
};

} // namespace nictate
