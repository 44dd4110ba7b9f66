#include "core/domains/gaze/gaze_look.h"

#include "core/compute/median.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/events/gaze_angles.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace nictate {

namespace {

template <class Event> double middleOf(const std::vector<Event>& events, double Event::*figure) {
    std::vector<double> values;
    for (const Event& event : events)
        values.push_back(event.*figure);
    return upperMedian(std::move(values));
}

} // namespace

StreamLook lookAt(GazeStream stream, const EventParameters& parameters) {
    StreamLook look;
    look.stream = std::move(stream);
    look.events = detectEvents(angularGaze(look.stream), {}, parameters);
    look.parameters = parameters;
    const auto& rows = look.stream.rows;
    const auto lost = std::count_if(rows.begin(), rows.end(), [](const Direction& row) { return !row.seen(); });
    look.lost = rows.empty() ? 0 : static_cast<double>(lost) / static_cast<double>(rows.size());
    return look;
}

std::vector<double> speedsOf(const StreamLook& look) {
    const GazeStream& stream = look.stream;
    const AngularGaze gaze = angularGaze(stream);
    std::vector<double> speeds(stream.rows.size(), missing);
    std::vector<AngularSample> seen;
    std::vector<std::size_t> row;
    for (std::size_t i = 0; i < stream.rows.size(); ++i)
        if (stream.rows[i].seen()) {
            seen.push_back(gaze.samples[i]);
            row.push_back(i);
        }
    if (seen.size() < 2)
        return speeds;
    const std::vector<double> steps = gazeSpeeds(gaze, seen, forRate(look.parameters, gaze.step_s).smoothing_s);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (row[i + 1] == row[i] + 1)
            speeds[row[i + 1]] = steps[i];
    return speeds;
}

GazeMap heatmapOf(const GazeStream& stream) {
    const Grid grid = displayGrid(stream.field.width(), stream.field.height());
    std::vector<GazePoint> points;
    for (const Direction& row : stream.rows)
        if (row.seen()) {
            const GazeField::Pixel at = stream.field.pixel(row); // the border's own cell is the last one
            points.push_back({static_cast<float>(std::min(at.x, stream.field.width() - 0.01)),
                              static_cast<float>(std::min(at.y, stream.field.height() - 0.01))});
        }
    const double sigma = defaultBlur(stream.field.width());
    return DisplayBlur(grid, grid, sigma, sigma)(countMap(grid, points)) / stream.rate_hz;
}

EventFigures eventFigures(const StreamLook& look) {
    const Events& events = look.events;
    const double seconds = std::max(look.stream.seconds(), 1e-9);
    EventFigures out;
    out.fixations_per_s = static_cast<double>(events.fixations.size()) / seconds;
    out.median_fixation_s = middleOf(events.fixations, &DetectedFixation::duration_s);
    for (const DetectedFixation& fixation : events.fixations)
        out.fixating += fixation.duration_s / seconds;
    out.saccades_per_s = static_cast<double>(events.saccades.size()) / seconds;
    out.median_amplitude_deg = middleOf(events.saccades, &DetectedSaccade::amplitude_deg);
    out.median_peak_deg_s = middleOf(events.saccades, &DetectedSaccade::peak_velocity_deg_s);
    out.blinks_per_min = 60 * static_cast<double>(events.blinks.size()) / seconds;
    out.lost = look.lost;
    return out;
}

double MainSequence::peak(double amplitude_deg) const { return vm_deg_s * (1 - std::exp(-amplitude_deg / c_deg)); }

std::optional<MainSequence> mainSequence(const Events& events) {
    std::vector<const DetectedSaccade*> used;
    for (const DetectedSaccade& saccade : events.saccades)
        if (saccade.amplitude_deg >= 1 && std::isfinite(saccade.peak_velocity_deg_s))
            used.push_back(&saccade);
    if (used.size() < 10)
        return {};
    double all = 0;
    for (const DetectedSaccade* saccade : used)
        all += saccade->peak_velocity_deg_s * saccade->peak_velocity_deg_s;
    const auto fitted = [&](double c_deg) { // Vm is linear once C is known
        double both = 0, squares = 0;
        for (const DetectedSaccade* saccade : used) {
            const double shape = 1 - std::exp(-saccade->amplitude_deg / c_deg);
            both += shape * saccade->peak_velocity_deg_s;
            squares += shape * shape;
        }
        return std::pair(all - both * both / squares, MainSequence{both / squares, c_deg});
    };
    auto best = fitted(0.5);
    const auto search = [&](double from, double to, double factor) {
        for (double c_deg = from; c_deg <= to; c_deg *= factor)
            if (const auto other = fitted(c_deg); other.first < best.first)
                best = other;
    };
    search(0.5, 60, 1.2);
    search(best.second.c_deg / 1.2, best.second.c_deg * 1.2, 1.02);
    return best.second;
}

std::vector<double> durationShares(const Events& events, double class_s, std::size_t classes) {
    if (events.fixations.empty())
        return {};
    std::vector<double> shares(classes);
    for (const DetectedFixation& fixation : events.fixations)
        shares[std::min(static_cast<std::size_t>(fixation.duration_s / class_s), classes - 1)] +=
            1 / static_cast<double>(events.fixations.size());
    return shares;
}

} // namespace nictate
