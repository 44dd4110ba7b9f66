#include "app/benches/evaluation/personal_figures.h"

#include "core/data/gaze_map.h"
#include "core/data/presentation.h"
#include "core/domains/areas/area_gaze.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/registry.h"
#include "widgets/bar_plot.h"
#include "widgets/curve_plot.h"

#include <algorithm>
#include <limits>

namespace nictate {

namespace {

constexpr int importance_permutations = 10;
constexpr std::size_t most_features = 12;

KnownAttributes allAttributes(const RecordingSet& set) {
    const std::vector<std::string> names = attributeNames(set);
    return {names, ageAmong(names, set)};
}

/// What one attacker leaves, original, protected and the noise alone, by gaze alone and with attributes. By lda
/// where people have several conditions.
BarContent barsOf(const Narrowing& narrowing) {
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    const bool linked =
        std::any_of(narrowing.rows.begin(), narrowing.rows.end(), [](const NarrowingRow& row) { return row.attacker == "lda"; });
    BarContent bars;
    bars.secret = true;
    bars.axis = {PersonalFigures::tr("people left, mean ± 1 sd over draws"), {}, false, 0.0, {}, {}, {}};
    bars.original_name = PersonalFigures::tr("gaze alone");
    bars.protected_name = PersonalFigures::tr("with attributes");
    for (const NarrowingRow& row : narrowing.rows) {
        const bool attributes = row.knows == Knowledge::attributes;
        if (row.knows == Knowledge::gaze || (!attributes && row.attacker != (linked ? "lda" : "likelihood")))
            continue;
        bars.names << (attributes                            ? PersonalFigures::tr("no gaze")
                       : row.signals == SignalKind::clean    ? PersonalFigures::tr("original gaze")
                       : row.signals == SignalKind::released ? PersonalFigures::tr("protected gaze")
                                                             : PersonalFigures::tr("the noise alone"));
        bars.originals.push_back(attributes ? nothing : (&row - 1)->mean); // gaze stands before both
        bars.values.push_back(row.mean);
        bars.lows.push_back(row.mean - row.sd);
        bars.highs.push_back(row.mean + row.sd);
    }
    return bars;
}

} // namespace

Narrowing narrowingOf(const EvaluationKey& key, const Progress& progress) {
    NarrowingRequest request;
    request.known = allAttributes(key.study->set);
    request.train_clean = key.request.train_clean;
    request.controls = key.request.controls;
    request.seed = key.request.seed;
    return narrow(key.study->signals, key.study->set, request, {{&mechanismOf<Signals>(key.mechanism), key.given, key.epsilons}},
                  progress);
}

std::vector<FeatureImportance> importanceOf(const ImportanceKey& key, const Progress& progress) {
    return featuresThatNamePeople(key.study->set, key.study->signals, importance_permutations, SeededNoise(key.seed), progress);
}

std::optional<MembershipKey> heatmapMembershipKey(const Session& session, const std::shared_ptr<const Dataset>& study) {
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
                         heatmapFacts(session, study->stimuli[stimulus], study->frame, included.size()),
                         session.seed,
                         {}};
}

std::optional<MembershipKey> areaMembershipKey(const Session& session, const std::shared_ptr<const Dataset>& study) {
    std::optional<MembershipKey> key = heatmapMembershipKey(session, study);
    const AreasView& view = session.view<AreasView>();
    if (!key || view.of(study->stimuli[key->stimulus].id).empty())
        return {};
    key->mechanism = session.at(AreasView::bench).mechanism;
    key->given = session.parameters(key->mechanism);
    key->table = MembershipKey::Table{view.of(study->stimuli[key->stimulus].id), view.metrics, session.expected_fixations};
    return key;
}

MembershipCurve membershipCurveOf(const MembershipKey& key, const Progress& progress) {
    progress(0);
    const auto curve = [&](const MembershipQuestion& question) {
        return membershipCurve(question, SeededNoise(key.seed), laplace_draws, progress);
    };
    if (!key.table) {
        const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(key.mechanism);
        const ObserverPoints points = collectPoints(*key.study, key.stimulus, key.included);
        return curve(heatmapQuestion(mechanism, points, resolve(mechanism, key.given, key.facts), key.facts));
    }
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(key.mechanism);
    std::vector<AreaMetric> metrics;
    for (const std::string& id : key.table->metrics)
        metrics.push_back(areaMetricOf(id));
    AreaFacts facts = areaFacts(key.table->areas, metrics, static_cast<int>(key.included.size()));
    facts.expected_fixations = key.table->expected_fixations;
    facts.presentation_ms = presentationOf(key.study->frame, key.study->stimuli[key.stimulus].id);
    const AreaHits hits(key.table->areas, areaGaze(*key.study, key.stimulus, key.included));
    return curve(areaQuestion(mechanism, hits, resolve(mechanism, key.given, facts), facts));
}

