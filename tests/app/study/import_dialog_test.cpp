// The reading plan as a person edits it: every entry with where it comes from, beside the rows it makes sense of.

#include "app/study/import_dialog.h"

#include "app/study/plan_editor.h"
#include "app/study/table_preview.h"
#include "app/window/message_bar.h"
#include "core/io/plan_file.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

using namespace nictate;
using test::TemporaryFolder;

namespace {

/// A quarter of a second at one place.
std::string samples() {
    std::string text = "t,gx,gy\n";
    for (int i = 0; i < 64; ++i)
        text += std::to_string(4 * i) + ",0.25,0.5\n";
    return text;
}

DataSource sourceAt(const std::filesystem::path& path) {
    DataSource source;
    source.path = path.string();
    for (const auto& [role, column] : {std::pair("x", "gx"), std::pair("y", "gy"), std::pair("time", "t")})
        source.say(std::string("columns.") + role, column);
    return source;
}

/// Two people's files in sub-folders.
std::filesystem::path subFolders(const TemporaryFolder& folder) {
    folder.write("study/anna/gaze.csv", samples());
    folder.write("study/bert/gaze.csv", samples());
    return folder.path() / "study";
}

int rowOf(const PlanEditor& editor, const QString& meaning) {
    for (int row = 0; row < editor.rowCount(); ++row)
        if (editor.item(row, 0)->text() == meaning)
            return row;
    return -1;
}

QString cell(const PlanEditor& editor, const QString& meaning, int column) {
    const int row = rowOf(editor, meaning);
    return row < 0 ? QString() : editor.item(row, column)->text();
}

/// Types into the cell that is being edited, and Return.
void answer(PlanEditor& editor, const QString& value) {
    QWidget* in = editor.indexWidget(editor.currentIndex());
    REQUIRE(in);
    auto* line = in->findChild<QLineEdit*>();
    line = line ? line : qobject_cast<QLineEdit*>(in);
    REQUIRE(line);
    line->selectAll();
    QTest::keyClicks(line, value);
    bool said = false;
    const auto heard = QObject::connect(&editor, &PlanEditor::said, &editor, [&] { said = true; });
    QTest::keyClick(line, Qt::Key_Return);
    REQUIRE(waitFor([&] { return said; }));
    QObject::disconnect(heard);
}

/// F2, the text, Return.
void typeValue(PlanEditor& editor, const QString& meaning, const QString& value) {
    const int row = rowOf(editor, meaning);
    REQUIRE(row >= 0);
    editor.setCurrentCell(row, 1);
    editor.setFocus();
    QTest::keyClick(&editor, Qt::Key_F2);
    answer(editor, value);
}

} // namespace

TEST_CASE("every entry of the plan is shown with where it comes from, beside the first table of sub-folders", "[import]") {
    TemporaryFolder folder;
    ImportDialog dialog(sourceAt(subFolders(folder)), {});
    auto* editor = dialog.findChild<PlanEditor*>();
    REQUIRE(editor);
    CHECK(cell(*editor, "the unit of positions", 1) == "fraction");
    CHECK(cell(*editor, "the unit of positions", 2) == "guessed");
    CHECK(cell(*editor, "column: x", 1) == "gx");
    CHECK(cell(*editor, "column: x", 2) == "given");
    CHECK(cell(*editor, "which program or tracker wrote it", 2) == "the format's own");
    auto* preview = dialog.findChild<TablePreviewView*>();
    REQUIRE(preview->rowCount() == 20);
    CHECK(preview->item(0, 1)->text() == "0.25");
    CHECK(preview->horizontalHeaderItem(1)->text().contains("x"));
}

TEST_CASE("the reading dialog opens no larger than the screen, or than it must be", "[import]") {
    TemporaryFolder folder;
    ImportDialog dialog(sourceAt(folder.write("gaze.csv", samples())), {});
    dialog.show();
    const QSize room = dialog.screen()->availableSize(), least = dialog.minimumSizeHint();
    CHECK(dialog.width() <= std::max(room.width(), least.width()));
    CHECK(dialog.height() <= std::max(room.height(), least.height()));
}

