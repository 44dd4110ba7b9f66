#pragma once

#include "app/benches/bench.h"
#include "app/benches/derived_features.h"
#include "app/benches/signals/signal_engine.h"
#include "app/benches/signals/summary_engine.h"

class QStackedWidget;
class QTabBar;

namespace nictate {

class EmptyState;
class SignalPlots;
class SignalSettings;
class SignalsColumn;
class SummaryPanel;

/// Features of eye movements over time: their plots, or a table of their means over people; or what is missing for them.
class SignalsBench : public Bench {
    Q_OBJECT

  public:
    explicit SignalsBench(Document& document, QWidget* parent = nullptr);

    SignalPlots* plots() const { return plots_; }
    EmptyState* empty() const { return empty_; }
    SignalsColumn* column() const { return column_; }
    /// What is on screen; nothing without signals or when they cannot be shown.
    const std::optional<SignalFrame>& frame() const { return frame_; }
    SummaryPanel* summaries() const { return summaries_; }
    /// The table of summaries on screen.
    const std::optional<AreasFrame>& table() const { return table_; }
    Background* featureWork() { return features_.work(); }

    bool suits(const Dataset& study) const override;
    QWidget* leftColumn() override;
    std::string reads() const override { return showsSummaries() ? Areas::summaries : Signals::reads; }
    const MechanismInfo& mechanism() const override;
    QWidget* settings() override;
    Fitted fitted(const Parameters& given) const override;
    std::vector<PlotPage> pages() const override;
    void recompute() override;
    std::vector<Background*> work() override;
    bool settled() const override;
    bool saysWhy() const override;
    QString hint() const override;
    QString summary() const override;
    QString caption() const override;
    CommandScript script() const override;
    std::optional<ReleaseOffer> release() const override;

  private:
    bool showsSummaries() const;
    void buildSwitch();
    void chooseView(bool summaries);
    void openStudy();
    void refresh();
    void refreshSummaries(const std::shared_ptr<const Dataset>& study);
    void showTable(AreasFrame table);
    void updateTableCard();
    QString tableCaption() const;
    /// The study with its own features, or those computed from its samples; null where there are none (yet), which it says.
    std::shared_ptr<const Dataset> studyWithFeatures();
    void showFrame(SignalFrame frame);
    void updateCard();
    void showEmpty(const QString& title, const QString& text, const QString& button = {}, const QString& says = {});
    void clear(const QString& reason);

    SignalEngine engine_;
    SummaryEngine summary_engine_;
    QTabBar* switch_;
    QStackedWidget* stack_;
    SignalPlots* plots_;
    EmptyState* empty_;
    SignalsColumn* column_;
    SignalSettings* settings_;
    SummaryPanel* summaries_;
    std::optional<FeatureWindows> shown_windows_; ///< whose features are on screen; nothing where the study brought them
    std::optional<SignalFrame> frame_;
    std::optional<AreasFrame> table_;
    DerivedFeatures features_;
};

} // namespace nictate
