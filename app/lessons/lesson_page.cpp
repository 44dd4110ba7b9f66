#include "app/lessons/lesson_page.h"

#include "app/lessons/game_view.h"
#include "app/lessons/lesson_audit.h"
#include "app/lessons/lesson_pictures.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

QLabel* wrapped(const char* name, Qt::TextFormat format) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(format);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString mark(bool yes) { return yes ? QStringLiteral("✓") : QStringLiteral("○"); }

} // namespace

LessonPage::LessonPage(QWidget* parent)
    : QFrame(parent), place_(new QLabel), scroll_(new QScrollArea), back_(new QPushButton(QStringLiteral("←"))),
      skip_(new QPushButton(tr("Skip"))), next_(new QPushButton(tr("Next"))) {
    setProperty("panel", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 6, 8);
    auto* head = new QHBoxLayout;
    place_->setObjectName("lesson_place");
    place_->setProperty("muted", true);
    place_->setWordWrap(true);
    auto* leave = new QPushButton(tr("All lessons"));
    leave->setObjectName("lesson_leave");
    leave->setFlat(true);
    leave->setProperty("small", true);
    leave->setToolTip(tr("Leave this lesson; what was open before comes back"));
    connect(leave, &QPushButton::clicked, this, &LessonPage::leaveWanted);
    head->addWidget(place_, 1);
    head->addWidget(leave);
    column->addLayout(head);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    column->addWidget(scroll_, 1);
    buildFoot(*column);
}

void LessonPage::buildFoot(QVBoxLayout& column) {
    back_->setObjectName("lesson_back");
    back_->setAccessibleName(tr("Back"));
    back_->setToolTip(tr("Back"));
    skip_->setObjectName("lesson_skip");
    skip_->setFlat(true);
    skip_->setToolTip(tr("Go on without having done this"));
    next_->setObjectName("lesson_next");
    next_->setProperty("primary", true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(back_);
    foot->addStretch();
    foot->addWidget(skip_);
    foot->addWidget(next_);
    column.addLayout(foot);
    connect(back_, &QPushButton::clicked, this, [this] { run_->back(); });
    for (const QPushButton* on : {skip_, next_})
        connect(on, &QPushButton::clicked, this, [this] { run_->next(); });
}

void LessonPage::setRun(LessonRun* run, const std::filesystem::path& folder) {
    folder_ = folder;
    if (run_)
        disconnect(run_, nullptr, this, nullptr);
    run_ = run;
    if (!run_) {
        if (audit_)
            audit_->work()->cancel(); // nobody looks any more
        return;
    }
    connect(run_, &LessonRun::stepChanged, this, &LessonPage::showStep);
    connect(run_, &LessonRun::changed, this, &LessonPage::sync);
    showStep();
}

Facts LessonPage::ownFacts() const { return game_ ? game_->facts() : audit_ ? audit_->facts() : Facts{}; }

void LessonPage::showStep() {
    const LessonStep& step = run_->step();
    choices_.clear();
    typed_ = nullptr;
    game_ = nullptr;
    audit_ = nullptr;
    content_ = new QWidget;
    column_ = new QVBoxLayout(content_);
    column_->setContentsMargins(0, 4, 6, 4);
    column_->setSpacing(8);
    auto* title = wrapped("lesson_title", Qt::PlainText);
    title->setFont(scaledFont(interfaceFont(), 1.25, QFont::DemiBold));
    title->setText(QString::fromStdString(step.title));
    column_->addWidget(title);
    auto* text = wrapped("lesson_text", Qt::MarkdownText);
    const bool first = run_->place() == 0 && !run_->lesson().introduction.empty();
    showLessonText(*text, (first ? run_->lesson().introduction + "\n" : "") + step.text, folder_);
    column_->addWidget(text);
    addActivity(step);
    addQuestion(step);
    tasks_ = wrapped("lesson_tasks", Qt::RichText);
    column_->addWidget(tasks_);
    said_ = wrapped("lesson_said", Qt::PlainText);
    column_->addWidget(said_);
    hints_ = wrapped("lesson_hints", Qt::PlainText);
    hints_->setProperty("muted", true);
    column_->addWidget(hints_);
    hint_ = new QPushButton(tr("Hint"));
    hint_->setObjectName("lesson_hint");
    hint_->setFlat(true);
    connect(hint_, &QPushButton::clicked, this, [this] { run_->hint(); });
    column_->addWidget(hint_, 0, Qt::AlignLeft);
    column_->addStretch();
    scroll_->setWidget(content_);
    content_->setAutoFillBackground(false); // the area has filled it
    scroll_->verticalScrollBar()->setValue(0);
    sync();
}

void LessonPage::addActivity(const LessonStep& step) {
    if (step.game) {
        game_ = new GameView(*step.game, run_->seed());
        connect(game_, &GameView::changed, this, &LessonPage::acted);
        column_->addWidget(game_);
    }
    if (step.audit) {
        audit_ = new LessonAudit(*step.audit, run_->seed());
        connect(audit_, &LessonAudit::changed, this, &LessonPage::acted);
        column_->addWidget(audit_);
    }
}

void LessonPage::addQuestion(const LessonStep& step) {
    if (!step.asks())
        return;
    const auto right = std::count_if(step.choices.begin(), step.choices.end(), [](const Choice& each) { return each.right; });
    for (const Choice& choice : step.choices) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        QAbstractButton* button = nullptr;
        if (right > 1)
            button = new QCheckBox;
        else
            button = new QRadioButton;
        button->setAutoExclusive(false);
        button->setObjectName(QString("lesson_choice_%1").arg(choices_.size()));
        button->setAccessibleName(QString::fromStdString(choice.text));
        auto* words = new QLabel;
        showLessonText(*words, choice.text, folder_);
        words->setWordWrap(true);
        words->setBuddy(button);
        line->addWidget(button, 0, Qt::AlignTop);
        line->addWidget(words, 1);
        column_->addWidget(row);
        if (right == 1) // each in a row of its own: they exclude each other here
            connect(button, &QAbstractButton::clicked, this, [this, button] {
                for (QAbstractButton* other : choices_)
                    other->setChecked(other == button);
            });
        choices_.push_back(button);
    }
    auto* answers = new QHBoxLayout;
    if (step.answer) {
        typed_ = new QLineEdit;
        typed_->setObjectName("lesson_typed");
        typed_->setAccessibleName(tr("Your answer"));
        typed_->setPlaceholderText(tr("Your answer"));
        connect(typed_, &QLineEdit::returnPressed, this, &LessonPage::reply);
        answers->addWidget(typed_, 1);
    }
    auto* button = new QPushButton(tr("Answer"));
    button->setObjectName("lesson_answer");
    connect(button, &QPushButton::clicked, this, &LessonPage::reply);
    answers->addWidget(button);
    answers->addStretch();
    column_->addLayout(answers);
}

