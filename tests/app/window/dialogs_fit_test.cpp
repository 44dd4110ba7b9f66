// Every dialog as it opens, on every screen: all of it can be read and reached.

#include "app/audit/audit_dialog.h"
#include "app/batch/results_window.h"
#include "app/benches/bench.h"
#include "app/benches/heatmaps/group_maps_dialog.h"
#include "app/release/release_dialog.h"
#include "app/study/import_dialog.h"
#include "core/simulate/viewing.h"
#include "tests/app/window/misfits.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/text_size.h"

#include <QApplication>
#include <QDialog>

using namespace nictate;

namespace {

/// What does not fit yet. Whoever mends one takes it out: the test says so.
const QStringList unfit_dialog_parts = {
    "beyond the edge: release_dialog/ReleaseForm", // keeps within the 800 pixels of the tests' platform; it wants 771
};

constexpr int title_bar = 32; ///< pixels that a window manager puts above a dialog

struct DialogWalk {
    test::Gathered gathered;
    QString language;

    void look(QWidget& dialog, const QString& name) {
        QSize opened = dialog.size();
        // The platform of tests has a screen of 800 pixels only; these two open as wide as the screen lets them.
        if (qobject_cast<const ReleaseDialog*>(&dialog))
            opened.setWidth(62 * dialog.fontMetrics().height());
        if (qobject_cast<const ImportDialog*>(&dialog))
            opened = {1180, 680};
        for (const QSize& screen : test::screens()) {
            const QSize room = screen - QSize(0, title_bar), size = opened.boundedTo(room);
            if (size == dialog.size() && &screen != &test::screens().front())
                continue;
            dialog.resize(size);
            gathered.look(
                dialog, room,
                QString("%1 %2 %3×%4 text %5").arg(language, name).arg(screen.width()).arg(screen.height()).arg(textSize()));
        }
    }
    void walk(Workbench& bench, const char* action, const QString& of = {}) {
        answerDialog([&](QWidget* dialog) {
            if (const auto* release = qobject_cast<ReleaseDialog*>(dialog))
                waitFor([&] { return !release->form()->planning(); });
            look(*dialog, of + action);
            qobject_cast<QDialog*>(dialog)->reject();
        });
        bench.trigger(action);
    }
    void walkReading() {
        test::TemporaryFolder folder;
        DataSource source;
        source.path = folder.write("unknown_positions_of_the_second_wave_of_the_study.csv", "a,b,c\n1,2,3\n4,5,6\n").string();
        ImportDialog columns(source, {});
        columns.show();
        look(columns, "columns");
        for (const char* name : {"study/eye_anna-before.csv", "study/eye_bert-after.csv"})
            folder.write(name, "1,2\n3,4\n");
        source.path = (folder.path() / "study").string();
        source.say("pattern", "eye_{participant}-{condition}.csv");
        ImportDialog names(source, {});
        names.show();
        look(names, "names");
    }
    void walkAudit() {
        AuditDialog audit("fpa");
        audit.show();
        look(audit, "audit");
    }
    void walkGroups(Workbench& bench) {
        bench.openAndWait(NICTATE_SOURCE_DIR "/datasets/gallery");
        GroupMapsDialog groups(bench.window.document().sharedStudy(), bench.session(), bench.heatmaps().frame()->facts);
        groups.show();
        REQUIRE(groups.shown());
        look(groups, "groups");
    }
    void walkAll(Workbench& bench) {
        const auto pictures = test::longNamedPictures();
        bench.window.document().open(pictures, test::withAreas(*pictures));
        for (const char* each : {"heatmaps", "signals", "areas"}) {
            bench.trigger(qPrintable(QString("bench_%1_action").arg(each)));
            REQUIRE(waitFor([&] { return bench.window.front().content().has_value(); }));
            walk(bench, "release", each);
        }
        bench.trigger("bench_heatmaps_action");
        for (const char* dialog : {"export_picture", "report", "preferences", "about", "sweep"})
            walk(bench, dialog);
        walkReading();
        walkAudit();
        walkGroups(bench);
        bench.openAndWait(bench.study.file());
        for (const char* dialog : {"show_public", "change_reading"})
            walk(bench, dialog);
        bench.window.document().open(test::longNamed(simulateViewing(4, 2, 5)), {});
        bench.trigger("bench_samples_action");
        REQUIRE(waitFor([&] { return bench.window.front().content().has_value(); }));
        walk(bench, "release", "samples");
    }
    void inLanguage(const QString& name) {
        language = name;
        Workbench bench;
        for (const int size : {0, largest_text}) {
            setTextSize(*qApp, size);
            walkAll(bench);
        }
        setTextSize(*qApp, 0);
    }
};

} // namespace

TEST_CASE("dialogs fit on every screen, in both languages and two sizes of text") {
    DialogWalk walk;
    test::inBothLanguages(walk);
    test::requireFit(walk.gathered, unfit_dialog_parts);
}
