#pragma once

#include "app/background.h"
#include "app/benches/bench.h"
#include "app/benches/heatmaps/heatmap_engine.h"
#include "app/benches/heatmaps/heatmap_expectation.h"
#include "app/benches/heatmaps/heatmap_export.h"

#include <map>
#include <memory>
#include <vector>

class QStackedWidget;

namespace nictate {

class EmptyState;
class TimeWindowBar;
class TimeWindowSheet;
class HeatmapActions;
class HeatmapBar;
class HeatmapPlots;
class HeatmapView;
class MovingStimulus;
class PanelRow;
class ViewTransform;

/// The maps of the windows of time, cut out once, so that what does not change is not drawn again. A single map is its own only
/// window.
class WindowSlices {
  public:
    std::shared_ptr<const GazeMap> at(const std::shared_ptr<const GazeMap>& maps, int window, int windows);

  private:
    std::shared_ptr<const GazeMap> of_;
    std::vector<std::shared_ptr<const GazeMap>> slices_;
};

/// Where many people looked: original, protected and a third heatmap, and the curves below them.
class HeatmapsBench : public Bench {
    Q_OBJECT

  public:
    explicit HeatmapsBench(Document& document, QWidget* parent = nullptr);

    HeatmapView* original() const { return original_; }
    HeatmapView* shown() const { return protected_; }
    HeatmapView* third() const { return third_; }
    HeatmapPlots* plots() const { return plots_; }
    TimeWindowBar* timeWindowBar() const { return time_; }
    TimeWindowSheet* sheet() const { return sheet_; }
    /// What lies under the maps.
    const QImage& backdrop() const { return picture_; }
    ViewTransform& viewTransform() { return *transform_; }
    /// What is on screen; nothing without a study or when it cannot be shown.
    const std::optional<HeatmapFrame>& frame() const { return frame_; }

    bool suits(const Dataset& study) const override;
    std::string reads() const override { return Heatmaps::reads; }
    std::vector<PlotPage> pages() const override;
    void recompute() override;
    std::vector<Background*> work() override;
    bool settled() const override;
    QString summary() const override;
    QString caption() const override;
    CommandScript script() const override;
    std::optional<ReleaseOffer> release() const override;
    /// Of the maps of the groups that an attribute makes, on the stimulus on screen. Throws MissingData.
    ReleaseOffer releaseOfGroups(const std::string& attribute) const;
    QImage picture() const override;
    std::optional<QString> exportPicture() override;
    std::vector<QAction*> viewActions() const override;
    std::vector<QAction*> analyseActions() const override;

  private:
    QWidget* buildHeatmaps();
    QWidget* buildPanels();
    void openStudy();
    void refresh();
    void clear(const QString& reason);
    void showFrame(const HeatmapFrame& frame);
    void readVideo(const HeatmapFacts& facts);
    void showStimulus(const HeatmapFrame& frame);
    void followVideo();
    void readWindows(const HeatmapFrame& frame);
    void putStimulus(const Stimulus& stimulus, const QString& key);
    void showThird(const HeatmapFrame& frame);
    void showMaps(const HeatmapFrame& frame);
    void showSheet(const HeatmapFrame& frame);
    const std::vector<QImage>& movingStimulus(const HeatmapFrame& frame);
    void showProtected(const HeatmapFrame& frame);
    void updateCard();
    std::optional<CardLine> amountLine() const;
    HeatmapPicture pictureToExport(bool with_compared) const;
    void style();
    void takeLook();
    void showLook();

    HeatmapEngine engine_;
    std::shared_ptr<ViewTransform> transform_;
    PanelRow* panels_ = nullptr;
    QStackedWidget* maps_ = nullptr; ///< panels_ or sheet_
    TimeWindowSheet* sheet_ = nullptr;
    TimeWindowBar* time_ = nullptr;
    HeatmapView* original_;
    HeatmapView* protected_;
    HeatmapView* third_;
    HeatmapBar* bar_ = nullptr;
    HeatmapPlots* plots_;
    HeatmapActions* actions_ = nullptr;
    HeatmapExpectation expectation_;
    QStackedWidget* stack_;
    EmptyState* no_maps_; ///< in place of heatmaps that a study has no fixations for
    EmptyState* scene_;   ///< in place of those of what a scene camera saw
    std::optional<HeatmapFrame> frame_;
    std::map<const HeatmapView*, WindowSlices> slices_;
    bool own_scales_ = false; ///< of colours, one for each panel
    int window_ = 0;          ///< of time, the one the panels show
    QString shown_picture_;   ///< path of picture_
    QImage picture_;
    QString moving_key_;
    std::vector<QImage> moving_; ///< of a stimulus that moves its picture in every window; else empty
    MovingStimulus* video_;      ///< of a video the frame at the time of the slider
    Background reading_;         ///< of a video, for the prior
    std::optional<HeatmapFacts> read_now_;
    Background windows_reading_; ///< of a video, for the sheet
};

} // namespace nictate
