#include "app/bench/simulation_words.h"
#include "tests/app/window/workbench.h"

#include <QDialog>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>

#include <catch2/catch.hpp>

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
