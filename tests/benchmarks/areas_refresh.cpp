#include "tests/benchmarks/benchmarks.h"

#include "app/benches/areas/areas_bench.h"
#include "app/window/main_window.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/registry.h"
#include "core/simulate/gallery.h"
#include "tests/benchmarks/stopwatch.h"
#include "widgets/area_view.h"

#include <QApplication>

#include <numeric>

namespace nictate::bench {

namespace {

constexpr int observers = 1000;

std::vector<Area> twenty(const Stimulus& stimulus) {
    std::vector<Area> areas;
    const double w = stimulus.width_px / 5.0, h = stimulus.height_px / 4.0;
    for (int i = 0; i < 20; ++i) {
        const double x = i % 5 * w, y = i / 5 * h;
        if (i % 2)
            areas.push_back({"area " + std::to_string(i), AreaShape::ellipse, {x + w / 2, y + h / 2, w / 2, h / 2}});
        else
            areas.push_back({"area " + std::to_string(i), AreaShape::polygon, {x, y, x + w, y, x + w, y + h, x, y + h}});
    }
    return areas;
}

const std::vector<std::string> five = {"dwell-share", "looked", "fixations", "dwell", "first-fixation"};

void benchTable(const Dataset& study) {
    std::vector<std::size_t> everyone(observers);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    const AreaGaze gaze = areaGaze(study, 0, everyone);
    std::vector<AreaMetric> metrics;
    for (const std::string& id : five)
        metrics.push_back(areaMetricOf(id));
    std::vector<Area> areas = twenty(study.stimuli[0]);
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    const AreaPreview preview(areas, gaze, metrics, 10, 1);
    Parameters given;
    report("areas, 20 × 5 metrics × 1000 observers: table, ε moved",
           medianOf(15,
                    [&](int i) {
                        given.set("epsilon", 1 + 0.1 * i);
                        preview.frame(mechanism, given);
                    }),
           16);
    report("areas, 20 × 5 metrics × 1000 observers: table, an area moved",
           medianOf(15,
                    [&](int i) {
                        areas[1].points[0] += i;
                        AreaPreview(areas, gaze, metrics, 10, 1).frame(mechanism, given);
                    }),
           16);
}

} // namespace

void benchAreasRefresh() {
    const auto study = std::make_shared<const Dataset>(simulateGallery(observers, 1));
    benchTable(*study);
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    Session session;
    session.bench = AreasView::bench;
    AreasView& view = session.view<AreasView>();
    view.areas[study->stimuli[0].id] = twenty(study->stimuli[0]);
    view.metrics = five;
    window.take(study, session);
    QApplication::processEvents();
    session = window.document().session();
    report("areas bench refreshed: ε",
           medianOf(15,
                    [&](int i) {
                        session.given["aoi"].set("epsilon", 1 + 0.1 * i);
                        window.document().change("move", session, "move", false);
                        QApplication::processEvents();
                    }),
           16);
    window.findChild<AreaView*>()->choose(1);
    report("areas bench refreshed: an area dragged",
           medianOf(15,
                    [&](int i) {
                        session.view<AreasView>().areas[study->stimuli[0].id][1].points[0] += i;
                        window.document().change("move", session, "move", false);
                        QApplication::processEvents();
                    }),
           16);
}

} // namespace nictate::bench
