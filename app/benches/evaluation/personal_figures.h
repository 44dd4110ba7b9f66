#pragma once

#include "app/benches/evaluation/evaluation_jobs.h"
#include "app/benches/plot_figures.h"
#include "core/evaluation/feature_importance.h"
#include "core/evaluation/membership.h"
#include "core/evaluation/narrowing.h"

namespace nictate {

class BarPlot;
class CurvePlot;

/// Which features give people away in the original signals.
struct ImportanceKey {
    std::shared_ptr<const EvaluatedStudy> study;
    std::uint64_t seed = 0;
    bool operator==(const ImportanceKey&) const = default;
};
std::vector<FeatureImportance> importanceOf(const ImportanceKey& key, const Progress& progress);

/// Who is left when somebody knows all attributes of people and has their gaze, as it is, as the key's mechanism makes it, and
/// the noise alone. Throws what narrow() throws.
Narrowing narrowingOf(const EvaluationKey& key, const Progress& progress);

/// The most identifying observer of the heatmap that the Heatmaps workspace would publish, or of the table of areas.
struct MembershipKey {
    struct Table {
        std::vector<Area> areas;
        std::vector<std::string> metrics; ///< ids
        std::optional<double> expected_fixations;
        bool operator==(const Table&) const = default;
    };
    std::shared_ptr<const Dataset> study;
    std::size_t stimulus = 0;
    std::vector<std::size_t> included;
    std::string mechanism; ///< id
    Parameters given;
    HeatmapFacts facts;
    std::uint64_t seed = 0;
    std::optional<Table> table; ///< unset: the heatmap
    bool operator==(const MembershipKey&) const = default;
};
/// Nothing where the study has no fixations on the session's stimulus.
std::optional<MembershipKey> heatmapMembershipKey(const Session& session, const std::shared_ptr<const Dataset>& study);
/// Nor where no areas are drawn on it.
std::optional<MembershipKey> areaMembershipKey(const Session& session, const std::shared_ptr<const Dataset>& study);
MembershipCurve membershipCurveOf(const MembershipKey& key, const Progress& progress);

/// The figures of the Evaluation workspace that are about persons: shown, never exported. Computed while they are looked at.
class PersonalFigures : public QObject {
    Q_OBJECT
  public:
    PersonalFigures(BarPlot* importance, BarPlot* narrowing, CurvePlot* heatmap, CurvePlot* table, QObject* parent);

    /// What is looked at; nothing = nobody does.
    void wantImportance(const std::optional<ImportanceKey>& key);
    void wantNarrowing(const std::optional<EvaluationKey>& key);
    void wantHeatmap(const std::optional<MembershipKey>& key) { want(heatmap_, key); }
    void wantTable(const std::optional<MembershipKey>& key) { want(table_, key); }
    void clear();
    std::vector<Background*> work() {
        return {importance_.work(), narrowing_.work(), heatmap_.figures.work(), table_.figures.work()};
    }
    bool pending() const {
        return importance_.pending() || narrowing_.pending() || heatmap_.figures.pending() || table_.figures.pending();
    }

  private:
    struct MembershipFigure {
        CurvePlot* plot;
        QString name, needs; ///< what it is about; what to say where there is none
        Figures<MembershipKey, MembershipCurve> figures;
        std::optional<MembershipKey> key;
    };
    void want(MembershipFigure& figure, const std::optional<MembershipKey>& key);
    void showImportance();
    void showNarrowing();
    void show(MembershipFigure& figure);

    BarPlot *bars_, *left_;
    std::optional<ImportanceKey> importance_key_;
    Figures<ImportanceKey, std::vector<FeatureImportance>> importance_;
    std::optional<EvaluationKey> narrowing_key_;
    Figures<EvaluationKey, Narrowing> narrowing_;
    MembershipFigure heatmap_, table_;
};

} // namespace nictate
