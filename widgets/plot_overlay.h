#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace nictate {

/// Over a plot: words while there is nothing to see, and how far the work is, with a cancel button.
/// Lets the mouse through except on the button.
class PlotOverlay : public QWidget {
    Q_OBJECT
  public:
    explicit PlotOverlay(QWidget* plot);

    void setText(const QString& text); ///< centred; empty for none
    void setProgress(std::optional<double> fraction, const QString& text);

  Q_SIGNALS:
    void cancelRequested();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QLabel* text_;
    QWidget* strip_;
    QLabel* what_;
    QProgressBar* bar_;
    QPushButton* cancel_;
};

} // namespace nictate
