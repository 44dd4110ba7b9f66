#include "app/release/release_form.h"

#include "app/release/acknowledge_break.h"
#include "app/release/ledger_words.h"
#include "app/release/reading_question.h"
#include "core/errors.h"
#include "core/files/file_operations.h"
#include "core/files/platform/platform.h"
#include "core/privacy/guarantee.h"
#include "widgets/budget_bar.h"
#include "widgets/cut_text.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"
#include "widgets/stimulus_choice.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <tuple>

namespace nictate {

namespace {

QString shown(const Text& text) { return translated(text); }

QString bullets(const std::vector<Text>& lines) {
    QStringList out;
    for (const Text& line : lines)
        out << "– " + shown(line);
    return out.join("\n");
}

/// What the items have in common is said once.
std::vector<Text> reasonsOf(const ReleaseJob& job) {
    std::vector<Text> reasons;
    for (const ReleaseItem& item : job.items)
        for (const Text& reason : item.guarantee.reasons)
            if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
                reasons.push_back(reason);
    return reasons;
}

bool needsConfirmation(const ReleaseJob& job) {
    return std::any_of(job.items.begin(), job.items.end(), [](const ReleaseItem& item) { return item.needsConfirmation(); });
}

QString newLedgerText(const std::optional<ReleaseJob>& job, const Ledger& ledger) {
    const QString text = QObject::tr("No release yet; the ledger is made with the first.");
    if (!job)
        return text;
    return text + " " +
           QObject::tr("δ = %1 is then fixed for all totals of the study: the release's if you gave one, else the smaller of "
                       "10⁻⁵ and n^(−3/2).")
               .arg(lossNumber(ledger.deltaFor(job->items.front().record)));
}

QString costText(const ReleaseJob& job, const Ledger* ledger) {
    const ReleaseItem& first = job.items.front();
    const Guarantee& guarantee = first.guarantee;
    QString text = QObject::tr("ε = %1, δ = %2, ρ = %3")
                       .arg(lossNumber(guarantee.user_epsilon), lossNumber(guarantee.delta), lossNumber(first.record.loss.rho));
    if (guarantee.published_epsilon != guarantee.user_epsilon)
        text += QObject::tr(" (as published: ε = %1)").arg(lossNumber(guarantee.published_epsilon));
    text += QObject::tr(", status: %1.").arg(translated(name(guarantee.status)));
    const auto count = job.items.size();
    if (count == 1)
        return text;
    if (ledger) {
        const Together together = job.together(*ledger);
        text = QObject::tr("%1 releases and ledger entries together: ε = %2 at δ = %3, ρ = %4.")
                   .arg(count)
                   .arg(lossNumber(together.epsilon), lossNumber(together.delta), lossNumber(together.rho)) +
               "\n" + QObject::tr("One alone: ") + text;
    }
    return text;
}

} // namespace

ReleaseWish ReleaseForm::wish() const {
    ReleaseWish wish;
    wish.stimuli = choice_->chosen();
    if (declared_->isChecked() && job_)
        for (const CountedFact& fact : declarable_)
            wish.declared.insert(fact.name);
    if (noisy_cap_->isChecked())
        wish.noisy_cap.emplace();
    return wish;
}

bool ReleaseForm::confirmed() const { return !job_ || !needsConfirmation(*job_) || confirm_->isChecked(); }

std::optional<double> ReleaseForm::wantedBudget() const {
    const Ledger* ledger = ledger_.ledger();
    if (!set_budget_->isChecked() || (ledger && ledger->budget()))
        return {};
    return budget_->value();
}

ReleaseOrder ReleaseForm::order() const {
    ReleaseOrder order;
    order.job = *job_;
    order.out = folder_->text().trimmed().toStdString();
    order.ledger = ledger_.file().toStdString();
    order.budget = wantedBudget();
    order.same_study = same_study_->isChecked();
    order.other_people = other_people_->isChecked();
    order.confirmed = confirm_->isChecked();
    for (std::size_t i = 0; i < job_->files.size(); ++i)
        if (job_->files[i].always || file_boxes_[i]->isChecked())
            order.files.insert(job_->files[i].files.begin(), job_->files[i].files.end());
    return order;
}

QString ReleaseForm::suggestedFolder() const {
    const QDir above(offer_.folder);
    const QString what = choice_->all() ? tr("all") : choice_->some() ? tr("chosen") : offer_.folder_name;
    const QString name = what + "-release";
    QString folder = above.filePath(name);
    for (int again = 2; QFileInfo::exists(folder); ++again)
        folder = above.filePath(name + QString("-%1").arg(again));
    return folder;
}

void ReleaseForm::plan() {
    expectation_work_.cancel();
    failure_.clear();
    if (!folder_by_hand_)
        folder_->setText(suggestedFolder());
    confirm_->setChecked(false);
    if (!offer_.guesses.isEmpty()) {
        take({{}, tr("Say first whether the study is read rightly.")});
        return;
    }
    const ReleaseWish wished = wish();
    if (choice_->some() && wished.stimuli.empty()) {
        plan_work_.cancel();
        take({{}, offer_.none_chosen});
        return;
    }
    plan_work_.start(
        [job = offer_.job, wished](const Progress&) {
            try {
                return Planned{job(wished), {}};
            } catch (const Error& error) {
                return Planned{{}, translated(error)};
            }
        },
        [this](Planned planned) { take(std::move(planned)); });
    check();
}

void ReleaseForm::take(Planned planned) {
    job_ = std::move(planned.job);
    refused_ = planned.refused;
    size_->setVisible(!job_ && offer_.size_wanted && offer_.guesses.isEmpty());
    showWhat();
    expect();
    showConfirmation();
    showCost();
}

void ReleaseForm::showWhat() {
    what_->setVisible(job_.has_value());
    choices_->setVisible(job_.has_value());
    if (job_) // where planning failed, the wish must not disappear
        noisy_cap_->setVisible(job_->noisy_cap.has_value());
    if (job_) {
        if (!declared_->isChecked()) // once declared, they are no longer counted
            declarable_ = countedIn(job_->rests_on);
        declared_->setVisible(!declarable_.empty());
        QStringList facts;
        for (const CountedFact& fact : declarable_)
            facts << shown(fact.what);
        declared_->setText(tr("Public, fixed beforehand: %1").arg(facts.join("; ")));
    }
    fillFiles();
    if (!job_)
        return;
    what_->setText(QString("%1, %2").arg(shown(job_->mechanism), shown(job_->size)));
    what_->setToolTip(shown(job_->formula));
    if (job_->noisy_cap)
        noisy_cap_->setText(tr("Choose m with noise from 1 … %1, for ε = %2 more")
                                .arg(job_->noisy_cap->largest)
                                .arg(lossNumber(job_->noisy_cap->epsilon)));
    QString table = "<table cellspacing=\"0\" cellpadding=\"1\">";
    for (const ReleaseJob::Choice& choice : job_->choices)
        table += QString("<tr><td>%1&nbsp;&nbsp;</td><td><b>%2</b>&nbsp;&nbsp;</td><td style=\"color: %4\">%3</td></tr>")
                     .arg(breakable(shown(choice.name)).toHtmlEscaped(), breakable(shown(choice.value)).toHtmlEscaped(),
                          shown(choice.origin).toHtmlEscaped(),
                          choice.origin == "by hand" ? themeOf(this).warning_text.name() : themeOf(this).muted.name());
    choices_->setText(table + "</table>");
}

void ReleaseForm::fillFiles() {
    qDeleteAll(file_boxes_);
    file_boxes_.clear();
    if (!job_)
        return;
    for (const FileGroup& group : job_->files) {
        auto* box = new QCheckBox(shown(group.label));
        box->setObjectName("release_files_" + QString::fromStdString(group.files.front()).section('.', 0, 0));
        box->setToolTip(QString::fromStdString(group.files.front()) + (group.files.size() > 1 ? " …" : ""));
        box->setEnabled(!group.always);
        const auto kept = file_choice_.find(group.label.english());
        box->setChecked(group.always || (kept == file_choice_.end() ? group.chosen : kept->second));
        connect(box, &QCheckBox::toggled, this, [this, label = group.label.english()](bool on) { file_choice_[label] = on; });
        files_->addWidget(box, static_cast<int>(file_boxes_.size()), 0);
        file_boxes_.push_back(box);
    }
}

void ReleaseForm::expect() {
    noisy_->hide();
    sentence_->parentWidget()->setVisible(job_.has_value());
    expected_->setText(job_ ? tr("Expected fidelity: computing…") : QString());
    if (job_)
        expectation_work_.start([expected = job_->expected](const Progress&) { return expected(); },
                                [this](const ReleaseExpectation& expectation) { showExpectation(expectation); });
}

void ReleaseForm::showExpectation(const ReleaseExpectation& expectation) {
    expected_->setText(shown(expectation.text));
    noisy_->setText(shown(expectation.warning));
    noisy_->setVisible(!expectation.warning.empty());
    Q_EMIT changed();
}

void ReleaseForm::showConfirmation() {
    std::vector<Text> warnings;
    if (job_) {
        warnings = job_->risks();
        warnings.insert(warnings.begin(), job_->warnings.begin(), job_->warnings.end());
    }
    warning_box_->setVisible(!warnings.empty());
    warnings_->setText(bullets(warnings));
    const bool needed = job_ && needsConfirmation(*job_);
    confirm_box_->setVisible(needed);
    if (needed)
        reasons_->setText(tr("Status: %1.").arg(translated(name(job_->items.front().guarantee.status))) + "\n" +
                          bullets(reasonsOf(*job_)));
}

/// The odds of all that leaves, and in red where they protect almost nobody.
void ReleaseForm::showPromise() {
    const Ledger* ledger = ledger_.ledger();
    QStringList sentences;
    if (job_ && job_->items.size() == 1)
        sentences << shown(plainSentence(job_->items.front().guarantee));
    else if (job_ && ledger)
        for (const Text& sentence : shownSentences(job_->together(*ledger), job_->items.front().guarantee))
            sentences << shown(sentence);
    sentence_->setText(sentences.join(" "));
    const Text empty = job_ && ledger ? job_->emptyPromise(*ledger) : Text();
    empty_->setText(empty.empty() ? QString() : tr("This is %1.").arg(shown(empty)));
    empty_->setVisible(!empty.empty());
}

void ReleaseForm::showCost() {
    const Ledger* ledger = ledger_.ledger();
    cost_->setText(job_ ? costText(*job_, ledger) : QString());
    cost_->setVisible(job_.has_value());
    showPromise();
    bar_->setVisible(ledger != nullptr);
    const bool others = ledger && job_ && !ledger->isOf(job_->study);
    same_study_->setVisible(others);
    if (!others)
        same_study_->setChecked(false);
    same_people_.clear();
    if (ledger && job_ && !ledger->exists())
        same_people_ = ledgersThatKnow(job_->items.front().record.observers, {ledger->path().parent_path()}, ledger->path());
    other_people_->setVisible(!same_people_.empty());
    if (same_people_.empty())
        other_people_->setChecked(false);
    const bool fixed = ledger && ledger->budget();
    set_budget_->setVisible(!fixed);
    budget_->setVisible(!fixed);
    const QString state = !ledger ? QString() : !ledger->exists() ? newLedgerText(job_, *ledger) : verificationText(*ledger);
    ledger_state_->setText(
        ledger && platform::triedUnderWineOnly() ? tr("%1 On Windows, ledgers were tested under Wine only.").arg(state) : state);
    ledger_state_->setProperty("error", ledger && ledger->firstBroken());
    acknowledge_->setEntry(ledger ? ledger->firstBroken() : std::nullopt);
    if (ledger)
        bar_->setState(budgetState(*ledger, job_ ? job_->records() : std::vector<LedgerRecord>{}, wantedBudget()));
    colour();
    failure_.clear();
    check();
}

QString ReleaseForm::problemNow() const {
    if (!job_ && refused_.isEmpty()) // it is being planned for the first time
        return {};
    if (!isEnabled()) // it is being released: the folder is no longer empty, and should not be
        return {};
    if (!job_)
        return refused_;
    if (ledger_file_->text().trimmed().isEmpty())
        return tr("A ledger is needed: without it nobody knows what has been spent.");
    if (!ledger_.problem().isEmpty())
        return ledger_.problem();
    const QString folder = folder_->text().trimmed();
    if (folder.isEmpty())
        return tr("Name a new folder for what is released.");
    if (QFileInfo(folder).exists() && !QFileInfo(folder).isDir())
        return tr("%1 is a file; name a new folder.").arg(folder);
    if (QFileInfo(folder).isDir() && !QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return tr("%1 is not empty; name a new folder.").arg(folder);
    try {
        requireLedgerOutside(ledger_file_->text().trimmed().toStdString(), folder.toStdString());
        if (const Ledger* ledger = ledger_.ledger(); ledger && !ledger->firstBroken()) {
            if (!ledger->isOf(job_->study) && !same_study_->isChecked())
                return tr(
                    "This ledger was begun for another study, and each has a budget and a δ of its own. Name a ledger of this "
                    "study, or say that it is the same one.");
            ledger->requireRoom(job_->records(), wantedBudget());
        }
        if (!same_people_.empty() && !other_people_->isChecked())
            return tr("The ledger %1 knows most of these people. What was spent on them counts under every name of their study. "
                      "Name that ledger, or say that these are other people.")
                .arg(QFileInfo(QString::fromStdString(same_people_.front().string())).fileName());
    } catch (const Error& error) {
        return translated(error);
    }
    return {};
}

void ReleaseForm::check() {
    const QString said = problemNow();
    message_->setText(said.isEmpty() ? failure_ : said);
    message_->setVisible(!message_->text().isEmpty());
    const Ledger* ledger = ledger_.ledger();
    problem_ = said;
    const std::string named = ledger_file_->text().trimmed().toStdString();
    const bool ready = ledger && !ledger->firstBroken() && !named.empty() && plainPath(named) == ledger_.file().toStdString();
    if (said.isEmpty() && !ready) // the words stand beside the ledger
        problem_ = tr("The ledger is not ready.");
    Q_EMIT changed();
}

void ReleaseForm::setFailure(const QString& text) {
    failure_ = text;
    check();
}

void ReleaseForm::acknowledge() {
    try {
        ledger_.acknowledge(acknowledge_->atMost());
    } catch (const Error& error) {
        setFailure(translated(error));
    }
}

void ReleaseForm::colour() {
    const Theme& theme = themeOf(this);
    empty_->setStyleSheet(QString("color: %1; font-weight: 600;").arg(theme.danger.name()));
    ledger_state_->setStyleSheet(ledger_state_->property("error").toBool() ? QString("color: %1;").arg(theme.danger.name())
                                                                           : QString("color: %1;").arg(theme.muted.name()));
}

void ReleaseForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && message_) {
        colour();
        showWhat();
    }
}

