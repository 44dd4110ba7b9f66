#include "app/signals/signal_plots.h"

#include "app/bench/parameter_change.h"
#include "app/bench/plot_tabs.h"
#include "app/signals/signal_curves.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <cmath>

namespace nictate {

namespace {

QString text(const std::string& words) { return QString::fromStdString(words); }

QString percent(double share) { return QString::number(100 * share, 'f', share > 0.995 ? 1 : 0) + " %"; }

} // namespace

std::vector<std::pair<const char*, const char*>> SignalPlots::pages() {
    return {{"signal", "Si&gnal"},
            {"spectrum", "S&pectrum"},
            {"correlation", "&Correlation over participants"},
            {"kept", "Error against &k"},
            {"utility", "&Utility against ε"},
            {"error", "&Error against ε"},
            {"leakage", "ε′ under &temporal correlation"},
            {"attack", "&Filtering attacker"}};
}

SignalPlots::SignalPlots(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    build();
    wireFigures();
    wireMarkers();
    connect(&document_, &Document::sessionChanged, this, &SignalPlots::sync);
    connect(&document_, &Document::studyChanged, this, &SignalPlots::sync);
    sync();
}

CurvePlot* SignalPlots::addPlot(const char* name, PlotTabs* tabs, const QString& title) {
    auto* plot = new CurvePlot;
    plot->setObjectName(QString("plot_") + name);
    plot->setMinimumHeight(90);
    plot->setBadge(tr("SIMULATION"));
    plots_[name] = plot;
    tabs_[name] = tabs;
    tabs->add(plot, title);
    connect(plot, &CurvePlot::hovered, this, &SignalPlots::hovered);
    return plot;
}

void SignalPlots::build() {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    PlotTabs* cells[6];
    for (int i = 0; i < 6; ++i) {
        cells[i] = new PlotTabs(this);
        cells[i]->setMinimumHeight(150);
        grid->addWidget(cells[i], i / 2, i % 2);
        grid->setRowStretch(i / 2, 1);
        grid->setColumnStretch(i % 2, 1);
    }
    addPlot("signal", cells[0], tr("Signal"));
    addPlot("spectrum", cells[1], tr("Spectrum"));
    addPlot("correlation", cells[2], tr("Correlation"))
        ->setAxes({tr("lag Δt"), tr("samples"), false, 0.0, {}, {}, {}}, {tr("correlation"), {}, false, -1.05, 1.05, {}, {}});
    cells[2]->addControl(correlationControls());
    addPlot("kept", cells[3], tr("Error against k"));
    const PlotAxis published{tr("ε published"), {}, true, {}, {}, tr("more private"), tr("more faithful")};
    addPlot("utility", cells[4], tr("Utility"))->setAxes(published, {tr("utility 1/|NMSE|"), {}, true, {}, {}, {}, {}});
    addPlot("error", cells[4], tr("Error"))->setAxes(published, {tr("MSE/R² as it leaves"), {}, true, {}, {}, {}, {}});
    scope_ = new QComboBox;
    scope_->setObjectName("utility_scope");
    scope_->addItems({tr("this feature"), tr("all features")});
    scope_->setAccessibleName(tr("Features the utility is averaged over"));
    cells[4]->addControl(scope_);
    connect(scope_, &QComboBox::activated, this, [this](int scope) {
        changeView(tr("Change features of the utility"),
                   [scope](SignalsView& view) { view.utility = static_cast<UtilityScope>(scope); });
    });
    addPlot("leakage", cells[5], tr("ε′ under correlation"));
    addPlot("attack", cells[5], tr("Filtering attacker"));
    connect(cells[5], &PlotTabs::chosen, this,
            [this, tabs = cells[5]] { figures_.watchAttack(tabs->front() == plot("attack")); });
}

QWidget* SignalPlots::correlationControls() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    start_ = new QSpinBox;
    start_->setObjectName("correlation_start");
    start_->setRange(1, 100'000'000);
    start_->setPrefix(tr("t₀ = "));
    start_->setMaximumWidth(96);
    start_->setKeyboardTracking(false);
    start_->setToolTip(tr("Sample t0 that later ones are correlated with, over participants; counts from 1"));
    differences_ = new QCheckBox(tr("differences"));
    differences_->setObjectName("correlate_differences");
    differences_->setToolTip(tr("Also the differences of neighbouring samples, in the condition on screen (thin)"));
    private_ = new QCheckBox(tr("private"));
    private_->setObjectName("correlate_private");
    private_->setToolTip(tr("Also the private version, in the condition on screen (dash and dot)"));
    for (QWidget* each : {static_cast<QWidget*>(start_), static_cast<QWidget*>(differences_), static_cast<QWidget*>(private_)})
        row->addWidget(each);
    connect(start_, &QSpinBox::valueChanged, this, [this](int start) {
        changeView(
            tr("Change start of the correlation"), [start](SignalsView& view) { view.correlation_start = start; }, "start");
    });
    connect(differences_, &QCheckBox::clicked, this, [this](bool on) {
        changeView(tr("Show correlation of differences"), [on](SignalsView& view) { view.correlate_differences = on; });
    });
    connect(private_, &QCheckBox::clicked, this, [this](bool on) {
        changeView(tr("Show correlation of the private version"), [on](SignalsView& view) { view.correlate_private = on; });
    });
    return box;
}

