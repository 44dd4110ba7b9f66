// What the Signals workspace has in its plots, from the frame and the figures known for it.

#include "app/benches/signals/signal_curves.h"
#include "app/benches/signals/signal_plots.h"
#include "app/study/document.h"
#include "core/domains/registry.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

QString text(const std::string& words) { return QString::fromStdString(words); }

QString squared(const QString& unit) { return unit.isEmpty() ? QString() : unit.size() == 1 ? unit + "²" : "[" + unit + "]²"; }

} // namespace

void SignalPlots::showSignal() {
    const SignalPreview* fine = preview_.find(frameKey());
    const SignalPreview& preview = fine ? *fine : frame_->preview;
    CurvePlot* signal = plot("signal");
    const SignalGroup& group = frame_->shown->conditions[frame_->condition];
    const QString feature = text(frame_->shown->features.front()), person = tr(", participant %1").arg(text(frame_->participant));
    const QString rest = (group.condition.empty() ? QString() : ", " + text(group.condition)) +
                         (frame_->constant ? tr(" – constant, left out of averages") : QString());
    signal->setTitle(feature + person + rest);
    signal->setExportTitle(feature + rest);
    signal->setAxes(timeAxis(*frame_), {tr("value"), unitOf(*frame_), false, {}, {}, {}, {}});
    signal->setCurves(previewCurves(*frame_, preview));
    signal->setSpans(paddingOf(*frame_));
}

void SignalPlots::showSpectrum() {
    CurvePlot* spectrum = plot("spectrum");
    const bool chunks = frame_->plan && frame_->plan->chunks.size() > 1;
    spectrum->setTitle(chunks ? tr("Spectrum and noise, first chunk") : tr("Spectrum and noise floor"));
    spectrum->setAxes({tr("k (frequencies, 1 = the mean)"), {}, true, {}, {}, {}, {}},
                      {tr("amplitude |F|"), unitOf(*frame_), true, {}, {}, {}, {}});
    if (!frame_->plan) {
        spectrum->setCurves({});
        spectrum->setEmptyText(tr("%1 adds no noise to single signals.").arg(translated(frame_->name)));
        return;
    }
    spectrum->setCurves(spectrumCurves(signalSpectrum(*frame_->plan, *frame_->shown, frame_->condition, 0)));
}

void SignalPlots::showCorrelations() {
    CurvePlot* correlation = plot("correlation");
    correlation->setTitle({});
    if (frame_->shown->conditions[frame_->condition].tables.size() < 2)
        return sayEmpty(correlation, tr("A correlation over participants needs at least two of them."));
    if (frame_->constant)
        return sayEmpty(correlation, tr("This feature is constant here: it has no correlation."));
    if (frame_->correlations[frame_->condition].signals.size() < 2)
        return sayEmpty(correlation, tr("A correlation over time needs at least two rows."));
    const auto varies = [](const CorrelationCurves& curves) { return std::isfinite(curves.signals.front()); }; // with itself
    if (std::ranges::none_of(frame_->correlations, varies))
        return sayEmpty(correlation,
                        tr("All participants have the same value at t₀: there is no correlation. Choose another t₀."));
    correlation->setTitle(lagOneText(*frame_, document_.session().view<SignalsView>()));
    correlation->setCurves(correlationCurves(*frame_, document_.session().view<SignalsView>()));
}

void SignalPlots::showKept() {
    CurvePlot* kept = plot("kept");
    if (!kept_key_) {
        kept->setTitle(tr("Error against k"));
        kept->setCurves({});
        kept->setPoints({});
        kept->setEmptyText(tr("%1 keeps no frequencies. Choose FPA, CFPA or DCFPA.").arg(translated(frame_->name)));
        return;
    }
    kept->setTitle(tr("Error against k (sensitive)"));
    kept->setAxes({tr("k (kept frequencies)"), {}, true, {}, {}, {}, {}},
                  {tr("MSE"), squared(unitOf(*frame_)), true, {}, {}, {}, {}});
    if (const KeptResult* result = kept_.find(*kept_key_)) {
        const KeptCurve curve = at(*result, frame_->plan->epsilon);
        kept->setCurves(keptCurves(curve));
        kept->setPoints({bestKept(curve)});
    } else if (!kept_.problem(*kept_key_).isEmpty()) {
        sayEmpty(kept, kept_.problem(*kept_key_));
    }
}

