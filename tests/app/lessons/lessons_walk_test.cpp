// Every lesson that comes with the program is walked as a student does: wrong answers first, controls of the real workbench,
// a practice release; then what was open comes back.
#include "app/lessons/lesson_audit.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lessons_column.h"
#include "app/release/ledger_place.h"
#include "app/study/recent_files.h"
#include "app/window/lesson_desk.h"
#include "tests/app/release/release_driver.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSettings>

#include <algorithm>

using namespace nictate;

namespace {

/// What a student types where a requirement is about a result: number boxes by the requirement's text.
const std::map<std::string, std::pair<const char*, const char*>> entered = {{"epsilon <= 1", {"epsilon.box", "1"}},
                                                                            {"recovered > 0.5", {"epsilon.box", "1000"}},
                                                                            {"recovered < 0.3", {"epsilon.box", "1"}},
                                                                            {"cc > 0.5", {"epsilon.box", "1"}},
                                                                            {"epsilon = 8", {"epsilon.box", "8"}},
                                                                            {"epsilon <= 0.5", {"epsilon.box", "0.5"}},
                                                                            {"epsilon = 10", {"epsilon.box", "10"}},
                                                                            {"user_epsilon > 10000", {"chunk.box", "8"}},
                                                                            {"user_epsilon <= 3", {"epsilon.box", "0.019"}},
                                                                            {"effective_epsilon <= 1", {"epsilon.box", "1"}},
                                                                            {"k >= 20", {"k.box", "20"}},
                                                                            {"noise_alone <= 0.35", {"k.box", "64"}}};

/// Words that are chosen in a box.
const std::map<std::string, const char*> boxes = {{"mechanism", "mechanism"},  {"third_panel", "third_panel"},
                                                  {"finish", "finish.choice"}, {"form", "form.choice"},
                                                  {"protocol", "protocol"},    {"groups", "area_groups"}};

class Student {
  public:
    explicit Student(Workbench& bench) : bench_(bench), column_(*bench.window.findChild<LessonsColumn*>()) {}

    LessonRun& run() { return *column_.run(); }
    LessonsColumn& column() { return column_; }

    template <class Widget> Widget* seen(const QString& name) {
        for (auto* each : bench_.window.findChildren<Widget*>(name))
            if (each->isVisible())
                return each;
        throw std::runtime_error("the lesson shows no " + name.toStdString());
    }
    void press(const char* name) { QTest::mouseClick(seen<QAbstractButton>(name), Qt::LeftButton); }

    void begin(int lesson) {
        column_.begin(lesson);
        REQUIRE(waitFor([&] { return isPractice(); }));
        settle();
    }
    bool isPractice() { return column_.run() && bench_.window.lessonDesk().isPractice(bench_.session().data.path); }
    /// Something is on screen, and the lesson has seen it. Curves may still be computed.
    void settle() {
        REQUIRE(waitFor([&] { return bench_.window.front().content().has_value(); }));
        QApplication::processEvents();
    }

    void walkStep() {
        const LessonStep& step = run().step();
        CAPTURE(run().lesson().name, step.title);
        settle();
        if (step.asks() || step.game || step.audit)
            CHECK_FALSE(run().done());
        CHECK(seen<QAbstractButton>("lesson_next")->isEnabled() == run().done());
        if (step.asks())
            replyWrongly(step);
        doTasks(step);
        if (step.asks())
            replyRightly(step);
        const bool done = waitFor([&] { return run().done(); });
        for (std::size_t i = 0; i < run().met().size(); ++i)
            if (!run().met()[i] && !done)
                UNSCOPED_INFO("not met: " << step.requirements[i].text);
        if (!done)
            for (const auto& [name, fact] : run().facts())
                UNSCOPED_INFO(name << " = " << (fact.index() == 0 ? std::to_string(std::get<0>(fact)) : std::get<1>(fact)));
        CHECK(done);
        press(done ? "lesson_next" : "lesson_skip");
        QApplication::processEvents();
    }

  private:
    void replyWrongly(const LessonStep& step) {
        std::string why;
        if (step.answer) {
            seen<QLineEdit>("lesson_typed")->setText("-77");
        } else {
            const auto wrong =
                std::find_if(step.choices.begin(), step.choices.end(), [](const Choice& each) { return !each.right; });
            choose(static_cast<int>(wrong - step.choices.begin()));
            why = wrong->reply;
        }
        press("lesson_answer");
        CHECK_FALSE(run().answered());
        CHECK_FALSE(run().done());
        CHECK(seen<QLabel>("lesson_said")->text().startsWith("Not so"));
        CHECK(seen<QLabel>("lesson_said")->text().contains(QString::fromStdString(why)));
        CHECK(run().hints().size() == (step.hints.empty() || !why.empty() ? 0 : 1));
    }