PersonalFigures::PersonalFigures(BarPlot* importance, BarPlot* narrowing, CurvePlot* heatmap, CurvePlot* table, QObject* parent)
    : QObject(parent), bars_(importance), left_(narrowing),
      importance_(tr("Permutation importance"), Pace::at_rest, importanceOf),
      narrowing_(tr("People who are left"), Pace::at_rest, narrowingOf),
      heatmap_{heatmap,
               tr("Who is in the heatmap"),
               tr("Who is in a heatmap is asked where there are fixations on a stimulus: open a study with fixations."),
               {tr("Membership in the heatmap"), Pace::at_rest, membershipCurveOf},
               {}},
      table_{table,
             tr("Who is in the table of areas"),
             tr("This attack needs areas on the stimulus: draw them in the Areas workspace."),
             {tr("Membership in the table of areas"), Pace::at_rest, membershipCurveOf},
             {}} {
    for (Plot* plot :
         {static_cast<Plot*>(bars_), static_cast<Plot*>(left_), static_cast<Plot*>(heatmap), static_cast<Plot*>(table)})
        plot->setBadge(tr("sensitive: not exported"));
    connect(&importance_, &FiguresBase::changed, this, &PersonalFigures::showImportance);
    connect(&narrowing_, &FiguresBase::changed, this, &PersonalFigures::showNarrowing);
    for (MembershipFigure* each : {&heatmap_, &table_}) {
        each->plot->setAxes({tr("false positive rate"), {}, false, 0.0, 1.0, {}, {}},
                            {tr("true positive rate"), {}, false, 0.0, 1.02, {}, {}});
        connect(&each->figures, &FiguresBase::changed, this, [this, each] { show(*each); });
    }
}

void PersonalFigures::wantImportance(const std::optional<ImportanceKey>& key) {
    importance_key_ = key;
    importance_.want(key ? std::vector{*key} : std::vector<ImportanceKey>{});
    showImportance();
}

void PersonalFigures::wantNarrowing(const std::optional<EvaluationKey>& key) {
    narrowing_key_ = key;
    narrowing_.want(key ? std::vector{*key} : std::vector<EvaluationKey>{});
    showNarrowing();
}

void PersonalFigures::want(MembershipFigure& figure, const std::optional<MembershipKey>& key) {
    figure.key = key;
    figure.figures.want(key ? std::vector{*key} : std::vector<MembershipKey>{});
    show(figure);
}

void PersonalFigures::clear() {
    importance_key_.reset();
    importance_.clear();
    bars_->setContent({});
    narrowing_key_.reset();
    narrowing_.clear();
    left_->setContent({});
    for (MembershipFigure* each : {&heatmap_, &table_}) {
        each->key.reset();
        each->figures.clear();
        each->plot->setCurves({});
    }
}

void PersonalFigures::showImportance() {
    if (!importance_key_)
        return;
    BarContent bars;
    const auto* found = importance_.find(*importance_key_);
    const QString problem = importance_.problem(*importance_key_);
    bars_->setEmptyText(problem.isEmpty() ? tr("Computing permutation importance …") : problem);
    if (found) {
        bars.secret = true;
        bars.axis = {tr("fewer people recognised without it"), {}, false, {}, {}, {}, {}};
        bars.protected_name = tr("original signals, ± 1 sd");
        for (std::size_t i = 0; i < std::min(most_features, found->size()); ++i) {
            const FeatureImportance& each = (*found)[i];
            bars.names << QString::fromStdString(importance_key_->study->set.features[each.feature]);
            bars.values.push_back(each.drop);
            bars.lows.push_back(each.drop - each.sd);
            bars.highs.push_back(each.drop + each.sd);
        }
    }
    bars_->setTitle(tr("Permutation importance of features"));
    bars_->setContent(std::move(bars));
}

void PersonalFigures::showNarrowing() {
    if (!narrowing_key_)
        return;
    const Narrowing* found = narrowing_.find(*narrowing_key_);
    const QString problem = narrowing_.problem(*narrowing_key_);
    left_->setEmptyText(problem.isEmpty() ? tr("Ranking people …") : problem);
    const QString known = QString::fromStdString(allAttributes(narrowing_key_->study->set).inWords());
    left_->setTitle(found ? tr("Who is left of %1, knowing %2").arg(found->people).arg(known) : tr("Who is left"));
    left_->setExportTitle(tr("Who is left"));
    left_->setContent(found ? barsOf(*found) : BarContent{});
}

void PersonalFigures::show(MembershipFigure& figure) {
    CurvePlot& plot = *figure.plot;
    if (!figure.key) {
        plot.setEmptyText(figure.needs);
        return plot.setCurves({});
    }
    const MembershipCurve* found = figure.figures.find(*figure.key);
    const QString problem = figure.figures.problem(*figure.key);
    plot.setEmptyText(problem.isEmpty() ? tr("Computing membership inference …") : problem);
    if (!found)
        return plot.setCurves({});
    const Dataset& study = *figure.key->study;
    Curve worst;
    worst.name = tr("most identifying: %1")
                     .arg(QString::fromStdString(study.participants[figure.key->included[found->worst_observer]].id));
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
    plot.setTitle(tr("%1: %2").arg(figure.name, QString::fromStdString(study.stimuli[figure.key->stimulus].id)));
    plot.setExportTitle(figure.name);
    plot.setCurves(std::move(curves));
}

} // namespace nictate
