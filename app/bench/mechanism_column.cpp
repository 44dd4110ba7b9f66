#include "app/bench/mechanism_column.h"

#include "app/heatmaps/heatmap_jobs.h"
#include "app/signals/signal_bounds.h"
#include "app/signals/signal_losses.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"
#include "core/release/job_parts.h"
#include "widgets/colour_maps.h"
#include "widgets/parameter_panel.h"
#include "widgets/parameter_row.h"
#include "widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nictate {

namespace {

constexpr int settle_ms = 200; ///< how long a slider must rest before slow figures follow

QScrollArea* scrolled(QWidget* widget) {
    auto* area = new QScrollArea;
    area->setWidget(widget);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    widget->setAutoFillBackground(false);
    return area;
}

ParameterSpec windowSpec() {
    ParameterSpec spec;
    spec.name = "feature_window";
    spec.label = "Feature window";
    spec.unit = "s";
    spec.meaning = "The 52 features are computed from the gaze in windows of this length, one every half second. A longer window "
                   "gives smoother signals of fewer samples.";
    spec.min = 0.1;
    spec.max = 3600;
    spec.logarithmic = true;
    spec.slider_min = 1;
    spec.slider_max = 300;
    spec.default_formula = "30 s, as in the papers";
    return spec;
}

/// Everything the expectation depends on besides the mechanism.
bool sameExpectation(const HeatmapFrame& a, const HeatmapFrame& b) {
    return a.shown.mechanism == b.shown.mechanism && a.shown.resolved == b.shown.resolved && a.facts == b.facts;
}

/// Of the exact release; unset where there is none with these settings.
std::optional<double> releasedScale(const Mechanism<Maps>& mechanism, const HeatmapFrame& frame) {
    try {
        return mechanism.exact(frame.shown.resolved, frame.facts).noiseScale();
    } catch (const Error&) {
        return {};
    }
}

} // namespace

QString parameterChangeLabel(const MechanismInfo& info, const Parameters& before, const Parameters& after) {
    for (const ParameterSpec& spec : info.parameters) {
        const bool had = before.has(spec.name), has = after.has(spec.name);
        if (had != has || (had && before.all().at(spec.name) != after.all().at(spec.name)))
            return QObject::tr("Change %1").arg(QString::fromStdString(spec.symbol.empty() ? spec.label : spec.symbol));
    }
    return QObject::tr("Change parameters");
}

MechanismColumn::MechanismColumn(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), mechanism_(new QComboBox(this)), summary_(new QLabel(this)),
      compare_(new QToolButton(this)), compare_menu_(new QMenu(this)), panel_(new ParameterPanel), card_(new GuaranteeCard),
      work_(tr("Expectation")), window_(new ParameterRow(windowSpec(), {})), bounds_(new SignalBounds(document)) {
    mechanism_->setObjectName("mechanism");
    mechanism_->setAccessibleName(tr("Mechanism"));
    summary_->setWordWrap(true);
    summary_->setObjectName("mechanism_summary");
    compare_->setText(tr("Compare ▾"));
    compare_->setStyleSheet("QToolButton::menu-indicator { image: none; }");
    compare_->setObjectName("compare");
    compare_->setPopupMode(QToolButton::InstantPopup);
    compare_->setMenu(compare_menu_);
    compare_->setToolTip(tr("Draw other mechanisms into the curves, at the same ε and δ"));

    auto* top = new QFrame(this);
    top->setProperty("panel", true);
    auto* heading = new QHBoxLayout;
    heading->addWidget(mechanism_, 1);
    heading->addWidget(compare_);
    auto* parameters = new QVBoxLayout(top);
    parameters->setContentsMargins(10, 8, 4, 4);
    parameters->addLayout(heading);
    parameters->addWidget(summary_);
    auto* settings = new QWidget;
    auto* stacked = new QVBoxLayout(settings);
    stacked->setContentsMargins(0, 0, 0, 0);
    stacked->addWidget(panel_);
    stacked->addWidget(window_);
    stacked->addWidget(bounds_);
    window_->hide();
    settings->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    settings->installEventFilter(this);
    parameters_ = scrolled(settings);
    parameters->addWidget(parameters_, 1);

    top_ = top;
    split_ = new QSplitter(Qt::Vertical, this);
    split_->setChildrenCollapsible(false);
    split_->addWidget(top);
    split_->addWidget(scrolled(card_));
    connect(split_, &QSplitter::splitterMoved, this, [this] { split_by_hand_ = true; });
    panel_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split_);

    delay_.setSingleShot(true);
    delay_.setInterval(settle_ms);
    connect(&delay_, &QTimer::timeout, this, &MechanismColumn::expect);
    connect(mechanism_, &QComboBox::activated, this, &MechanismColumn::chooseMechanism);
    connect(compare_menu_, &QMenu::aboutToShow, this, &MechanismColumn::fillCompareMenu);
    connect(panel_, &ParameterPanel::parametersChanged, this, &MechanismColumn::takeParameters);
    connect(panel_, &ParameterPanel::messageChanged, this, &MechanismColumn::refused);
    connect(window_, &ParameterRow::changed, this,
            [this](const std::string&, const std::optional<ParameterValue>& value, bool finished) {
                takeWindow(value ? std::optional(std::get<double>(*value)) : std::nullopt, finished);
            });
    connect(window_, &ParameterRow::refused, this, [this](const std::string&, const QString& text) { Q_EMIT refused(text); });
    connect(bounds_, &SignalBounds::refused, this, &MechanismColumn::refused);
    connect(card_, &GuaranteeCard::applyEpsilon, this,
            [this](double epsilon) { set("epsilon", epsilon, tr("Set ε for the fidelity wanted")); });
    connect(card_, &GuaranteeCard::applyAdvice, this,
            [this](const QString& parameter, double value) { set(parameter.toStdString(), value, tr("Take the advice")); });
    connect(card_, &GuaranteeCard::targetCCChanged, this, [this](double cc) {
        Session session = document_.session();
        session.target_cc = cc;
        document_.change(tr("Change wanted fidelity"), session, "target_cc");
        delay_.start();
    });
    connect(&document_, &Document::studyChanged, this, &MechanismColumn::sync);
    connect(&document_, &Document::sessionChanged, this, &MechanismColumn::sync);
    sync();
}

void MechanismColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (split_by_hand_)
        return;
    // The parameters in full where there is room, else half and half.
    const int wanted =
        top_->sizeHint().height() - parameters_->sizeHint().height() + parameters_->widget()->sizeHint().height() + 8;
    const int upper = std::min(wanted, height() / 2);
    split_->setSizes({upper, height() - upper});
}

void MechanismColumn::fillMechanisms(Bench bench) {
    if (filled_ == bench)
        return;
    filled_ = bench;
    mechanism_->clear();
    for (const MechanismInfo* info : mechanismInfos(bench == Bench::signals ? Reads::signals : Reads::maps))
        mechanism_->addItem(QString::fromStdString(info->name), QString::fromStdString(info->id));
    bounds_->setVisible(bench == Bench::signals);
    card_->setExtraLines({});
    signal_losses_.clear();
}

void MechanismColumn::sync() {
    const Session& session = document_.session();
    const MechanismInfo& info = mechanismInfo(session.chosen());
    fillMechanisms(session.bench);
    mechanism_->setCurrentIndex(mechanism_->findData(QString::fromStdString(info.id)));
    summary_->setText(QString::fromStdString(info.summary));
    summary_->setToolTip(QString::fromStdString(info.formula + "\n" + info.citation));
    showMechanism(info);
    card_->setTargetCC(session.target_cc);
    const double window_s = session.signals_view.window_s, usual = SignalsView{}.window_s;
    window_->showValues(window_s != usual ? std::optional<ParameterValue>(window_s) : std::nullopt, usual);
    window_->setVisible(window_offered_ && session.bench == Bench::signals);
}

void MechanismColumn::offerWindow(bool offered) {
    window_offered_ = offered;
    window_->setVisible(offered && document_.session().bench == Bench::signals);
}

void MechanismColumn::showMechanism(const MechanismInfo& info) {
    panel_->setMechanism(info);
    fitWidth();
}

/// There is no scrolling sideways: the widest of what is shown must fit.
void MechanismColumn::fitWidth() {
    int widest = panel_->minimumSizeHint().width();
    for (const QWidget* each : {static_cast<QWidget*>(window_), static_cast<QWidget*>(bounds_)})
        if (!each->isHidden())
            widest = std::max(widest, each->minimumSizeHint().width());
    parameters_->setMinimumWidth(widest + parameters_->verticalScrollBar()->sizeHint().width());
}

bool MechanismColumn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) // a row came or went
        fitWidth();
    return QWidget::eventFilter(watched, event);
}

void MechanismColumn::show(const MechanismInfo& info, const Parameters& resolved, Guarantee guarantee) {
    if (const auto reason = privateCountReason(document_.session()))
        guarantee.reasons.push_back(*reason);
    fillMechanisms(document_.session().bench);
    panel_->setEnabled(true);
    showMechanism(info); // a study that opens may be shown before sync() hears of it
    panel_->setValues(document_.session().parameters(info.id), resolved);
    card_->setGuarantee(guarantee);
}

void MechanismColumn::setFrame(const HeatmapFrame& frame) {
    show(mechanismOf<Maps>(frame.shown.mechanism).info, frame.shown.resolved, frame.shown.guarantee);
    const bool same = frame_ && sameExpectation(*frame_, frame);
    frame_ = frame;
    if (same)
        return;
    work_.cancel();
    card_->setExpectation({});
    delay_.start();
}

void MechanismColumn::setSignals(const SignalFrame& frame) {
    frame_.reset();
    delay_.stop();
    work_.cancel();
    signal_length_ = frame.facts.length;
    show(mechanismOf<Signals>(frame.mechanism).info, frame.resolved, frame.guarantee);
    bounds_->setFrame(frame);
    card_->clearExpectation(); // there is no expected fidelity of signals; their error stands among the lines
    signal_losses_ = lossLines(frame);
    showSignalLines();
}

