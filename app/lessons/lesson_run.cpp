#include "app/lessons/lesson_run.h"

#include "app/lessons/lesson_progress.h"

#include <algorithm>

namespace nictate {

LessonRun::LessonRun(Lesson lesson, std::uint64_t seed, std::size_t place, QObject* parent)
    : QObject(parent), lesson_(std::move(lesson)), seed_(seed) {
    enter(place < lesson_.steps.size() ? place : 0);
}

QStringList LessonRun::hints() const {
    QStringList out;
    for (std::size_t i = 0; i < hints_; ++i)
        out << QString::fromStdString(step().hints[i]);
    return out;
}

Session LessonRun::session(const DataSource& data) const {
    std::size_t sets = place_;
    while (sets > 0 && lesson_.steps[sets].session.empty())
        --sets;
    return sessionOf(lesson_.steps[sets], data, seed_);
}

void LessonRun::enter(std::size_t place) {
    place_ = place;
    hints_ = 0;
    facts_.clear();
    met_.assign(step().requirements.size(), false);
    tasks_done_ = met_.empty();
    answered_ = !step().asks();
    done_ = tasks_done_ && answered_;
    LessonProgress::reach(name(), static_cast<int>(place_), false);
}

void LessonRun::take(Facts facts) {
    facts_ = std::move(facts);
    for (std::size_t i = 0; i < met_.size(); ++i)
        met_[i] = holds(step().requirements[i], facts_);
    tasks_done_ = tasks_done_ || std::all_of(met_.begin(), met_.end(), [](bool met) { return met; });
    look();
}

void LessonRun::look() {
    if (!done_ && tasks_done_ && answered_) {
        done_ = true;
        if (!step().asks())
            LessonProgress::add(
                {name(), seed_, static_cast<int>(place_) + 1, QString::fromStdString(step().title), QString(), true});
    }
    Q_EMIT changed();
}

bool LessonRun::replied(const QString& text, bool right, bool explained) {
    LessonProgress::add({name(), seed_, static_cast<int>(place_) + 1, QString::fromStdString(step().title), text, right});
    answered_ = answered_ || right;
    if (!right && !explained && hasHint())
        ++hints_;
    look();
    return right;
}

bool LessonRun::answer(const QString& typed) {
    return replied(typed.trimmed(), isRight(*step().answer, typed.toStdString(), facts_),
                   !replyTo(step(), typed.toStdString(), facts_).empty());
}

bool LessonRun::choose(const std::set<std::size_t>& chosen) {
    QStringList words;
    bool right = true;
    for (std::size_t i = 0; i < step().choices.size(); ++i) {
        right = right && step().choices[i].right == (chosen.count(i) > 0);
        if (chosen.count(i) > 0)
            words << QString::fromStdString(step().choices[i].text);
    }
    return replied(words.join(" | "), right, !replyTo(step(), chosen).empty());
}

void LessonRun::hint() {
    if (hasHint())
        ++hints_;
    Q_EMIT changed();
}

void LessonRun::next() {
    if (last()) {
        LessonProgress::reach(name(), 0, true);
        Q_EMIT finished();
        return;
    }
    enter(place_ + 1);
    Q_EMIT stepChanged();
}

void LessonRun::back() {
    if (place_ == 0)
        return;
    enter(place_ - 1);
    Q_EMIT stepChanged();
}

} // namespace nictate