TEST_CASE("import: columns that may tell people apart are offered before anything is opened", "[import]") {
    TemporaryFolder folder;
    std::string table = "nr,x,y,duration\n";
    for (int i = 0; i < 12; ++i)
        table += std::to_string(1 + i / 6) + "," + std::to_string(100 + i) + ",200,210\n";
    DataSource source;
    source.path = folder.write("fixations.csv", table).string();
    ImportDialog dialog(source, {});
    auto* state = dialog.findChild<QLabel*>("import_state");
    CHECK(state->text().contains("apart: nr."));
    auto* editor = dialog.findChild<PlanEditor*>();
    REQUIRE(editor);
    auto* people = dialog.findChild<QComboBox*>("role_participant");
    people->setCurrentText("nr");
    Q_EMIT people->activated(people->currentIndex());
    CHECK_FALSE(state->text().contains("apart"));
}

TEST_CASE("an entry edited by keyboard is given, and what is read follows", "[import]") {
    TemporaryFolder folder;
    ImportDialog dialog(sourceAt(subFolders(folder)), {});
    dialog.show();
    dialog.findChild<QTabWidget*>("import_pages")->setCurrentIndex(2);
    auto* editor = dialog.findChild<PlanEditor*>();
    typeValue(*editor, "the unit of positions", "percent");
    CHECK(cell(*editor, "the unit of positions", 1) == "percent");
    CHECK(cell(*editor, "the unit of positions", 2) == "given");
    CHECK(dialog.source().reading.value("positions") == "percent");
    CHECK(dialog.findChild<QComboBox*>("import_positions")->currentText().contains("hundredths"));

    typeValue(*editor, "the unit of positions", "furlongs");
    CHECK(dialog.findChild<QLabel*>("import_state")->text().contains("furlongs"));
    CHECK(dialog.source().reading.value("positions") == "percent");

    typeValue(*editor, "column: x", "t");
    CHECK(dialog.findChild<TablePreviewView*>()->horizontalHeaderItem(0)->text().contains("x"));
}

TEST_CASE("a unit that is chosen brings back nothing that was taken away", "[import]") {
    TemporaryFolder folder;
    DataSource source = sourceAt(folder.write("gaze.csv", samples()));
    source.say("columns.index", "none");
    source.say("screen", "800x600");
    ImportDialog dialog(source, {});
    dialog.show();
    auto* editor = dialog.findChild<PlanEditor*>();
    Q_EMIT editor->said("screen", "");
    CHECK(dialog.findChild<QSpinBox*>("import_width")->value() == 0);
    auto* times = dialog.findChild<QComboBox*>("import_time");
    const int seconds = times->findData("s");
    REQUIRE(seconds > 0);
    times->setCurrentIndex(seconds);
    Q_EMIT times->activated(seconds);
    CHECK(dialog.source().reading.value("time-unit") == "s");
    CHECK(dialog.source().reading.value("columns.index") == "none");
    CHECK(dialog.source().reading.value("columns.x") == "gx");
    CHECK(dialog.source().reading.value("screen").empty());
}

TEST_CASE("what is said beyond columns and units is kept beside the study", "[import]") {
    TemporaryFolder folder;
    ImportDialog dialog(sourceAt(subFolders(folder)), {});
    dialog.show();
    dialog.findChild<QTabWidget*>("import_pages")->setCurrentIndex(2);
    CHECK_FALSE(dialog.kept());
    auto* more = dialog.findChild<QComboBox*>("import_add");
    const int at = more->findData("detect-velocity");
    REQUIRE(at > 0);
    more->setCurrentIndex(at);
    Q_EMIT more->activated(at);
    answer(*dialog.findChild<PlanEditor*>(), "45");
    REQUIRE(dialog.kept());
    CHECK(dialog.kept()->find("detect-velocity")->value == "45");
    CHECK(dialog.kept()->find("detect-velocity")->origin == Origin::given);

    QTest::mouseClick(dialog.findChild<QPushButton*>("import_agree"), Qt::LeftButton);
    CHECK(dialog.kept()->guesses().empty());
    CHECK_FALSE(dialog.findChild<QPushButton*>("import_agree")->isEnabled());
}

