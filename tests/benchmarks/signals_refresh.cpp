#include "tests/benchmarks/benchmarks.h"

#include "app/benches/signals/signal_plots.h"
#include "app/benches/signals/signals_bench.h"
#include "app/window/main_window.h"
#include "tests/benchmarks/stopwatch.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cmath>
#include <string>

namespace nictate::bench {

namespace {

/// 20 people × 3 conditions × 48 features of 1200 samples, as in the papers.
Dataset paperSized() {
    Dataset study;
    study.name = "paper-sized";
    study.features.step_s = 0.5;
    for (int f = 0; f < 48; ++f)
        study.features.names.push_back("feature " + std::to_string(f));
    for (int p = 0; p < 20; ++p) {
        study.participants.push_back({"P" + std::to_string(p), {}});
        for (const char* condition : {"comic", "newspaper", "textbook"}) {
            FeatureTable table;
            table.participant = static_cast<std::size_t>(p);
            table.condition = condition;
            table.values.resize(1200, 48);
            for (int t = 0; t < 1200; ++t)
                for (int f = 0; f < 48; ++f)
                    table.values(t, f) = 2 + std::sin(0.01 * t * (1 + f % 5) + p) + 0.1 * std::sin(0.7 * t * (f + 1));
            study.features.tables.push_back(std::move(table));
        }
    }
    return study;
}

void wait(const std::function<bool()>& done) {
    for (QElapsedTimer timer; !timer.isValid() || (!done() && timer.elapsed() < 20000);) {
        if (!timer.isValid())
            timer.start();
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    QApplication::processEvents(); // paints what changed
}

double moved(MainWindow& window, const std::string& mechanism, const char* parameter, const std::function<double(int)>& value) {
    const SignalPlots* plots = window.findChild<SignalsBench*>()->plots();
    return medianOf(15, [&](int step) {
        Session session = window.document().session();
        session.given[mechanism].set(parameter, value(step));
        window.document().change("move", session, "move", false);
        wait([&] { return plots->upToDate(); });
    });
}

} // namespace

void benchSignalsRefresh() {
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    const Dataset study = paperSized();
    Session session;
    session.at("signals").compared.clear(); // they do not change when the chosen one moves
    window.take(std::make_shared<const Dataset>(study), session);
    session = window.document().session(); // at the bench that suits the study
    for (const char* mechanism : {"fpa", "cfpa", "dcfpa"}) {
        session.at("signals").mechanism = mechanism;
        window.document().change("mechanism", session);
        wait([&] { return window.settled(); });
        const std::string name = std::string("signals bench refreshed, ") + mechanism + ": ";
        report((name + "ε").c_str(), moved(window, mechanism, "epsilon", [](int i) { return 1 + 0.1 * i; }), 50);
        report((name + "k").c_str(), moved(window, mechanism, "k", [](int i) { return 2.0 + i % 15; }), 50);
        if (std::string(mechanism) != "fpa")
            report((name + "chunk").c_str(), moved(window, mechanism, "chunk", [](int i) { return 32.0 + 2 * i; }), 50);
    }
}

} // namespace nictate::bench
