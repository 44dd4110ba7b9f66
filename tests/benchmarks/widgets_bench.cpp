#include "tests/benchmarks/widgets_bench.h"

#include "widgets/heatmap_view.h"

#include <QApplication>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace nictate {

namespace {

constexpr int panel_width = 1680, panel_height = 1050;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) { return std::chrono::duration<double, std::milli>(Clock::now() - start).count(); }

double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

std::shared_ptr<const GazeMap> bumps(int width, int height, double phase) {
    auto map = std::make_shared<GazeMap>(height, width);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            (*map)(y, x) = 1 + std::sin(20.0 * x / width + phase) * std::cos(14.0 * y / height - phase);
    return map;
}

QImage stimulus() {
    QImage image(panel_width, panel_height, QImage::Format_RGB32);
    for (int y = 0; y < panel_height; ++y)
        for (int x = 0; x < panel_width; ++x)
            image.setPixel(x, y, qRgb(x % 256, y % 256, (x + y) % 256));
    return image;
}

void prepare(HeatmapView& view, ColourMap colours, ColourLimits limits) {
    view.resize(panel_width, panel_height + 100);
    view.resize(panel_width, panel_height + 100 + panel_height - view.pictureRect().height());
    view.setStimulus(stimulus(), {panel_width, panel_height});
    MapLayer layer;
    layer.colours = colours;
    layer.limits = limits;
    layer.title = "panel";
    view.setLayer(layer);
    view.show();
    QApplication::processEvents();
}

double plainRenderer(const GazeMap& map, const GazeMap& minus) {
    QImage under = stimulus(), out(under.size(), QImage::Format_RGB32);
    RenderJob job;
    job.map = &map;
    job.columns = {0.5 * static_cast<double>(map.cols()) / panel_width, static_cast<double>(map.cols()) / panel_width,
                   panel_width};
    job.rows = {0.5 * static_cast<double>(map.rows()) / panel_height, static_cast<double>(map.rows()) / panel_height,
                panel_height};
    job.limits = {0, 2};
    job.table = blendTable(colourTable(ColourMap::viridis), 0.8, Fade::low_end);
    job.under = reinterpret_cast<const std::uint32_t*>(under.constBits());
    job.out = reinterpret_cast<std::uint32_t*>(out.bits());
    job.under_stride = job.out_stride = panel_width;
    auto start = Clock::now();
    renderReference(job);
    job.minus = &minus;
    renderReference(job);
    return since(start);
}

double fastRenderer(const GazeMap& map, const GazeMap& minus, int moves) {
    QImage under = stimulus(), out(under.size(), QImage::Format_RGB32);
    RenderJob job;
    job.map = &map;
    job.columns = {0.5 * static_cast<double>(map.cols()) / panel_width, static_cast<double>(map.cols()) / panel_width,
                   panel_width};
    job.rows = {0.5 * static_cast<double>(map.rows()) / panel_height, static_cast<double>(map.rows()) / panel_height,
                panel_height};
    job.limits = {0, 2};
    job.table = blendTable(colourTable(ColourMap::viridis), 0.8, Fade::low_end);
    job.under = reinterpret_cast<const std::uint32_t*>(under.constBits());
    job.out = reinterpret_cast<std::uint32_t*>(out.bits());
    job.under_stride = job.out_stride = panel_width;
    std::vector<double> times;
    for (int i = 0; i < moves; ++i) {
        auto start = Clock::now();
        job.minus = nullptr;
        render(job);
        job.minus = &minus;
        render(job);
        times.push_back(since(start));
    }
    return median(times);
}

} // namespace

PanelTimes benchPanels(int map_width, int map_height, int moves) {
    HeatmapView shown, difference;
    prepare(shown, ColourMap::viridis, {0, 2});
    prepare(difference, ColourMap::diverging, {-1, 1});
    auto original = bumps(map_width, map_height, 0);
    std::vector<std::shared_ptr<const GazeMap>> maps;
    for (int i = 0; i < 8; ++i)
        maps.push_back(bumps(map_width, map_height, 0.1 * i));

    std::vector<double> times;
    for (int i = 0; i < moves; ++i) {
        const auto& map = maps[static_cast<std::size_t>(i) % maps.size()];
        auto start = Clock::now();
        shown.setMap(map);
        difference.setMap(map, original);
        shown.repaint(shown.pictureRect());
        difference.repaint(difference.pictureRect());
        times.push_back(since(start));
        QApplication::processEvents();
    }
    return {median(times), fastRenderer(*maps[1], *original, moves), plainRenderer(*maps[1], *original)};
}

} // namespace nictate
