#include "app/lessons/lessons_column.h"

#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_page.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "widgets/translated.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStackedWidget>
#include <QVBoxLayout>

static void haveLessons() { Q_INIT_RESOURCE(lessons); } // a static library's are not there by themselves

namespace nictate {

namespace {

QString textOf(const QString& resource) {
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The language of the window; its lessons are in a folder of that name.
QString language() { return QCoreApplication::translate("nictate::LessonsColumn", "en", "the code of this language"); }

} // namespace

std::vector<QString> shippedLessons(const QString& wanted) {
    haveLessons();
    std::vector<QString> out;
    for (const QString& name : QDir(":/lessons").entryList({"*.md"}, QDir::Files, QDir::Name)) {
        const QString other = ":/lessons/" + wanted + "/" + name;
        out.push_back(QFile::exists(other) ? other : ":/lessons/" + name);
    }
    return out;
}

LessonsColumn::LessonsColumn(std::function<Facts()> facts, QWidget* parent)
    : QWidget(parent), facts_(std::move(facts)), pages_(new QStackedWidget), list_(new LessonList), page_(new LessonPage) {
    setObjectName("lessons");
    setProperty("help_page", "lessons");
    setMinimumWidth(282); // what a lesson asks fits; a window of 1024 px needs the rest
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);
    pages_->addWidget(list_);
    pages_->addWidget(page_);
    connect(list_, &LessonList::chosen, this, &LessonsColumn::begin);
    connect(list_, &LessonList::recordWanted, this, &LessonsColumn::recordWanted);
    connect(list_, &LessonList::answersWanted, this, &LessonsColumn::answersWanted);
    connect(page_, &LessonPage::leaveWanted, this, &LessonsColumn::leave);
    connect(page_, &LessonPage::acted, this, &LessonsColumn::look);
    connect(practice_.work(), &Background::failed, this, [this](const QString& message) { Q_EMIT failed(message); });
}

LessonsColumn::~LessonsColumn() { page_->setRun(nullptr); }

void LessonsColumn::open(const QString& path, std::optional<std::uint64_t> seed) {
    leave();
    seed_ = seed;
    lessons_.clear();
    beside_.clear();
    QStringList problems;
    auto take = [&](const std::function<Lesson()>& read, const std::filesystem::path& folder) {
        try {
            lessons_.push_back(read());
            beside_.push_back(folder);
        } catch (const std::exception& error) {
            problems << translated(error);
        }
    };
    if (path.isEmpty()) {
        for (const QString& file : shippedLessons(language()))
            take([&] { return parseLesson(textOf(file).toStdString(), file.mid(2).toStdString()); }, {});
    } else {
        try {
            for (const auto& file : lessonFiles(path.toStdString(), language().toStdString()))
                take([&] { return readLesson(file); }, std::filesystem::absolute(file).parent_path());
        } catch (const std::exception& error) {
            problems << translated(error);
        }
    }
    problem_ = problems.join("\n");
    list_->setLessons(lessons_, beside_, problem_);
}

void LessonsColumn::begin(int place) {
    const auto index = static_cast<std::size_t>(place);
    const Lesson& lesson = lessons_.at(index);
    practice_.prepare(lesson, seed_.value_or(lesson.seed), beside_[index],
                      [this, lesson, folder = beside_[index]](const DataSource& data) { start(lesson, data, folder); });
}

void LessonsColumn::start(const Lesson& lesson, const DataSource& data, const std::filesystem::path& folder) {
    const auto place = static_cast<std::size_t>(LessonProgress::step(QString::fromStdString(lesson.name)));
    page_->setRun(nullptr);
    data_ = data;
    run_ = std::make_unique<LessonRun>(lesson, seed_.value_or(lesson.seed), place);
    page_->setRun(run_.get(), folder);
    pages_->setCurrentWidget(page_);
    connect(run_.get(), &LessonRun::stepChanged, this, [this] {
        if (!run_->step().session.empty())
            showAgain();
        enterStep();
    });
    connect(run_.get(), &LessonRun::finished, this, &LessonsColumn::leave, Qt::QueuedConnection);
    showAgain();
    enterStep();
}

void LessonsColumn::showAgain() {
    if (run_)
        Q_EMIT sessionWanted(run_->session(data_));
}

void LessonsColumn::enterStep() {
    Q_EMIT pointed(QString::fromStdString(run_->step().point));
    look();
}

void LessonsColumn::look() {
    if (!run_)
        return;
    Facts facts = facts_();
    facts.merge(page_->ownFacts());
    run_->take(std::move(facts));
}

void LessonsColumn::leave() {
    if (!run_)
        return;
    page_->setRun(nullptr);
    run_.reset();
    list_->refresh();
    pages_->setCurrentWidget(list_);
    Q_EMIT pointed({});
    Q_EMIT left();
}

} // namespace nictate
