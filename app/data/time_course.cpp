#include "app/data/time_course.h"

#include "widgets/curve_plot.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr std::size_t most_points = 20000; ///< of a curve; beyond that every second, third … sample

Curve curve(const QString& name, int place) {
    Curve out;
    out.name = name;
    out.place = place;
    out.dash = 0;
    out.hue = Hue::condition;
    out.thin = true;
    out.secret = true;
    return out;
}

} // namespace

void showTimeCourse(CurvePlot& plot, const GazePath& path, const Stimulus& stimulus) {
    Curve x = curve(QObject::tr("x"), 0), y = curve(QObject::tr("y"), 2);
    const auto add = [&](double t_ms, double x_px, double y_px) {
        for (Curve* each : {&x, &y})
            each->x.push_back(t_ms / 1000);
        x.y.push_back(x_px);
        y.y.push_back(y_px);
    };
    const std::size_t step = path.samples.size() / most_points + 1;
    for (std::size_t i = 0; i < path.samples.size(); i += step)
        add(path.samples[i].t_ms, path.samples[i].x_px, path.samples[i].y_px);
    if (path.samples.empty())
        for (const PathFixation& fixation : path.fixations) {
            const double end = fixation.start_ms + fixation.duration_ms;
            add(fixation.start_ms, fixation.x_px, fixation.y_px);
            add(end, fixation.x_px, fixation.y_px);
            add(end, missing, missing);
        }
    PlotAxis time, gaze;
    time.label = QObject::tr("time");
    time.unit = QObject::tr("s");
    gaze.label = QObject::tr("gaze");
    gaze.unit = QObject::tr("px");
    gaze.low = 0;
    gaze.high = std::max(stimulus.width_px, stimulus.height_px);
    plot.setAxes(time, gaze);
    plot.setCurves({std::move(x), std::move(y)});
}

} // namespace nictate
