#include "app/benches/evaluation/evaluation_bench.h"

#include "app/benches/evaluation/evaluation_column.h"
#include "app/benches/evaluation/evaluation_plots.h"
#include "app/benches/evaluation/evaluation_settings.h"
#include "app/benches/evaluation/found_table.h"
#include "app/benches/evaluation/gaze_finding_table.h"
#include "app/benches/simulation_words.h"
#include "app/study/document.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/events/window_features.h"
#include "widgets/empty_state.h"
#include "widgets/shown_number.h"
#include "widgets/tradeoff_plot.h"
#include "widgets/translated.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

constexpr int few_people = 20;

} // namespace

EvaluationBench::EvaluationBench(Document& document, QWidget* parent)
    : Bench(document, EvaluationView::bench, tr("&Evaluation"), parent), stack_(new QStackedWidget),
      plots_(new EvaluationPlots(document)), table_(new AttackResults), streams_(new GazeFindingTable), tables_(new QTabWidget),
      sentence_(new QLabel), empty_(new EmptyState), column_(new EvaluationColumn(document, this)),
      settings_(new EvaluationSettings(document, this)), features_(tr("Features to evaluate"), Pace::at_once, deriveFeatures) {
    column_->hide();
    settings_->hide();
    empty_->setObjectName("evaluation_empty");
    sentence_->setObjectName("evaluation_sentence");
    sentence_->setWordWrap(true);
    auto* lower = new QFrame;
    lower->setProperty("panel", true);
    auto* column = new QVBoxLayout(lower);
    column->setContentsMargins(8, 4, 8, 4);
    column->addWidget(sentence_);
    column->addWidget(table_, 1);
    tables_->setObjectName("evaluation_tables");
    tables_->setDocumentMode(true);
    tables_->addTab(lower, tr("Features"));
    tables_->addTab(streams_, tr("Gaze samples"));
    tables_->tabBar()->hide();
    tables_->setTabVisible(1, false);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(plots_);
    split->addWidget(tables_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    stack_->addWidget(split);
    stack_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    connect(empty_, &EmptyState::chosen, this, [this](const QString& id) {
        if (!takeShorterWindows(document_, id))
            Q_EMIT action(id);
    });
    connect(settings_, &EvaluationSettings::refused, this, &Bench::warned);
    connect(plots_, &PlotBoard::hovered, this, &Bench::hovered);
    connect(plots_, &PlotBoard::asked, this, &Bench::plotAsked);
    connect(plots_, &EvaluationPlots::failed, this, &Bench::failed);
    connect(plots_, &EvaluationPlots::found, this, &EvaluationBench::showFound);
    connect(plots_, &EvaluationPlots::pointChosen, this,
            [this](const EvaluationResult& attack) { sentence_->setText(translated(inWords(attack))); });
    connect(table_, &AttackResults::rowChosen, this, &EvaluationBench::showRow);
    connect(&features_, &FiguresBase::changed, this, &EvaluationBench::refresh);
    connect(&document_, &Document::studyChanged, this, &EvaluationBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &EvaluationBench::refresh);
}

QWidget* EvaluationBench::leftColumn() { return column_; }

QWidget* EvaluationBench::settings() { return settings_; }

std::vector<PlotPage> EvaluationBench::pages() const { return plots_->pages(); }

void EvaluationBench::recompute() {
    if (tables_->currentWidget() == streams_)
        return streams_->recompute();
    if (study_)
        return plots_->recompute();
    features_.recompute();
    refresh();
}

std::vector<Background*> EvaluationBench::work() {
    std::vector<Background*> all = plots_->work();
    all.push_back(features_.work());
    all.push_back(streams_->work());
    return all;
}

bool EvaluationBench::settled() const { return !plots_->pending() && !features_.pending() && !streams_->pending(); }

void EvaluationBench::openStudy() {
    features_.clear();
    with_features_.reset();
    choice_.reset();
    study_.reset();
    plots_->clear({});
    table_->setRows({});
    streams_->clear();
    presentNothing({});
    refresh();
}

std::shared_ptr<const Dataset> EvaluationBench::studyWithFeatures() {
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    if (!study->features.empty())
        return study;
    if (!hasSamples(*study)) {
        showNothing(tr("Attackers look at features over time, and this study has fixations only."));
        return nullptr;
    }
    const FeatureWindows wanted{study, document_.session().view<SignalsView>().window_s};
    features_.want({wanted});
    if (const auto* known = features_.find(wanted))
        return *known;
    const QString problem = features_.problem(wanted);
    if (problem.isEmpty())
        showEmpty(tr("Features are being computed …"), {});
    else
        showEmpty(tr("No features"), wayOut(wanted, problem));
    return nullptr;
}

bool EvaluationBench::saysWhy() const { return true; }

bool EvaluationBench::hasAnything(const Dataset& study) const {
    return !study.features.empty() || std::any_of(study.recordings.begin(), study.recordings.end(),
                                                  [](const Recording& recording) { return !recording.samples.empty(); });
}

void EvaluationBench::evaluateStudy(const Dataset& study) {
    SignalChoice choice = signalChoice(document_.session(), study);
    if (study_ && choice_ == choice)
        return;
    auto made = std::make_shared<EvaluatedStudy>();
    made->signals = signalStudy(study, signalOptions(document_.session(), study));
    made->set = recordingSet(study, made->signals);
    study_ = std::move(made);
    choice_ = std::move(choice);
    column_->setStudy(study_->set);
}

void EvaluationBench::refresh() {
    if (!document_.hasStudy() || !isOpen())
        return;
    const std::shared_ptr<const Dataset> study = studyWithFeatures();
    column_->setVisible(study != nullptr); // else nobody is there to attack
    if (!study)
        return;
    try {
        if (with_features_ != study)
            study_.reset();
        with_features_ = study;
        evaluateStudy(*study);
        stack_->setCurrentIndex(0);
        plots_->setStudy(study_);
        const bool samples = hasSamples(document_.study());
        tables_->setTabVisible(1, samples);
        tables_->tabBar()->setVisible(samples);
        streams_->setStudy(document_.session(), samples ? document_.sharedStudy() : nullptr);
        updateCard();
    } catch (const Error& error) {
        showNothing(asSentence(translated(error)));
    }
}

void EvaluationBench::showFound() {
    const std::size_t conditions = study_ ? study_->set.conditions.size() : 0;
    table_->setRows(foundRows(plots_->findings(), tableTask(document_.session().view<EvaluationView>(), conditions)));
    const QStringList& problems = plots_->problems();
    if (!problems.isEmpty())
        sentence_->setText(problems.join(" "));
    else if (table_->currentIndex().row() < 0) {
        QStringList sentences{tr("Grey rows recognise the noise: a constant in place of the signals is recognised as often. "
                                 "Choose a row for its sentence and its confusion matrix.")};
        if (study_ && study_->set.persons() < few_people)
            sentences << tr("With %1 people, chances and intervals are coarse.").arg(study_->set.persons());
        sentence_->setText(sentences.join("\n"));
    }
}

void EvaluationBench::showRow(std::size_t row) {
    const EvaluationResult& found = table_->rows()->rows().at(row).found;
    sentence_->setText(translated(inWords(found)));
    plots_->showConfusion(found);
}

void EvaluationBench::updateCard() {
    const Mechanism<Signals>& chosen = mechanismOf<Signals>(mechanism().id);
    const SignalFacts facts = signalFacts(study_->signals);
    const Parameters resolved = resolve(chosen, document_.session().parameters(chosen.info.id), facts);
    const Guarantee guarantee = chosen.guarantee(resolved, facts);
    std::vector<CardLine> lines;
    if (guarantee.status == Status::proven && guarantee.definition == Definition::pure_dp && guarantee.user_epsilon) {
        const double limit =
            guessLimit(*guarantee.user_epsilon / static_cast<double>(study_->set.conditions.size()), study_->set.persons());
        lines.push_back({tr("Limit on guessing"),
                         tr("at most %1 of guesses, among %2 people").arg(percentNumber(limit)).arg(study_->set.persons()),
                         tr("Upper bound on the accuracy of re-identification from one recording, whatever the attacker knows"),
                         true, false});
    } else
        lines.push_back(
            {tr("Limit on guessing"), tr("none"), tr("Only a proven pure guarantee bounds what attackers find"), true, true});
    present({chosen.info.id, resolved, guarantee, std::move(lines), std::nullopt});
}

void EvaluationBench::showNothing(const QString& why) {
    showEmpty(tr("Nothing to recognise"), {why, "open_reading", tr("Open sample: Reading")});
}

void EvaluationBench::showEmpty(const QString& title, const WayOut& out) {
    study_.reset();
    plots_->clear(title);
    table_->setRows({});
    streams_->clear();
    empty_->setText(title, out.why);
    empty_->setButton(out.button, out.says);
    stack_->setCurrentWidget(empty_);
    presentNothing(title);
}

QString EvaluationBench::hint() const {
    return tr("Attackers are tested on protected signals, and on a constant with the same noise: what they recognise in both is "
              "only noise. Good releases lie up and to the left. Choose mechanisms under Compare, and the attack on the left.");
}

QString EvaluationBench::summary() const {
    if (!study_)
        return {};
    const std::size_t conditions = study_->set.conditions.size();
    return (conditions == 1 ? tr("%1 people   %2 condition   %3 of %4 features vary   seed %5")
                            : tr("%1 people   %2 conditions   %3 of %4 features vary   seed %5"))
        .arg(study_->set.persons())
        .arg(conditions)
        .arg(study_->set.features.size())
        .arg(study_->signals.features.size())
        .arg(document_.session().seed);
}

QString EvaluationBench::caption() const {
    if (!study_)
        return {};
    QStringList lines{simulationMark(), tr("About how well the study's real people are recognised: never part of a release.")};
    lines << tr("%1 people, %2 conditions; means over draws, p over %3 permutations, bounds %4, seed %5.")
                 .arg(study_->set.persons())
                 .arg(study_->set.conditions.size())
                 .arg(bench_permutations)
                 .arg(study_->signals.bounds_public ? tr("public") : tr("from the data"))
                 .arg(document_.session().seed);
    return lines.join("\n");
}

std::optional<ReleaseOffer> EvaluationBench::release() const {
    throw MissingData(tr("An evaluation is never released; protected signals are, from the Signals workspace").toStdString());
}

CommandScript EvaluationBench::script() const {
    if (!study_)
        throw MissingData(tr("there is nothing to evaluate in this study").toStdString());
    return evaluationCommand(document_.session(), document_.study(), study_->set.conditions.size());
}

} // namespace nictate
