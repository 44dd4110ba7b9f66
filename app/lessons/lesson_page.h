#pragma once

#include "app/lessons/lesson_run.h"

#include <QFrame>

#include <vector>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace nictate {

class LessonAudit;
class GameView;

/// One step of a lesson to be read and done: text, what is asked, hints, and the way on.
class LessonPage : public QFrame {
    Q_OBJECT

  public:
    explicit LessonPage(QWidget* parent = nullptr);

    /// Null: nothing is shown. The run must live as long as it is shown.
    /// `folder`: where the lesson's pictures are; empty = none.
    void setRun(LessonRun* run, const std::filesystem::path& folder = {});
    /// Facts of the game or the audit on the page.
    Facts ownFacts() const;

  Q_SIGNALS:
    void acted(); ///< ownFacts() are others
    void leaveWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void buildFoot(QVBoxLayout& column);
    void showStep();
    void addQuestion(const LessonStep& step);
    void addActivity(const LessonStep& step);
    void reply();
    void sync();
    QString tasks() const;

    LessonRun* run_ = nullptr;
    std::filesystem::path folder_;
    QLabel* place_;
    QScrollArea* scroll_;
    QWidget* content_ = nullptr;
    QVBoxLayout* column_ = nullptr;
    QLabel *tasks_ = nullptr, *said_ = nullptr, *hints_ = nullptr;
    QPushButton* hint_ = nullptr;
    std::vector<QAbstractButton*> choices_;
    QLineEdit* typed_ = nullptr;
    GameView* game_ = nullptr;
    LessonAudit* audit_ = nullptr;
    QPushButton *back_, *skip_, *next_;
};

} // namespace nictate
