#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QStackedWidget;
class QToolButton;

namespace nictate {

class ElidedLabel;

/// What every plot in the window has around it: a title (of two lines at most), beside it a badge that says
/// what kind of numbers these are or, while work runs, how far it is with a cancel button; and words in place of the plot
/// while there is nothing to see.
class PlotFrame : public QWidget {
    Q_OBJECT
  public:
    explicit PlotFrame(QWidget* plot, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setBadge(const QString& text);     ///< beside the title while the plot is seen; empty for none
    void setEmptyText(const QString& text); ///< empty = the plot is seen
    void setActive(bool active);            ///< the plot has the focus
    void setProgress(std::optional<double> fraction, const QString& text);

  Q_SIGNALS:
    void cancelRequested();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    ElidedLabel* title_;
    ElidedLabel* badge_;
    ElidedLabel* empty_text_;
    QStackedWidget* beside_; ///< badge and progress: as large as the larger, so that the plot stays put when work begins
    QWidget* progress_;
    QLabel* what_;
    QProgressBar* bar_;
    QToolButton* cancel_;
    QWidget* plot_;
};

} // namespace nictate
