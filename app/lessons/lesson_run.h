#pragma once
// A lesson that somebody is in: where they are, what is done, what was answered. No widgets.

#include "core/lessons/lesson_reader.h"

#include <QObject>
#include <QStringList>

#include <set>

namespace nictate {

class LessonRun : public QObject {
    Q_OBJECT

  public:
    /// Goes on at `place`; one that is not there is the first.
    LessonRun(Lesson lesson, std::uint64_t seed, std::size_t place, QObject* parent = nullptr);

    const Lesson& lesson() const { return lesson_; }
    std::uint64_t seed() const { return seed_; }
    QString name() const { return QString::fromStdString(lesson_.name); }
    const LessonStep& step() const { return lesson_.steps[place_]; }
    std::size_t place() const { return place_; }
    bool last() const { return place_ + 1 == lesson_.steps.size(); }
    /// Everything the step asks for was done; it stays so.
    bool done() const { return done_; }
    /// Whether each of the step's requirements holds now.
    const std::vector<bool>& met() const { return met_; }
    bool answered() const { return answered_; } ///< rightly
    QStringList hints() const;                  ///< those that were asked for
    bool hasHint() const { return hints_ < step().hints.size(); }
    /// The session of this step, or of the last one before it that set one.
    Session session(const DataSource& data) const;

    /// What is on screen now.
    void take(Facts facts);
    const Facts& facts() const { return facts_; }
    /// Whether it is right. A wrong answer shows the next hint.
    bool answer(const QString& typed);
    bool choose(const std::set<std::size_t>& chosen);
    void hint();
    void next();
    void back();

  Q_SIGNALS:
    void stepChanged();
    void changed();
    void finished(); ///< the last step was left behind

  private:
    void enter(std::size_t place);
    void look();
    bool replied(const QString& text, bool right, bool explained);

    Lesson lesson_;
    std::uint64_t seed_;
    std::size_t place_ = 0, hints_ = 0;
    Facts facts_;
    std::vector<bool> met_;
    bool tasks_done_ = false, answered_ = false, done_ = false;
};

} // namespace nictate
