#include "app/window/lesson_desk.h"

#include "app/benches/areas/areas_bench.h"
#include "app/benches/evaluation/evaluation_bench.h"
#include "app/benches/evaluation/evaluation_plots.h"
#include "app/benches/gaze/gaze_bench.h"
#include "app/benches/heatmaps/heatmaps_bench.h"
#include "app/benches/mechanism_column.h"
#include "app/benches/signals/signal_plots.h"
#include "app/benches/signals/signals_bench.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lessons_column.h"
#include "app/release/ledger_dock.h"
#include "app/study/document.h"
#include "app/study/study_column.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "core/domains/signals/correlated_leakage.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "widgets/outline.h"
#include "widgets/text_size.h"
#include "widgets/translated.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QTabWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nictate {

namespace {

constexpr int least_for_four = 1200; ///< pixels of a window with room for four columns, at the normal size of text

void add(Facts& facts, const char* name, const std::optional<double>& value) {
    if (value && std::isfinite(*value))
        facts[name] = *value;
}

void addSession(Facts& facts, const Document& document) {
    const Session& session = document.session();
    facts["bench"] = session.bench;
    facts["mechanism"] = session.choice().mechanism;
    facts["compared"] = static_cast<double>(session.choice().compared.size());
    facts["seed"] = static_cast<double>(session.seed);
    facts["control"] = session.view<EvaluationView>().control;
    facts["protocol"] = session.view<EvaluationView>().protocol;
    facts["windows"] = static_cast<double>(session.view<HeatmapLook>().cut.count());
    try {
        facts["included"] = static_cast<double>(includedParticipants(session, document.study()).size());
        if (!document.study().stimuli.empty())
            facts["stimulus"] = document.study().stimuli[chosenStimulus(session, document.study())].id;
    } catch (const Error&) { // a filter that cannot be read shows itself where it is typed
    }
}

void addCard(Facts& facts, const CardContent& card) {
    for (const auto& [name, value] : card.resolved.all())
        facts[name] = value;
    facts["status"] = name(card.guarantee.status).english();
    add(facts, "published_epsilon", card.guarantee.published_epsilon);
    add(facts, "user_epsilon", card.guarantee.user_epsilon);
}

void addPlots(Facts& facts, const Bench& bench) {
    std::string front;
    for (const PlotPage& page : bench.pages())
        if (page.plot->isVisible())
            front += (front.empty() ? "" : " ") + page.name.toStdString();
    facts["plot"] = front;
}

const char* wordOf(ThirdPanel panel) {
    switch (panel) {
    case ThirdPanel::none: return "none";
    case ThirdPanel::difference: return "difference";
    case ThirdPanel::attacker: return "attacker";
    case ThirdPanel::compared: return "compared";
    case ThirdPanel::data_share: break;
    }
    return "data-share";
}

/// How well the attacker's map is what the observer did: on the mechanism's own grid, within its own bounds.
std::optional<double> recoveredOf(const HeatmapFrame& frame, const Document& document) {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(frame.shown.mechanism);
    const Grid grid = mechanism.steps.grid(frame.shown.resolved, frame.facts);
    const std::vector<std::size_t> included = includedParticipants(document.session(), document.study());
    const std::size_t drawn = std::min(included.size(), frame.points->observers()); // people may be included since
    for (std::size_t i = 0; i < drawn; ++i) {
        if (document.study().participants[included[i]].id != frame.attack->observer)
            continue;
        ObserverPoints one;
        const auto points = frame.points->of(i);
        one.points.assign(points.begin(), points.end());
        one.offsets.push_back(one.points.size());
        return correlationCC(*frame.attack->recovered, boundedSum(grid, boundsOf(frame.shown.resolved), one));
    }
    return {};
}

void addHeatmaps(Facts& facts, const HeatmapsBench& bench, const Document& document) {
    facts["third_panel"] = std::string(wordOf(thirdPanel(document.session())));
    if (!bench.frame())
        return;
    facts["cc"] = bench.frame()->shown.cc;
    if (bench.frame()->attack) {
        facts["attacked"] = bench.frame()->attack->observer;
        add(facts, "recovered", recoveredOf(*bench.frame(), document));
    }
}

void addSignals(Facts& facts, const SignalsBench& bench) {
    if (!bench.frame())
        return;
    const SignalFrame& frame = *bench.frame();
    facts["feature"] = frame.shown->features.front();
    add(facts, "error", bench.plots()->error());
    add(facts, "constant_error", bench.plots()->constantError());
    if (bench.plots()->inFront("attack"))
        add(facts, "removed", bench.plots()->removedByFilter());
    if (frame.plan && bench.plots()->inFront("leakage")) {
        const CorrelatedLoss loss = correlatedLoss(*frame.plan, frame.phi);
        add(facts, "effective_epsilon", loss.effective);
        add(facts, "nominal_epsilon", loss.nominal);
    }
}

/// Of the chosen attacker on people, where the session names one, and in the protocol chosen; else whatever finds most.
void addEvaluation(Facts& facts, const EvaluationBench& bench, const Session& session) {
    const EvaluationView& view = session.view<EvaluationView>();
    Findings all = bench.plots()->findings();
    all.insert(all.end(), bench.plots()->present().begin(), bench.plots()->present().end());
    const EvaluationResult* best = nullptr;
    for (const EvaluationResult& each : all)
        if (each.task.kind == TaskKind::person && each.signals == SignalKind::released &&
            each.mechanism == session.choice().mechanism && (view.attacker.empty() || view.attacker == each.attacker) &&
            (view.protocol.empty() || view.protocol == each.protocol) && (!best || each.accuracy > best->accuracy))
            best = &each;
    if (!best)
        return;
    facts["found"] = best->accuracy;
    facts["chance"] = best->chance;
    add(facts, "noise_alone", best->control);
    facts["verdict"] = std::string(name(best->verdict));
}

void addAreas(Facts& facts, const AreasBench& bench, const Session& session) {
    const std::string& groups = session.view<AreasView>().groups;
    facts["groups"] = groups.empty() ? std::string("everybody") : groups;
    if (!bench.frame() || !bench.frame()->groups)
        return;
    double alone = 1, corrected = 1;
    for (const Finding& finding : bench.frame()->groups->findings) {
        alone = std::min(alone, finding.shown.p);
        corrected = std::min(corrected, finding.p_holm);
    }
    facts["smallest_p"] = alone;
    facts["smallest_p_holm"] = corrected;
}

void addSamples(Facts& facts, GazeBench& bench) {
    if (const StudyMeasures* measures = bench.figures().measures()) {
        facts["linked"] = measures->linkage;
        facts["chance"] = measures->chance;
    }
}

/// What a lesson can check of the session, and of what the bench in front shows. Everything is real: read from what is on screen.
Facts factsOnScreen(const Document& document, Bench& front) {
    Facts facts;
    if (!document.hasStudy())
        return facts;
    addSession(facts, document);
    if (front.content())
        addCard(facts, *front.content());
    addPlots(facts, front);
    if (const auto* heatmaps = qobject_cast<const HeatmapsBench*>(&front))
        addHeatmaps(facts, *heatmaps, document);
    if (const auto* signals_bench = qobject_cast<const SignalsBench*>(&front))
        addSignals(facts, *signals_bench);
    if (const auto* evaluation = qobject_cast<const EvaluationBench*>(&front))
        addEvaluation(facts, *evaluation, document.session());
    if (const auto* areas = qobject_cast<const AreasBench*>(&front))
        addAreas(facts, *areas, document.session());
    if (auto* samples = qobject_cast<GazeBench*>(&front))
        addSamples(facts, *samples);
    return facts;
}

} // namespace