void SignalPlots::wireFigures() {
    connect(&figures_, &SignalFigures::previewRefined, this, &SignalPlots::showSignal);
    connect(&figures_, &SignalFigures::keptChanged, this, &SignalPlots::showKept);
    connect(&figures_, &SignalFigures::utilityChanged, this, &SignalPlots::showUtility);
    connect(&figures_, &SignalFigures::leakageChanged, this, &SignalPlots::showLeakage);
    connect(&figures_, &SignalFigures::attackChanged, this, &SignalPlots::showAttack);
    for (const char* name : {"utility", "error"})
        connect(plot(name), &CurvePlot::cancelRequested, figures_.utilityWork(), &Background::cancel);
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

void SignalPlots::changeView(const QString& label, const std::function<void(SignalsView&)>& set, const QString& merge) {
    Session session = document_.session();
    set(session.signals_view);
    document_.change(label, session, merge);
}

void SignalPlots::sync() {
    const SignalsView& view = document_.session().signals_view;
    const QSignalBlocker quiet(start_);
    start_->setValue(view.correlation_start);
    differences_->setChecked(view.correlate_differences);
    private_->setChecked(view.correlate_private);
    scope_->setCurrentIndex(static_cast<int>(view.utility));
}

void SignalPlots::bringUp(const QString& name) { tabs_.at(name)->bringUp(plot(name)); }

QString SignalPlots::csv(const QString& name, const QString& caption) const {
    const auto& curves = plot(name)->curves();
    const bool anything = std::any_of(curves.begin(), curves.end(), [](const Curve& curve) { return !curve.secret; });
    return anything ? plot(name)->csv(caption) : QString();
}

void SignalPlots::setFrame(const SignalFrame& frame) {
    frame_ = frame;
    figures_.setFrame(frame, document_.session());
    {
        const QSignalBlocker quiet(start_); // a shorter study moves the start shown, not the choice
        start_->setMaximum(std::max(1, frame.study->length - 1));
        start_->setValue(document_.session().signals_view.correlation_start);
    }
    showSignal();
    showSpectrum();
    showCorrelations();
    showKept();
    showUtility();
    showLeakage();
    showAttack();
    moveMarkers();
}

void SignalPlots::clear(const QString& reason) {
    frame_.reset();
    figures_.clear();
    for (const auto& [name, plot] : plots_) {
        plot->setCurves({});
        plot->setPoints({});
        plot->setMarker({});
        plot->setTitle({});
        plot->setEmptyText(reason);
    }
}

void SignalPlots::showSignal() {
    const SignalPreview& preview = figures_.finePreview() ? *figures_.finePreview() : frame_->preview;
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
        spectrum->setEmptyText(tr("%1 adds no noise to single signals.").arg(text(frame_->name)));
        return;
    }
    spectrum->setCurves(spectrumCurves(signalSpectrum(*frame_->plan, *frame_->shown, frame_->condition, 0)));
}

void SignalPlots::showCorrelations() {
    CurvePlot* correlation = plot("correlation");
    correlation->setTitle({});
    const std::size_t people = frame_->shown->conditions[frame_->condition].tables.size();
    if (people < 2) {
        correlation->setCurves({});
        correlation->setEmptyText(tr("A correlation over participants needs at least two of them."));
        return;
    }
    if (frame_->constant) {
        correlation->setCurves({});
        correlation->setEmptyText(tr("This feature is constant here: it has no correlation."));
        return;
    }
    correlation->setTitle(lagOneText(*frame_, document_.session().signals_view));
    correlation->setCurves(correlationCurves(*frame_, document_.session().signals_view));
}

