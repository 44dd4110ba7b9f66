#include "app/benches/simulation_words.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>

using namespace nictate;

namespace {

/// Opens the dialog, names `pictures.png`, drives it and exports.
void exportPictures(Workbench& bench, const std::function<void(QDialog&)>& drive) {
    answerDialog([&](QWidget* widget) {
        auto& dialog = *qobject_cast<QDialog*>(widget);
        dialog.findChild<QLineEdit*>("export_file")->setText(bench.study.path("pictures.png"));
        drive(dialog);
        dialog.accept();
        CHECK(waitFor([&] { return !dialog.isVisible(); }));
    });
    bench.trigger("export_picture");
}

QStringList pictures(Workbench& bench) { return QDir(bench.study.folder()).entryList({"pictures*"}); }

} // namespace

TEST_CASE("all stimuli are exported, each its own picture, marked as a simulation") {
    Workbench bench;
    bench.open();
    exportPictures(bench, [](QDialog& dialog) { dialog.findChild<QRadioButton*>("export_all")->setChecked(true); });
    CHECK(pictures(bench) == QStringList({"pictures-garden.png", "pictures-kitchen.png"}));
    const QImage garden(bench.study.path("pictures-garden.png")), kitchen(bench.study.path("pictures-kitchen.png"));
    CHECK(garden.text("Nictate") == simulationMark());
    CHECK(kitchen.text("Nictate") == simulationMark());
    CHECK(garden != kitchen);
}

TEST_CASE("chosen stimuli are exported, and none while none is ticked; the one on screen needs no choice") {
    Workbench bench;
    bench.open();
    exportPictures(bench, [&](QDialog& dialog) {
        dialog.findChild<QRadioButton*>("export_some")->setChecked(true);
        dialog.accept();
        CHECK(dialog.findChild<QLabel*>("export_message")->text().contains("Tick the stimuli"));
        CHECK(pictures(bench).isEmpty());
        dialog.findChild<QListWidget*>("export_stimuli")->item(1)->setCheckState(Qt::Checked);
    });
    CHECK(pictures(bench) == QStringList{"pictures-kitchen.png"});
    exportPictures(bench, [](QDialog&) {});
    CHECK(pictures(bench).contains("pictures.png"));
}

TEST_CASE("a heatmap over time is exported as a table a window, and none of them is replaced unasked") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.view<HeatmapLook>().cut.windows = 2;
    bench.window.document().change("windows", session);
    const auto as_table = [](QDialog& dialog) {
        auto* format = dialog.findChild<QComboBox*>("export_format");
        format->setCurrentIndex(format->findData("csv"));
    };
    exportPictures(bench, as_table);
    const QStringList tables{"pictures-1.csv", "pictures-2.csv"};
    CHECK(pictures(bench) == tables);
    const auto written = [&](const QString& name) {
        QFile file(bench.study.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    CHECK_THAT(written(tables[0]), Catch::StartsWith("# " + simulationMark().toStdString() + "\n"));
    CHECK(written(tables[0]) != written(tables[1]));
    QString asked;
    answerDialog([&](QWidget* widget) {
        auto& dialog = *qobject_cast<QDialog*>(widget);
        dialog.findChild<QLineEdit*>("export_file")->setText(bench.study.path("pictures.png"));
        as_table(dialog);
        answerDialog([&](QWidget* box) {
            asked = qobject_cast<QMessageBox*>(box)->text();
            qobject_cast<QMessageBox*>(box)->button(QMessageBox::No)->click();
        });
        dialog.accept();
        CHECK(dialog.isVisible());
        dialog.reject();
    });
    bench.trigger("export_picture");
    CHECK_THAT(asked.toStdString(), Catch::Contains("pictures-1.csv and 1 more exist"));
}
