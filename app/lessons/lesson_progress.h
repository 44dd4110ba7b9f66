#pragma once
// How far lessons were taken and what was answered in them. No names: a student is a seed.

#include <QString>

#include <cstdint>

namespace nictate {

/// An answer to one step of a lesson.
struct LessonReply {
    QString lesson;
    std::uint64_t seed = 0;
    int step = 0; ///< from 1
    QString title;
    QString answer; ///< as it was given; empty for a task that was done
    bool right = false;
};

/// Kept in the application's settings.
struct LessonProgress {
    static int step(const QString& lesson); ///< where it was left, from 0
    static bool finished(const QString& lesson);
    static void reach(const QString& lesson, int step, bool finished);
    static void add(const LessonReply& reply);
    /// Every reply in order: lesson, seed, step, title, answer, right.
    static QString csv();
    static void forget();
};

} // namespace nictate
