#include "app/benches/signals/signal_plots.h"

#include "app/benches/parameter_change.h"
#include "app/benches/signals/signal_curves.h"
#include "app/study/document.h"
#include "core/choices/number_field.h"
#include "core/domains/registry.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

bool nothingVaries(const UtilityKey& key) { return varyingFeatures(key.study->conditions[key.condition]).empty(); }

template <typename Key> std::vector<Key> listOf(const std::optional<Key>& key) {
    return key ? std::vector{*key} : std::vector<Key>{};
}

} // namespace

SignalPlots::SignalPlots(Document& document, QWidget* parent)
    : PlotBoard(3, 2, 150, parent), document_(document),
      preview_(
          tr("Noise band"), Pace::at_rest,
          [](const FrameKey& key, const Progress& progress) { return previewOf(*key.frame, key.seed, fine_draws, progress); }),
      kept_(tr("Error against k"), Pace::at_once, keptResult),
      utility_(
          tr("Utility curves"), Pace::at_rest,
          [](const UtilityKey& key, const Progress& progress) { return utilityCurveOf(key, false, progress); },
          [](const UtilityKey& key, const Progress& progress) { return utilityCurveOf(key, true, progress); }),
      leakage_(tr("Temporal leakage"), Pace::at_once, leakageResult),
      attack_(tr("Filtering attacker"), Pace::at_once, [](const FrameKey& key, const Progress& progress) {
          const SignalFrame& frame = *key.frame;
          return filterAttack(*frame.plan, *frame.shown, frame.condition, 0, 1, SeededNoise(key.seed), progress);
      }) {
    build();
    wireFigures();
    wireMarkers();
    connect(&document_, &Document::sessionChanged, this, &SignalPlots::sync);
    connect(&document_, &Document::studyChanged, this, &SignalPlots::sync);
    sync();
}

void SignalPlots::build() {
    addCurves("signal", tr("Si&gnal"), tr("Signal"), panel(0));
    addCurves("spectrum", tr("S&pectrum"), tr("Spectrum"), panel(1));
    addCurves("correlation", tr("&Correlation over participants"), tr("Correlation"), panel(2))
        ->setAxes({tr("lag Δt"), tr("samples"), false, 0.0, {}, {}, {}}, {tr("correlation"), {}, false, -1.05, 1.05, {}, {}});
    addCorrelationControls();
    addCurves("kept", tr("Error against &k"), tr("Error against k"), panel(3));
    const PlotAxis published{tr("ε published"), {}, true, {}, {}, tr("more protected"), tr("more faithful")};
    addCurves("utility", tr("&Utility against ε"), tr("Utility"), panel(4))
        ->setAxes(published, {tr("utility 1/|NMSE|"), {}, true, {}, {}, {}, {}, "1/|NMSE|"});
    addCurves("error", tr("&Error against ε"), tr("Error"), panel(4))
        ->setAxes(published, {tr("MSE/R² as it leaves"), {}, true, {}, {}, {}, {}, "MSE/R²"});
    scope_ = new QComboBox;
    scope_->setObjectName("utility_scope");
    scope_->addItems({tr("this feature"), tr("all features")});
    scope_->setAccessibleName(tr("Features the utility is averaged over"));
    panel(4)->addControl(scope_);
    connect(scope_, &QComboBox::activated, this, [this](int scope) {
        changeView<SignalsView>(document_, tr("Change features of the utility"),
                                [scope](SignalsView& view) { view.utility = static_cast<UtilityScope>(scope); });
    });
    addCurves("leakage", tr("ε′ under &temporal correlation"), tr("ε′ under correlation"), panel(5));
    addCurves("attack", tr("&Filtering attacker"), tr("Filtering attacker"), panel(5));
    connect(this, &PlotBoard::turned, this, [this] {
        if (!frame_)
            return;
        wantAttack();
        showAttack();
    });
}

void SignalPlots::addCorrelationControls() {
    start_ = new QSpinBox;
    start_->setObjectName("correlation_start");
    start_->setAccessibleName(tr("Start of the correlation"));
    start_->setRange(static_cast<int>(correlation_field.low), static_cast<int>(correlation_field.high));
    start_->setPrefix(tr("t₀ = "));
    start_->setMaximumWidth(96);
    start_->setKeyboardTracking(false);
    start_->setToolTip(tr("Sample t0 that later ones are correlated with, over participants; counts from 1"));
    differences_ = new QCheckBox(tr("differences"));
    differences_->setObjectName("correlate_differences");
    differences_->setToolTip(tr("Also the differences of neighbouring samples, in the condition on screen (thin)"));
    protected_ = new QCheckBox(tr("protected"));
    protected_->setObjectName("correlate_private");
    protected_->setToolTip(tr("Also the protected version, in the condition on screen (dash and dot)"));
    for (QWidget* each : {static_cast<QWidget*>(start_), static_cast<QWidget*>(differences_), static_cast<QWidget*>(protected_)})
        panel(2)->addControl(each);
    connect(start_, &QSpinBox::valueChanged, this, [this](int start) {
        changeView<SignalsView>(
            document_, tr("Change start of the correlation"), [start](SignalsView& view) { view.correlation_start = start; },
            "start");
    });
    connect(differences_, &QCheckBox::clicked, this, [this](bool on) {
        changeView<SignalsView>(document_, tr("Show correlation of differences"),
                                [on](SignalsView& view) { view.correlate_differences = on; });
    });
    connect(protected_, &QCheckBox::clicked, this, [this](bool on) {
        changeView<SignalsView>(document_, tr("Show correlation of the protected version"),
                                [on](SignalsView& view) { view.correlate_protected = on; });
    });
}

