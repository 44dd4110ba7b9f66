#include "app/evaluation/personal_figures.h"

#include "core/maps/gaze_map.h"
#include "core/mechanisms/registry.h"
#include "widgets/bar_plot.h"
#include "widgets/colour_maps.h"
#include "widgets/curve_plot.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr int importance_permutations = 10;
constexpr std::size_t most_features = 12;

} // namespace

std::vector<FeatureImportance> importanceOf(const ImportanceKey& key, const Progress& progress) {
    return featuresThatNamePeople(key.study->set, key.study->signals, importance_permutations, SeededNoise(key.seed), progress);
}

std::optional<MembershipKey> membershipKey(const Session& session, const std::shared_ptr<const Dataset>& study) {
    if (study->stimuli.empty())
        return {};
    const std::size_t stimulus = chosenStimulus(session, *study);
    const bool looked = std::any_of(study->recordings.begin(), study->recordings.end(), [&](const Recording& recording) {
        return recording.stimulus == stimulus && !recording.fixations.empty();
    });
    const std::vector<std::size_t> included = includedParticipants(session, *study);
    if (!looked || included.empty())
        return {};
    const std::string& mechanism = session.at(HeatmapLook::bench).mechanism;
    return MembershipKey{study,
                         stimulus,
                         included,
                         mechanism,
                         session.parameters(mechanism),
                         mapFacts(session, study->stimuli[stimulus], included.size()),
                         session.seed};
}

MembershipCurve membershipOf(const MembershipKey& key, const Progress& progress) {
    progress(0);
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(key.mechanism);
    return membershipCurve(mechanism, collectPoints(*key.study, key.stimulus, key.included),
                           resolve(mechanism, key.given, key.facts), key.facts, SeededNoise(key.seed));
}

PersonalFigures::PersonalFigures(BarPlot* importance, CurvePlot* membership, QObject* parent)
    : QObject(parent), bars_(importance), curves_(membership),
      importance_(tr("Features that give people away"), Pace::at_rest, importanceOf),
      membership_(tr("Membership in the heatmap"), Pace::at_rest, membershipOf) {
    for (Plot* plot : {static_cast<Plot*>(bars_), static_cast<Plot*>(curves_)})
        plot->setBadge(tr("private – never exported"));
    curves_->setAxes({tr("taken for being in it"), {}, false, 0.0, 1.0, {}, {}}, {tr("found"), {}, false, 0.0, 1.02, {}, {}});
    connect(&importance_, &FiguresBase::changed, this, &PersonalFigures::showImportance);
    connect(&membership_, &FiguresBase::changed, this, &PersonalFigures::showMembership);
}

void PersonalFigures::want(const std::optional<ImportanceKey>& importance, const std::optional<MembershipKey>& membership) {
    importance_key_ = importance;
    membership_key_ = membership;
    importance_.want(importance ? std::vector{*importance} : std::vector<ImportanceKey>{});
    membership_.want(membership ? std::vector{*membership} : std::vector<MembershipKey>{});
    showImportance();
    showMembership();
}

void PersonalFigures::clear() {
    importance_key_.reset();
    membership_key_.reset();
    importance_.clear();
    membership_.clear();
    bars_->setContent({});
    curves_->setCurves({});
}

void PersonalFigures::showImportance() {
    if (!importance_key_)
        return;
    BarContent bars;
    const auto* found = importance_.find(*importance_key_);
    const QString problem = importance_.problem(*importance_key_);
    bars_->setEmptyText(problem.isEmpty() ? tr("Features are being exchanged between people …") : problem);
    if (found) {
        bars.secret = true;
        bars.axis = {tr("fewer people recognised without it"), {}, false, {}, {}, {}, {}};
        bars.private_name = tr("original signals, ± 1 sd");
        for (std::size_t i = 0; i < std::min(most_features, found->size()); ++i) {
            const FeatureImportance& each = (*found)[i];
            bars.names << QString::fromStdString(importance_key_->study->set.features[each.feature]);
            bars.values.push_back(each.drop);
            bars.lows.push_back(each.drop - each.sd);
            bars.highs.push_back(each.drop + each.sd);
        }
    }
    bars_->setTitle(tr("Which features give people away"));
    bars_->setContent(std::move(bars));
}

void PersonalFigures::showMembership() {
    if (!membership_key_) {
        curves_->setEmptyText(
            tr("Who is in a heatmap is asked where there are fixations on a stimulus: open a study with fixations."));
        return curves_->setCurves({});
    }
    const MembershipCurve* found = membership_.find(*membership_key_);
    const QString problem = membership_.problem(*membership_key_);
    curves_->setEmptyText(problem.isEmpty() ? tr("Observers are looked for …") : problem);
    if (!found)
        return curves_->setCurves({});
    const Dataset& study = *membership_key_->study;
    Curve worst;
    worst.name =
        tr("told best: %1").arg(QString::fromStdString(study.participants[membership_key_->included[found->worst_observer]].id));
    worst.x = found->fpr;
    worst.y = found->worst;
    worst.secret = true;
    Curve guess;
    guess.name = tr("guessing");
    guess.x = guess.y = {0, 1};
    guess.reference = true;
    std::vector<Curve> curves{worst, guess};
    if (!found->limit.empty()) {
        Curve limit;
        limit.name = tr("what the guarantee allows");
        limit.x = found->fpr;
        limit.y = found->limit;
        limit.reference = true;
        curves.push_back(limit);
    }
    curves_->setTitle(tr("Who is in the heatmap of %1").arg(QString::fromStdString(study.stimuli[membership_key_->stimulus].id)));
    curves_->setExportTitle(tr("Who is in the heatmap"));
    curves_->setCurves(std::move(curves));
}

} // namespace nictate
