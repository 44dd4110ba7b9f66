// Folders whose files' names tell whose they are: the pattern is edited with what it makes of them in sight.
#include "app/benches/signals/signals_bench.h"
#include "app/study/import_dialog.h"
#include "app/study/pattern_editor.h"
#include "core/errors.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace nictate;

namespace {

/// 52 columns without header.
void writeFeatures(const QString& file, int rows = 12) {
    QFile table(file);
    REQUIRE(table.open(QIODevice::WriteOnly));
    for (int row = 0; row < rows; ++row) {
        QByteArray line;
        for (int column = 0; column < 52; ++column)
            line += (column ? "," : "") + QByteArray::number(0.1 * row + column + file.size());
        table.write(line + "\n");
    }
}

/// Two readers and two texts, named as no default pattern has it, and a file of something else.
struct OddFolder {
    QTemporaryDir dir;
    OddFolder() {
        for (const char* name : {"anna-before", "anna-after", "bert-before", "bert-after"})
            writeFeatures(dir.filePath(QString("eye_%1.csv").arg(name)));
        writeFeatures(dir.filePath("notes.csv"));
    }
    std::filesystem::path path() const { return dir.path().toStdString(); }
};

} // namespace

TEST_CASE("the preview follows the pattern as it is typed", "[pattern]") {
    OddFolder folder;
    StudySource source(folder.path());
    PatternEditor editor(source, "");
    auto* line = editor.findChild<QLineEdit*>("pattern_line");
    auto* table = editor.findChild<QTableWidget*>("pattern_files");
    auto* summary = editor.findChild<QLabel*>("pattern_summary");
    CHECK(table->rowCount() == 5);
    CHECK_FALSE(editor.ready());
    CHECK_FALSE(summary->text().isEmpty());

    line->setText({});
    QTest::keyClicks(line, "eye_{participant}-{condition}.csv");
    CHECK(editor.ready());
    CHECK(summary->text() == "4 of 5 files match; 1 left out");
    CHECK(table->item(0, 1)->text() == "anna");
    CHECK(table->item(0, 3)->text() == "after");
    CHECK(table->item(4, 1)->text() == "left out");

    line->setText("eye_{participant}-*.csv"); // two files of one person and condition
    CHECK_FALSE(editor.ready());
    CHECK(summary->text().contains("eye_anna"));

    line->setText("P{participant}.csv");
    CHECK_FALSE(editor.ready());
    CHECK(editor.preview().matching == 0);
    CHECK(summary->text().contains("P{participant}.csv")); // which pattern
    CHECK(summary->text().contains("eye_anna-after.csv")); // and a name it should have fitted

    line->setText("{nobody}.csv");
    CHECK_FALSE(editor.ready());
    CHECK(summary->text().contains("{participant}"));
}

TEST_CASE("a pattern is made with buttons from the first file's name", "[pattern]") {
    OddFolder folder;
    StudySource source(folder.path());
    PatternEditor editor(source, "");
    auto* line = editor.findChild<QLineEdit*>("pattern_line");
    editor.findChild<QPushButton*>("pattern_first")->click();
    CHECK(line->text() == "eye_anna-after.csv");
    line->setSelection(4, 4); // anna
    editor.findChild<QPushButton*>("pattern_hole_participant")->click();
    line->setSelection(static_cast<int>(line->text().indexOf("after")), 5);
    editor.findChild<QPushButton*>("pattern_hole_condition")->click();
    CHECK(line->text() == "eye_{participant}-{condition}.csv");
    CHECK(editor.ready());
    editor.findChild<QPushButton*>("pattern_default_0")->click();
    CHECK_FALSE(line->text().contains("eye_"));
}

TEST_CASE("a folder without tables cannot be asked about", "[pattern]") {
    QTemporaryDir empty;
    StudySource source(empty.path().toStdString());
    CHECK_THROWS_AS(PatternEditor(source, ""), ParseError);
}

TEST_CASE("a folder with odd names asks for a pattern and opens by it at the signals", "[pattern]") {
    OddFolder folder;
    Workbench bench;
    int asked = 0;
    answerDialog([&](QWidget* dialog) {
        auto* import = qobject_cast<ImportDialog*>(dialog);
        REQUIRE(import);
        ++asked;
        auto* open = import->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        CHECK_FALSE(open->isEnabled());
        auto* line = import->findChild<QLineEdit*>("pattern_line");
        line->setText("nothing_{participant}.csv");
        CHECK_FALSE(open->isEnabled());
        line->setText("eye_{participant}-{condition}.csv");
        CHECK(import->findChild<QLabel*>("import_state")->text().contains("features"));
        REQUIRE(open->isEnabled());
        QTest::mouseClick(open, Qt::LeftButton);
    });
    bench.window.open(folder.dir.path());
    REQUIRE(waitFor([&] { return bench.signalsBench().frame().has_value(); }));
    CHECK(asked == 1);
    const Dataset& study = bench.window.document().study();
    CHECK(study.participants.size() == 2);
    CHECK(study.features.tables.size() == 4);
    CHECK(study.features.names.size() == 52);
    CHECK(bench.session().bench == "signals");
    CHECK(bench.session().data.reading.value("pattern") == "eye_{participant}-{condition}.csv");
    CHECK(bench.window.command().contains("--pattern"));
}

TEST_CASE("files named as the papers name them open without a question", "[pattern]") {
    QTemporaryDir dir;
    for (int p = 1; p <= 3; ++p)
        for (int r = 1; r <= 2; ++r)
            writeFeatures(dir.filePath(QString("Data_P%1_R%2_Pami_Features_52.csv").arg(p).arg(r)));
    Workbench bench;
    bench.window.open(dir.path());
    REQUIRE(waitFor([&] { return bench.signalsBench().frame().has_value(); }));
    CHECK(bench.window.document().study().participants.size() == 3);
    CHECK(bench.signalsBench().frame()->study->conditions.size() == 2);
}
