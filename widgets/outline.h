#pragma once

#include <QPointer>
#include <QWidget>

namespace nictate {

/// A frame around a control that is talked about. It follows the control and blocks nothing.
class Outline : public QWidget {
  public:
    /// Lies over `window`.
    explicit Outline(QWidget* window);

    /// Null = nothing is outlined. One that is hidden is outlined once it is seen.
    void setTarget(QWidget* target);
    QWidget* target() const { return target_; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QPointer<QWidget> target_;
};

/// A bright ring around the pointer, for who looks at a projector.
class PointerHalo : public QWidget {
  public:
    explicit PointerHalo(QWidget* window);

    void setOn(bool on);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void follow(QPoint global);

    bool on_ = false;
};

} // namespace nictate
