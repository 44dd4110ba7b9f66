#pragma once

#include "core/domains/heatmap/heatmaps.h"
#include "core/domains/heatmap/time_windows.h"

#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace nictate {

class Document;
class ReplayBar;

/// The time of a heatmap over time: where it is cut, which window is seen, playing, all windows at once. Not there for a still
/// map.
class TimeWindowBar : public QWidget {
    Q_OBJECT

  public:
    explicit TimeWindowBar(Document& document, QWidget* parent = nullptr);

    /// What is on screen. `guessed`: how long stimuli were shown was guessed from gaze, since nobody has said.
    void setWindows(const HeatmapFacts& facts, GazeClock clock, bool guessed, const ObserverPoints& points);
    ReplayBar& replay() { return *replay_; }
    const std::vector<QAction*>& viewActions() const { return actions_; }

  Q_SIGNALS:
    void warned(const QString& text);

  private:
    void sync();
    void seeWindow(double ms);
    void step(int windows);
    void chooseCuts();
    void add(const QString& text, const char* name, const QString& shortcut, std::function<void()> triggered);

    Document& document_;
    ReplayBar* replay_;
    QLabel* window_;
    QLabel* untimed_; ///< says so where recordings have no times
    QLineEdit* cuts_;
    QSpinBox* shown_;
    QComboBox* clock_;
    QToolButton* sheet_;
    std::vector<QAction*> actions_;
    std::vector<double> at_;    ///< where time is cut
    std::vector<double> begin_; ///< of each window, in the time of playing, ms
};

/// The cuts as a person types them: "500, 1500". Throws InvalidParameter; an empty text is none.
std::vector<double> cutsFrom(const QString& text);

} // namespace nictate
