#pragma once

#include "app/bench/plot_figures.h"
#include "app/evaluation/evaluation_jobs.h"
#include "core/evaluation/feature_importance.h"
#include "core/evaluation/membership.h"

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

/// Who is told best from the heatmap that the Heatmaps bench would publish.
struct MembershipKey {
    std::shared_ptr<const Dataset> study;
    std::size_t stimulus = 0;
    std::vector<std::size_t> included;
    std::string mechanism; ///< id
    Parameters given;
    MapFacts facts;
    std::uint64_t seed = 0;
    bool operator==(const MembershipKey&) const = default;
};
/// Nothing where the study has no fixations on the session's stimulus.
std::optional<MembershipKey> membershipKey(const Session& session, const std::shared_ptr<const Dataset>& study);
MembershipCurve membershipOf(const MembershipKey& key, const Progress& progress);

/// The figures of the Evaluation bench that are about persons: shown, never exported. Computed while they are looked at.
class PersonalFigures : public QObject {
    Q_OBJECT
  public:
    PersonalFigures(BarPlot* importance, CurvePlot* membership, QObject* parent);

    /// What is looked at; nothing = nobody does.
    void want(const std::optional<ImportanceKey>& importance, const std::optional<MembershipKey>& membership);
    void clear();
    std::vector<Background*> work() { return {importance_.work(), membership_.work()}; }
    bool pending() const { return importance_.pending() || membership_.pending(); }

  private:
    void showImportance();
    void showMembership();

    BarPlot* bars_;
    CurvePlot* curves_;
    std::optional<ImportanceKey> importance_key_;
    std::optional<MembershipKey> membership_key_;
    Figures<ImportanceKey, std::vector<FeatureImportance>> importance_;
    Figures<MembershipKey, MembershipCurve> membership_;
};

} // namespace nictate
