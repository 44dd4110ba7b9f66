#pragma once

#include "app/benches/gaze/gaze_curves.h"
#include "app/benches/gaze/gaze_figures.h"
#include "app/benches/plot_board.h"
#include "core/domains/gaze/gaze_replay.h"
#include "core/domains/gaze/gaze_view.h"

namespace nictate {

class GazePlot;
class HeatmapView;
class PanelRow;
class GazeBar;
class GazeFigureTable;

/// Where the Samples workspace shows a recording and its protected version: on the stimulus, against time, as events, and what
/// privacy costs and is worth.
class GazePlots : public PlotBoard {
    Q_OBJECT
  public:
    GazePlots(GazeFigures& figures, GazeBar* bar, QWidget* parent = nullptr);

    void setStimulus(const QImage& picture, const Stimulus& stimulus);
    /// Another picture of the same stimulus, which moves; heatmaps keep the first.
    void setFrame(const QImage& picture);
    /// Why there is no picture behind the gaze; empty where nothing is to be said.
    void setPictureNote(const QString& note) { picture_note_ = note; }
    /// Everything that is in front, from what is known of the frame.
    void show(const GazeFrame& frame, const GazeView& view);
    void setTime(double ms);
    void clear(const QString& reason);
    /// What has to be computed for the pages in front.
    GazeFigures::Watched watched(const GazeView& view) const;

    GazePlot* gaze() const { return gaze_; }
    HeatmapView* originalMap() const { return original_map_; }
    HeatmapView* protectedMap() const { return protected_map_; }
    GazeFigureTable* table() const { return table_; }
    BarPlot* linkage() const { return linkage_; }
    double lengthMs() const;

  Q_SIGNALS:
    void epsilonMoved(double epsilon, bool finished);
    void timeMoved(double ms);

  private:
    void build(GazeBar* bar);
    void wire();
    void showLooks(const GazeFrame& frame, const GazeView& view, const TwoLooks& shown);
    void showGaze(const GazeFrame& frame, const GazeView& view, const TwoLooks& shown);
    QString gazeNote(const GazeView& view) const;
    void showPrediction();
    void showHeatmaps();
    void showTimes(const GazeFrame& frame, const TwoLooks& looks);
    void showBudget(const GazeFrame& frame);
    void showEvents(const TwoLooks& looks);
    void showErrors(const GazeFrame& frame);
    void showLinkage(const GazeFrame& frame);
    void showTraining(const GazeFrame& frame);

    GazeFigures& figures_;
    GazePlot* gaze_;
    PanelRow* maps_;
    HeatmapView *original_map_, *protected_map_;
    GazeFigureTable* table_;
    BarPlot* linkage_ = nullptr;
    Stimulus stimulus_;
    QString picture_note_;
    /// What the plots of the looks were made of; they are made again for other ones only.
    struct Drawn {
        std::shared_ptr<const StreamLook> original;
        std::shared_ptr<const ProtectedLook> released;
        bool draw_original = false, draw_released = false, fixations = false;
        std::vector<const QWidget*> in_front;
        QString problem;
        bool operator==(const Drawn&) const = default;
    };
    Drawn drawn_;
    std::shared_ptr<const GazeReplay> replay_;
    GazeField field_;                                       ///< of the recording shown
    std::vector<PredictedGaze> by_original_, by_protected_; ///< of it; empty where that is not drawn
};

} // namespace nictate
