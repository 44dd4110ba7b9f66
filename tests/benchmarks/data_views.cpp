#include "tests/benchmarks/benchmarks.h"

#include "core/analysis/gaze_table.h"
#include "core/analysis/looked_at.h"
#include "core/analysis/participant_summary.h"
#include "core/simulate/gallery.h"
#include "tests/benchmarks/stopwatch.h"
#include "widgets/gaze_plot.h"

#include <QImage>

#include <string>

namespace nictate::bench {

namespace {

/// 20 people with 50 000 samples each.
std::shared_ptr<const Dataset> millionSamples() {
    auto study = std::make_shared<Dataset>();
    study->stimuli = {{"walk", 1920, 1080, SizeSource::given, "", {}}};
    std::uint32_t state = 1;
    for (std::size_t i = 0; i < 20; ++i) {
        study->participants.push_back({"P" + std::to_string(i), {}});
        Recording recording;
        recording.participant = i;
        for (int k = 0; k < 50000; ++k) {
            state = state * 1664525u + 1013904223u;
            recording.samples.push_back({16.0 * k, {state % 1920 + 0.25, state / 1920 % 1080 + 0.5, 3}, {}});
        }
        study->recordings.push_back(std::move(recording));
    }
    return study;
}

void benchTable() {
    const GazeTable table(millionSamples(), GazeRows::samples);
    const auto order = [&](const char* what, const GazeOrder& wanted, double limit) {
        report(what, medianOf(5, [&](int) { rowsInOrder(table, wanted); }), limit);
    };
    order("samples, 1 000 000 rows: sorted by x", {{}, {}, 4, true}, 500);
    order("samples, 1 000 000 rows: sorted by participant", {{}, {}, 0, false}, 500);
    order("samples, 1 000 000 rows: a word sought", {{}, "P13", {}, false}, 500);
    order("samples, 1 000 000 rows: a number sought", {{}, "1234.25", {}, false}, 2000);
    const std::vector<std::uint32_t> rows = rowsInOrder(table, {{}, {}, 4, true});
    std::size_t shown = 0;
    report("40 rows of them as text: what scrolling a page costs",
           medianOf(21,
                    [&](int page) {
                        for (std::size_t row = 0; row < 40; ++row)
                            for (const GazeColumn& column : table.columns())
                                shown += cellText(column, table.place(rows[static_cast<std::size_t>(page) * 40000 + row])).size();
                    }),
           2);
    if (shown == 0)
        std::puts("");
}

void benchReplay() {
    const Dataset study = simulateGallery(50000, 1);
    const std::vector<DetectedBeside> beside(study.recordings.size());
    report("summary of 50 000 observers, 300 000 recordings", medianOf(3, [&](int) { summarise(study, beside); }), 2000);
    const Session session;
    LookedAt looked_at;
    report("whom the Data bench looks at, of 50 000", medianOf(5, [&](int) { looked_at = lookedAt(session, study); }), 50);
    looked_at.drawn.resize(100);
    std::shared_ptr<const GazeReplay> replay;
    report("replay of 100 of them made",
           medianOf(9, [&](int) { replay = std::make_shared<const GazeReplay>(study, looked_at.drawn); }), 16);
    GazePlot plot;
    plot.resize(1060, 440);
    plot.setStimulus({}, {study.stimuli[0].width_px, study.stimuli[0].height_px}, "poster");
    QImage frame(plot.size(), QImage::Format_RGB32);
    const auto frames = [&](const char* what, std::size_t paths) {
        looked_at.drawn.resize(paths);
        plot.setReplay(std::make_shared<const GazeReplay>(study, looked_at.drawn), std::vector<QString>(paths, "P"));
        report(what,
               medianOf(41,
                        [&](int step) {
                            plot.setTime(75 * step);
                            plot.render(&frame);
                        }),
               16);
    };
    frames("replay frame, 100 observers", 100);
    frames("replay frame, 15 observers with numbers", 15);
    const Dataset walk = *millionSamples();
    plot.setReplay(std::make_shared<const GazeReplay>(walk, std::vector<std::size_t>{0, 1, 2, 3}), std::vector<QString>(4, "P"));
    report("replay frame, all of 200 000 samples (40 000 drawn)",
           medianOf(9,
                    [&](int step) {
                        plot.setTime(800000 - step);
                        plot.render(&frame);
                    }),
           100);
}

} // namespace

void benchDataViews() {
    benchTable();
    benchReplay();
}

} // namespace nictate::bench
