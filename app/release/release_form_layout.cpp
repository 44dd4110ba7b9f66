// The layout of the release form; its texts are in release_form.cpp.

#include "app/release/acknowledge_break.h"
#include "app/release/reading_question.h"
#include "app/release/release_form.h"
#include "widgets/budget_bar.h"
#include "widgets/number_box.h"
#include "widgets/stimulus_choice.h"
#include "widgets/theme.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>
#include <tuple>

namespace nictate {

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
    private_cap_ = new QCheckBox;
    private_cap_->setObjectName("release_private_cap");
    private_cap_->setToolTip(tr("Draws the cell cap at random; a cap with a smaller expected error is more likely (exponential "
                                "mechanism, exact). Its cost is included in the loss. The sensitive data are not read before."));
    private_cap_->hide();
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
    column->addWidget(private_cap_);
    column->addWidget(declared_);
    column->addSpacing(4);
    column->addLayout(files_);
    column->addStretch(1);
    connect(choice_, &StimulusChoice::changed, this, &ReleaseForm::plan);
    connect(private_cap_, &QCheckBox::toggled, this, &ReleaseForm::plan);
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