LessonDesk::LessonDesk(MainWindow& window, Menus& menus, const std::vector<Bench*>& benches, std::function<void()> fit)
    : window_(window), menus_(menus), fit_(std::move(fit)), column_(new LessonsColumn([this] { return facts(); })),
      outline_(new Outline(&window)), halo_(new PointerHalo(&window)) {
    column_->hide();
    look_.setSingleShot(true);
    look_.setInterval(0);
    wire(benches);
}

LessonDesk::~LessonDesk() { look_.stop(); }

LessonsColumn* LessonDesk::column() const { return column_; }

void LessonDesk::wire(const std::vector<Bench*>& benches) {
    connect(&look_, &QTimer::timeout, this, [this] {
        outline();
        if (column_)
            column_->look();
    });
    const auto soon = [this] { lookSoon(); };
    connect(&window_.document(), &Document::studyChanged, this, soon);
    connect(&window_.document(), &Document::sessionChanged, this, soon);
    connect(&window_.document(), &Document::settled, this, soon);
    for (Bench* bench : benches) {
        connect(bench, &Bench::cardContent, this, soon);
        connect(bench, &Bench::nothingToShow, this, soon);
        for (Background* work : bench->work())
            connect(work, &Background::finished, this, soon, Qt::QueuedConnection);
        for (const PlotPage& page : bench->pages())
            page.plot->installEventFilter(this);
    }
    connect(column_, &LessonsColumn::sessionWanted, this, &LessonDesk::take);
    connect(column_, &LessonsColumn::pointed, this, &LessonDesk::point);
    connect(column_, &LessonsColumn::left, this, &LessonDesk::bringBack);
    connect(column_, &LessonsColumn::recordWanted, this, &LessonDesk::record);
    connect(column_, &LessonsColumn::answersWanted, this, &LessonDesk::exportAnswers);
    connect(column_, &LessonsColumn::failed, this,
            [this](const QString& message) { window_.messages()->show(MessageBar::Kind::error, message); });
    connect(menus_.lessons, &QAction::toggled, this, &LessonDesk::showColumn);
    connect(
        menus_.show_study, &QAction::toggled, this,
        [this] {
            if (column_ && !column_->isHidden())
                fit_();
        },
        Qt::QueuedConnection); // once it is there, or gone
    connect(menus_.presenter, &QAction::toggled, this, &LessonDesk::present);
}