TEST_CASE("a table inside an archive is previewed, and its plan is written beside the archive", "[import][shell]") {
    TemporaryFolder folder;
    subFolders(folder);
    const auto archive = folder.path() / "gaze.tar";
    REQUIRE(QProcess::execute("tar", {"-C", QString::fromStdString(folder.path().string()), "-cf",
                                      QString::fromStdString(archive.string()), "study"}) == 0);
    Workbench bench;
    int asked = 0;
    answerDialog([&](QWidget* dialog) {
        ++asked;
        CHECK(dialog->findChild<TablePreviewView*>()->rowCount() == 20);
        auto choose = [&](const char* role, const char* column) {
            auto* combo = dialog->findChild<QComboBox*>(role);
            combo->setCurrentText(column);
            Q_EMIT combo->activated(combo->currentIndex());
        };
        dialog->findChild<QTabWidget*>("import_pages")->setCurrentIndex(1);
        choose("role_x", "gx");
        choose("role_y", "gy");
        choose("role_time", "t");
        QTest::mouseClick(dialog->findChild<QPushButton*>("import_agree"), Qt::LeftButton);
        auto* open = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        REQUIRE(open->isEnabled());
        QTest::mouseClick(open, Qt::LeftButton);
    });
    bench.window.open(QString::fromStdString(archive.string()));
    const bool shown = waitFor([&] { return bench.heatmaps().frame().has_value(); });
    INFO(bench.window.findChild<MessageBar*>()->text().toStdString());
    REQUIRE(shown);
    CHECK(asked == 1);
    CHECK(bench.window.document().study().participants.size() == 2);
    CHECK(bench.window.document().study().frame.reading.guesses().empty());
    CHECK(planBeside(archive).value("columns.x") == "gx");
}

TEST_CASE("an archive is unpacked beside the window before its plan is asked for, and cancelling asks nothing",
          "[import][shell]") {
    TemporaryFolder folder;
    subFolders(folder);
    const auto archive = folder.path() / "gaze.tar";
    REQUIRE(QProcess::execute("tar", {"-C", QString::fromStdString(folder.path().string()), "-cf",
                                      QString::fromStdString(archive.string()), "study"}) == 0);
    StudyOpener opener;
    int ready = 0;
    auto looked = [&](const StudySource& study) {
        ++ready;
        CHECK_FALSE(opener.work()->running());
        ImportDialog dialog(sourceAt(archive), study, {});
        CHECK(dialog.findChild<TablePreviewView*>()->rowCount() == 20);
    };
    opener.look(archive.string(), looked);
    CHECK(opener.work()->running());
    CHECK(ready == 0);
    opener.work()->cancel();
    opener.look(archive.string(), looked);
    REQUIRE(waitFor([&] { return ready > 0; }));
    CHECK(ready == 1);

    QString failed;
    QObject::connect(&opener, &StudyOpener::failed, &opener, [&](const QString& message) { failed = message; });
    const auto damaged = folder.write("damaged.zip", "PK no zip");
    opener.look(damaged.string(), looked);
    REQUIRE(waitFor([&] { return !failed.isEmpty(); }));
    CHECK(failed.contains("damaged.zip"));
    CHECK(ready == 1);
}

