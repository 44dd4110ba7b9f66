#include "app/benches/signals/signals_bench.h"

#include "app/benches/findings_panel.h"
#include "app/benches/signals/signal_engine.h"
#include "app/benches/signals/signal_plots.h"
#include "app/benches/signals/signal_release_job.h"
#include "app/benches/signals/signal_settings.h"
#include "app/benches/signals/signals_column.h"
#include "app/benches/signals/summary_panel.h"
#include "app/benches/simulation_words.h"
#include "app/study/document.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/release/release_plan.h"
#include "widgets/empty_state.h"
#include "widgets/guarantee_card.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QObject>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <cmath>

namespace nictate {

namespace {

QString howMany(int count, const QString& one, const QString& many) {
    return QString("%1 %2").arg(count).arg(count == 1 ? one : many);
}

/// Published and user-level ε, each with how it comes about.
std::vector<CardLine> lossLines(const SignalFrame& frame) {
    const SignalFacts& facts = frame.facts;
    const int chunks = frame.plan ? static_cast<int>(frame.plan->chunks.size()) : 1;
    const QString features = howMany(facts.features, QObject::tr("feature"), QObject::tr("features"));
    CardLine published{
        QObject::tr("Published ε (%1)").arg(features), lossNumber(frame.guarantee.published_epsilon),
        QObject::tr(
            "What the papers report: ε of one feature times the number of features, plus the cost of choosing k with noise."),
        true, false};
    QString more;
    if (chunks > 1)
        more += QObject::tr(" × %1 chunks").arg(chunks);
    if (facts.recordings > 1)
        more += QObject::tr(" × %1 recordings").arg(facts.recordings);
    CardLine user{
        QObject::tr("User-level ε") + (more.isEmpty() ? QString() : " (" + more.trimmed() + ")"),
        lossNumber(frame.guarantee.user_epsilon),
        QObject::tr("What one person loses: the same person is in every feature, chunk and recording, so all of them add up."),
        true, false};
    user.warning = !frame.guarantee.user_epsilon ||
                   (frame.guarantee.published_epsilon && *frame.guarantee.user_epsilon > 2 * *frame.guarantee.published_epsilon);
    return {published, user};
}

/// MSE/R² against that of publishing a constant; NaN = not known yet.
CardLine errorLine(double error, double constant) {
    CardLine line{QObject::tr("Error against a constant"), QObject::tr("computing…"),
                  QObject::tr("Mean squared error of what leaves, in squared ranges of the features, against that of publishing "
                              "the centre of the range for everybody."),
                  false, false};
    if (!std::isfinite(error) || !(constant > 0))
        return line;
    const double ratio = error / constant;
    line.value = QObject::tr("%1 R², %2 × the constant's").arg(shortNumber(error), shortNumber(ratio));
    if (ratio >= 0.995) {
        line.warning = true;
        line.value += ratio > 1.02 ? QObject::tr(": a constant does better") : QObject::tr(": a constant does as well");
    }
    return line;
}

} // namespace

SignalsBench::SignalsBench(Document& document, QWidget* parent)
    : Bench(document, SignalsView::bench, tr("Si&gnals"), parent), switch_(new QTabBar), stack_(new QStackedWidget),
      plots_(new SignalPlots(document)), empty_(new EmptyState), column_(new SignalsColumn(document, this)),
      settings_(new SignalSettings(document, this)), summaries_(new SummaryPanel(document)),
      features_(tr("Features"), Pace::at_once, deriveFeatures) {
    column_->hide();
    settings_->hide();
    empty_->setObjectName("signals_empty");
    buildSwitch();
    stack_->addWidget(plots_);
    stack_->addWidget(empty_);
    stack_->addWidget(summaries_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(switch_);
    layout->addWidget(stack_, 1);
    connect(empty_, &EmptyState::chosen, this, [this](const QString& id) {
        if (!takeShorterWindows(document_, id))
            Q_EMIT action(id);
    });
    connect(summaries_, &SummaryPanel::boundsAsked, settings_->bounds(), &SignalBounds::choose);
    connect(settings_, &SignalSettings::warned, this, &Bench::warned);
    connect(settings_, &SignalSettings::noted, this, &Bench::noted);
    for (PlotBoard* board : {static_cast<PlotBoard*>(plots_), static_cast<PlotBoard*>(summaries_->plots())}) {
        connect(board, &PlotBoard::hovered, this, &Bench::hovered);
        connect(board, &PlotBoard::asked, this, &Bench::plotAsked);
    }
    connect(summaries_->findings(), &FindingsPanel::noted, this, &Bench::noted);
    connect(plots_, &SignalPlots::failed, this, &Bench::failed);
    connect(plots_, &SignalPlots::errorChanged, this, &SignalsBench::updateCard);
    connect(&features_, &FiguresBase::changed, this, &SignalsBench::refresh);
    connect(&document_, &Document::studyChanged, this, &SignalsBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &SignalsBench::refresh);
}

bool SignalsBench::suits(const Dataset& study) const { return !study.features.empty() || hasSamples(study); }

bool SignalsBench::showsSummaries() const { return document_.session().view<SignalsView>().summaries; }

void SignalsBench::buildSwitch() {
    switch_->setObjectName("signals_switch");
    switch_->setAccessibleName(tr("View"));
    switch_->setDrawBase(false);
    switch_->setExpanding(false);
    switch_->addTab(tr("Signals"));
    switch_->addTab(tr("Summaries"));
    switch_->setTabToolTip(0, tr("Every person's signals, one by one"));
    switch_->setTabToolTip(1, tr("Means of features over people: accurate where single signals are mostly noise"));
    connect(stack_, &QStackedWidget::currentChanged, this, [this] { switch_->setVisible(stack_->currentWidget() != empty_); });
    connect(switch_, &QTabBar::currentChanged, this, [this](int index) { chooseView(index == 1); });
}

void SignalsBench::chooseView(bool summaries) {
    if (summaries == showsSummaries())
        return;
    changeView<SignalsView>(document_, summaries ? tr("Show summaries") : tr("Show signals"),
                            [summaries](SignalsView& view) { view.summaries = summaries; });
}

const MechanismInfo& SignalsBench::mechanism() const {
    return showsSummaries() ? mechanismInfo("summaries") : Bench::mechanism();
}

/// Of summaries nobody's signal is chosen.
QWidget* SignalsBench::leftColumn() { return showsSummaries() ? nullptr : column_; }

QWidget* SignalsBench::settings() { return settings_; }

/// A smaller chunk has fewer frequencies to keep: k follows it, and says so.
Bench::Fitted SignalsBench::fitted(const Parameters& given) const {
    const auto k = given.numberIf("k");
    const auto most = frame_ ? largestKept(mechanism(), given, frame_->facts.length) : std::nullopt;
    if (!k || !most || *k <= *most)
        return {given, {}};
    Fitted lowered{given, tr("k = %1 is all there is to keep: half the chunk, plus 1.").arg(*most)};
    lowered.given.set("k", static_cast<double>(*most));
    return lowered;
}

/// Of both views; who asks for one is shown it.
std::vector<PlotPage> SignalsBench::pages() const {
    std::vector<PlotPage> all;
    const bool order[] = {showsSummaries(), !showsSummaries()}; // a picture is of what is seen
    for (const bool summaries : order)
        for (PlotPage page : summaries ? summaries_->plots()->pages() : plots_->pages()) {
            page.bring_up = [self = const_cast<SignalsBench*>(this), summaries, up = page.bring_up] {
                self->chooseView(summaries);
                up();
            };
            all.push_back(std::move(page));
        }
    return all;
}

void SignalsBench::recompute() {
    if (frame_)
        return plots_->recompute();
    features_.recompute();
    refresh();
}

std::vector<Background*> SignalsBench::work() {
    std::vector<Background*> all = plots_->work();
    all.push_back(features_.work());
    return all;
}

bool SignalsBench::settled() const { return !plots_->pending() && !features_.pending(); }

void SignalsBench::openStudy() {
    features_.clear();
    shown_windows_.reset();
    column_->clear();
    clear({});
    refresh();
}

std::shared_ptr<const Dataset> SignalsBench::studyWithFeatures() {
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    const bool own = !study->features.empty(), computable = !own && hasSamples(*study);
    settings_->offer(own, computable);
    if (own)
        return study;
    if (!computable) {
        showEmpty(tr("No feature signals"), tr("Signals are features over time, and this study has fixations only."),
                  "open_reading", tr("Open sample: Reading"));
        return nullptr;
    }
    const FeatureWindows wanted{study, document_.session().view<SignalsView>().window_s};
    features_.want({wanted});
    if (const auto* known = features_.find(wanted)) {
        shown_windows_ = wanted;
        settings_->offer(true, true);
        return *known;
    }
    if (const QString problem = features_.problem(wanted); !problem.isEmpty()) {
        const WayOut out = wayOut(wanted, problem);
        showEmpty(tr("No features"), out.why, out.button, out.says);
        return nullptr;
    }
    if (const auto* before = shown_windows_ ? features_.find(*shown_windows_) : nullptr) {
        settings_->offer(true, true);
        return *before; // those of another window stay until these are there
    }
    showEmpty(tr("Computing features"), tr("The 52 window features are computed from the gaze samples. The bar below says how "
                                           "far it is, and stops it."));
    return nullptr;
}

void SignalsBench::refresh() {
    if (!isOpen() || !document_.hasStudy())
        return;
    {
        const QSignalBlocker quiet(switch_);
        switch_->setCurrentIndex(showsSummaries());
    }
    column_->setVisible(!showsSummaries());
    const std::shared_ptr<const Dataset> study = studyWithFeatures();
    if (!study)
        return;
    if (study != engine_.study())
        engine_.setStudy(study);
    summaries_->setStudy(study);
    if (showsSummaries())
        return refreshSummaries(study);
    table_.reset();
    try {
        showFrame(engine_.frame(document_.session()));
    } catch (const MissingData& error) {
        showEmpty(tr("No signals"), asSentence(translated(error)), "open_reading", tr("Open sample: Reading"));
    } catch (const Error& error) {
        clear(translated(error));
    } catch (const std::bad_alloc&) {
        clear(tr("There is not enough memory for this"));
    }
}

void SignalsBench::refreshSummaries(const std::shared_ptr<const Dataset>& study) {
    const SignalsView& view = document_.session().view<SignalsView>();
    frame_.reset();
    table_.reset();
    stack_->setCurrentWidget(summaries_);
    QString reason;
    if (view.bounds.empty())
        reason =
            tr("Choose a public table under \"Bounds of the features\" in the panel on the right: means are summed up within "
               "public bounds only. For the 52 window features there is one in datasets/window_feature_bounds.csv.");
    else if (view.summed.empty())
        reason = tr("Choose features above: the fewer, the less noise on each.");
    else
        try {
            return showTable(summary_engine_.frame(study, document_.session()));
        } catch (const Error& error) {
            reason = asSentence(translated(error));
        }
    summaries_->clear(reason, view.bounds.empty()   ? SummaryPanel::Lacks::bounds
                              : view.summed.empty() ? SummaryPanel::Lacks::features
                                                    : SummaryPanel::Lacks::nothing);
    presentNothing(reason);
}

/// Of features that cannot be computed, and of means; why a choice has no signals stays in the column.
bool SignalsBench::saysWhy() const {
    return stack_->currentWidget() == summaries_ || (stack_->currentWidget() == empty_ && !engine_.study());
}

void SignalsBench::showTable(AreasFrame table) {
    table_ = std::move(table);
    summaries_->setFrame(*table_, methodsText(*table_, undeclared(table_->table.guarantee, document_.study(), document_.session(),
                                                                  mechanism().id)));
    updateTableCard();
}

void SignalsBench::updateTableCard() {
    std::vector<CardLine> lines = errorLines(*table_);
    for (CardLine& line : comparedLines(*table_))
        lines.push_back(std::move(line));
    lines.push_back(lossLine(*table_));
    present({table_->mechanism, table_->table.resolved, table_->table.guarantee, std::move(lines), std::nullopt});
}

QString SignalsBench::tableCaption() const {
    QStringList lines = captionOf(*table_);
    lines << tr("Means of %1 features over %2 people, within public bounds; 95 % intervals.")
                 .arg(table_->facts.areas)
                 .arg(table_->facts.observers);
    return lines.join("\n");
}

void SignalsBench::showFrame(SignalFrame frame) {
    if (shown_windows_)
        frame.window_s = shown_windows_->window_s;
    stack_->setCurrentWidget(plots_);
    frame_ = std::move(frame);
    plots_->setFrame(*frame_);
    column_->setFrame(*frame_);
    settings_->setFrame(*frame_);
    updateCard();
}

void SignalsBench::updateCard() {
    if (!frame_ || table_)
        return;
    std::vector<CardLine> lines = lossLines(*frame_); // there is no expected fidelity of signals; their error stands here
    lines.push_back(errorLine(plots_->error(), plots_->constantError()));
    present({frame_->mechanism, frame_->resolved, frame_->guarantee, std::move(lines), std::nullopt});
}

void SignalsBench::showEmpty(const QString& title, const QString& text, const QString& button, const QString& says) {
    frame_.reset();
    table_.reset();
    summaries_->clear(title);
    plots_->clear(title);
    empty_->setText(title, text);
    empty_->setButton(button, says);
    column_->hide(); // nobody's signal is there to choose
    stack_->setCurrentWidget(empty_);
    presentNothing(text);
}

void SignalsBench::clear(const QString& reason) {
    frame_.reset();
    table_.reset();
    plots_->clear(reason);
    summaries_->clear(reason);
    stack_->setCurrentWidget(showsSummaries() ? static_cast<QWidget*>(summaries_) : plots_);
    presentNothing(reason);
}

QString SignalsBench::summary() const {
    if (table_)
        return tr("Summaries   %1 features   n = %2   seed %3")
            .arg(table_->facts.areas)
            .arg(table_->facts.observers)
            .arg(document_.session().seed);
    if (!frame_)
        return {};
    return tr("%1   n = %2 samples   N = %3 participants   %4 features   seed %5")
        .arg(QString::fromStdString(frame_->study->features[frame_->feature]))
        .arg(frame_->facts.length)
        .arg(frame_->facts.participants)
        .arg(frame_->facts.features)
        .arg(document_.session().seed);
}

QString SignalsBench::caption() const {
    if (table_)
        return tableCaption();
    if (!frame_)
        return {};
    QStringList lines{simulationMark()};
    lines << QString("%1: %2. %3.")
                 .arg(translated(frame_->name), parametersText(frame_->resolved), guaranteeText(frame_->guarantee));
    lines << tr("%1, %2 samples, %3 participants, bounds %4.")
                 .arg(QString::fromStdString(frame_->study->features[frame_->feature]))
                 .arg(frame_->facts.length)
                 .arg(frame_->facts.participants)
                 .arg(frame_->facts.bounds_public ? tr("public") : tr("from the data"));
    if (frame_->window_s)
        lines.back() += tr(" Windows of %1 s.").arg(shortNumber(*frame_->window_s));
    return lines.join("\n");
}

QString SignalsBench::hint() const {
    return tr(
        "Here are eye-movement features over time: pick one on the left, move ε, k, chunk or window, and see what each costs.");
}

CommandScript SignalsBench::script() const {
    return (showsSummaries() ? summariesCommand : signalsCommand)(document_.session(), document_.study());
}

std::optional<ReleaseOffer> SignalsBench::release() const {
    const std::shared_ptr<const Dataset> study = engine_.study(); // with features
    const Session& session = document_.session();
    if (table_) {
        requirePlannable(mechanismOf<Areas>(table_->mechanism), table_->table.resolved, table_->facts);
        ReleaseOffer offer;
        offer.one = tr("The protected means of %1 features").arg(table_->facts.areas);
        offer.folder_name = "summaries";
        offer.job = [study, session](const ReleaseWish& wish) { return summaryRelease(study, session, wish.declared); };
        return offer;
    }
    if (!study || !frame_)
        return {};
    requirePublicBounds(session, *study);
    requirePlannable(mechanismOf<Signals>(frame_->mechanism), frame_->resolved, frame_->facts);
    ReleaseOffer offer;
    offer.one =
        tr("The protected feature tables of %1 participants").arg(static_cast<int>(includedParticipants(session, *study).size()));
    offer.folder_name = "signals";
    offer.job = [study, session](const ReleaseWish& wish) { return signalRelease(study, session, wish); };
    return offer;
}

} // namespace nictate
