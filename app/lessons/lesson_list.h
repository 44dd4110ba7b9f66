#pragma once

#include "core/lessons/lesson.h"

#include <QFrame>

#include <filesystem>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace nictate {

/// Every lesson there is, how far each was taken, and what a teacher needs.
class LessonList : public QFrame {
    Q_OBJECT

  public:
    explicit LessonList(QWidget* parent = nullptr);

    /// `folders`: where their pictures are.
    void setLessons(const std::vector<Lesson>& lessons, const std::vector<std::filesystem::path>& folders,
                    const QString& problem);
    /// Progress as it is now.
    void refresh();

  Q_SIGNALS:
    void chosen(int lesson); ///< its place in the list
    void recordWanted();
    void answersWanted();

  private:
    void choose();

    std::vector<Lesson> lessons_;
    std::vector<std::filesystem::path> folders_; ///< of their pictures
    QListWidget* list_;
    QLabel *about_, *problem_;
    QPushButton* begin_;
};

} // namespace nictate