TEST_CASE("a format that says itself what it holds shows its entries and its first lines", "[import]") {
    TemporaryFolder folder;
    folder.write("study/P1/gazedata", R"({"type":"gaze","timestamp":0.02,"data":{"gaze2d":[0.5,0.5]}})"
                                      "\n");
    DataSource source;
    source.path = (folder.path() / "study").string();
    ImportDialog dialog(source, {});
    auto* editor = dialog.findChild<PlanEditor*>();
    CHECK(cell(*editor, "which program or tracker wrote it", 1) == "tobii-glasses-3");
    CHECK(cell(*editor, "how people are told apart", 2) == "guessed");
    typeValue(*editor, "how people are told apart", "folder");
    CHECK(cell(*editor, "how people are told apart", 2) == "given");
    CHECK(dialog.source().reading.value("person") == "folder");
}

TEST_CASE("a folder without a table lists its files with why each is not read, and another study can be opened", "[import]") {
    const TemporaryFolder folder;
    folder.write("study/notes.docx", "PK");
    folder.write("study/clip.mp4", "....ftyp");
    DataSource source;
    source.path = (folder.path() / "study").string();
    ImportDialog dialog(source, "nothing was recognised");
    const auto* files = dialog.findChild<QTableWidget*>("import_files");
    REQUIRE(files);
    REQUIRE(files->rowCount() == 2);
    for (int row = 0; row < 2; ++row)
        CHECK_FALSE(files->item(row, 1)->text().isEmpty());
    CHECK_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    CHECK(dialog.findChild<QLabel*>("import_problem")->text() == "nothing was recognised");
    dialog.findChild<QPushButton*>("import_other")->click();
    CHECK(dialog.otherWanted());
}

TEST_CASE("the Files tab tells which files of a folder are read", "[import]") {
    const TemporaryFolder folder;
    DataSource source = sourceAt(subFolders(folder));
    folder.write("study/readme.txt", "Nothing but words.\n");
    ImportDialog dialog(source, "");
    const auto* files = dialog.findChild<QTableWidget*>("import_files");
    REQUIRE(files);
    std::map<QString, QString> said;
    for (int row = 0; row < files->rowCount(); ++row)
        said[files->item(row, 0)->text()] = files->item(row, 1)->text();
    CHECK(said.at("anna/gaze.csv") == "read");
    CHECK(said.at("bert/gaze.csv") == "read");
    REQUIRE(said.count("readme.txt") == 1);
    CHECK(said.at("readme.txt") != "read");
    CHECK_FALSE(said.at("readme.txt").isEmpty());
}

TEST_CASE("import: several devices in a folder are studies to choose from") {
    TemporaryFolder folder;
    const auto samplesOf = [](const std::string& head, const std::string& row) {
        std::string text = head + "\n";
        for (int i = 0; i < 20; ++i)
            text += std::to_string(i) + row + "\n";
        return text;
    };
    folder.write("study/a.csv",
                 samplesOf("raw_timestamp,status,gaze_forward_x,gaze_forward_y,gaze_forward_z", "0000000,2,0.1,0.1,0.98"));
    folder.write("study/b.csv", samplesOf("Timeline,Left Eye Pose Status,Left Eye Gaze Vector.x,Left Eye Gaze Vector.y,"
                                          "Left Eye Gaze Vector.z",
                                          ",52,0.1,0.1,0.98"));
    DataSource source;
    source.path = (folder.path() / "study").string();
    ImportDialog dialog(source, "two devices");
    auto* only = dialog.findChild<QComboBox*>("import_only");
    REQUIRE(only != nullptr);
    CHECK(only->count() == 3);
    only->setCurrentIndex(only->findData("varjo"));
    Q_EMIT only->activated(only->currentIndex());
    REQUIRE(dialog.kept());
    CHECK(dialog.kept()->value("only") == "varjo");
    CHECK(dialog.kept()->value("format") == "varjo");
    const auto* files = dialog.findChild<QTableWidget*>("import_files");
    REQUIRE(files != nullptr);
    CHECK(files->rowCount() == 1);
}
