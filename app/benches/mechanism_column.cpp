#include "app/benches/mechanism_column.h"

#include "app/benches/bench.h"
#include "app/study/document.h"
#include "core/data/presentation.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/registry.h"
#include "core/release/job_parts.h"
#include "widgets/fold.h"
#include "widgets/parameter_panel.h"
#include "widgets/translated.h"

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

/// Of the stimulus on screen, where nobody chose another number.
double fixationsExpected(const Document& document) {
    if (!document.hasStudy() || document.study().stimuli.empty())
        return expectedFixations({}, {});
    const Session& session = document.session();
    const std::string& id = session.stimulus.empty() ? document.study().stimuli.front().id : session.stimulus;
    return expectedFixations({}, presentationOf(document.study().frame, id, session.view<HeatmapLook>().cut.presentation_ms));
}

QScrollArea* scrolled(QWidget* widget) {
    auto* area = new QScrollArea;
    area->setWidget(widget);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->viewport()->setAutoFillBackground(false);
    widget->setAutoFillBackground(false);
    return area;
}

/// Of its own, besides parameters.
bool hasSettings(Bench& bench) {
    const QWidget* own = bench.settings();
    if (own == nullptr)
        return false;
    const QList<QWidget*> parts = own->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    return std::any_of(parts.begin(), parts.end(), [](const QWidget* part) { return !part->isHidden(); });
}

} // namespace

QString parameterChangeLabel(const MechanismInfo& info, const Parameters& before, const Parameters& after) {
    for (const ParameterSpec& spec : info.parameters) {
        const bool had = before.has(spec.name), has = after.has(spec.name);
        if (had != has || (had && before.all().at(spec.name) != after.all().at(spec.name)))
            return QObject::tr("Change %1").arg(translated(spec.symbol.empty() ? spec.label : Text(spec.symbol)));
    }
    return QObject::tr("Change parameters");
}

MechanismColumn::MechanismColumn(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), mechanism_(new QComboBox(this)), summary_(new QLabel(this)),
      compare_(new QToolButton(this)), compare_menu_(new QMenu(this)), panel_(new ParameterPanel), card_(new GuaranteeCard) {
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
    settings_ = new QVBoxLayout(settings);
    settings_->setContentsMargins(0, 0, 0, 0);
    settings_->addWidget(panel_);
    settings->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    settings->installEventFilter(this);
    parameters_ = scrolled(settings);
    parameters_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fold_ = new Fold(tr("Parameters"), parameters_);
    fold_->setObjectName("parameters_fold");
    parameters->addWidget(fold_, 1);

    top_ = top;
    split_ = new QSplitter(Qt::Vertical, this);
    split_->setChildrenCollapsible(false);
    split_->addWidget(top);
    split_->addWidget(scrolled(card_));
    connect(fold_, &Fold::foldedChanged, this, [this] {
        split_by_hand_ = false;
        fitHeight();
    });
    connect(split_, &QSplitter::splitterMoved, this, [this] { split_by_hand_ = true; });
    panel_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split_);

    connect(mechanism_, &QComboBox::activated, this, &MechanismColumn::chooseMechanism);
    connect(compare_menu_, &QMenu::aboutToShow, this, &MechanismColumn::fillCompareMenu);
    connect(panel_, &ParameterPanel::rowsBuilt, this, [this] {
        setTabOrder(panel_->followTabsOf(mechanism_), compare_); // ε comes next after its mechanism
        setTabOrder(compare_, fold_->findChild<QToolButton*>("fold"));
    });
    connect(panel_, &ParameterPanel::parametersChanged, this, &MechanismColumn::takeParameters);
    connect(panel_, &ParameterPanel::messageChanged, this, &MechanismColumn::refused);
    connect(card_, &GuaranteeCard::applyEpsilon, this,
            [this](double epsilon) { set("epsilon", epsilon, tr("Set ε for the fidelity wanted")); });
    connect(card_, &GuaranteeCard::applyAdvice, this,
            [this](const QString& parameter, double value) { set(parameter.toStdString(), value, tr("Take the advice")); });
    connect(card_, &GuaranteeCard::targetCCChanged, this, [this](double cc) {
        Session session = document_.session();
        session.target_cc = cc;
        document_.change(tr("Change wanted fidelity"), session, "target_cc");
    });
    connect(card_, &GuaranteeCard::expectedFixationsChanged, this, [this](double fixations) {
        Session session = document_.session();
        session.expected_fixations.reset();
        if (fixations != fixationsExpected(document_)) // of the default
            session.expected_fixations = fixations;
        document_.change(tr("Change expected fixations"), session, "expected_fixations");
    });
    connect(&document_, &Document::studyChanged, this, &MechanismColumn::sync);
    connect(&document_, &Document::sessionChanged, this, &MechanismColumn::sync);
}

void MechanismColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void MechanismColumn::fitHeight() {
    if (split_by_hand_)
        return;
    // The parameters in full where there is room, else half and half.
    const int others = top_->sizeHint().height() - parameters_->sizeHint().height(),
              rows = parameters_->widget()->sizeHint().height();
    const int alone = std::max(top_->sizeHint().height(), top_->heightForWidth(width())) + 8; // the sentence is in several lines
    const int wanted = fold_->isHidden() ? alone : fold_->folded() ? top_->sizeHint().height() : others + rows + 8;
    const int upper = std::min(wanted, height() / 2);
    split_->setSizes({upper, height() - upper});
}

