#pragma once

#include "app/benches/bench.h"
#include "app/benches/gaze/gaze_figures.h"

class QStackedWidget;

namespace nictate {

class EmptyState;
class MovingStimulus;
class ReplayBar;
class GazeBar;
class GazePanel;
class GazePlots;

/// Gaze samples: one recording and what a mechanism makes of it, in time and on the stimulus, and what that is worth. The
/// original is shown and never exported.
class GazeBench : public Bench {
    Q_OBJECT
  public:
    explicit GazeBench(Document& document, QWidget* parent = nullptr);

    GazePlots* plots() const { return plots_; }
    GazePanel* column() const { return column_; }
    ReplayBar* replay() const { return replay_; }
    EmptyState* empty() const { return empty_; }
    GazeFigures& figures() { return figures_; }
    /// What is on screen; nothing without samples or when they cannot be shown.
    const std::optional<GazeFrame>& frame() const { return frame_; }

    bool suits(const Dataset& study) const override;
    QWidget* leftColumn() override;
    std::string reads() const override { return Gaze::reads; }
    bool compares() const override { return false; } // no curve that two of them share
    std::vector<PlotPage> pages() const override;
    void recompute() override { figures_.recompute(); }
    std::vector<Background*> work() override;
    bool settled() const override;
    bool saysWhy() const override;
    QString hint() const override;
    QString summary() const override;
    QString caption() const override;
    CommandScript script() const override;
    std::optional<ReleaseOffer> release() const override;
    std::optional<QString> exportPicture() override;
    /// Writes the protected heatmap with its caption: all of the picture that may leave.
    void writeProtectedMap(const QString& file) const;

  private:
    void wire();
    void openStudy();
    void refresh();
    void showFrame(GazeFrame frame);
    void showStimulus();
    void showPictureNote();
    double videoTime(double replay_ms) const;
    void showKnown();
    void updateCard();
    void showEmpty(const QString& title, const QString& text);
    void clear(const QString& reason);

    GazeFigures figures_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    GazeBar* bar_;
    GazePlots* plots_;
    ReplayBar* replay_;
    GazePanel* column_;
    std::optional<GazeFrame> frame_;
    GazeSetPtr told_of_; ///< the card
    QString shown_stimulus_;
    QImage picture_;
    SceneVideo shown_scene_;
    std::vector<double> row_times_; ///< of a recording with a scene video
    MovingStimulus* video_;         ///< of the stimulus or of the scene's video the frame at the replay's time
};

} // namespace nictate