void SignalPlots::showKept() {
    CurvePlot* kept = plot("kept");
    if (!frame_->plan || !frame_->plan->inSpectrum()) {
        kept->setTitle(tr("Error against k"));
        kept->setCurves({});
        kept->setPoints({});
        kept->setEmptyText(tr("%1 keeps no frequencies. Choose FPA, CFPA or DCFPA.").arg(text(frame_->name)));
        return;
    }
    kept->setTitle(tr("Error against k (reads the data)"));
    const QString unit = unitOf(*frame_);
    kept->setAxes({tr("k (kept frequencies)"), {}, true, {}, {}, {}, {}}, {tr("MSE"),
                                                                           unit.isEmpty()     ? QString()
                                                                           : unit.size() == 1 ? unit + "²"
                                                                                              : "[" + unit + "]²",
                                                                           true,
                                                                           {},
                                                                           {},
                                                                           {},
                                                                           {}});
    if (const auto curve = figures_.kept()) {
        kept->setCurves(keptCurves(*curve));
        kept->setPoints({bestKept(*curve)});
    }
}

void SignalPlots::showUtility() {
    if (!frame_)
        return;
    const QString problem = figures_.noUtility();
    std::vector<NamedUtility> known;
    int draws = 0;
    for (const auto& each : figures_.utility()) {
        known.push_back({each.mechanism, text(mechanismOf<Signals>(each.mechanism).info.name), each.curve});
        draws = known.size() == 1 ? each.curve->draws : draws;
    }
    const QString title = known.empty() ? QString() : tr("%1 draws, higher is better").arg(draws);
    const bool all = document_.session().signals_view.utility == UtilityScope::all_features;
    for (const char* name : {"utility", "error"}) {
        CurvePlot* curves = plot(name);
        const bool utility = QString(name) == "utility";
        if (known.empty() || !problem.isEmpty()) {
            if (!problem.isEmpty() || curves->curves().empty() || all)
                curves->setCurves({});
            curves->setEmptyText(!problem.isEmpty()   ? problem
                                 : figures_.pending() ? tr("Drawing …")
                                                      : tr("Not computed; Analyse › Recompute starts it"));
            continue;
        }
        curves->setTitle(utility ? title : tr("%1 draws, lower is better").arg(draws));
        curves->setCurves(
            utilityCurves(known, figures_.constant(), utility ? &UtilityPoint::utility : &UtilityPoint::mse_range_normalised));
    }
    moveMarkers();
    tellError();
}

void SignalPlots::showLeakage() {
    CurvePlot* leakage = plot("leakage");
    if (!frame_->plan) {
        leakage->setCurves({});
        leakage->setEmptyText(tr("%1 promises nothing about a moment that correlation could take away.").arg(text(frame_->name)));
        return;
    }
    if (!figures_.leakage())
        return; // what stands there is a moment old
    const bool by_chunk = figures_.leakage()->by_chunk;
    leakage->setAxes(by_chunk ? PlotAxis{tr("c (samples per chunk)"), {}, true, {}, {}, {}, {}}
                              : PlotAxis{tr("φ (from one sample to the next)"), {}, false, 0.0, 1.0, {}, {}},
                     {tr("ε of a feature"), {}, true, {}, {}, {}, {}});
    leakage->setTitle(tr("One sample's loss, φ = %1 (reads the data)").arg(frame_->phi, 0, 'f', 3));
    leakage->setCurves(leakageCurves(*figures_.leakage(), frame_->plan->epsilon));
}

void SignalPlots::showAttack() {
    CurvePlot* attack = plot("attack");
    if (!frame_->plan) {
        attack->setCurves({});
        attack->setTitle(tr("Filtering attacker"));
        attack->setEmptyText(tr("%1 adds no noise that could be filtered.").arg(text(frame_->name)));
        return;
    }
    if (!figures_.attack()) {
        attack->setEmptyText(tr("Filtering …"));
        return;
    }
    attack->setTitle(tr("Smoothing removes %1 of error").arg(percent(std::max(0.0, figures_.attack()->removed()))));
    attack->setAxes(timeAxis(*frame_), {tr("value"), unitOf(*frame_), false, {}, {}, {}, {}});
    attack->setCurves(attackCurves(*frame_, *figures_.attack()));
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

void SignalPlots::tellError() {
    const auto known = figures_.utility();
    const bool own = !known.empty() && known.front().mechanism == frame_->mechanism && figures_.noUtility().isEmpty();
    double error = std::nan("");
    if (own && hasParameter("epsilon"))
        error = atEpsilon(*known.front().curve, frame_->resolved.number("epsilon"), &UtilityPoint::mse_range_normalised);
    else if (own)
        error = known.front().curve->points.front().mse_range_normalised;
    Q_EMIT errorKnown(error, figures_.constant().mse_range_normalised);
}

} // namespace nictate
