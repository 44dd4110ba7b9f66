// Every step of every lesson beside the workbench, on every screen.

#include "app/benches/bench.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lessons_column.h"
#include "app/window/lesson_desk.h"
#include "tests/app/window/misfits.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/text_size.h"

#include <QApplication>

using namespace nictate;

namespace {

/// At 1024 pixels, a pixel of what attackers found, once they have.
const QStringList late_lesson_parts = {"beyond the edge: evaluation_bench/evaluation_tables/found_table",
                                       "sideways scrollbar: evaluation_bench/evaluation_tables/found_table"};

struct LessonWalk {
    test::Gathered gathered;
    QString language;

    void look(Workbench& bench, const QString& step, const std::vector<QSize>& screens) {
        for (const QSize& screen : screens) {
            const QString size = QString("%1×%2").arg(screen.width()).arg(screen.height());
            bench.window.resize(screen);
            gathered.look(bench.window, screen, QString("%1 %2 %3 text %4").arg(language, step, size).arg(textSize()));
        }
    }
    /// All screens at a lesson's first step; its other ones where there is least room.
    void walk(Workbench& bench, int lesson) {
        auto& column = *bench.window.findChild<LessonsColumn*>();
        column.begin(lesson);
        REQUIRE(waitFor([&] { return column.run() && bench.window.lessonDesk().isPractice(bench.session().data.path); }));
        for (int step = 0; column.run(); ++step) {
            REQUIRE(waitFor([&] { return bench.window.front().content().has_value(); }));
            while (column.run()->hasHint())
                column.run()->hint();
            look(bench, QString("lesson%1-%2").arg(lesson + 1).arg(step + 1),
                 step == 0 ? test::screens() : std::vector<QSize>{test::screens().front()});
            if (column.run()->last())
                break;
            column.run()->next();
        }
        column.leave();
    }
    void inLanguage(const QString& name) {
        language = name;
        LessonProgress::forget();
        Workbench bench;
        bench.open();
        bench.trigger("lessons_action");
        look(bench, "list", test::screens());
        const auto lessons = static_cast<int>(bench.window.findChild<LessonsColumn*>()->lessons().size());
        for (int lesson = 0; lesson < lessons; ++lesson)
            walk(bench, lesson);
        LessonProgress::forget();
    }
};

} // namespace

TEST_CASE("lessons fit on every screen, in both languages") {
    LessonWalk walk;
    test::inBothLanguages(walk);
    test::requireFit(walk.gathered, {}, late_lesson_parts);
}
