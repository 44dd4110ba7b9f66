#include "app/lessons/lesson_audit.h"

#include "core/domains/registry.h"
#include "core/errors.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace nictate {

namespace {

constexpr int draws_at_once = 4000, draws_at_most = 200000;

} // namespace

LessonAudit::LessonAudit(AuditBench bench, std::uint64_t seed, QWidget* parent)
    : QWidget(parent), bench_(std::move(bench)), seed_(seed), faulty_(new QRadioButton), sound_(new QRadioButton),
      start_(new QPushButton), counter_(new QLabel), work_(tr("Auditing")) {
    const QString name = translated(mechanismInfo(bench_.mechanism).name);
    auto* words = new QLabel; // longer than a line
    words->setWordWrap(true);
    words->setBuddy(faulty_);
    auto* with_fault = new QWidget;
    auto* row = new QHBoxLayout(with_fault);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(faulty_, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    for (const Fault& fault : faultsOf(bench_.mechanism))
        if (fault.name == bench_.mutant)
            words->setText(tr("%1 with a fault: %2").arg(name, translated(fault.words)));
    faulty_->setObjectName("audit_faulty");
    faulty_->setAccessibleName(words->text());
    auto* either = new QButtonGroup(this); // each in its own row
    either->addButton(faulty_);
    either->addButton(sound_);
    sound_->setText(tr("%1 as it should be").arg(name));
    sound_->setObjectName("audit_sound");
    start_->setObjectName("audit_start");
    counter_->setObjectName("audit_counter");
    counter_->setTextFormat(Qt::RichText);
    faulty_->setChecked(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{with_fault, sound_, start_, counter_})
        column->addWidget(each);
    connect(faulty_, &QRadioButton::toggled, this, &LessonAudit::choose);
    connect(start_, &QPushButton::clicked, this, &LessonAudit::toggle);
    choose();
}

Facts LessonAudit::facts() const {
    Facts facts{{"audit_draws", static_cast<double>(counts_.draws)},
                {"audit_proven", counts_.draws > 0 ? counts_.proven(experiment_->delta) : 0.0},
                {"audit_faulty", std::string(faulty_->isChecked() ? "yes" : "no")}};
    if (experiment_->promise)
        facts["audit_promised"] = *experiment_->promise;
    return facts;
}

void LessonAudit::choose() {
    work_.cancel();
    experiment_ = std::make_shared<const BlackBox>(
        blackBoxOf({bench_.mechanism, faulty_->isChecked() ? bench_.mutant : std::string(), {}, {}}));
    counts_ = {};
    show();
    Q_EMIT changed();
}

void LessonAudit::toggle() {
    if (work_.running())
        work_.cancel();
    else if (counts_.draws < draws_at_most)
        more();
    show();
}

/// A bound that is looked at a few dozen times is wrong a few dozen times as often: still less than once in ten million.
void LessonAudit::more() {
    const SeededNoise noise = SeededNoise(seed_).stream(static_cast<std::uint64_t>(counts_.draws));
    work_.start([experiment = experiment_,
                 noise](const Progress& progress) { return drawBlackBox(*experiment, draws_at_once, noise, progress); },
                [this](const BlackBoxCounts& drawn) {
                    counts_.draws += drawn.draws;
                    counts_.here += drawn.here;
                    counts_.there += drawn.there;
                    if (counts_.draws < draws_at_most)
                        more();
                    show();
                    Q_EMIT changed();
                });
}

void LessonAudit::show() {
    start_->setText(work_.running() && counts_.draws < draws_at_most ? tr("Stop") : tr("Draw outputs"));
    start_->setEnabled(counts_.draws < draws_at_most);
    const double proven = counts_.draws > 0 ? counts_.proven(experiment_->delta) : 0;
    const bool broken = experiment_->promise && proven > *experiment_->promise;
    QString text = tr("Draws of each of two data sets: <b>%1</b>").arg(countNumber(static_cast<std::size_t>(counts_.draws))) +
                   "<br>" +
                   tr("The event happened %1 times on the one, %2 times on the other.").arg(counts_.here).arg(counts_.there) +
                   "<br>" + tr("Promised: ε = <b>%1</b>").arg(shortNumber(experiment_->promise.value_or(0))) + "<br>" +
                   tr("Proven by outputs: ε ≥ <b>%1</b>").arg(shortNumber(proven));
    if (broken)
        text +=
            "<br><span style='color:" + themeOf(this).danger.name() + "'><b>" + tr("The guarantee is violated.") + "</b></span>";
    counter_->setWordWrap(true);
    counter_->setText(text);
}

} // namespace nictate
