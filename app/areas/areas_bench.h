#pragma once

#include "app/areas/area_engine.h"
#include "app/bench/bench.h"

#include <QImage>

namespace nictate {

class AreaBar;
class AreaPlots;
class AreaSettings;
class AreaTable;
class AreaView;

/// Areas of interest: drawn on the picture, and what would be published of them.
class AreasBench : public Bench {
    Q_OBJECT
  public:
    explicit AreasBench(Document& document, QWidget* parent = nullptr);

    AreaView* view() const { return view_; }
    AreaTable* table() const { return table_; }
    AreaPlots* plots() const { return plots_; }
    /// What is on screen; nothing without areas or when they cannot be shown.
    const std::optional<AreasFrame>& frame() const { return frame_; }

    bool suits(const Dataset& study) const override;
    std::optional<Reads> reads() const override { return Reads::areas; }
    QWidget* settings() override;
    std::vector<PlotPage> pages() const override;
    void recompute() override { refresh(); }
    QString hint() const override;
    QString summary() const override;
    QString caption() const override;
    QString command() const override;
    std::optional<ReleaseOffer> release() const override;

  private:
    void openStudy();
    void refresh();
    void showStimulus();
    void showFrame(AreasFrame frame);
    void showNothing(const QString& reason);
    void tellCard();

    AreaEngine engine_;
    AreaView* view_;
    AreaBar* bar_;
    AreaTable* table_;
    AreaPlots* plots_;
    AreaSettings* settings_;
    std::optional<AreasFrame> frame_;
    QString shown_picture_; ///< of the stimulus on screen
};

} // namespace nictate