/// Another plot in front is something to look at.
bool LessonDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show)
        lookSoon();
    return QObject::eventFilter(watched, event);
}

void LessonDesk::lookSoon() {
    if (column_ && column_->run() && !look_.isActive())
        look_.start();
}

bool LessonDesk::isPractice(const std::string& path) const { return column_ && column_->practice().holds(path); }

bool LessonDesk::isCopy(const std::string& path) const { return column_ && column_->practice().holdsCopy(path); }

QString LessonDesk::practiceFolder() const { return column_->practice().folder(); }

void LessonDesk::openLessons(const QString& path, std::optional<std::uint64_t> seed) {
    opened_ = true;
    column_->open(path, seed);
    if (!column_->problem().isEmpty())
        window_.messages()->show(MessageBar::Kind::error, column_->problem());
    if (!path.isEmpty())
        menus_.lessons->setChecked(true);
}

void LessonDesk::leave() {
    if (column_)
        column_->leave();
}

Facts LessonDesk::facts() const {
    const std::string& path = window_.document().session().data.path;
    if (!window_.document().hasStudy() || !isPractice(path)) // somebody looks at something else meanwhile
        return {};
    Facts facts = factsOnScreen(window_.document(), window_.front());
    facts.merge(column_->practice().ledgerFacts(path));
    return facts;
}

void LessonDesk::showColumn(bool shown) {
    if (!shown)
        leave();
    else if (!opened_)
        openLessons({}, {});
    column_->setVisible(shown);
    fold(shown);
    if (shown)
        column_->setFocus();
}

void LessonDesk::take(const Session& session) {
    Document& document = window_.document();
    if (!own_) {
        own_ = Own{};
        if (document.hasStudy())
            own_ = Own{document.sharedStudy(), document.session(), document.file(), document.modified()};
    }
    if (document.hasStudy() && document.session().data.path == session.data.path)
        document.change(tr("Go to a lesson's step"), session);
    else
        window_.opener().openSession(session);
}

