#pragma once

#include "app/benches/areas/area_engine.h"
#include "app/benches/bench.h"

#include <QImage>

class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace nictate {

class AreaBar;
class AreaPlots;
class AreaSettings;
class AreaTable;
class AreaTimeBar;
class AreaView;
class EmptyState;
class FindingsPanel;
class MovingStimulus;

/// Areas of interest: drawn on the picture, and what would be published of them.
class AreasBench : public Bench {
    Q_OBJECT
  public:
    explicit AreasBench(Document& document, QWidget* parent = nullptr);

    AreaView* view() const { return view_; }
    bool settled() const override;
    /// The moment of the stimulus on screen, ms since it appeared; AreaView::timeChanged() says when it changes.
    double timeMs() const;
    AreaTable* table() const { return table_; }
    FindingsPanel* findings() const { return findings_; }
    AreaPlots* plots() const { return plots_; }
    /// What is on screen; nothing without areas or when they cannot be shown.
    const std::optional<AreasFrame>& frame() const { return frame_; }

    bool suits(const Dataset& study) const override;
    std::string reads() const override { return Areas::reads; }
    QWidget* settings() override;
    std::vector<PlotPage> pages() const override;
    bool saysWhy() const override;
    void recompute() override { refresh(); }
    QString hint() const override;
    QString summary() const override;
    QString caption() const override;
    CommandScript script() const override;
    std::optional<ReleaseOffer> release() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// The plots get two fifths, as far as picture and controls have room.
    void fitHeights();
    void openStudy();
    void refresh();
    void showStimulus();
    void showFrame(AreasFrame frame);
    /// `what_to_do`: a sentence, where it says more than the reason.
    void showNothing(const QString& reason, const QString& what_to_do = {});
    void updateCard();
    /// Bounds, gaze and groups: what the card says besides errors.
    void addCardRemarks(std::vector<CardLine>& lines) const;

    AreaEngine engine_;
    AreaView* view_;
    AreaBar* bar_;
    AreaTimeBar* time_;
    MovingStimulus* video_;
    AreaTable* table_;
    FindingsPanel* findings_;
    QTabWidget* tabs_; ///< the table, and the differences
    EmptyState* empty_;
    QStackedWidget* beside_picture_; ///< one of these two
    AreaPlots* plots_;
    AreaSettings* settings_;
    QSplitter* split_; ///< picture and table above, plots below
    bool split_by_hand_ = false;
    std::optional<AreasFrame> frame_;
    QString shown_picture_;        ///< of the stimulus on screen
    std::string shown_comparison_; ///< the attribute that makes the groups on screen, or what is compared within people
};

} // namespace nictate
