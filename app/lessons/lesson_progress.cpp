#include "app/lessons/lesson_progress.h"

#include <QSettings>
#include <QStringList>

namespace nictate {

namespace {

constexpr auto replies_key = "lessons/replies";

QString quoted(QString text) { return "\"" + text.replace('"', "\"\"").replace('\n', ' ') + "\""; }

QString keyOf(const QString& lesson, const char* what) { return "lessons/of/" + lesson + "/" + what; }

} // namespace

int LessonProgress::step(const QString& lesson) { return QSettings().value(keyOf(lesson, "step")).toInt(); }

bool LessonProgress::finished(const QString& lesson) { return QSettings().value(keyOf(lesson, "finished")).toBool(); }

void LessonProgress::reach(const QString& lesson, int step, bool finished_now) {
    QSettings().setValue(keyOf(lesson, "step"), step);
    if (finished_now)
        QSettings().setValue(keyOf(lesson, "finished"), true);
}

void LessonProgress::add(const LessonReply& reply) {
    QStringList all = QSettings().value(replies_key).toStringList();
    all << QStringList{quoted(reply.lesson), QString::number(reply.seed), QString::number(reply.step),
                       quoted(reply.title),  quoted(reply.answer),        reply.right ? "1" : "0"}
               .join(',');
    QSettings().setValue(replies_key, all);
}

QString LessonProgress::csv() {
    const QStringList all = QSettings().value(replies_key).toStringList();
    return "lesson,seed,step,title,answer,right\n" + (all.isEmpty() ? QString() : all.join('\n') + "\n");
}

void LessonProgress::forget() { QSettings().remove("lessons"); }

} // namespace nictate
