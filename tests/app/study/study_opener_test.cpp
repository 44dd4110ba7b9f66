#include "app/study/study_opener.h"

#include "app/study/import_dialog.h"
#include "core/errors.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace nictate;

namespace {

struct Heard {
    StudyOpener opener;
    int opened = 0;
    QString failed;
    Heard() {
        QObject::connect(&opener, &StudyOpener::opened, &opener, [this] { ++opened; });
        QObject::connect(&opener, &StudyOpener::failed, &opener, [this](const QString& message) { failed = message; });
    }
    void open(const std::filesystem::path& path) {
        opener.open(QString::fromStdString(path.string()));
        REQUIRE(waitFor([this] { return !opener.work()->running(); }));
    }
};

/// Presses the dialog's button once `change` has been made to it.
void answerReading(const std::function<void(ImportDialog&)>& change) {
    answerDialog([change](QWidget* dialog) {
        auto* import = qobject_cast<ImportDialog*>(dialog);
        REQUIRE(import);
        change(*import);
        auto* open = import->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        REQUIRE(open->isEnabled());
        QTest::mouseClick(open, Qt::LeftButton);
    });
}

} // namespace

TEST_CASE("a questionnaire is no study: opening it fails with words, and nothing is handed on", "[opener]") {
    test::TemporaryFolder folder;
    Heard heard;
    heard.open(folder.write("answers.csv", "participant,openness,age\n1,3.5,20\n2,4.5,30\n"));
    CHECK(heard.opened == 0);
    CHECK(heard.failed.contains("one row for each person"));
    heard.open(folder.write("nobody.csv", "participant,stimulus,x,y,duration\n"));
    CHECK(heard.opened == 0);
    CHECK(heard.failed.contains("nothing to show"));
    heard.open(folder.write("gaze.csv", "participant,stimulus,x,y,duration\na,s,1,2,200\n"));
    CHECK(heard.opened == 1);
}

TEST_CASE("what cannot be used leaves the study on screen as it was", "[opener]") {
    Workbench bench;
    bench.open();
    const QString title = bench.window.windowTitle();
    const Dataset* study = &bench.window.document().study();
    test::TemporaryFolder folder;
    const auto answers = folder.write("answers.csv", "participant,openness,age\n1,3.5,20\n2,4.5,30\n");
    bench.window.open(QString::fromStdString(answers.string()));
    REQUIRE(waitFor([&] { return !bench.window.opener().work()->running(); }));
    CHECK(&bench.window.document().study() == study);
    CHECK(bench.window.windowTitle() == title);
    CHECK(bench.session().data.path == bench.study.file().toStdString());
}

TEST_CASE("how a study is read can be changed while it is open; what was chosen stays", "[opener]") {
    Workbench bench;
    bench.open();
    Session chosen = bench.session();
    chosen.stimulus = bench.window.document().study().stimuli[1].id;
    chosen.excluded = {bench.window.document().study().participants[0].id};
    bench.window.document().change("choose", chosen);

    answerReading([](ImportDialog& dialog) {
        CHECK(dialog.findChild<QComboBox*>("role_x")->currentIndex() > 0);
        dialog.findChild<QSpinBox*>("import_width")->setValue(1000);
        dialog.findChild<QSpinBox*>("import_height")->setValue(700);
    });
    bench.trigger("change_reading");
    REQUIRE(waitFor([&] { return bench.window.document().study().stimuli[1].width_px == 1000; }));
    CHECK(bench.session().stimulus == chosen.stimulus);
    CHECK(bench.session().excluded == chosen.excluded);
    CHECK(bench.session().data.reading.value("screen") == "1000x700");

    answerReading([](ImportDialog& dialog) { CHECK(dialog.findChild<QSpinBox*>("import_width")->value() == 1000); });
    bench.trigger("change_reading");
    CHECK(bench.session().data.reading.value("screen") == "1000x700");
}

TEST_CASE("a study whose stimulus is gone by another reading shows its first one", "[opener]") {
    test::TemporaryFolder folder;
    const auto file = folder.write("gaze.csv", "participant,stimulus,picture_id,x,y,duration\na,s,t,1,2,200\nb,s,u,1,2,200\n");
    Session session;
    session.data.path = file.string();
    session.stimulus = "s";
    session.filter = "age > 3";
    session.data.say("columns.stimulus", "picture_id");
    StudyOpener opener;
    std::optional<Session> opened;
    QObject::connect(&opener, &StudyOpener::opened, &opener, [&](const auto&, const Session& as) { opened = as; });
    opener.openAgain(session);
    REQUIRE(waitFor([&] { return !opener.work()->running(); }));
    REQUIRE(opened);
    CHECK(opened->stimulus.empty());
    CHECK(opened->filter.empty());
    opened.reset();
    opener.openSession(session);
    REQUIRE(waitFor([&] { return !opener.work()->running(); }));
    CHECK_FALSE(opened);
}

TEST_CASE("a format that says what its columns are is asked for its screen only", "[opener]") {
    DataSource data;
    data.path = sampleFolder().toStdString();
    REQUIRE_FALSE(data.path.empty());
    ImportDialog dialog(data, {});
    CHECK(dialog.findChild<QComboBox*>("role_x") == nullptr);
    dialog.findChild<QSpinBox*>("import_width")->setValue(640);
    dialog.findChild<QSpinBox*>("import_height")->setValue(480);
    CHECK(dialog.source().reading.value("screen") == "640x480");
}

TEST_CASE("a long table of features is ready to be opened as it is", "[opener]") {
    test::TemporaryFolder folder;
    DataSource data;
    data.path = folder.write("long.csv", "participant,condition,rate\na,x,1\na,x,2\nb,x,3\nb,x,4\n").string();
    ImportDialog dialog(data, {});
    CHECK(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
}
