#include "core/data/gaze_map.h"

#include "core/data/fixation_clock.h"

#include <algorithm>
#include <cmath>

namespace nictate {

bool ObserverPoints::operator==(const ObserverPoints& other) const {
    auto same = [](GazePoint a, GazePoint b) {
        const bool then = a.since == b.since || (std::isnan(a.since) && std::isnan(b.since));
        return a.x_px == b.x_px && a.y_px == b.y_px && then;
    };
    return offsets == other.offsets && std::equal(points.begin(), points.end(), other.points.begin(), other.points.end(), same);
}

namespace {

class Collector {
  public:
    Collector(const Stimulus& stimulus, ObserverPoints& out)
        : width_(static_cast<float>(stimulus.width_px)), height_(static_cast<float>(stimulus.height_px)), out_(out) {}

    void add(double x, double y, double since) {
        GazePoint point{static_cast<float>(x), static_cast<float>(y), static_cast<float>(since)};
        bool on = point.x_px >= 0 && point.y_px >= 0 && point.x_px < width_ && point.y_px < height_; // false for NaN
        if (on)
            out_.points.push_back(point);
        else
            ++out_.dropped;
    }

  private:
    float width_, height_;
    ObserverPoints& out_;
};

/// Where one sample looked: the mean of the eyes that were seen.
EyeSample combined(const Sample& sample) {
    if (std::isnan(sample.second.x_px))
        return sample.gaze;
    if (std::isnan(sample.gaze.x_px))
        return sample.second;
    return {(sample.gaze.x_px + sample.second.x_px) / 2, (sample.gaze.y_px + sample.second.y_px) / 2, missing};
}

void addFixations(const Recording& recording, GazeClock clock, Collector& collector, ObserverPoints& out) {
    FixationClock times(recording);
    int before = 0;
    for (const Fixation& fixation : recording.fixations)
        if (countsInMap(recording, fixation)) {
            const double since = times.since(fixation);
            collector.add(fixation.x_px, fixation.y_px, clock == GazeClock::time ? since : before);
            ++before;
        }
    ++out.recordings;
    out.recordings_without_times += before > 0 && !times.timed();
}

void addSamples(const Recording& recording, Collector& collector) {
    const double onset = FixationClock(recording).onset();
    for (const Sample& sample : recording.samples) {
        EyeSample gaze = combined(sample);
        if (!std::isnan(gaze.x_px) && !std::isnan(gaze.y_px)) // a lost eye is not off-screen gaze
            collector.add(gaze.x_px, gaze.y_px, sample.t_ms - onset);
    }
}

} // namespace

ObserverPoints collectPoints(const Dataset& dataset, std::size_t stimulus, const std::vector<std::size_t>& included,
                             GazeSource source, GazeClock clock) {
    requireFixedPlaces(dataset.stimuli.at(stimulus));
    std::vector<std::vector<const Recording*>> by_participant(dataset.participants.size());
    for (const Recording& recording : dataset.recordings)
        if (recording.stimulus == stimulus)
            by_participant[recording.participant].push_back(&recording);

    ObserverPoints out;
    out.offsets.reserve(included.size() + 1);
    Collector collector(dataset.stimuli.at(stimulus), out);
    for (std::size_t participant : included) {
        for (const Recording* recording : by_participant.at(participant))
            if (source == GazeSource::fixations)
                addFixations(*recording, clock, collector, out);
            else
                addSamples(*recording, collector);
        out.offsets.push_back(out.points.size());
    }
    return out;
}

ObserverPoints replicate(const ObserverPoints& points, int times) {
    ObserverPoints out;
    for (int copy = 0; copy < times; ++copy)
        for (std::size_t i = 0; i < points.observers(); ++i) {
            auto own = points.of(i);
            out.points.insert(out.points.end(), own.begin(), own.end());
            out.offsets.push_back(out.points.size());
        }
    return out;
}

int windowOf(const Grid& grid, GazePoint point) {
    if (grid.cuts.empty() || std::isnan(point.since))
        return 0;
    return static_cast<int>(std::upper_bound(grid.cuts.begin(), grid.cuts.end(), point.since) - grid.cuts.begin());
}

std::size_t cellOf(const Grid& grid, GazePoint point) {
    auto index = [](double position, double cell, int cells) {
        return static_cast<std::size_t>(std::clamp(static_cast<int>(position / cell), 0, cells - 1));
    };
    const std::size_t above = static_cast<std::size_t>(windowOf(grid, point)) * static_cast<std::size_t>(grid.height);
    return (above + index(point.y_px, grid.cellHeight(), grid.height)) * static_cast<std::size_t>(grid.width) +
           index(point.x_px, grid.cellWidth(), grid.width);
}

GazeMap countMap(const Grid& grid, std::span<const GazePoint> points) {
    GazeMap map = GazeMap::Zero(grid.rows(), grid.width);
    for (GazePoint point : points)
        map.data()[cellOf(grid, point)] += 1;
    return map;
}

} // namespace nictate
