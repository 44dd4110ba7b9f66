#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace nictate {

/// What every plot in the window has around it: a title (cut with … where there is no room), how far the work
/// is, with a cancel button, a badge that says what kind of numbers these are, and words in place of the plot while there is
/// nothing to see.
class PlotFrame : public QWidget {
    Q_OBJECT
  public:
    explicit PlotFrame(QWidget* plot, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setBadge(const QString& text);     ///< beside the title while the plot is seen; empty for none
    void setEmptyText(const QString& text); ///< empty = the plot is seen
    void setProgress(std::optional<double> fraction, const QString& text);

  Q_SIGNALS:
    void cancelRequested();

  private:
    QLabel* title_;
    QLabel* badge_;
    QLabel* empty_text_;
    QWidget* progress_;
    QLabel* what_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    QWidget* plot_;
};

} // namespace nictate
