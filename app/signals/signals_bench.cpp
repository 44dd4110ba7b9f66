#include "app/signals/signals_bench.h"

#include "app/bench/simulation_words.h"
#include "app/signals/signal_losses.h"
#include "app/signals/signal_plots.h"
#include "app/signals/signal_release_job.h"
#include "app/signals/signal_settings.h"
#include "app/signals/signals_column.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/mechanisms/registry.h"
#include "core/session/cli_command.h"
#include "widgets/colour_maps.h"
#include "widgets/empty_state.h"
#include "widgets/translated.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace nictate {

SignalsBench::SignalsBench(Document& document, QWidget* parent)
    : Bench(document, SignalsView::bench, tr("Si&gnals"), parent), stack_(new QStackedWidget), plots_(new SignalPlots(document)),
      empty_(new EmptyState), column_(new SignalsColumn(document, this)), settings_(new SignalSettings(document, this)),
      features_(tr("Features"), Pace::at_once, deriveFeatures) {
    column_->hide();
    settings_->hide();
    empty_->setObjectName("signals_empty");
    empty_->addButton("open_reading", tr("Open sample: Reading"));
    empty_->addButton("open", tr("Open…"));
    empty_->addButton("open_folder", tr("Open folder…"));
    stack_->addWidget(plots_);
    stack_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    connect(empty_, &EmptyState::chosen, this, &Bench::action);
    connect(settings_, &SignalSettings::warned, this, &Bench::warned);
    connect(settings_, &SignalSettings::noted, this, &Bench::noted);
    connect(plots_, &PlotBoard::hovered, this, &Bench::hovered);
    connect(plots_, &PlotBoard::asked, this, &Bench::plotAsked);
    connect(plots_, &SignalPlots::failed, this, &Bench::failed);
    connect(plots_, &SignalPlots::errorChanged, this, &SignalsBench::tellCard);
    connect(&features_, &FiguresBase::changed, this, &SignalsBench::refresh);
    connect(&document_, &Document::studyChanged, this, &SignalsBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &SignalsBench::refresh);
}

bool SignalsBench::suits(const Dataset& study) const { return !study.features.empty() || hasSamples(study); }

QWidget* SignalsBench::leftColumn() { return column_; }

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

std::vector<PlotPage> SignalsBench::pages() const { return plots_->pages(); }

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
    settings_->offerWindow(computable);
    if (own)
        return study;
    if (!computable) {
        showEmpty(tr("No feature signals"),
                  tr("This study has fixations only. Signals are features over time (rates, durations, pupil …): open feature "
                     "tables, one a participant and condition or one long table, or raw gaze samples to compute the 52 window "
                     "features from."));
        return nullptr;
    }
    const FeatureWindows wanted{study, document_.session().view<SignalsView>().window_s};
    features_.want({wanted});
    if (const auto* known = features_.find(wanted)) {
        shown_windows_ = wanted;
        return *known;
    }
    if (const QString problem = features_.problem(wanted); !problem.isEmpty()) {
        showEmpty(tr("No features"), problem);
        return nullptr;
    }
    if (const auto* before = shown_windows_ ? features_.find(*shown_windows_) : nullptr)
        return *before; // those of another window stay until these are there
    showEmpty(tr("Computing features"), tr("The 52 window features are computed from the gaze samples. The bar below says how "
                                           "far it is, and stops it."));
    return nullptr;
}

void SignalsBench::refresh() {
    if (!isOpen() || !document_.hasStudy())
        return;
    const std::shared_ptr<const Dataset> study = studyWithFeatures();
    if (!study)
        return;
    if (study != engine_.study())
        engine_.setStudy(study);
    try {
        showFrame(engine_.frame(document_.session()));
    } catch (const MissingData& error) {
        showEmpty(tr("No signals"), asSentence(translated(error.what())));
    } catch (const Error& error) {
        clear(translated(error.what()));
    } catch (const std::bad_alloc&) {
        clear(tr("There is not enough memory for this"));
    }
}

void SignalsBench::showFrame(SignalFrame frame) {
    if (shown_windows_)
        frame.window_s = shown_windows_->window_s;
    stack_->setCurrentWidget(plots_);
    frame_ = std::move(frame);
    plots_->setFrame(*frame_);
    column_->setFrame(*frame_);
    settings_->setFrame(*frame_);
    tellCard();
}

void SignalsBench::tellCard() {
    if (!frame_)
        return;
    std::vector<CardLine> lines = lossLines(*frame_); // there is no expected fidelity of signals; their error stands here
    lines.push_back(errorLine(plots_->error(), plots_->constantError()));
    present({frame_->mechanism, frame_->resolved, frame_->guarantee, std::move(lines), std::nullopt});
}

void SignalsBench::showEmpty(const QString& title, const QString& text) {
    frame_.reset();
    plots_->clear(title);
    empty_->setText(title, text);
    stack_->setCurrentWidget(empty_);
    presentNothing(text);
}

void SignalsBench::clear(const QString& reason) {
    frame_.reset();
    plots_->clear(reason);
    stack_->setCurrentWidget(plots_);
    presentNothing(reason);
}

QString SignalsBench::summary() const {
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

QString SignalsBench::command() const { return QString::fromStdString(signalsCommand(document_.session(), document_.study())); }

std::optional<ReleaseOffer> SignalsBench::release() const {
    const std::shared_ptr<const Dataset> study = engine_.study(); // with features
    const Session& session = document_.session();
    if (!study || !frame_)
        return {};
    ReleaseOffer offer;
    offer.one =
        tr("The private feature tables of %1 participants").arg(static_cast<int>(includedParticipants(session, *study).size()));
    offer.folder_name = "signals";
    offer.job = [study, session](const ReleaseWish& wish) { return signalRelease(study, session, wish); };
    return offer;
}

} // namespace nictate
