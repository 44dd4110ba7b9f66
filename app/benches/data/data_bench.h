#pragma once

#include "app/background.h"
#include "app/benches/bench.h"
#include "core/analysis/looked_at.h"
#include "core/analysis/participant_summary.h"
#include "core/domains/gaze/gaze_replay.h"

#include <memory>

class QStackedWidget;

namespace nictate {

class CurvePlot;
class DataBar;
class DataTables;
class EmptyState;
class GazePlot;
class MovingStimulus;
class ReplayBar;

/// The original as it was recorded: gaze on the stimulus in time, and tables of participants, fixations, events and samples. What
/// a scientist looks at before trusting a study. Nothing of it is exported, and it has no mechanism.
class DataBench : public Bench {
    Q_OBJECT
  public:
    explicit DataBench(Document& document, QWidget* parent = nullptr);

    GazePlot* plot() const { return plot_; }
    CurvePlot* timeCourse() const { return course_; }
    ReplayBar* replay() const { return replay_; }
    DataTables* tables() const { return tables_; }
    EmptyState* empty() const { return empty_; }
    const GazeReplay& shown() const { return *shown_; }

    bool suits(const Dataset& study) const override { return !study.recordings.empty(); }
    void recompute() override;
    bool settled() const override;
    std::vector<Background*> work() override;
    QString hint() const override;
    QString summary() const override;

    static constexpr std::size_t most_paths = 100;       ///< drawn at once
    static constexpr std::size_t most_samples = 1500000; ///< replayed at once; one path may have more

  private:
    QWidget* build();
    void wire();
    void openStudy();
    void forget();
    void lookThrough();
    void refresh();
    void showGaze(const LookedAt& looked_at);
    const Stimulus& stimulus() const;     ///< the chosen one
    const SceneVideo* sceneVideo() const; ///< of the one recording that is drawn; null for none, or several
    double videoTime(double replay_ms) const;
    void showStimulus();
    void showLook();
    QString note() const;
    QString pictureNote() const;
    void choose(std::size_t recording, double start_ms);

    QStackedWidget* stack_;
    EmptyState* empty_;
    GazePlot* plot_;
    CurvePlot* course_;
    ReplayBar* replay_;
    DataBar* bar_;
    DataTables* tables_;
    Background work_;
    std::shared_ptr<const Dataset> study_; ///< the one that tables and bar are filled with
    std::shared_ptr<const GazeReplay> shown_;
    std::vector<std::size_t> shown_recordings_;
    std::size_t chosen_ = 0; ///< recordings, of which those are shown
    QString shown_stimulus_;
    SceneVideo shown_scene_;
    MovingStimulus* video_; ///< of the stimulus or of a scene camera the frame at the replay's time
};

} // namespace nictate