void LessonPage::reply() {
    bool right = false;
    std::string why;
    if (typed_) {
        if (typed_->text().trimmed().isEmpty())
            return;
        Q_EMIT acted(); // what is on screen now is what counts
        right = run_->answer(typed_->text());
        why = replyTo(run_->step(), typed_->text().toStdString(), run_->facts());
    } else {
        std::set<std::size_t> chosen;
        for (std::size_t i = 0; i < choices_.size(); ++i)
            if (choices_[i]->isChecked())
                chosen.insert(i);
        if (chosen.empty())
            return;
        right = run_->choose(chosen);
        why = replyTo(run_->step(), chosen);
    }
    said_->setText(right         ? tr("Right.")
                   : why.empty() ? tr("Not so. Look again.")
                                 : tr("Not so. %1").arg(QString::fromStdString(why)));
    said_->setProperty("error", !right);
    said_->setStyleSheet(right ? "color: " + themeOf(this).proven.name() : QString());
    sync();
}

QString LessonPage::tasks() const {
    QString rows = tr("To be done:");
    for (std::size_t i = 0; i < run_->met().size(); ++i)
        rows += QString("<br>%1 %2")
                    .arg(mark(run_->met()[i] || run_->done()), translated(inWords(run_->step().requirements[i])).toHtmlEscaped());
    return rows;
}

void LessonPage::sync() {
    if (!run_ || !tasks_)
        return;
    const Lesson& lesson = run_->lesson();
    place_->setText(
        tr("%1 · step %2 of %3").arg(QString::fromStdString(lesson.title)).arg(run_->place() + 1).arg(lesson.steps.size()));
    tasks_->setText(tasks());
    tasks_->setVisible(!run_->met().empty());
    said_->setVisible(!said_->text().isEmpty());
    hints_->setText(run_->hints().join("\n"));
    hints_->setVisible(!run_->hints().isEmpty());
    hint_->setVisible(run_->hasHint() && !run_->done());
    back_->setEnabled(run_->place() > 0);
    next_->setText(run_->last() ? tr("Finish") : tr("Next"));
    next_->setEnabled(run_->done());
    skip_->setVisible(!run_->done());
}

void LessonPage::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && content_)
        if (auto* title = content_->findChild<QLabel*>("lesson_title"))
            title->setFont(scaledFont(interfaceFont(), 1.25, QFont::DemiBold));
}

} // namespace nictate
