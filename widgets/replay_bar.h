#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace nictate {

/// The time of a replay: play and pause, a slider, the speed. Playing ends at the end; played again it begins anew.
class ReplayBar : public QWidget {
    Q_OBJECT
  public:
    /// Its controls are called NAME_play, NAME_time, NAME_text and NAME_speed.
    explicit ReplayBar(const QString& name = "replay", QWidget* parent = nullptr);

    /// Stops, and stands at the end, where all of the path is seen; a length of 0 cannot be played.
    void setLength(double ms);
    double length() const { return length_ms_; }
    double time() const { return time_ms_; }
    void seek(double ms);
    bool playing() const { return tick_.isActive(); }
    void setPlaying(bool on);
    void toggle() { setPlaying(!playing()); }
    void setSpeed(double speed); ///< without echo
    void setStep(double ms);     ///< of the arrow keys

  Q_SIGNALS:
    void timeChanged(double ms);
    void speedChosen(double speed);

  public Q_SLOTS:
    void stepSpeed(int direction);

  private:
    void advance();
    void showTime();

    QToolButton* play_;
    QSlider* slider_;
    QLabel* text_;
    QComboBox* speed_;
    QTimer tick_;
    QElapsedTimer since_; ///< the last tick
    double length_ms_ = 0, time_ms_ = 0;
};

} // namespace nictate
