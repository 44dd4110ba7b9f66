#include "widgets/guarantee_card.h"

#include "core/choices/number_field.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmaps.h"
#include "widgets/cut_text.h"
#include "widgets/fold.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace nictate {

FixationsGuess::FixationsGuess(QWidget* parent) : QWidget(parent), box_(new NumberBox) {
    box_->setObjectName("expected_fixations");
    box_->setRange(fixations_field.low, fixations_field.high);
    box_->setDecimals(0);
    box_->setValue(HeatmapFacts().expected_fixations);
    box_->setKeyboardTracking(false);
    box_->setFocusPolicy(Qt::StrongFocus);
    box_->setAccessibleName(tr("Expected fixations"));
    box_->setToolTip(tr("A public guess, never counted in the data: the expectation and what follows the noise rest on it."));
    connect(box_, &QDoubleSpinBox::valueChanged, this, &FixationsGuess::changed);
    auto* at = new QLabel(tr("at"));
    auto* unit = new ElidedLabel(tr("fixations per observer"));
    unit->setMostLines(2);
    at->setProperty("muted", true);
    unit->setProperty("muted", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(at);
    row->addWidget(box_);
    row->addWidget(unit, 1);
}

double FixationsGuess::value() const { return box_->value(); }

void FixationsGuess::setValue(double fixations) {
    const QSignalBlocker quiet(box_);
    box_->setValue(fixations);
}

namespace {

/// Remembers how high its words are: a card asks every one of its labels whenever one of them changes. What is shown is never
/// lower than its words at the width it has: a form asks at another one, such as before a scroll bar came.
class Paragraph : public QLabel {
  public:
    int heightForWidth(int width) const override {
        return isVisible() ? std::max(measured(width), measured(this->width())) : measured(width);
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        if (measured(event->size().width()) != measured(event->oldSize().width()) || isCut())
            updateGeometry();
    }

    void showEvent(QShowEvent* event) override {
        QLabel::showEvent(event);
        if (isCut()) // asked before it could be seen, at the width it had then
            updateGeometry();
    }

  private:
    bool isCut() const { return height() < measured(width()); }

    int measured(int width) const {
        if (const auto now = std::pair(text(), font()); measured_ != now) {
            heights_.clear();
            measured_ = now;
        }
        const auto [known, fresh] = heights_.try_emplace(width);
        if (fresh)
            known->second = QLabel::heightForWidth(width);
        return known->second;
    }

    mutable std::map<int, int> heights_;
    mutable std::pair<QString, QFont> measured_;
};

/// Words that wrap and can be selected. It remembers how high they are, and is never lower.
QLabel* wrappingLabel(const char* object_name) {
    auto* label = new Paragraph;
    label->setObjectName(object_name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus);
    return label;
}

QLabel* caption(const QString& text) {
    auto* label = new QLabel(text.toUpper());
    label->setProperty("caption", true);
    label->setFont(scaledFont(interfaceFont(), 0.85, QFont::DemiBold));
    return label;
}

/// Only when it differs: styling a label anew costs more than all the rest of a card while ε moves.
void restyle(QLabel* label, const QString& sheet) {
    if (label->styleSheet() != sheet)
        label->setStyleSheet(sheet);
}

void showBadge(QLabel* badge, const QString& text, const QColor& colour) {
    badge->setText(text);
    badge->setVisible(!text.isEmpty());
    restyle(badge,
            QString("background: %1; color: white; border-radius: 8px; padding: 2px 10px; font-weight: 600;").arg(colour.name()));
}

QString sensitivityText(const Guarantee& g) {
    if (!g.sensitivity_l1 && !g.sensitivity_l2)
        return g.noise_name.empty() ? QString() : QObject::tr("unbounded");
    QString text;
    if (g.sensitivity_l2)
        text = "ℓ2 " + shortNumber(*g.sensitivity_l2);
    if (g.sensitivity_l1)
        text += (text.isEmpty() ? "" : " · ") + ("ℓ1 " + shortNumber(*g.sensitivity_l1));
    return text;
}

} // namespace

GuaranteeCard::GuaranteeCard(QWidget* parent)
    : QFrame(parent), badge_(new QLabel), copy_(new QPushButton(tr("Copy"))), sentence_(wrappingLabel("sentence")),
      empty_promise_(wrappingLabel("empty_promise")), reasons_(wrappingLabel("reasons")) {
    details_ = new Fold(tr("Details"), buildFacts());
    expected_ = buildExpectation();
    setProperty("panel", true);
    setAccessibleName(tr("Guarantee"));
    badge_->setObjectName("badge");
    badge_->setFont(scaledFont(interfaceFont(), 0.9));
    copy_->setObjectName("copy");
    copy_->setFlat(true);
    copy_->setToolTip(tr("Copy the card as text"));
    connect(copy_, &QPushButton::clicked, this, &GuaranteeCard::copy);
    reasons_->setProperty("muted", true);

    auto* head = new QHBoxLayout;
    head->addWidget(caption(tr("Guarantee")));
    head->addStretch();
    head->addWidget(copy_);
    head->addWidget(badge_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(losses_); // what a person must not miss comes before what can be looked up
    column->addWidget(empty_promise_);
    column->addWidget(sentence_);
    column->addWidget(expected_);
    column->addWidget(details_);
    column->addStretch(1); // room to spare stays at the foot
    badge_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    clear(tr("No guarantee yet."));
}

GuaranteeCard::Line GuaranteeCard::addLine(QFormLayout* form, const QString& name, const char* object_name, const QString& tip) {
    auto* label = new QLabel(name);
    label->setProperty("muted", true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setToolTip(tip);
    auto* value = wrappingLabel(object_name);
    value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    value->setAccessibleName(name);
    value->setToolTip(tip);
    form->addRow(label, value);
    lines_.push_back({label, value});
    return lines_.back();
}

QWidget* GuaranteeCard::buildFacts() {
    losses_ = new QWidget;
    auto* box = new QWidget;
    auto *upper = new QVBoxLayout(losses_), *column = new QVBoxLayout(box);
    auto addForm = [](QVBoxLayout* to) {
        auto* form = new QFormLayout;
        form->setContentsMargins(0, 0, 0, 0);
        form->setVerticalSpacing(3);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
        to->setContentsMargins(0, 0, 0, 0);
        to->setSpacing(3);
        to->addLayout(form);
        return form;
    };
    extra_form_ = addForm(upper);
    auto *loss = addForm(upper), *form = addForm(column);
    column->addWidget(reasons_);
    epsilon_ =
        addLine(loss, tr("Published / user-level ε"), "epsilon", tr("What the paper would report, and what one observer loses."));
    definition_ = addLine(form, tr("Definition"), "definition", tr("The kind of guarantee."));
    unit_ = addLine(form, tr("Protects"), "unit", tr("What neighbouring datasets differ in."));
    delta_ = addLine(form, "δ", "delta", tr("The nominal chance that the promise fails."));
    delta_true_ = addLine(form, tr("δ true"), "delta_true", tr("The δ this noise really reaches at the published ε."));
    rho_ = addLine(form, tr("zCDP loss ρ"), "rho", tr("The exact loss the ledger adds up."));
    noise_ = addLine(form, tr("Noise"), "noise", tr("Scale of the noise on the quantity that is perturbed."));
    sensitivity_ = addLine(form, tr("Sensitivity"), "sensitivity", tr("How far one observer can move what is perturbed."));
    return box;
}

QWidget* GuaranteeCard::buildExpectation() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(6);
    auto* rule = new QFrame;
    rule->setFrameShape(QFrame::HLine);
    rule->setForegroundRole(QPalette::Mid);
    column->addWidget(rule);
    column->addWidget(caption(tr("Expected, from public facts")));

    auto* cc = new QHBoxLayout;
    auto* cc_name = new ElidedLabel(tr("CC with the original"));
    cc_name->setMostLines(2);
    cc_name->setProperty("muted", true);
    cc->addWidget(cc_name, 1);
    mostly_noise_ = new QLabel;
    mostly_noise_->setObjectName("mostly_noise");
    expected_cc_ = wrappingLabel("expected_cc");
    expected_cc_->setWordWrap(false);
    cc->addWidget(mostly_noise_);
    cc->addWidget(expected_cc_);
    column->addLayout(cc);
    share_ = wrappingLabel("data_share");
    share_->setToolTip(
        tr("How much of the map the noisy data decided; the prior, which is public, decided the rest. A public number."));
    column->addWidget(share_);

    fixations_ = new FixationsGuess;
    connect(fixations_, &FixationsGuess::changed, this, &GuaranteeCard::expectedFixationsChanged);
    column->addWidget(fixations_);
    column->addLayout(makeGoal());
    why_ = wrappingLabel("why");
    column->addWidget(why_);
    column->addLayout(makeAdvice());
    return box;
}

QLayout* GuaranteeCard::makeGoal() {
    auto* goal = new QHBoxLayout;
    auto* reach = new QLabel(tr("To reach CC"));
    reach->setProperty("muted", true);
    target_ = new NumberBox;
    target_->setObjectName("target_cc");
    target_->setRange(0.05, 0.99);
    target_->setSingleStep(0.01);
    target_->setDecimals(2);
    target_->setValue(0.9);
    target_->setKeyboardTracking(false);
    target_->setFocusPolicy(Qt::StrongFocus);
    reach->setBuddy(target_);
    connect(target_, &QDoubleSpinBox::valueChanged, this, &GuaranteeCard::targetCCChanged);
    target_epsilon_ = wrappingLabel("target_epsilon");
    apply_epsilon_ = new QPushButton(tr("Use"));
    apply_epsilon_->setObjectName("apply_epsilon");
    apply_epsilon_->setToolTip(tr("Set ε to this value"));
    connect(apply_epsilon_, &QPushButton::clicked, this, [this] {
        if (expectation_ && expectation_->target_epsilon)
            Q_EMIT applyEpsilon(*expectation_->target_epsilon);
    });
    goal->addWidget(reach);
    goal->addWidget(target_);
    goal->addWidget(target_epsilon_, 1);
    goal->addWidget(apply_epsilon_);
    return goal;
}

QLayout* GuaranteeCard::makeAdvice() {
    auto* change = new QHBoxLayout;
    best_ = wrappingLabel("best_change");
    apply_advice_ = new QPushButton(tr("Apply"));
    apply_advice_->setObjectName("apply_advice");
    connect(apply_advice_, &QPushButton::clicked, this, [this] {
        if (expectation_ && !expectation_->advice.parameter.empty())
            Q_EMIT applyAdvice(QString::fromStdString(expectation_->advice.parameter), expectation_->advice.value);
    });
    change->addWidget(best_, 1);
    change->addWidget(apply_advice_, 0, Qt::AlignTop);
    return change;
}

void GuaranteeCard::setGuarantee(const Guarantee& guarantee) {
    guarantee_ = guarantee;
    showGuarantee();
}

void GuaranteeCard::setExtraLines(const std::vector<CardLine>& extra) {
    if (extra == extra_)
        return;
    extra_ = extra;
    showExtraLines();
    if (guarantee_)
        showGuarantee();
}

/// Labels are kept while there are as many lines: only their words change while a slider moves.
void GuaranteeCard::showExtraLines() {
    lines_.erase(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(extra_lines_.size()));
    while (extra_lines_.size() > extra_.size()) {
        extra_form_->removeRow(static_cast<int>(extra_lines_.size()) - 1);
        extra_lines_.pop_back();
    }
    while (extra_lines_.size() < extra_.size()) {
        const QString name = QString("extra%1").arg(extra_lines_.size());
        extra_lines_.push_back(addLine(extra_form_, {}, qPrintable(name), {}));
        lines_.pop_back();
    }
    for (std::size_t i = 0; i < extra_.size(); ++i) {
        const CardLine& line = extra_[i];
        Line& shown = extra_lines_[i];
        shown.secret = line.secret;
        shown.name->setText(line.name);
        shown.value->setText(line.value);
        shown.value->setAccessibleName(line.name);
        for (QLabel* label : {shown.name, shown.value})
            label->setToolTip(line.tip);
        const QFont font = line.prominent ? scaledFont(interfaceFont(), 1.25, QFont::DemiBold) : interfaceFont();
        if (shown.value->font() != font)
            shown.value->setFont(font);
        restyle(shown.value, line.warning ? QString("color: %1;").arg(themeOf(this).warning_text.name()) : QString());
    }
    lines_.insert(lines_.begin(), extra_lines_.begin(), extra_lines_.end());
}

void GuaranteeCard::clear(const QString& reason) {
    guarantee_.reset();
    losses_->hide();
    details_->hide();
    empty_promise_->hide();
    copy_->hide();
    showBadge(badge_, {}, {});
    sentence_->setText(reason);
    clearExpectation();
}

void GuaranteeCard::setExpectation(const HeatmapOutlook& expectation) {
    expectation_ = expectation;
    if (guarantee_)
        showNoise();
    showExpectation();
}

void GuaranteeCard::clearExpectation() {
    expectation_.reset();
    if (guarantee_)
        showNoise();
    expected_->hide();
}

void GuaranteeCard::setTargetCC(double cc) {
    QSignalBlocker quiet(target_);
    target_->setValue(cc);
}

void GuaranteeCard::setExpectedFixations(double fixations) { fixations_->setValue(fixations); }

void GuaranteeCard::showGuarantee() {
    const Guarantee& g = *guarantee_;
    const Theme& theme = themeOf(this);
    bool promises = g.status != Status::none;
    showBadge(badge_, translated(name(g.status)),
              g.status == Status::proven ? theme.proven
              : promises                 ? theme.as_published
                                         : theme.none);
    definition_.value->setText(g.definition == Definition::none
                                   ? tr("no differential privacy")
                                   : tr("%1, replace one observer").arg(translated(name(g.definition))));
    unit_.value->setText(translated(g.unit));
    const bool says_losses = !std::all_of(extra_.begin(), extra_.end(), [](const CardLine& line) { return line.secret; });
    epsilon_.value->setText(!says_losses ? lossNumber(g.published_epsilon) + " / " + lossNumber(g.user_epsilon) : QString());
    const bool has_delta = g.definition == Definition::approximate_dp, broken = g.delta_true > g.delta * (1 + 1e-9);
    delta_.value->setText(has_delta ? lossNumber(g.delta) : QString());
    delta_true_.value->setText(has_delta ? lossNumber(g.delta_true) + (broken ? " > δ" : "") : QString());
    delta_true_.value->setProperty("exceeds", broken);
    restyle(delta_true_.value, broken ? QString("color: %1; font-weight: 600;").arg(theme.danger.name()) : QString());
    rho_.value->setText(g.rho ? lossNumber(g.rho) : QString());
    showNoise();
    sensitivity_.value->setText(sensitivityText(g));
    for (const Line& line : lines_)
        for (QLabel* label : {line.name, line.value})
            label->setVisible(!line.value->text().isEmpty());
    sentence_->setText(translated(plainSentence(g)));
    const Text empty = emptyPromise(g);
    empty_promise_->setText(empty.empty() ? QString() : tr("This is %1.").arg(translated(empty)));
    empty_promise_->setVisible(!empty.empty());
    restyle(empty_promise_, QString("color: %1; font-weight: 600;").arg(theme.danger.name()));
    QStringList reasons;
    for (const Text& reason : g.reasons)
        reasons << "– " + translated(reason);
    reasons_->setText(reasons.join("\n"));
    reasons_->setVisible(!reasons.isEmpty());
    losses_->show();
    details_->show();
    copy_->show();
}

/// The simulation's scale and, where it is another at the digits shown, the exact release's.
void GuaranteeCard::showNoise() {
    const Guarantee& g = *guarantee_;
    QString scale = shortNumber(g.noise_scale), tip = noise_.name->toolTip();
    if (expectation_ && expectation_->released_scale) {
        const double released = *expectation_->released_scale;
        if (shortNumber(released) != scale)
            scale += tr(" (released: %1)").arg(shortNumber(released));
        tip += tr(" An exact release has %1 = %2.").arg(translated(g.noise_name)).arg(shortNumber(released));
    }
    noise_.value->setText(g.noise_name.empty() ? tr("none")
                                               : translated(g.noise_name) + " = " + scale + " " + translated(g.noise_unit));
    noise_.value->setToolTip(tip);
}

void GuaranteeCard::showExpectation() {
    const HeatmapOutlook& e = *expectation_;
    const Theme& theme = themeOf(this);
    expected_cc_->setText(e.cc ? shortNumber(*e.cc) : tr("computing…"));
    const bool adds_nothing = e.cc && e.cc_without_gaze && *e.cc < *e.cc_without_gaze + adds_something_cc;
    showBadge(mostly_noise_,
              adds_nothing                      ? tr("adds nothing")
              : e.cc && *e.cc < mostly_noise_cc ? tr("mostly noise")
                                                : QString(),
              adds_nothing ? theme.danger : theme.as_published);
    mostly_noise_->setToolTip(adds_nothing ? tr("A map made with no gaze at all, from public facts, is expected to reach CC %1")
                                                 .arg(shortNumber(*e.cc_without_gaze))
                                           : QString());
    share_->setVisible(e.data_share.has_value());
    if (e.data_share)
        share_->setText(
            (*e.data_share < mostly_expectation_share ? tr("Share of data %1 %: mostly expectation") : tr("Share of data %1 %"))
                .arg(shortNumber(100 * *e.data_share)));
    target_epsilon_->setText(e.target_epsilon     ? "ε = " + shortNumber(*e.target_epsilon)
                             : e.cc && e.complete ? tr("no ε up to 100 does")
                                                  : QString("…"));
    apply_epsilon_->setVisible(e.target_epsilon.has_value());
    why_->setText(translated(e.advice.why));
    why_->setVisible(!e.advice.why.empty());
    best_->setText(translated(e.advice.best_change));
    best_->setVisible(!e.advice.best_change.empty());
    apply_advice_->setVisible(!e.advice.parameter.empty());
    if (!e.advice.parameter.empty())
        apply_advice_->setToolTip(
            tr("Set %1 to %2").arg(QString::fromStdString(e.advice.parameter), shortNumber(e.advice.value)));
    expected_->show();
}

QString GuaranteeCard::text() const {
    QStringList out;
    if (guarantee_) {
        out << tr("Guarantee: %1").arg(translated(name(guarantee_->status)));
        for (const Line& line : lines_)
            if (!line.value->text().isEmpty() && !line.secret)
                out << line.name->text() + ": " + line.value->text();
    }
    if (guarantee_ && !empty_promise_->text().isEmpty())
        out << empty_promise_->text();
    out << sentence_->text();
    if (guarantee_ && !reasons_->text().isEmpty())
        out << reasons_->text();
    if (expectation_ && expectation_->cc)
        out << tr("Expected CC, from public facts, at %1 fixations per observer: %2")
                   .arg(fixations_->value())
                   .arg(expected_cc_->text());
    if (expectation_ && expectation_->cc && expectation_->cc_without_gaze)
        out << tr("With no gaze at all: %1").arg(shortNumber(*expectation_->cc_without_gaze));
    if (expectation_ && expectation_->data_share)
        out << share_->text();
    return out.join("\n");
}

void GuaranteeCard::copy() const { QApplication::clipboard()->setText(text()); }

void GuaranteeCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    if (guarantee_)
        showGuarantee();
    if (expectation_)
        showExpectation();
}

} // namespace nictate
