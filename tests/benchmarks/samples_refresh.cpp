#include "tests/benchmarks/benchmarks.h"

#include "app/benches/gaze/gaze_bench.h"
#include "app/benches/gaze/gaze_plots.h"
#include "app/benches/plot_board.h"
#include "app/window/main_window.h"
#include "core/simulate/viewing.h"
#include "tests/benchmarks/stopwatch.h"

#include <QApplication>
#include <QElapsedTimer>

#include <functional>
#include <string>

namespace nictate::bench {

namespace {

void waitUntil(const std::function<bool()>& done) {
    QElapsedTimer timer;
    timer.start();
    while (!done() && timer.elapsed() < 20000)
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 5);
    QApplication::processEvents(); // paints what changed
}

} // namespace

void benchGazeRefresh() {
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    Session session;
    session.bench = GazeView::bench;
    window.take(std::make_shared<const Dataset>(simulateViewing(4, 1, 60)), session);
    auto* samples = window.findChild<GazeBench*>();
    waitUntil([&] { return samples->settled() && samples->frame(); });
    const auto moved = [&](const std::string& what, const char* parameter, const std::function<double(int)>& value) {
        const std::string mechanism = samples->frame()->mechanism;
        report(("samples bench, one minute at 100 Hz, " + what).c_str(),
               medianOf(25,
                        [&](int step) {
                            Session next = window.document().session();
                            next.given[mechanism].set(parameter, value(step));
                            window.document().change("move", next, "move", false);
                            waitUntil([&] { return samples->figures().upToDate(); });
                        }),
               33);
    };
    moved("kaleido: ε", "epsilon", [](int i) { return 1 + 0.5 * i; });
    moved("kaleido: w", "window", [](int i) { return 50.0 + 10 * i; });
    moved("kaleido: r", "radius", [](int i) { return 1 + 0.2 * i; });
    for (const char* page : {"velocity", "budget"}) {
        samples->plots()->bringUp(page);
        waitUntil([&] { return samples->settled(); });
        moved(std::string("kaleido: ε, ") + page, "epsilon", [](int i) { return 2 + 0.5 * i; });
    }
}

} // namespace nictate::bench