void SignalPlots::wireFigures() {
    auto show = [this](FiguresBase& figures, void (SignalPlots::*draw)()) {
        connect(&figures, &FiguresBase::changed, this, [this, draw] {
            if (frame_)
                (this->*draw)();
        });
        connect(&figures, &FiguresBase::failed, this, &SignalPlots::failed);
    };
    show(preview_, &SignalPlots::showSignal);
    show(kept_, &SignalPlots::showKept);
    show(utility_, &SignalPlots::showUtility);
    show(leakage_, &SignalPlots::showLeakage);
    show(attack_, &SignalPlots::showAttack);
}

void SignalPlots::wireMarkers() {
    for (const char* name : {"spectrum", "kept"})
        connect(plot(name), &CurvePlot::markerMoved, this,
                [this](double k, bool finished) { changeParameter(document_, "k", std::max(1.0, k), tr("Change k"), finished); });
    for (const char* name : {"utility", "error"})
        connect(plot(name), &CurvePlot::markerMoved, this, [this](double published, bool finished) {
            if (!frame_ || !frame_->guarantee.published_epsilon || !hasParameter("epsilon"))
                return;
            const double each = *frame_->guarantee.published_epsilon / frame_->resolved.number("epsilon");
            changeParameter(document_, "epsilon", published / each, tr("Change ε"), finished);
        });
    connect(plot("leakage"), &CurvePlot::markerMoved, this, [this](double size, bool finished) {
        if (hasParameter("chunk"))
            changeParameter(document_, "chunk", size, tr("Change c"), finished);
    });
}

void SignalPlots::sync() {
    const SignalsView& view = document_.session().view<SignalsView>();
    const QSignalBlocker quiet(start_);
    start_->setValue(view.correlation_start);
    differences_->setChecked(view.correlate_differences);
    protected_->setChecked(view.correlate_protected);
    scope_->setCurrentIndex(static_cast<int>(view.utility));
}

void SignalPlots::setFrame(const SignalFrame& frame) {
    frame_ = std::make_shared<const SignalFrame>(frame);
    {
        const QSignalBlocker quiet(start_); // a shorter study moves the start shown, not the choice
        start_->setMaximum(std::max(1, frame.study->length - 1));
        start_->setValue(document_.session().view<SignalsView>().correlation_start);
    }
    wantFigures();
    showSignal();
    showSpectrum();
    showCorrelations();
    showKept();
    showLeakage();
    showAttack();
    moveMarkers();
}

void SignalPlots::wantFigures() {
    preview_.want({frameKey()});
    kept_key_ = keptKey(*frame_);
    kept_.want(listOf(kept_key_));
    leakage_key_ = leakageKey(*frame_);
    leakage_.want(listOf(leakage_key_));
    wantAttack();
    const std::vector<UtilityKey> before = std::exchange(wanted_, utilityKeys(document_.session(), *frame_));
    refreshConstant();
    const bool none = nothingVaries(wanted_.front()), one_feature = wanted_.front().study == frame_->shown;
    utility_.want(none ? std::vector<UtilityKey>{} : wanted_, one_feature);
    if (wanted_ != before)
        showUtility();
}

void SignalPlots::wantAttack() {
    const bool watched = frame_->plan && inFront("attack");
    attack_.want(watched ? std::vector{frameKey()} : std::vector<FrameKey>{});
}

void SignalPlots::refreshConstant() {
    const UtilityKey& own = wanted_.front();
    const std::pair of(own.study, own.condition);
    if (nothingVaries(own) || constant_of_ == of)
        return;
    constant_ = publishedConstant(*own.study, own.condition);
    constant_of_ = of;
}

void SignalPlots::clear(const QString& reason) {
    frame_.reset();
    for (FiguresBase* each : figures())
        each->clear();
    wanted_.clear();
    constant_of_ = {};
    clearPlots(reason);
}

void SignalPlots::recompute() {
    for (FiguresBase* each : figures())
        each->recompute();
}

FrameKey SignalPlots::frameKey() const { return {frame_, document_.session().seed}; }

QString SignalPlots::noUtility() const {
    if (wanted_.empty())
        return {};
    const UtilityKey& own = wanted_.front();
    if (nothingVaries(own))
        return own.study->features.size() == 1 ? tr("This feature is constant here: there is nothing to keep or to lose.")
                                               : tr("Every feature is constant: there is nothing to average.");
    return utility_.problem(own);
}

double SignalPlots::error() const {
    const UtilityCurve* own = wanted_.empty() || nothingVaries(wanted_.front()) ? nullptr : utility_.find(wanted_.front());
    if (!own)
        return std::nan("");
    if (hasParameter("epsilon"))
        return atEpsilon(*own, frame_->resolved.number("epsilon"), &UtilityPoint::mse_range_normalised);
    return own->points.front().mse_range_normalised;
}

std::vector<Background*> SignalPlots::work() {
    std::vector<Background*> all;
    for (FiguresBase* each : figures())
        all.push_back(each->work());
    return all;
}

bool SignalPlots::pending() const {
    return preview_.pending() || kept_.pending() || utility_.pending() || leakage_.pending() || attack_.pending();
}

bool SignalPlots::upToDate() const {
    const bool utility = wanted_.empty() || !noUtility().isEmpty() || utility_.find(wanted_.front()) ||
                         wanted_.front().study != frame_->shown; // of all features: when things have settled
    return utility && !kept_.pending() && !leakage_.pending();
}

// What the plots show of a frame ------------------------------------------------------------------------------------------------

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
                     {tr("ε of a feature"), {}, true, {}, {}, {}, {}, "ε"});
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
