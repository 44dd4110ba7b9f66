#include "app/lessons/lesson_list.h"

#include "app/lessons/lesson_pictures.h"
#include "app/lessons/lesson_progress.h"
#include "widgets/theme.h"

#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace nictate {

namespace {

QString wordsOf(const Lesson& lesson) {
    const QString name = QString::fromStdString(lesson.name), title = QString::fromStdString(lesson.title);
    const int step = LessonProgress::step(name);
    if (step > 0)
        return QObject::tr("%1\n%2 min · at step %3 of %4").arg(title).arg(lesson.minutes).arg(step + 1).arg(lesson.steps.size());
    return (LessonProgress::finished(name) ? QObject::tr("%1\n%2 min · done ✓") : QObject::tr("%1\n%2 min"))
        .arg(title)
        .arg(lesson.minutes);
}

} // namespace

LessonList::LessonList(QWidget* parent)
    : QFrame(parent), list_(new QListWidget), about_(new QLabel), problem_(new QLabel), begin_(new QPushButton(tr("Begin"))) {
    setProperty("panel", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 8, 8);
    auto* title = new QLabel(tr("Lessons"));
    title->setFont(scaledFont(interfaceFont(), 1.25, QFont::DemiBold));
    column->addWidget(title);
    problem_->setObjectName("lessons_problem");
    problem_->setProperty("error", true);
    problem_->setTextFormat(Qt::PlainText); // it quotes what lessons say
    problem_->setWordWrap(true);
    column->addWidget(problem_);
    list_->setObjectName("lessons_list");
    list_->setAccessibleName(tr("Lessons"));
    list_->setProperty("swatches", true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setWordWrap(true);
    list_->setSpacing(3);
    column->addWidget(list_, 3);
    about_->setObjectName("lessons_about");
    about_->setTextFormat(Qt::MarkdownText);
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignTop);
    column->addWidget(about_, 1);
    begin_->setObjectName("lessons_begin");
    begin_->setProperty("primary", true);
    column->addWidget(begin_);
    auto addFlat = [&](const char* name, const QString& text, const QString& tip) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setFlat(true);
        button->setProperty("small", true);
        button->setToolTip(tip);
        column->addWidget(button, 0, Qt::AlignLeft);
        return button;
    };
    connect(addFlat("lessons_record", tr("Record step from what is on screen"),
                    tr("A lesson's step that brings back what is chosen now, on the clipboard as Markdown")),
            &QPushButton::clicked, this, &LessonList::recordWanted);
    connect(addFlat("lessons_answers", tr("Export answers…"), tr("A table without names: a student is the seed they were given")),
            &QPushButton::clicked, this, &LessonList::answersWanted);
    connect(addFlat("lessons_forget", tr("Forget progress and answers…"), tr("All lessons begin at their first step again")),
            &QPushButton::clicked, this, [this] {
                if (QMessageBox::question(this, tr("Forget?"), tr("Progress and answers of all lessons are forgotten.")) !=
                    QMessageBox::Yes)
                    return;
                LessonProgress::forget();
                refresh();
            });
    connect(begin_, &QPushButton::clicked, this, &LessonList::choose);
    connect(list_, &QListWidget::itemActivated, this, &LessonList::choose);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        const auto lesson = static_cast<std::size_t>(row);
        showLessonText(*about_, lessons_[lesson].introduction, folders_[lesson]);
        begin_->setText(LessonProgress::step(QString::fromStdString(lessons_[static_cast<std::size_t>(row)].name)) > 0
                            ? tr("Go on")
                            : tr("Begin"));
    });
}

void LessonList::setLessons(const std::vector<Lesson>& lessons, const std::vector<std::filesystem::path>& folders,
                            const QString& problem) {
    lessons_ = lessons;
    folders_ = folders;
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    list_->clear();
    for (const Lesson& lesson : lessons_)
        list_->addItem(wordsOf(lesson));
    begin_->setEnabled(!lessons_.empty());
    list_->setCurrentRow(lessons_.empty() ? -1 : 0);
}

void LessonList::refresh() {
    for (std::size_t i = 0; i < lessons_.size(); ++i)
        list_->item(static_cast<int>(i))->setText(wordsOf(lessons_[i]));
    const int row = list_->currentRow();
    list_->setCurrentRow(-1);
    list_->setCurrentRow(row);
}

void LessonList::choose() {
    if (list_->currentRow() >= 0)
        Q_EMIT chosen(list_->currentRow());
}

} // namespace nictate
