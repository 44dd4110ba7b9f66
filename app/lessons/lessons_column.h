#pragma once

#include "app/lessons/practice.h"
#include "core/choices/session.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;

namespace nictate {

class LessonList;
class LessonPage;
class LessonRun;

/// The left side while somebody learns: the list of lessons, or the one they are in. It asks for sessions and says what is to be
/// outlined; the workbench beside it is the real one.
class LessonsColumn : public QWidget {
    Q_OBJECT

  public:
    /// `facts` says what is on screen.
    explicit LessonsColumn(std::function<Facts()> facts, QWidget* parent = nullptr);
    ~LessonsColumn() override;

    /// Lessons of a file or folder; empty: those that come with the program. A seed is taken in place of the lessons' own. Those
    /// that are refused are told, with file and line; the others are there.
    void open(const QString& path, std::optional<std::uint64_t> seed);
    const QString& problem() const { return problem_; } ///< what was refused; empty = nothing
    const std::vector<Lesson>& lessons() const { return lessons_; }
    /// Null when the list is shown.
    LessonRun* run() const { return run_.get(); }
    Practice& practice() { return practice_; }

  public Q_SLOTS:
    void begin(int lesson);
    void leave();
    /// Something on screen may be different.
    void look();
    /// What the lesson's step is about is shown again.
    void showAgain();

  Q_SIGNALS:
    void sessionWanted(const nictate::Session& session);
    void pointed(const QString& control); ///< empty: at none
    void left();
    void recordWanted();
    void answersWanted();
    void failed(const QString& message);

  private:
    void start(const Lesson& lesson, const DataSource& data, const std::filesystem::path& folder);
    void enterStep();

    std::function<Facts()> facts_;
    Practice practice_;
    std::vector<Lesson> lessons_;
    std::vector<std::filesystem::path> beside_; ///< folders of lessons_
    std::optional<std::uint64_t> seed_;
    QString problem_;
    DataSource data_;
    std::unique_ptr<LessonRun> run_;
    QStackedWidget* pages_;
    LessonList* list_;
    LessonPage* page_;
};

/// The lesson files that come with the program, in this language where there are any.
std::vector<QString> shippedLessons(const QString& language);

} // namespace nictate
