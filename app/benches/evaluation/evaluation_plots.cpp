#include "app/benches/evaluation/evaluation_plots.h"

#include "app/study/document.h"
#include "core/domains/registry.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/evaluation/evaluation_view.h"
#include "core/evaluation/tradeoff_picture.h"
#include "widgets/confusion_plot.h"
#include "widgets/shown_number.h"
#include "widgets/tradeoff_plot.h"
#include "widgets/translated.h"

#include <algorithm>

namespace nictate {

namespace {

QString attackedName(const EvaluationView& view) {
    return view.attribute.empty() ? QObject::tr("people") : QString::fromStdString(view.attribute);
}

/// What a point is drawn from: fast attackers, and the one that was chosen.
Findings drawn(const Findings& all, const EvaluationView& view) {
    Findings out;
    for (const EvaluationResult& each : all)
        if (!attackerInfo(each.attacker).rows || each.attacker == view.attacker)
            out.push_back(each);
    return out;
}

const EvaluationResult* attackBehind(const TradeoffMark& mark, const Findings& findings, const Task& task) {
    for (const EvaluationResult& each : findings)
        if (each.task == task && each.attacker == mark.attacker && each.mechanism == mark.mechanism &&
            each.epsilon == mark.epsilon && (each.signals == SignalKind::released || each.mechanism.empty()))
            return &each;
    return nullptr;
}

QString wordsOf(const TradeoffMark& mark, const EvaluationResult& attack) {
    QString text =
        QObject::tr("%1: %2 finds %3 (%4 to %5), the noise alone %6")
            .arg(mark.mechanism.empty() ? QObject::tr("original") : translated(mechanismInfo(mark.mechanism).name),
                 translated(attackerWord(mark.attacker)), percentNumber(attack.accuracy), percentNumber(attack.interval.low),
                 percentNumber(attack.interval.high), percentNumber(attack.control.value_or(attack.chance)));
    if (mark.epsilon)
        text += QObject::tr(", ε = %1").arg(shortNumber(*mark.epsilon));
    if (!mark.mechanism.empty() && attack.draws == 1)
        text += QObject::tr(", in one draw so far");
    return text + QObject::tr("; task %1 above chance").arg(percentNumber(mark.task));
}

TradeoffDot pointOf(const TradeoffMark& mark, const EvaluationResult& attack, bool now) {
    TradeoffDot point;
    point.name = translated(mechanismInfo(mark.mechanism).name);
    point.place = methodPlace(mark.mechanism);
    point.label = mark.epsilon ? shortNumber(*mark.epsilon) : QString();
    point.at = {mark.attack, mark.task};
    point.control = {mark.control_attack, mark.control_task};
    point.x = {mark.attack_interval.low, mark.attack_interval.high};
    point.y = {mark.task_interval.low, mark.task_interval.high};
    point.now = now;
    point.draws = attack.draws;
    point.filled = mark.verdict == Verdict::reads_data ? 1 : mark.verdict == Verdict::not_shown ? 0.5 : 0;
    point.words = wordsOf(mark, attack);
    return point;
}

/// Nothing for parameters that have no ε, and beyond the line's ends.
std::optional<TradeoffRing> ringOf(const std::vector<TradeoffMark>& marks, const EvaluationKey& key) {
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(key.mechanism);
    const Parameters resolved = resolve(mechanism, key.given, signalFacts(key.study->signals));
    const std::optional<double> epsilon = resolved.numberIf("epsilon");
    const auto place = epsilon ? placeOnLine(marks, key.mechanism, *epsilon) : std::nullopt;
    if (!place)
        return {};
    const QString epsilon_text = QObject::tr("ε = %1").arg(shortNumber(*epsilon));
    return TradeoffRing{
        {place->attack, place->task},
        place->beyond ? QObject::tr("%1, beyond the line").arg(epsilon_text) : epsilon_text,
        QObject::tr("Between computed points of the line, or at its end; a draw at this ε follows when the slider rests.")};
}

} // namespace

EvaluationPlots::EvaluationPlots(Document& document, QWidget* parent)
    : PlotBoard(1, 2, 200, parent), document_(document), tradeoff_(new TradeoffPlot), confusion_(new ConfusionPlot),
      quick_(std::make_shared<QuickFindings>()), lines_(tr("Attackers"), Pace::at_rest, findingsOf),
      now_(tr("Attackers at this ε"), Pace::at_rest, findingsOf,
           [quick = quick_](const EvaluationKey& key, const Progress& progress) { return (*quick)(key, progress); }) {
    addPlot(tradeoff_, "tradeoff", tr("&Trade-off"), tr("Trade-off"), panel(0));
    addPlot(confusion_, "confusion", tr("&Confusion"), tr("Confusion"), panel(1));
    confusion_->setEmptyText(tr("Choose a point of the picture or a row of the table to see its confusion matrix here."));
    importance_ = addBars("importance", tr("&Features by permutation importance"), tr("Features"), panel(1));
    narrowing_ = addBars("narrowing", tr("&Who is left, knowing attributes"), tr("Left"), panel(1));
    membership_ = addCurves("membership", tr("&Membership in the heatmap"), tr("Map"), panel(1));
    in_table_ = addCurves("area_membership", tr("Membership in the &table of areas"), tr("Table"), panel(1));
    personal_ = new PersonalFigures(importance_, narrowing_, membership_, in_table_, this);
    connect(this, &PlotBoard::turned, this, &EvaluationPlots::wantPersonal);
    for (Figures<EvaluationKey, Findings>* each : {&lines_, &now_}) {
        connect(each, &FiguresBase::changed, this, &EvaluationPlots::collect);
        connect(each, &FiguresBase::failed, this, &EvaluationPlots::failed);
    }
    connect(tradeoff_, &Plot::cancelRequested, lines_.work(), &Background::cancel);
    connect(lines_.work(), &Background::progressed, this, [this](double fraction) {
        const auto next =
            std::find_if(wanted_.begin(), wanted_.end(), [this](const EvaluationKey& key) { return !lines_.find(key); });
        tradeoff_->setProgress(fraction, next == wanted_.end() ? QString() : workWords(*next));
    });
    connect(lines_.work(), &Background::finished, this, [this] { tradeoff_->setProgress({}); });
    connect(tradeoff_, &TradeoffPlot::pointChosen, this, &EvaluationPlots::choosePoint);
}

void EvaluationPlots::setStudy(const std::shared_ptr<const EvaluatedStudy>& study) {
    study_ = study;
    want();
    collect();
}

void EvaluationPlots::want() {
    const Session& session = document_.session();
    wanted_ = lineKeys(session, study_);
    quick_->matchTwoReleases(session.view<EvaluationView>().attacker == "twice");
    present_key_ = presentKey(session, study_);
    lines_.want(wanted_);
    now_.want({*present_key_}, true);
    wantPersonal();
}

/// Only while somebody looks.
void EvaluationPlots::wantPersonal() {
    if (!study_)
        return;
    const Session& session = document_.session();
    std::optional<ImportanceKey> importance;
    if (inFront("importance"))
        importance = {study_, session.seed};
    std::optional<MembershipKey> heatmap, table;
    if (inFront("membership"))
        heatmap = heatmapMembershipKey(session, document_.sharedStudy());
    if (inFront("area_membership"))
        table = areaMembershipKey(session, document_.sharedStudy());
    personal_->wantImportance(importance);
    personal_->wantNarrowing(inFront("narrowing") ? present_key_ : std::nullopt);
    personal_->wantHeatmap(heatmap);
    personal_->wantTable(table);
}

std::vector<Background*> EvaluationPlots::work() {
    std::vector<Background*> all = personal_->work();
    all.push_back(lines_.work());
    all.push_back(now_.work());
    return all;
}

void EvaluationPlots::collect() {
    if (!study_)
        return;
    const bool others = collectLines();
    const Findings* now = now_.find(*present_key_);
    present_ = now ? *now : Findings{};
    if (now)
        settleTogether();
    showTradeoff();
    if (others)
        Q_EMIT found();
}

/// Whether lines or what is asked of them are others than before: not so while ε moves.
bool EvaluationPlots::collectLines() {
    std::vector<const Findings*> known;
    QStringList problems;
    for (const EvaluationKey& key : wanted_) {
        known.push_back(lines_.find(key));
        if (const QString problem = asSentence(lines_.problem(key)); !problem.isEmpty() && !problems.contains(problem))
            problems << problem;
    }
    const EvaluationView& view = document_.session().view<EvaluationView>();
    if (collected_ == known && problems_ == problems && view_ == view)
        return false;
    collected_ = known;
    problems_ = problems;
    view_ = view;
    findings_.clear();
    for (const Findings* each : known)
        if (each)
            findings_.insert(findings_.end(), each->begin(), each->end());
    settleVerdicts(findings_);
    return true;
}

/// The lines are one table, as on the command line; the present ε is one row more beside them.
void EvaluationPlots::settleTogether() {
    Findings all = findings_;
    all.insert(all.end(), present_.begin(), present_.end());
    settleVerdicts(all);
    std::move(all.end() - static_cast<std::ptrdiff_t>(present_.size()), all.end(), present_.begin());
}

void EvaluationPlots::showTradeoff() {
    const EvaluationView& view = document_.session().view<EvaluationView>();
    const Task task = attackedTask(view);
    const TradeoffChoice choice{task, view.attacker};
    TradeoffContent content;
    content.attack = tr("%1 recognised, above chance").arg(attackedName(view));
    content.task = tr("conditions recognised, above chance");
    attacks_.clear();
    const auto add = [&](const Findings& findings, bool now) {
        for (const TradeoffMark& mark : tradeoffMarks(drawn(findings, view), choice)) {
            const EvaluationResult* attack = attackBehind(mark, findings, task);
            if (!attack)
                continue;
            if (mark.mechanism.empty()) {
                content.original = QPointF(mark.attack, mark.task);
                content.original_words = wordsOf(mark, *attack);
                continue;
            }
            content.points.push_back(pointOf(mark, *attack, now));
            attacks_.push_back(*attack);
            if (now)
                content.limit = mark.limit;
        }
    };
    add(findings_, false);
    add(present_, true);
    if (present_.empty())
        content.ring = ringOf(tradeoffMarks(drawn(findings_, view), choice), *present_key_);
    const bool one_condition = study_->set.conditions.size() < 2;
    tradeoff_->setEmptyText(one_condition
                                ? tr("The picture needs a task: at least two conditions to tell apart. What attackers find "
                                     "is in the table.")
                            : !problems_.isEmpty() ? problems_.front()
                            : lines_.pending()     ? tr("Computing attacks …")
                                                   : tr("Nothing was found for this choice."));
    tradeoff_->setContent(std::move(content));
}

void EvaluationPlots::choosePoint(std::size_t point) {
    if (point >= attacks_.size())
        return;
    showConfusion(attacks_[point]);
    Q_EMIT pointChosen(attacks_[point]);
}

void EvaluationPlots::showConfusion(const EvaluationResult& result) {
    ConfusionContent content;
    content.secret = result.task.kind == TaskKind::person;
    for (const std::string& name : result.class_names)
        content.names << QString::fromStdString(name);
    for (Eigen::Index truth = 0; truth < result.confusion.rows(); ++truth) {
        std::vector<int>& row = content.counts.emplace_back();
        for (Eigen::Index answer = 0; answer < result.confusion.cols(); ++answer)
            row.push_back(result.confusion(truth, answer));
    }
    confusion_->setTitle(tr("%1 by %2").arg(QString::fromStdString(result.task.id()), translated(attackerWord(result.attacker))));
    confusion_->setBadge(content.secret ? tr("sensitive: not exported") : tr("SIMULATION"));
    confusion_->setContent(std::move(content));
}

void EvaluationPlots::clear(const QString& reason) {
    study_.reset();
    wanted_.clear();
    present_key_.reset();
    lines_.clear();
    now_.clear();
    quick_->forget();
    collected_.reset();
    findings_.clear();
    problems_.clear();
    present_.clear();
    personal_->clear();
    tradeoff_->setProgress({});
    tradeoff_->setEmptyText(reason);
    tradeoff_->setContent({});
    confusion_->setContent({});
}

void EvaluationPlots::recompute() {
    lines_.recompute();
    now_.recompute();
    wantPersonal();
}

} // namespace nictate
