#include "app/window/preferences_dialog.h"

#include "app/release/ledger_place.h"
#include "app/window/about_dialog.h"
#include "core/compute/cores.h"
#include "core/compute/parallel.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <QApplication>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>

#include <atomic>

using namespace nictate;

TEST_CASE("cores that are spared are spared at once and at the next start") {
    PreferencesDialog dialog;
    auto* cores = dialog.findChild<QSpinBox*>("preferred_cores");
    cores->setValue(1);
    std::atomic<int> parts = 0;
    parallelRows(1000, [&](Eigen::Index, Eigen::Index) { ++parts; });
    CHECK(parts == 1);
    useCores(0);
    applyKeptCores();
    CHECK(coresToUse() == 1);
    cores->setValue(0);
    CHECK(coresToUse() == cores->maximum());
}

TEST_CASE("theme and size of text chosen among the preferences are told") {
    PreferencesDialog dialog;
    QString theme;
    int size = 0;
    QObject::connect(&dialog, &PreferencesDialog::themeChosen, [&](const QString& name) { theme = name; });
    QObject::connect(&dialog, &PreferencesDialog::textSizeChosen, [&](int chosen) { size = chosen; });
    auto* combo = dialog.findChild<QComboBox*>("preferred_theme");
    Q_EMIT combo->activated((combo->setCurrentIndex(2), 2));
    CHECK(theme == "dark");
    combo = dialog.findChild<QComboBox*>("preferred_text");
    combo->setCurrentIndex(combo->findText("110 %"));
    Q_EMIT combo->activated(combo->currentIndex());
    CHECK(size == 1);
}

TEST_CASE("new ledgers are made in the folder that is preferred; those that exist are found where they are") {
    test::TemporaryFolder folder;
    const auto study = folder.write("study.csv", "x\n");
    const auto at = [&](const char* name) { return QString::fromStdString((folder.path() / name).string()); };
    for (const char* name : {"old", "new"})
        std::filesystem::create_directory(folder.path() / name);
    const auto file = folder.path() / "nictate-ledger-study.csv.jsonl";
    CHECK(defaultLedger(study) == file);
    PreferencesDialog dialog;
    dialog.keepLedgersIn(at("old"));
    CHECK(defaultLedger(study) == folder.path() / "old" / file.filename());
    dialog.keepLedgersIn(at("new"));
    CHECK(defaultLedger(study) == folder.path() / "new" / file.filename());
    folder.write("old/nictate-ledger-study.csv.jsonl", "spent\n");
    CHECK(defaultLedger(study) == folder.path() / "old" / file.filename());
    dialog.keepLedgersIn({}); // what was spent is not forgotten
    CHECK(defaultLedger(study) == folder.path() / "old" / file.filename());
    CHECK(dialog.findChild<QComboBox*>("preferred_ledgers")->currentIndex() == 0);
    folder.write("nictate-ledger-study.csv.jsonl", "spent\n");
    CHECK(defaultLedger(study) == file);
    dialog.keepLedgersIn(at("old"));
    std::filesystem::create_directory(folder.path() / "practice");
    const auto of_lesson = folder.write("practice/study.csv", "x\n");
    CHECK(defaultLedger(of_lesson) == folder.path() / "old" / file.filename());
    keepLedgersBeside(folder.path() / "practice");
    CHECK(defaultLedger(of_lesson) == folder.path() / "practice" / file.filename());
    QSettings("nictate", "nictate").remove("ledger_folders");
}

TEST_CASE("About names every library with its version, the licence and how to cite") {
    AboutDialog about;
    const auto* table = about.findChild<QTableWidget*>("about_libraries");
    QStringList rows;
    for (int row = 0; row < table->rowCount(); ++row)
        rows << table->item(row, 0)->text() + " " + table->item(row, 1)->text();
    CHECK(rows.contains(QString("Qt ") + qVersion()));
    for (const char* name : {"OpenCV 4.", "FFTW 3.", "Eigen 3.", "QCustomPlot 2.", "libsodium 1.", "libarchive 3."})
        CHECK(rows.filter(name).size() == 1);
    CHECK(about.findChild<QPlainTextEdit*>("about_citation")->toPlainText().startsWith("cff-version"));
    CHECK(about.findChild<QPlainTextEdit*>("about_licence")->toPlainText().contains("GNU GENERAL PUBLIC LICENSE"));
}
