#include "app/benches/signals/signal_plots.h"

#include "app/benches/parameter_change.h"
#include "app/study/document.h"
#include "core/choices/number_field.h"
#include "core/domains/registry.h"

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
        ->setAxes(published, {tr("utility 1/|NMSE|"), {}, true, {}, {}, {}, {}});
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
    private_ = new QCheckBox(tr("protected"));
    private_->setObjectName("correlate_private");
    private_->setToolTip(tr("Also the protected version, in the condition on screen (dash and dot)"));
    for (QWidget* each : {static_cast<QWidget*>(start_), static_cast<QWidget*>(differences_), static_cast<QWidget*>(private_)})
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
    connect(private_, &QCheckBox::clicked, this, [this](bool on) {
        changeView<SignalsView>(document_, tr("Show correlation of the protected version"),
                                [on](SignalsView& view) { view.correlate_private = on; });
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
    private_->setChecked(view.correlate_private);
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

} // namespace nictate
