#pragma once

#include "app/benches/bench.h"
#include "app/benches/derived_features.h"
#include "app/benches/evaluation/evaluation_jobs.h"
#include "core/domains/signals/chosen_signals.h"

class QLabel;
class QStackedWidget;
class QTabWidget;

namespace nictate {

class EmptyState;
class EvaluationColumn;
class EvaluationPlots;
class EvaluationSettings;
class AttackResults;
class GazeFindingTable;

/// What attackers still find in protected features and what a task still gets, beside what the noise alone gives.
class EvaluationBench : public Bench {
    Q_OBJECT
  public:
    explicit EvaluationBench(Document& document, QWidget* parent = nullptr);

    EvaluationPlots* plots() const { return plots_; }
    AttackResults* table() const { return table_; }
    GazeFindingTable* streams() const { return streams_; }
    EmptyState* empty() const { return empty_; }

    /// Signals come first: this bench reads what they show.
    bool suits(const Dataset&) const override { return false; }
    bool hasAnything(const Dataset& study) const override;
    QWidget* leftColumn() override;
    std::string reads() const override { return Signals::reads; }
    QWidget* settings() override;
    std::vector<PlotPage> pages() const override;
    void recompute() override;
    std::vector<Background*> work() override;
    bool settled() const override;
    bool saysWhy() const override;
    QString hint() const override;
    QString summary() const override;
    QString caption() const override;
    CommandScript script() const override;
    /// Throws MissingData: nothing here may leave.
    std::optional<ReleaseOffer> release() const override;

  private:
    void openStudy();
    void refresh();
    /// The study with its own features, or those computed from its samples; null where there are none (yet), which it says.
    std::shared_ptr<const Dataset> studyWithFeatures();
    void evaluateStudy(const Dataset& study);
    void showFound();
    void showRow(std::size_t row);
    void updateCard();
    void showEmpty(const QString& title, const WayOut& out);
    void showNothing(const QString& why);

    QStackedWidget* stack_;
    EvaluationPlots* plots_;
    AttackResults* table_;
    GazeFindingTable* streams_;
    QTabWidget* tables_;
    QLabel* sentence_;
    EmptyState* empty_;
    EvaluationColumn* column_;
    EvaluationSettings* settings_;
    DerivedFeatures features_;
    std::shared_ptr<const Dataset> with_features_; ///< what is evaluated
    std::optional<SignalChoice> choice_;           ///< the signals of `study_`
    std::shared_ptr<const EvaluatedStudy> study_;
};

} // namespace nictate
