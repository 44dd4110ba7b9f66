#pragma once

#include "app/benches/evaluation/evaluation_jobs.h"
#include "app/benches/evaluation/personal_figures.h"
#include "app/benches/plot_board.h"
#include "app/benches/plot_figures.h"
#include "core/evaluation/evaluation_view.h"

namespace nictate {

class ConfusionPlot;
class Document;
class TradeoffPlot;

/// The pictures of the Evaluation workspace. What was computed stays; the present ε follows its slider.
class EvaluationPlots : public PlotBoard {
    Q_OBJECT
  public:
    explicit EvaluationPlots(Document& document, QWidget* parent = nullptr);

    void setStudy(const std::shared_ptr<const EvaluatedStudy>& study);
    void clear(const QString& reason);
    void recompute();

    /// Of the lines, as far as they are known: clean signals, then mechanism by mechanism.
    const Findings& findings() const { return findings_; }
    /// Of the chosen mechanism as its parameters stand; empty while unknown.
    const Findings& present() const { return present_; }
    /// What could not be evaluated, and why.
    const QStringList& problems() const { return problems_; }
    /// Its matrix is shown.
    void showConfusion(const EvaluationResult& result);
    TradeoffPlot* tradeoff() const { return tradeoff_; }
    ConfusionPlot* confusion() const { return confusion_; }
    BarPlot* importance() const { return importance_; }
    BarPlot* narrowing() const { return narrowing_; }
    CurvePlot* membership() const { return membership_; }
    CurvePlot* areaMembership() const { return in_table_; }
    std::vector<Background*> work();
    bool pending() const { return lines_.pending() || now_.pending() || personal_->pending(); }

  Q_SIGNALS:
    void found(); ///< findings() are others, or are asked otherwise
    void failed(const QString& text);
    void pointChosen(const nictate::EvaluationResult& attack); ///< the attack behind a point of the trade-off

  private:
    void want();
    void collect();
    bool collectLines();
    void settleTogether();
    void showTradeoff();
    void wantPersonal();
    void choosePoint(std::size_t point);

    Document& document_;
    TradeoffPlot* tradeoff_;
    ConfusionPlot* confusion_;
    BarPlot *importance_, *narrowing_;
    CurvePlot *membership_, *in_table_;
    PersonalFigures* personal_;
    std::shared_ptr<const EvaluatedStudy> study_;
    std::vector<EvaluationKey> wanted_;
    std::optional<EvaluationKey> present_key_;
    std::optional<std::vector<const Findings*>> collected_; ///< what findings_ are of: kept results, null where not known
    EvaluationView view_;
    Findings findings_, present_;
    QStringList problems_;
    std::vector<EvaluationResult> attacks_; ///< behind the points of the trade-off
    std::shared_ptr<QuickFindings> quick_;
    Figures<EvaluationKey, Findings> lines_, now_;
};

} // namespace nictate
