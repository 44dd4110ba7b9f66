#pragma once

#include <QFrame>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace nictate {

/// One step: a sentence and the widget it is about, which is looked up anew whenever the window changes.
struct Hint {
    std::function<QWidget*()> target;
    QString title;
    QString text;
};

/// The few steps shown over a window on first start. Enter or → goes on, ← back, Escape dismisses.
class HintOverlay : public QWidget {
    Q_OBJECT
  public:
    /// Covers `window` until it is dismissed, then deletes itself. `spared` stands at the window's left and stays free.
    HintOverlay(QWidget* window, std::vector<Hint> hints, QWidget* spared = nullptr);

    int step() const { return step_; }

  public Q_SLOTS:
    void next();
    void back();
    void dismiss();

  Q_SIGNALS:
    void dismissed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showStep(int step);
    void place();
    QRect targetRect() const;
    QRect room() const;
    void follow();

    std::vector<Hint> hints_;
    int step_ = 0;
    QPointer<QWidget> followed_, spared_;
    QFrame* bubble_;
    QLabel* title_;
    QLabel* text_;
    QLabel* count_;
    QPushButton* back_;
    QPushButton* next_;
};

} // namespace nictate