// Layout ------------------------------------------------------------------------------------------------------------------------

namespace {

QLabel* wrapping(const char* name, Qt::TextFormat format = Qt::PlainText) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(format);
    return label;
}

QFrame* panel(const QString& title, QVBoxLayout*& column) {
    auto* frame = new QFrame;
    frame->setProperty("panel", true);
    column = new QVBoxLayout(frame);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(5);
    if (title.isEmpty())
        return frame;
    auto* caption = new QLabel(title.toUpper());
    caption->setProperty("caption", true);
    caption->setFont(scaledFont(interfaceFont(), 0.85, QFont::DemiBold));
    column->addWidget(caption);
    return frame;
}

QPushButton* browseButton(const char* name) {
    auto* button = new QPushButton(QObject::tr("Browse…"));
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

ReleaseForm::ReleaseForm(ReleaseOffer offer, QWidget* parent)
    : QWidget(parent), offer_(std::move(offer)), plan_work_(tr("Planning the release")), expectation_work_(tr("Expectation")) {
    auto* right = new QVBoxLayout;
    right->addWidget(buildCost());
    right->addWidget(buildExpectation());
    right->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->addWidget(buildWhat(), 1);
    columns->addLayout(right, 1);
    message_ = wrapping("release_message");
    message_->setProperty("error", true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(columns);
    layout->addWidget(buildConfirmation());
    layout->addWidget(buildPlaces());
    layout->addWidget(message_);
    layout->addStretch(1);

    connect(&plan_work_, &Background::failed, this, [this](const QString& text) { take({{}, text}); });
    connect(&plan_work_, &Background::finished, this, &ReleaseForm::check);
    connect(&ledger_, &LedgerWatch::changed, this, &ReleaseForm::showCost);
    connect(&expectation_work_, &Background::failed, this, [this](const QString& text) { expected_->setText(text); });
    ledger_.setFile(ledger_file_->text());
    take({});
    plan();
}

QWidget* ReleaseForm::buildWhat() {
    QVBoxLayout* column = nullptr;
    QFrame* frame = panel(tr("What leaves"), column);
    choice_ = new StimulusChoice("release", {offer_.one, offer_.some, offer_.all}, offer_.stimuli);
    what_ = wrapping("release_what");
    choices_ = wrapping("release_choices", Qt::RichText);
    noisy_cap_ = new QCheckBox;
    noisy_cap_->setObjectName("release_private_cap");
    noisy_cap_->setToolTip(tr("Draws the cell cap at random; a cap with a smaller expected error is more likely (exponential "
                              "mechanism, exact). Its cost is included in the loss. The sensitive data are not read before."));
    noisy_cap_->hide();
    files_ = new QGridLayout;
    files_->setVerticalSpacing(2);
    column->addWidget(choice_);
    auto* reading = new ReadingQuestion(offer_.guesses);
    connect(reading, &ReadingQuestion::agreed, this, &ReleaseForm::readingAgreed);
    connect(reading, &ReadingQuestion::refused, this, &ReleaseForm::readingRefused);
    column->addWidget(reading);
    column->addWidget(buildSize());
    column->addWidget(what_);
    column->addWidget(choices_);
    declared_ = new QCheckBox;
    declared_->setObjectName("release_declared");
    declared_->setToolTip(tr("It was counted from the data, so it may reveal something about a person. The guarantee covers it "
                             "only if it was fixed before anybody was recorded. The privacy card states that you declared it."));
    declared_->hide();
    column->addWidget(noisy_cap_);
    column->addWidget(declared_);
    column->addSpacing(4);
    column->addLayout(files_);
    column->addStretch(1);
    connect(choice_, &StimulusChoice::changed, this, &ReleaseForm::plan);
    connect(noisy_cap_, &QCheckBox::toggled, this, &ReleaseForm::plan);
    connect(declared_, &QCheckBox::toggled, this, &ReleaseForm::plan);
    return frame;
}

/// For a study without pictures: how large they were on the screen is public, and must not be guessed from gaze.
QWidget* ReleaseForm::buildSize() {
    size_ = new QWidget;
    size_->setObjectName("release_size");
    auto* row = new QHBoxLayout(size_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new QLabel(tr("Size of the pictures")));
    std::array<QSpinBox*, 2> sides{};
    for (const auto& [side, name, words] : {std::tuple(0u, "release_width", tr("width")), {1u, "release_height", tr("height")}}) {
        sides[side] = new QSpinBox;
        sides[side]->setObjectName(name);
        sides[side]->setRange(0, 100000);
        sides[side]->setSpecialValueText(words);
        sides[side]->setSuffix(tr(" px"));
        row->addWidget(sides[side]);
    }
    auto* use = new QPushButton(tr("Use this size"));
    use->setObjectName("release_use_size");
    use->setAutoDefault(false);
    use->setEnabled(false);
    row->addWidget(use);
    row->addStretch(1);
    for (QSpinBox* side : sides)
        connect(side, &QSpinBox::valueChanged, use,
                [sides, use] { use->setEnabled(sides[0]->value() > 0 && sides[1]->value() > 0); });
    connect(use, &QPushButton::clicked, this, [this, sides] { Q_EMIT sizeGiven(sides[0]->value(), sides[1]->value()); });
    size_->hide();
    return size_;
}

QWidget* ReleaseForm::buildCost() {
    QVBoxLayout* column = nullptr;
    QFrame* frame = panel(tr("What it costs"), column);
    cost_ = wrapping("release_cost");
    bar_ = new BudgetBar;
    bar_->setObjectName("release_budget_bar");
    set_budget_ = new QCheckBox(tr("Set the study's budget, ε ="));
    set_budget_->setObjectName("release_set_budget");
    set_budget_->setToolTip(
        tr("The total that may ever be lost, at the ledger's δ. It is set once; releases beyond it are refused."));
    budget_ = new NumberBox;
    budget_->setObjectName("release_budget");
    budget_->setDecimals(3);
    budget_->setRange(0.001, 100000);
    budget_->setValue(10);
    budget_->setEnabled(false);
    auto* row = new QHBoxLayout;
    row->addWidget(set_budget_);
    row->addWidget(budget_);
    row->addStretch(1);
    ledger_state_ = wrapping("release_ledger_state");
    same_study_ = new QCheckBox(tr("It is the same study, renamed or with other stimuli"));
    same_study_->setObjectName("release_same_study");
    same_study_->setToolTip(
        tr("What this ledger holds is added up with this release. The entry says that somebody took the two for "
           "the same study."));
    other_people_ = new QCheckBox(tr("These are other people than those of that ledger"));
    other_people_->setObjectName("release_other_people");
    acknowledge_ = new AcknowledgeBreak("release_acknowledge");
    auto* again = wrapping("release_again");
    again->setText(tr("Drawing again costs again; saving a finished release again is free. The study's total is at the study's "
                      "own δ, and may so lie above the ε of a single release at a larger one."));
    again->setProperty("muted", true);
    column->addWidget(cost_);
    column->addWidget(bar_);
    column->addLayout(row);
    column->addWidget(ledger_state_);
    column->addWidget(same_study_);
    column->addWidget(other_people_);
    column->addWidget(acknowledge_);
    column->addWidget(again);
    connect(set_budget_, &QCheckBox::toggled, budget_, &QWidget::setEnabled);
    connect(set_budget_, &QCheckBox::toggled, this, &ReleaseForm::showCost);
    connect(budget_, &QDoubleSpinBox::valueChanged, this, &ReleaseForm::showCost);
    connect(same_study_, &QCheckBox::toggled, this, &ReleaseForm::check);
    connect(other_people_, &QCheckBox::toggled, this, &ReleaseForm::check);
    connect(acknowledge_, &AcknowledgeBreak::pressed, this, &ReleaseForm::acknowledge);
    return frame;
}

QWidget* ReleaseForm::buildExpectation() {
    QVBoxLayout* column = nullptr;
    QFrame* frame = panel(tr("What to expect, from public facts"), column);
    expected_ = wrapping("release_expected");
    noisy_ = wrapping("release_mostly_noise");
    noisy_->setProperty("warning", true);
    sentence_ = wrapping("release_sentence");
    empty_ = wrapping("release_empty_promise");
    column->addWidget(expected_);
    column->addWidget(noisy_);
    column->addWidget(sentence_);
    column->addWidget(empty_);
    return frame;
}

QWidget* ReleaseForm::buildConfirmation() {
    QVBoxLayout* column = nullptr;
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    warning_box_ = panel({}, column);
    warnings_ = wrapping("release_warnings");
    warnings_->setProperty("warning", true);
    column->addWidget(warnings_);
    layout->addWidget(warning_box_);
    confirm_box_ = panel(tr("Guarantee not proven"), column);
    reasons_ = wrapping("release_reasons");
    confirm_ = new QCheckBox(tr("I have read this and release it all the same. The privacy card will state it permanently."));
    confirm_->setObjectName("release_confirm");
    column->addWidget(reasons_);
    column->addWidget(confirm_);
    layout->addWidget(confirm_box_);
    connect(confirm_, &QCheckBox::toggled, this, &ReleaseForm::check);
    return box;
}

QWidget* ReleaseForm::buildPlaces() {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    folder_ = new QLineEdit;
    folder_->setObjectName("release_folder");
    ledger_file_ = new QLineEdit(offer_.ledger);
    ledger_file_->setObjectName("release_ledger");
    ledger_file_->setToolTip(
        tr("Sensitive: for you alone. Without it nobody knows what has been spent; keep it with the study."));
    auto addRow = [grid](int row, const QString& text, QLineEdit* line, QPushButton* browse) {
        auto* label = new QLabel(text);
        label->setBuddy(line);
        grid->addWidget(label, row, 0);
        grid->addWidget(line, row, 1);
        grid->addWidget(browse, row, 2);
    };
    QPushButton* browse_folder = browseButton("release_browse_folder");
    QPushButton* browse_ledger = browseButton("release_browse_ledger");
    addRow(0, tr("New &folder"), folder_, browse_folder);
    addRow(1, tr("&Ledger"), ledger_file_, browse_ledger);
    connect(folder_, &QLineEdit::textEdited, this, [this] { folder_by_hand_ = true; });
    connect(folder_, &QLineEdit::textChanged, this, &ReleaseForm::check);
    connect(ledger_file_, &QLineEdit::editingFinished, this, [this] { ledger_.setFile(ledger_file_->text().trimmed()); });
    connect(ledger_file_, &QLineEdit::textEdited, this, &ReleaseForm::check);
    connect(browse_folder, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getSaveFileName(this, tr("A new folder for what is released"), folder_->text(), {},
                                                            nullptr, QFileDialog::DontConfirmOverwrite);
        if (chosen.isEmpty())
            return;
        folder_by_hand_ = true;
        folder_->setText(chosen);
    });
    connect(browse_ledger, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getSaveFileName(this, tr("The study's ledger"), ledger_file_->text(),
                                                            tr("Ledgers (*.jsonl)"), nullptr, QFileDialog::DontConfirmOverwrite);
        if (chosen.isEmpty())
            return;
        ledger_file_->setText(chosen);
        ledger_.setFile(chosen);
    });
    return box;
}

} // namespace nictate
