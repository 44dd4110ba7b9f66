// What teachers do: a lesson of their own, one that is malformed, a seed for a class, a projector, a step recorded.
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lessons_column.h"
#include "app/release/ledger_place.h"
#include "app/window/lesson_desk.h"
#include "app/window/message_bar.h"
#include "core/files/atomic_file.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/text_size.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSettings>

using namespace nictate;

namespace {

const char* const by_hand =
    "---\ntitle: By hand\nminutes: 5\nstudy: folder class.csv\nseed: 3\n---\n## Look\nAt ε.\n"
    "```session\n{\"bench\": \"heatmaps\", \"benches\": {\"heatmaps\": {\"mechanism\": \"laplace\"}}}\n```\n"
    "```do\npoint: epsilon.slider\nrequire: epsilon = 4\nrequire: seed = 12\n```\n"
    "## Say\n- [x] a\n- [x] b\n- [ ] c\n";

QByteArray table() {
    QByteArray text = "participant,stimulus,x,y,duration_ms\n";
    for (int i = 0; i < 60; ++i)
        text += QString("S%1,board,%2,%3,200\n").arg(i % 6).arg(100 + i * 5).arg(80 + i * 3).toUtf8();
    return text;
}

} // namespace

TEST_CASE(
    "a teacher's lessons open from a folder, a malformed one is refused with file and line, and a seed is each student's own") {
    LessonProgress::forget();
    QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& text) {
        writeFileAtomically((folder.path() + "/" + name).toStdString(), text.toStdString());
    };
    write("1-by-hand.md", by_hand);
    write("2-broken.md", "---\ntitle: Broken\nminutes: 5\nstudy: gallery 6\n---\n## A\n```do\nrequire: epsilonn = 1\n```\n");
    write("class.csv", table());
    Workbench bench;
    chooseLedgerFolder(folder.path());
    bench.window.lessonDesk().openLessons(folder.path(), 12);
    auto& column = *bench.window.findChild<LessonsColumn*>();
    CHECK(column.isVisible());
    REQUIRE(column.lessons().size() == 1);
    CHECK(column.problem().contains("2-broken.md, line 8: invalid fact: epsilonn"));
    CHECK(bench.window.messages()->text().contains("2-broken.md, line 8"));
    CHECK(bench.find<QLabel>("lessons_problem")->isVisible());

    column.begin(0);
    REQUIRE(waitFor([&] { return column.run() && bench.heatmaps().frame() && bench.session().choice().mechanism == "laplace"; }));
    CHECK(bench.window.document().study().participants.size() == 6);
    CHECK(bench.window.lessonDesk().isPractice(bench.session().data.path)); // a copy: its ledger is not the class's
    const std::filesystem::path practised = bench.session().data.path;
    CHECK(defaultLedger(practised).parent_path() == practised.parent_path()); // wherever others are kept
    QSettings("nictate", "nictate").remove("ledger_folders");
    bench.trigger("release"); // the ledger would go with the lesson
    CHECK(bench.window.messages()->text().contains("nothing is released here"));
    CHECK(bench.session().seed == 12);
    REQUIRE(waitFor([&] { return bench.find<QWidget>("outline")->isVisible(); }));
    CHECK(bench.find<QWidget>("outline")->testAttribute(Qt::WA_TransparentForMouseEvents));
    bench.enter("epsilon.box", "4");
    REQUIRE(waitFor([&] { return column.run()->done(); }));
    bench.enter("epsilon.box", "3"); // done once is done
    QApplication::processEvents();
    CHECK(column.run()->done());

    bench.find<QPushButton>("lessons_record")->click();
    const std::string step = QApplication::clipboard()->text().toStdString();
    const Lesson recorded = parseLesson("---\ntitle: R\nminutes: 5\nstudy: folder class.csv\n---\n" + step, "r.md");
    CHECK(sessionOf(recorded.steps.at(0), bench.session().data, 12) == bench.session());

    column.run()->next();
    CHECK_FALSE(column.run()->choose({0}));
    CHECK_FALSE(column.run()->choose({0, 1, 2}));
    CHECK(column.run()->choose({0, 1})); // all that are right
    CHECK(LessonProgress::csv().endsWith("\"1-by-hand\",12,2,\"Say\",\"a | b\",1\n"));
    column.leave();
    CHECK(column.run() == nullptr);
    column.begin(0);
    REQUIRE(waitFor([&] { return column.run() != nullptr; }));
    CHECK(column.run()->place() == 1); // where it was left

    const int size = textSize(); // the projector
    bench.trigger("presenter");
    CHECK(textSize() > size);
    CHECK(bench.window.isFullScreen());
    CHECK(bench.find<QWidget>("pointer_halo")->isVisible());
    CHECK_FALSE(bench.find<QAction>("show_study")->isChecked());
    bench.trigger("presenter");
    CHECK(textSize() == size);
    CHECK_FALSE(bench.window.isFullScreen());
    CHECK_FALSE(bench.find<QWidget>("pointer_halo")->isVisible());

    write("1-by-hand.md", QByteArray(by_hand).replace("folder class.csv", "gallery 8")); // the lesson is written anew
    bench.window.lessonDesk().openLessons(folder.path(), 12);
    column.begin(0);
    REQUIRE(waitFor([&] { return column.run() && bench.window.document().study().participants.size() == 8; }));
    LessonProgress::forget();
}
