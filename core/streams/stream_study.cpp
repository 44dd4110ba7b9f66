#include "core/streams/stream_study.h"

#include "core/errors.h"
#include "core/events/gaze_angles.h"
#include "core/files/number.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

struct View {
    double x_deg = EventParameters().field_of_view_x_deg, y_deg = EventParameters().field_of_view_y_deg;
};

/// What a stimulus without geometry spans: as the reading plan says, else a head-worn scene camera's view.
View viewOf(const ReadingPlan& plan) {
    View view;
    const std::string text = plan.value("field-deg");
    if (const std::size_t cross = text.find('x'); cross != std::string::npos) {
        DecimalSign point = DecimalSign::point;
        view = {parseNumber(text.substr(0, cross), point).value, parseNumber(text.substr(cross + 1), point).value};
    }
    return view;
}

constexpr double longest_pause_s = 60;

/// Rows in which the eye was lost before this sample.
std::size_t lostBefore(const AngularGaze& gaze, std::size_t i, double rate_hz) {
    if (i == 0)
        return 0;
    const double pause = std::min(gaze.samples[i].t_s - gaze.samples[i - 1].t_s, longest_pause_s);
    return static_cast<std::size_t>(std::max(0.0, std::round(pause * rate_hz) - 1));
}

/// Counts them for a whole study, before there is any.
class LostRows {
  public:
    void add(const AngularGaze& gaze, double rate_hz) {
        samples_ += gaze.samples.size();
        for (std::size_t i = 0; i < gaze.samples.size(); ++i)
            rows_ += lostBefore(gaze, i, rate_hz);
        if (rows_ > most_lost_rows + lost_rows_a_sample * samples_)
            throw MissingData("pauses in the recordings become more lost rows than the " + std::to_string(most_lost_rows) +
                              " and " + std::to_string(lost_rows_a_sample) +
                              " a sample that there may be; check the unit of times, or leave out what lies between");
    }

  private:
    std::size_t rows_ = 0, samples_ = 0;
};

/// A row for every sample; a pause becomes lost rows.
std::vector<Direction> rowsOf(const AngularGaze& gaze, double rate_hz) {
    std::vector<Direction> rows;
    rows.reserve(gaze.samples.size());
    for (std::size_t i = 0; i < gaze.samples.size(); ++i) {
        rows.resize(rows.size() + lostBefore(gaze, i, rate_hz));
        rows.push_back({gaze.samples[i].x_deg, gaze.samples[i].y_deg});
    }
    return rows;
}

/// A rate that was counted from times is a little different for everybody, which would tell them apart: trackers' usual one where
/// that is near, else whole.
double nominalRate(double counted_hz) {
    constexpr double near = 0.04;
    for (double usual : {25, 30, 50, 60, 90, 100, 120, 125, 150, 200, 240, 250, 300, 500, 600, 1000, 1200, 2000})
        if (std::abs(counted_hz / usual - 1) < near)
            return usual;
    return counted_hz < 1 ? counted_hz : std::round(counted_hz);
}

std::size_t taskOf(std::vector<StreamTask>& tasks, const StreamTask& task) {
    const auto found = std::find(tasks.begin(), tasks.end(), task);
    if (found != tasks.end())
        return static_cast<std::size_t>(found - tasks.begin());
    tasks.push_back(task);
    return tasks.size() - 1;
}

} // namespace

StreamStudy streamStudy(const Dataset& dataset, const std::vector<std::size_t>& included) {
    StreamStudy study;
    study.participants = static_cast<int>(included.size());
    const View view = viewOf(dataset.plan);
    EventParameters angles;
    angles.field_of_view_x_deg = view.x_deg;
    angles.field_of_view_y_deg = view.y_deg;
    LostRows lost;
    for (const Recording& recording : dataset.recordings) {
        if (recording.samples.empty() || std::count(included.begin(), included.end(), recording.participant) == 0)
            continue;
        const Stimulus& stimulus = dataset.stimuli.at(recording.stimulus);
        if (stimulus.width_px <= 0 || stimulus.height_px <= 0 || !(view.x_deg > 0 && view.y_deg > 0))
            throw MissingData("gaze on " + stimulus.id + " has no size in degrees; give the stimulus' size and viewing geometry");
        const AngularGaze gaze = angularGaze(recording, stimulus, angles);
        GazeStream stream{recording.participant, 0, recording.sampling_rate_hz, GazeField(stimulus, view.x_deg, view.y_deg), {}};
        if (!(stream.rate_hz > 0))
            stream.rate_hz = gaze.step_s > 0 ? 1 / gaze.step_s : 1;
        stream.rate_hz = nominalRate(stream.rate_hz);
        lost.add(gaze, stream.rate_hz);
        stream.rows = rowsOf(gaze, stream.rate_hz);
        if (stream.rows.empty())
            continue;
        stream.task = taskOf(study.tasks, {recording.stimulus, recording.condition});
        study.streams.push_back(std::move(stream));
    }
    if (study.streams.empty())
        throw MissingData("nobody included has a recording with gaze samples");
    return study;
}

AngularGaze angularGaze(const GazeStream& stream) {
    AngularGaze gaze;
    gaze.step_s = 1 / stream.rate_hz;
    gaze.samples.resize(stream.rows.size());
    for (std::size_t i = 0; i < stream.rows.size(); ++i) {
        gaze.samples[i].t_s = static_cast<double>(i) / stream.rate_hz;
        if (stream.rows[i].seen()) {
            gaze.samples[i].x_deg = stream.rows[i].yaw;
            gaze.samples[i].y_deg = stream.rows[i].pitch;
        }
    }
    return gaze;
}

StreamStudy onlyStream(const StreamStudy& study, std::size_t stream) { return {1, study.tasks, {study.streams.at(stream)}}; }

} // namespace nictate
