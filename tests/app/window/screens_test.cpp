// Every workspace with all its plots on every screen, in both languages and two sizes of text, of a study of long names: what
// is shown can be read and reached.

#include "app/benches/bench.h"
#include "core/simulate/viewing.h"
#include "tests/app/window/misfits.h"
#include "tests/app/window/shown_texts.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/text_size.h"

#include <QApplication>

using namespace nictate;

namespace {

/// With the largest text at 1024 pixels, and when a result comes late: a pixel of the foot of the areas' last button.
const QStringList late_parts = {"beyond the edge: areas_bench/AreaBar/new_area_noise"};

struct Walk {
    test::Gathered gathered;
    QString language;

    void show(Workbench& bench, const char* kind) {
        for (Bench* each : bench.window.findChildren<Bench*>()) {
            const QString id = QString::fromStdString(each->id());
            bench.trigger(qPrintable("bench_" + id + "_action"));
            CHECK(waitFor([&] { return each->settled(); }));
            for (const QSize& screen : test::screens()) {
                const QString size = QString("%1×%2").arg(screen.width()).arg(screen.height());
                const QString circumstances = QString("%1 %2 of %3 %4 text %5").arg(language, id, kind, size).arg(textSize());
                bench.window.resize(screen);
                for (const PlotPage& page : screen.width() <= 1280 ? each->pages() : std::vector<PlotPage>{}) {
                    page.bring_up();
                    gathered.look(bench.window, screen, circumstances);
                }
                gathered.look(bench.window, screen, circumstances);
            }
        }
    }
    void showAll(Workbench& bench) {
        const auto pictures = test::longNamedPictures();
        bench.window.document().open(pictures, test::withAreas(*pictures));
        show(bench, "pictures");
        bench.window.document().open(test::longNamed(simulateViewing(4, 2, 5)), {});
        show(bench, "samples");
    }
    void inLanguage(const QString& name) {
        language = name;
        Workbench bench;
        for (const int size : {0, largest_text}) {
            setTextSize(*qApp, size);
            showAll(bench);
        }
        setTextSize(*qApp, 0);
    }
};

} // namespace

TEST_CASE("workspaces fit on every screen, in both languages and two sizes of text") {
    Walk walk;
    test::inBothLanguages(walk);
    test::requireFit(walk.gathered, {}, late_parts);
}