void MechanismColumn::setBench(Bench* bench) {
    if (bench_ == bench)
        return;
    if (bench_) {
        disconnect(bench_, nullptr, this, nullptr);
        if (QWidget* own = bench_->settings())
            own->hide();
    }
    bench_ = bench;
    listMechanisms();
    if (QWidget* own = bench->settings()) {
        settings_->addWidget(own);
        own->show();
    }
    connect(bench, &Bench::cardContent, this, &MechanismColumn::setContent);
    connect(bench, &Bench::nothingToShow, this, &MechanismColumn::clear);
    sync();
    if (bench->content())
        setContent(*bench->content());
    else
        clear(bench->reason());
}

void MechanismColumn::listMechanisms() {
    listed_ = bench_->reads();
    mechanism_->clear();
    for (const MechanismInfo* info : mechanismInfos(listed_))
        mechanism_->addItem(translated(info->name), QString::fromStdString(info->id));
    compare_->setVisible(mechanism_->count() > 1 && bench_->compares());
}

void MechanismColumn::sync() {
    if (!bench_)
        return;
    if (listed_ != bench_->reads())
        listMechanisms();
    const MechanismInfo& info = bench_->mechanism();
    mechanism_->setCurrentIndex(mechanism_->findData(QString::fromStdString(info.id)));
    summary_->setText(translated(info.summary));
    summary_->setToolTip(translated(info.formula) + "\n" + QString::fromStdString(info.citation));
    panel_->setMechanism(info);
    card_->setTargetCC(document_.session().target_cc);
    card_->setExpectedFixations(document_.session().expected_fixations.value_or(fixationsExpected(document_)));
}

bool MechanismColumn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) { // a row came or went
        fitHeight();
    }
    return QWidget::eventFilter(watched, event);
}

void MechanismColumn::setContent(const CardContent& content) {
    const MechanismInfo& info = mechanismInfo(content.mechanism);
    Guarantee guarantee = undeclared(content.guarantee, document_.study(), document_.session(), info.id);
    if (const auto reason = leftOutReason(document_.session()))
        guarantee.reasons.push_back(*reason);
    fold_->show();
    panel_->setEnabled(true);
    panel_->show();
    shown_study_ = document_.sharedStudy();
    panel_->setMechanism(info); // a study that opens may be shown before sync() hears of it
    panel_->setValues(document_.session().parameters(info.id), content.resolved);
    card_->setGuarantee(guarantee);
    card_->setExtraLines(content.lines);
    if (content.expectation)
        card_->setExpectation(*content.expectation);
    else
        card_->clearExpectation();
}

/// Of parameters, those stay that were last in force, or were chosen by hand, so that they can be mended; else there is nothing
/// to set.
void MechanismColumn::clear(const QString& reason) {
    const bool study = document_.hasStudy();
    if (study && bench_ && (shown_study_.lock() != document_.sharedStudy() || !panel_->hasValues()))
        panel_->setValues(document_.session().parameters(bench_->mechanism().id), {});
    panel_->setVisible(study && panel_->hasValues());
    panel_->setEnabled(study);
    fold_->setVisible(study && (panel_->hasValues() || (bench_ && hasSettings(*bench_))));
    fitHeight();
    if (!reason.isEmpty() && bench_ && bench_->saysWhy())
        return card_->clear(GuaranteeCard::tr("No guarantee yet."));
    card_->clear(!reason.isEmpty() || study ? reason
                                            : tr("Open a study: its guarantee, and what the guarantee rests on, is shown here."));
}

void MechanismColumn::chooseMechanism(int index) {
    Session session = document_.session();
    const std::string before = bench_->mechanism().id, chosen = mechanism_->itemData(index).toString().toStdString();
    if (chosen == before)
        return;
    // ε and δ are what a person compares at; they come along where the new mechanism knows them.
    session.given[chosen] = comparedParameters(session, before, mechanismInfo(chosen));
    BenchChoice& choice = session.at(bench_->id());
    choice.mechanism = chosen;
    std::replace(choice.compared.begin(), choice.compared.end(), chosen, before);
    document_.change(tr("Choose %1").arg(mechanism_->itemText(index)), session);
}

void MechanismColumn::fillCompareMenu() {
    compare_menu_->clear();
    const std::vector<std::string>& compared = document_.session().at(bench_->id()).compared;
    for (const MechanismInfo* info : mechanismInfos(bench_->reads())) {
        const std::string id = info->id;
        if (id == bench_->mechanism().id)
            continue;
        QAction* action = compare_menu_->addAction(translated(info->name));
        action->setCheckable(true);
        action->setChecked(std::count(compared.begin(), compared.end(), id) > 0);
        connect(action, &QAction::triggered, this, [this, id](bool on) { compareWith(id, on); });
    }
}

void MechanismColumn::compareWith(const std::string& id, bool on) {
    Session session = document_.session();
    std::vector<std::string>& compared = session.at(bench_->id()).compared;
    std::erase(compared, id);
    if (on)
        compared.push_back(id);
    document_.change(tr("Compare mechanisms"), session);
}

void MechanismColumn::takeParameters(const Parameters& given, bool finished) {
    Session session = document_.session();
    const MechanismInfo& info = bench_->mechanism();
    const QString label = parameterChangeLabel(info, session.parameters(info.id), given);
    const Bench::Fitted fitted = bench_->fitted(given);
    session.given[info.id] = fitted.given;
    const bool remark = !fitted.remark.isEmpty();
    if (std::exchange(remarked_, remark) || remark)
        Q_EMIT refused(fitted.remark);
    // While a step is open its last, equal change only closes it; then the label plays no part.
    document_.change(label, session, "parameters." + label, finished);
}

void MechanismColumn::set(const std::string& name, double value, const QString& label) {
    Session session = document_.session();
    session.given[bench_->mechanism().id].set(name, value);
    document_.change(label, session);
}

} // namespace nictate
