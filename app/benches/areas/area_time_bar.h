#pragma once

#include "core/data/stimulus.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace nictate {

class AreaView;
class Document;
class ReplayBar;

/// The time of areas that move: which moment is seen, the chosen area's keyframes. There where an area or the stimulus moves, or
/// keyframing is on.
class AreaTimeBar : public QWidget {
    Q_OBJECT
  public:
    AreaTimeBar(Document& document, AreaView& view, QWidget* parent = nullptr);

    /// Of the stimulus on screen, and the areas that the view shows of it.
    void setStimulus(const Stimulus& stimulus);
    /// How long that lasts if it is a video, ms; 0 = not known.
    void setVideoLength(double ms);

  private:
    void fitLength();
    void sync();
    void jump(int direction);

    Document& document_;
    AreaView& view_;
    bool video_ = false; ///< the stimulus itself moves
    double video_ms_ = 0, shown_ms_ = 0;
    ReplayBar* time_;
    QToolButton *previous_, *next_, *hide_, *remove_;
    QLabel* keyframes_;
};

} // namespace nictate