    void replyRightly(const LessonStep& step) {
        if (step.answer) {
            const std::string& fact = step.answer->fact;
            REQUIRE(waitFor([&] { return fact.empty() || run().facts().count(fact) > 0; }));
            const double right = fact.empty() ? step.answer->value : std::get<double>(run().facts().at(fact));
            seen<QLineEdit>("lesson_typed")->setText(QString::number(right));
        } else {
            for (std::size_t i = 0; i < step.choices.size(); ++i)
                if (step.choices[i].right)
                    choose(static_cast<int>(i));
        }
        press("lesson_answer");
        CHECK(run().answered());
    }

    void choose(int choice) { seen<QAbstractButton>(QString("lesson_choice_%1").arg(choice))->click(); }

    void doTasks(const LessonStep& step) {
        if (step.game)
            for (int i = 0; i < 3; ++i)
                press("game_rest");
        if (step.audit) {
            const bool sound = std::any_of(step.requirements.begin(), step.requirements.end(),
                                           [](const Requirement& each) { return each.text == "audit_faulty = no"; });
            if (sound)
                seen<QAbstractButton>("audit_sound")->click();
            press("audit_start");
        }
        for (const Requirement& requirement : step.requirements) {
            if (holds(requirement, run().facts()))
                continue;
            if (requirement.fact == "bench")
                bench_.trigger(("bench_" + std::get<std::string>(requirement.value) + "_action").c_str());
            else if (requirement.fact == "plot")
                press(("plot_" + std::get<std::string>(requirement.value) + "_tab").c_str());
            else if (const auto box = boxes.find(requirement.fact);
                     box != boxes.end() && requirement.comparison == Comparison::equal)
                pick(box->second, std::get<std::string>(requirement.value));
            else if (requirement.fact == "releases")
                release();
            else if (requirement.fact == "smallest_p")
                for (int draw = 0; draw < 60 && !holds(requirement, run().facts()); ++draw) {
                    press("new_area_noise");
                    settle();
                }
            else if (const auto typed = entered.find(requirement.text); typed != entered.end())
                type(typed->second.first, typed->second.second);
            settle();
        }
    }

    void pick(const QString& name, const std::string& id) {
        auto* box = seen<QComboBox>(name);
        int index = box->findData(QString::fromStdString(id));
        if (index < 0)
            index = box->findText(QString::fromStdString(id));
        REQUIRE(index >= 0);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }

    void type(const QString& name, const QString& text) {
        auto* line = seen<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    void release() {
        test::driveRelease(bench_, [&](ReleaseDialog& dialog) {
            CHECK_FALSE(test::find<QLineEdit>(dialog, "release_ledger")->isEnabled()); // a person's own cannot be named
            CHECK_FALSE(test::find<QLineEdit>(dialog, "release_folder")->isEnabled()); // what is released goes with the program
            CHECK(bench_.window.lessonDesk().isPractice(test::find<QLineEdit>(dialog, "release_ledger")->text()));
            CHECK(bench_.window.lessonDesk().isPractice(test::find<QLineEdit>(dialog, "release_folder")->text()));
            REQUIRE(test::press(dialog));
        });
    }

    Workbench& bench_;
    LessonsColumn& column_;
};

} // namespace

TEST_CASE(
    "every lesson is walked from its first step to its last, wrong answers included, and leaves a person's own work alone") {
    LessonProgress::forget();
    Workbench bench;
    bench.open();
    bench.enter("epsilon.box", "2");
    const Session own = bench.session();
    const QStringList keys = QSettings().allKeys(), recent = recentFiles();
    bench.trigger("lessons_action");
    Student student(bench);
    REQUIRE(student.column().lessons().size() == 8);
    CHECK(student.column().problem().toStdString() == "");
    for (int lesson = 0; lesson < 7; ++lesson) {
        student.begin(lesson);
        const Lesson walked = student.run().lesson();
        CHECK(walked.minutes >= 10);
        CHECK(walked.minutes <= 15);
        for (std::size_t i = 0; i < walked.steps.size(); ++i)
            student.walkStep();
        REQUIRE(waitFor([&] { return !student.column().run(); }));
        CHECK(LessonProgress::finished(QString::fromStdString(walked.name)));
        CHECK(bench.session() == own);
        CHECK(bench.window.document().study().participants.size() == 14);
    }
    CHECK(recentFiles() == recent);
    CHECK_FALSE(QFile::exists(QString::fromStdString(defaultLedger(bench.study.file().toStdString()).string())));
    for (const QString& key : QSettings().allKeys())
        CHECK((keys.contains(key) || key.startsWith("lessons/")));
    const QString csv = LessonProgress::csv();
    CHECK(csv.startsWith("lesson,seed,step,title,answer,right\n\"1-averaging\",14,1,\"What is published today\","));
    CHECK(csv.count('\n') > 60);
    LessonProgress::forget();
}