void SignalPlots::showUtility() {
    const QString problem = noUtility();
    std::vector<NamedUtility> known;
    for (const UtilityKey& key : wanted_)
        if (const UtilityCurve* curve = problem.isEmpty() ? utility_.find(key) : nullptr)
            known.push_back({key.mechanism, translated(mechanismOf<Signals>(key.mechanism).info.name), curve});
    const bool all = document_.session().view<SignalsView>().utility == UtilityScope::all_features;
    const std::tuple<const char*, QString, double UtilityPoint::*> plots[] = {
        {"utility", tr("%1 draws, higher is better"), &UtilityPoint::utility},
        {"error", tr("%1 draws, lower is better"), &UtilityPoint::mse_range_normalised}};
    for (const auto& [name, title, figure] : plots) {
        CurvePlot* curves = plot(name);
        if (known.empty()) {
            if (!problem.isEmpty() || curves->curves().empty() || all)
                curves->setCurves({}); // else the old curves stay for a moment
            curves->setEmptyText(problem.isEmpty() ? tr("Drawing …") : problem);
            continue;
        }
        curves->setTitle(title.arg(known.front().curve->draws));
        curves->setCurves(utilityCurves(known, constant_, figure));
    }
    moveMarkers();
    Q_EMIT errorChanged();
}

void SignalPlots::showLeakage() {
    CurvePlot* leakage = plot("leakage");
    if (!frame_->plan) {
        leakage->setCurves({});
        leakage->setEmptyText(
            tr("%1 gives no guarantee for single samples that correlation could weaken.").arg(translated(frame_->name)));
        return;
    }
    const LeakageResult* result = leakage_.find(*leakage_key_);
    if (!result)
        return leakage_.problem(*leakage_key_).isEmpty() ? void() // the old curves stay for a moment
                                                         : sayEmpty(leakage, leakage_.problem(*leakage_key_));
    const bool by_chunk = result->by_chunk;
    leakage->setAxes(by_chunk ? PlotAxis{tr("c (samples per chunk)"), {}, true, {}, {}, {}, {}}
                              : PlotAxis{tr("φ (from one sample to the next)"), {}, false, 0.0, 1.0, {}, {}},
                     {tr("ε of a feature"), {}, true, {}, {}, {}, {}});
    leakage->setTitle(tr("One sample's loss, φ = %1 (sensitive)").arg(shortNumber(frame_->phi)));
    leakage->setCurves(leakageCurves(*result, frame_->plan->epsilon));
}

void SignalPlots::showAttack() {
    CurvePlot* attack = plot("attack");
    if (!frame_->plan) {
        attack->setCurves({});
        attack->setTitle(tr("Filtering attacker"));
        attack->setEmptyText(tr("%1 adds no noise that could be filtered.").arg(translated(frame_->name)));
        return;
    }
    const FilterAttack* result = attack_.find(frameKey());
    if (!result) {
        const QString problem = attack_.problem(frameKey());
        attack->setEmptyText(problem.isEmpty() ? tr("Filtering …") : problem);
        return;
    }
    attack->setTitle(tr("Smoothing removes %1 of error").arg(percentNumber(std::max(0.0, result->removed()))));
    attack->setAxes(timeAxis(*frame_), {tr("value"), unitOf(*frame_), false, {}, {}, {}, {}});
    attack->setCurves(attackCurves(*frame_, *result));
}

std::optional<double> SignalPlots::removedByFilter() const {
    const FilterAttack* known = frame_ && frame_->plan ? attack_.find(frameKey()) : nullptr;
    return known ? std::optional(known->removed()) : std::nullopt;
}

void SignalPlots::moveMarkers() {
    if (!frame_)
        return;
    const bool spectrum = frame_->plan && frame_->plan->inSpectrum();
    const std::optional<double> k = spectrum ? frame_->resolved.numberIf("k") : std::nullopt;
    plot("spectrum")->setMarker(k);
    plot("kept")->setMarker(k);
    const std::optional<double> published = hasParameter("epsilon") ? frame_->guarantee.published_epsilon : std::nullopt;
    plot("utility")->setMarker(published);
    plot("error")->setMarker(published);
    if (hasParameter("chunk"))
        plot("leakage")->setMarker(std::min(frame_->resolved.number("chunk"), static_cast<double>(frame_->facts.length)));
    else
        plot("leakage")->setMarker(frame_->plan ? std::optional(frame_->phi) : std::nullopt, false);
}

} // namespace nictate
