#include "app/study/public_dialog.h"
#include "core/io/plan_file.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

using namespace nictate;
using nictate::test::TemporaryFolder;

namespace {

void press(QWidget* dialog, const char* button) { dialog->findChild<QPushButton*>(button)->click(); }

void cancel(QWidget* dialog) { dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click(); }

} // namespace

TEST_CASE("what is public: each line with its origin, a box where it is not settled, and what is ticked is kept", "[public]") {
    TemporaryFolder folder;
    const auto table =
        folder.write("gaze.csv", "participant,stimulus,x_px,y_px,start_ms,duration_ms\na,s,1,2,0,200\nb,s,3,4,0,200\n");
    Workbench bench;
    bench.window.open(QString::fromStdString(table.string()));
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    CHECK(bench.window.document().study().frame.people.origin == Origin::counted);
    answerDialog([](QWidget* dialog) {
        QStringList texts;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            texts << label->text();
        CHECK(texts.contains("2 people took part."));
        CHECK(texts.contains("counted from the recordings: a release is not proven while it is"));
        CHECK(dialog->findChild<QCheckBox*>("agree_reading") == nullptr); // fixed by the header
        REQUIRE(dialog->findChild<QCheckBox*>("agree_people") != nullptr);
        dialog->findChild<QCheckBox*>("agree_people")->click();
        press(dialog, "public_save");
    });
    bench.trigger("show_public");
    REQUIRE(waitFor([&] { return bench.window.document().study().frame.people.origin == Origin::saved; }));
    CHECK(bench.window.document().study().frame.stimuli.origin == Origin::counted);
    REQUIRE(frameBeside(table));
    CHECK(frameBeside(table)->people.value == std::vector<std::string>{"a", "b"});
}

TEST_CASE("what is public: cancelling keeps nothing, and how the files are read is one press away", "[public]") {
    TemporaryFolder folder;
    const auto table = folder.write("gaze.csv", "participant,stimulus,x_px,y_px,duration_ms\na,s,1,2,200\nb,s,3,4,200\n");
    Workbench bench;
    bench.window.open(QString::fromStdString(table.string()));
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    answerDialog([](QWidget* dialog) { cancel(dialog); });
    bench.trigger("show_public");
    CHECK_FALSE(frameBeside(table));
    answerDialog([](QWidget* dialog) {
        answerDialog([](QWidget* reading) {
            CHECK(reading->objectName() != "public");
            cancel(reading);
        });
        press(dialog, "public_reading");
    });
    bench.trigger("show_public");
}