void MechanismColumn::setSignalError(double error, double constant) {
    signal_error_ = errorLine(error, constant);
    showSignalLines();
}

void MechanismColumn::showSignalLines() {
    if (signal_losses_.empty())
        return;
    std::vector<CardLine> lines = signal_losses_;
    lines.push_back(signal_error_);
    card_->setExtraLines(lines);
}

void MechanismColumn::clear(const QString& reason) {
    frame_.reset();
    delay_.stop();
    work_.cancel();
    panel_->setEnabled(document_.hasStudy());
    card_->clear(reason);
}

void MechanismColumn::expect() {
    if (!frame_)
        return;
    if (frame_->shown.guarantee.noise_name.empty()) { // nothing is bought here, so there is nothing to expect
        card_->clearExpectation();
        return;
    }
    work_.start(
        [frame = *frame_, given = document_.session().parameters(frame_->shown.mechanism)](const Progress& progress) {
            progress(0);
            const Mechanism<Maps>& mechanism = mechanismOf<Maps>(frame.shown.mechanism);
            Expectation first;
            first.cc = expectedCC(mechanism, given, frame.facts);
            first.released_scale = releasedScale(mechanism, frame);
            first.complete = false;
            return first;
        },
        [this](const Expectation& first) { expectMore(first); });
}

void MechanismColumn::expectMore(const Expectation& first) {
    card_->setExpectation(first);
    const double target = document_.session().target_cc;
    work_.start(
        [frame = *frame_, given = document_.session().parameters(frame_->shown.mechanism), first,
         target](const Progress& progress) {
            const Mechanism<Maps>& mechanism = mechanismOf<Maps>(frame.shown.mechanism);
            Expectation expectation = first;
            expectation.complete = true;
            progress(0.3);
            expectation.target_epsilon = epsilonForCC(mechanism, given, frame.facts, target);
            progress(0.6);
            expectation.advice = whyNoisy(mechanism, given, frame.facts);
            return expectation;
        },
        [this](const Expectation& expectation) { card_->setExpectation(expectation); });
}

void MechanismColumn::chooseMechanism(int index) {
    Session session = document_.session();
    const std::string before = session.chosen(), chosen = mechanism_->itemData(index).toString().toStdString();
    if (chosen == before)
        return;
    // ε and δ are what a person compares at; they come along where the new mechanism knows them.
    session.given[chosen] = comparedParameters(session, mechanismInfo(chosen));
    session.chosen() = chosen;
    std::replace(session.beside().begin(), session.beside().end(), chosen, before);
    document_.change(tr("Choose %1").arg(mechanism_->itemText(index)), session);
}

void MechanismColumn::fillCompareMenu() {
    compare_menu_->clear();
    const Session& session = document_.session();
    for (const MechanismInfo* info : mechanismInfos(mechanismInfo(session.chosen()).reads)) {
        const std::string id = info->id;
        if (id == session.chosen())
            continue;
        QAction* action = compare_menu_->addAction(QString::fromStdString(info->name));
        action->setCheckable(true);
        action->setChecked(std::count(session.beside().begin(), session.beside().end(), id) > 0);
        connect(action, &QAction::triggered, this, [this, id](bool on) { compareWith(id, on); });
    }
}

void MechanismColumn::compareWith(const std::string& id, bool on) {
    Session session = document_.session();
    std::erase(session.beside(), id);
    if (on)
        session.beside().push_back(id);
    if (session.compared.empty() && session.view.third == ThirdPanel::compared)
        session.view.third = ThirdPanel::difference;
    document_.change(tr("Compare mechanisms"), session);
}

void MechanismColumn::takeWindow(std::optional<double> seconds, bool finished) {
    Session session = document_.session();
    session.signals_view.window_s = seconds.value_or(SignalsView{}.window_s);
    document_.change(tr("Change window"), session, "window", finished);
}

void MechanismColumn::takeParameters(const Parameters& given, bool finished) {
    Session session = document_.session();
    const Parameters before = session.parameters(session.chosen());
    const MechanismInfo& info = mechanismInfo(session.chosen());
    const QString label = parameterChangeLabel(info, before, given);
    session.given[session.chosen()] = withinReach(info, given);
    // While a step is open its last, equal change only closes it; then the label plays no part.
    document_.change(label, session, "parameters." + label, finished);
}

/// A smaller chunk has fewer frequencies to keep: k follows it, and says so.
Parameters MechanismColumn::withinReach(const MechanismInfo& info, Parameters given) {
    const auto k = given.numberIf("k");
    const auto most = signal_length_ > 0 ? largestKept(info, given, signal_length_) : std::nullopt;
    const bool beyond = k && most && *k > *most;
    if (std::exchange(k_lowered_, beyond) && !beyond)
        Q_EMIT refused({});
    if (!beyond)
        return given;
    given.set("k", static_cast<double>(*most));
    Q_EMIT refused(tr("k = %1 is all there is to keep: half the chunk, plus 1.").arg(*most));
    return given;
}

void MechanismColumn::set(const std::string& name, double value, const QString& label) {
    Session session = document_.session();
    session.given[session.chosen()].set(name, value);
    document_.change(label, session);
}

} // namespace nictate