void LessonDesk::bringBack() {
    if (!own_)
        return;
    window_.opener().work()->cancel(); // a practice study that has not come yet
    Document& document = window_.document();
    const bool elsewhere = document.hasStudy() && !isPractice(document.session().data.path);
    if (elsewhere && own_->modified && !window_.mayDiscard())
        return;
    const Own own = *std::exchange(own_, std::nullopt);
    if (!own.study || (elsewhere && !own.modified)) // what was opened meanwhile stays
        return;
    document.open(own.study, own.session, own.file);
    if (own.modified)
        document.setUnsaved();
}

/// The lesson's text stands where the study's column does otherwise.
void LessonDesk::fold(bool folded) {
    if (folded)
        study_shown_ = menus_.show_study->isChecked();
    menus_.show_study->setChecked(folded ? false : study_shown_);
    fit_();
}

void LessonDesk::point(const QString& control) {
    pointed_ = control;
    const bool needed = window_.front().leftColumn() != nullptr; // tasks may be about it
    if (!needed && std::exchange(unfolded_, false))
        menus_.show_study->setChecked(false);
    if (!needed && std::exchange(folded_, false))
        menus_.show_parameters->setChecked(true);
    outline_->setTarget(nullptr);
    outline();
}

void LessonDesk::outline() {
    if (!outline_ || pointed_.isEmpty() || (outline_->target() && outline_->target()->isVisible()))
        return;
    QWidget* target = nullptr;
    for (QWidget* each : window_.findChildren<QWidget*>(pointed_))
        if (!target || each->isVisible())
            target = each;
    if (!target)
        return;
    for (QWidget* page = target; page != nullptr && page != &window_; page = page->parentWidget()) // the tab that it is on
        if (auto* tabs = page->parentWidget() ? qobject_cast<QTabWidget*>(page->parentWidget()->parentWidget()) : nullptr;
            tabs != nullptr && tabs->indexOf(page) >= 0)
            tabs->setCurrentWidget(page);
    const QWidget* left = window_.studyColumn()->parentWidget();
    if (left->isAncestorOf(target) && !menus_.show_study->isChecked()) { // what is pointed at can be seen
        unfolded_ = true;
        folded_ = window_.width() / textScale() < least_for_four && menus_.show_parameters->isChecked();
        if (folded_)
            menus_.show_parameters->setChecked(false);
        menus_.show_study->setChecked(true);
    }
    if (window_.mechanismColumn()->isAncestorOf(target) && !menus_.show_parameters->isChecked()) {
        folded_ = false;
        if (window_.width() / textScale() < least_for_four && std::exchange(unfolded_, false)) // one or the other
            menus_.show_study->setChecked(false);
        menus_.show_parameters->setChecked(true);
    }
    outline_->setTarget(target);
}

void LessonDesk::present(bool on) {
    constexpr int larger = 2; // at which the buttons of a window of 1024 px still fit in one row
    if (on)
        text_size_ = textSize();
    setTextSize(*qApp, on ? std::min(largest_text, text_size_ + larger) : text_size_);
    halo_->setOn(on);
    if (column_->isHidden())
        menus_.show_study->setChecked(!on);
    else if (on)
        menus_.show_study->setChecked(false);
    menus_.show_parameters->setChecked(!on || !column_->isHidden()); // a lesson's tasks are about it
    window_.setWindowState(window_.windowState().setFlag(Qt::WindowFullScreen, on));
    menus_.full_screen->setChecked(on);
    outline(); // what is pointed at is not folded away
    fit_();
}

void LessonDesk::record() {
    if (!window_.document().hasStudy())
        return;
    const std::string step = recordedStep(window_.document().session(), tr("A title").toStdString());
    QApplication::clipboard()->setText(QString::fromStdString(step));
    window_.messages()->show(MessageBar::Kind::note,
                             tr("A step that brings this back is on the clipboard; paste it into a lesson."));
}

void LessonDesk::exportAnswers() {
    const QString file =
        QFileDialog::getSaveFileName(&window_, tr("Export answers"), "answers.csv", tr("Comma-separated values (*.csv)"));
    if (file.isEmpty())
        return;
    try {
        writeFileAtomically(file.toStdString(), LessonProgress::csv().toStdString());
    } catch (const Error& error) {
        window_.messages()->show(MessageBar::Kind::error, translated(error));
    }
}

} // namespace nictate
