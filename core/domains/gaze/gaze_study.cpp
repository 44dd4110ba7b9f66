#include "core/domains/gaze/gaze_study.h"

#include "core/errors.h"
#include "core/events/gaze_angles.h"
#include "core/files/number.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

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

/// Rows in which the eye was lost: in a pause, and before a sample.
std::size_t lostIn(double pause_s, double rate_hz) {
    return static_cast<std::size_t>(std::max(0.0, std::round(std::min(pause_s, longest_pause_s) * rate_hz) - 1));
}
std::size_t lostBefore(const AngularGaze& gaze, std::size_t i, double rate_hz) {
    return i == 0 ? 0 : lostIn(gaze.samples[i].t_s - gaze.samples[i - 1].t_s, rate_hz);
}

/// Counts them for a whole study, before there is any.
class LostRows {
  public:
    void add(const AngularGaze& gaze, double rate_hz) {
        samples_ += gaze.samples.size();
        for (std::size_t i = 0; i < gaze.samples.size(); ++i)
            rows_ += lostBefore(gaze, i, rate_hz);
        if (rows_ > most_lost_rows + lost_rows_a_sample * samples_)
            throw MissingData(
                Text("pauses in the recordings become more lost rows than the %1 and %2 a sample that there may be; "
                     "check the unit of times, or leave out what lies between",
                     most_lost_rows, lost_rows_a_sample));
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

std::size_t taskOf(std::vector<GazeTask>& tasks, const GazeTask& task) {
    const auto found = std::find(tasks.begin(), tasks.end(), task);
    if (found != tasks.end())
        return static_cast<std::size_t>(found - tasks.begin());
    tasks.push_back(task);
    return tasks.size() - 1;
}

/// Reads a dataset's recordings as streams.
class StreamReader {
  public:
    StreamReader(const Dataset& dataset, const std::vector<std::size_t>& included)
        : dataset_(dataset), included_(included.begin(), included.end()), view_(viewOf(dataset.frame.reading)) {
        angles_.field_of_view_x_deg = view_.x_deg;
        angles_.field_of_view_y_deg = view_.y_deg;
    }

    bool reads(const Recording& recording) const {
        return !recording.samples.empty() && included_.contains(recording.participant);
    }

    GazeField fieldOf(std::size_t stimulus) const {
        const Stimulus& seen = dataset_.stimuli.at(stimulus);
        if (seen.width_px <= 0 || seen.height_px <= 0 || !(view_.x_deg > 0 && view_.y_deg > 0))
            throw MissingData(Text("gaze on %1 has no size in degrees; give the stimulus' size and viewing geometry", seen.id));
        return GazeField(seen, view_.x_deg, view_.y_deg);
    }

    AngularGaze gazeOf(const Recording& recording) const {
        return angularGaze(recording, dataset_.stimuli.at(recording.stimulus), angles_);
    }

    /// As it was recorded.
    GazeStream streamOf(const Recording& recording, LostRows& lost) const {
        GazeStream stream{recording.participant, 0, recording.sampling_rate_hz, fieldOf(recording.stimulus), {}};
        const AngularGaze gaze = gazeOf(recording);
        if (!(stream.rate_hz > 0))
            stream.rate_hz = gaze.step_s > 0 ? 1 / gaze.step_s : 1;
        stream.rate_hz = nominalRate(stream.rate_hz);
        lost.add(gaze, stream.rate_hz);
        stream.rows = rowsOf(gaze, stream.rate_hz);
        return stream;
    }

    /// Laid on a task's grid: row i is the sample nearest to i/rate seconds after the first, where one is as near as half a row
    /// of the grid or of the recording, whichever is longer.
    void layOnGrid(const Recording& recording, GazeStream& stream) const {
        const AngularGaze gaze = gazeOf(recording);
        const double reach = std::max(0.5 / stream.rate_hz, gaze.step_s / 2) * (1 + 1e-9);
        std::size_t at = 0;
        for (std::size_t row = 0; row < stream.rows.size() && !gaze.samples.empty(); ++row) {
            const double t = gaze.samples.front().t_s + static_cast<double>(row) / stream.rate_hz;
            while (at + 1 < gaze.samples.size() && std::abs(gaze.samples[at + 1].t_s - t) <= std::abs(gaze.samples[at].t_s - t))
                ++at;
            if (std::abs(gaze.samples[at].t_s - t) <= reach)
                stream.rows[row] = {gaze.samples[at].x_deg, gaze.samples[at].y_deg};
        }
    }

    const std::set<std::size_t>& included() const { return included_; }

  private:
    const Dataset& dataset_;
    std::set<std::size_t> included_;
    View view_;
    EventParameters angles_;
};

constexpr double most_rows = 5e7; ///< of a stream on a grid that somebody declared

/// Of everybody who has the task by the frame. Nothing where somebody has several recordings of one: no frame says how many.
std::optional<GazeStudy> studyOnGrid(const Dataset& dataset, const StreamReader& reader, const PublicFrame& frame) {
    // mutant gaze-length-of-the-longest, gaze-rate-of-the-fastest
    if (!isSettled(frame.rates_hz.origin) || !isSettled(frame.lengths_s.origin))
        return {};
    std::map<std::pair<std::size_t, GazeTask>, const Recording*> recordings;
    for (const Recording& recording : dataset.recordings)
        if (reader.reads(recording) &&
            !recordings.try_emplace({recording.participant, {recording.stimulus, recording.condition}}, &recording).second)
            return {};
    GazeStudy study;
    for (std::size_t i = 0; i < frame.tasks.value.size(); ++i) {
        const FrameTask& said = frame.tasks.value[i];
        const double rate = frame.rates_hz.value.at(i), rows = std::round(rate * frame.lengths_s.value.at(i));
        if (!(rate > 0 && rows >= 1))
            continue;
        if (rows > most_rows)
            throw InvalidParameter("length", std::to_string(frame.lengths_s.value[i]),
                                   Text("at most 50000000 rows of a recording at %1 Hz", std::to_string(rate)));
        const GazeTask task{stimulusIndex(dataset, said.stimulus), said.condition};
        for (const std::size_t person : reader.included()) {
            const std::string& id = dataset.participants[person].id;
            if (!said.people.empty() && std::find(said.people.begin(), said.people.end(), id) == said.people.end())
                continue;
            GazeStream stream{person, study.tasks.size(), rate, reader.fieldOf(task.stimulus), {}};
            stream.rows.resize(static_cast<std::size_t>(rows));
            if (const auto found = recordings.find({person, task}); found != recordings.end()) {
                reader.layOnGrid(*found->second, stream);
                stream.recording = static_cast<std::size_t>(found->second - dataset.recordings.data());
            }
            study.streams.push_back(std::move(stream));
        }
        study.tasks.push_back(task);
    }
    if (study.streams.empty()) // no rate is known
        return {};
    return study;
}

} // namespace

GazeStudy gazeStudy(const Dataset& dataset, const std::vector<std::size_t>& included, const PublicFrame& frame) {
    const StreamReader reader(dataset, included);
    GazeStudy study;
    if (std::optional<GazeStudy> on_grid = studyOnGrid(dataset, reader, frame))
        study = std::move(*on_grid);
    else {
        study.public_grid = false;
        LostRows lost;
        for (const Recording& recording : dataset.recordings) {
            if (!reader.reads(recording))
                continue;
            GazeStream stream = reader.streamOf(recording, lost);
            if (stream.rows.empty())
                continue;
            stream.task = taskOf(study.tasks, {recording.stimulus, recording.condition});
            stream.recording = static_cast<std::size_t>(&recording - dataset.recordings.data());
            study.streams.push_back(std::move(stream));
        }
    }
    study.participants = static_cast<int>(included.size());
    if (study.streams.empty())
        throw MissingData(Text("nobody included has a recording with gaze samples"));
    return study;
}

GazeStudy gazeStudy(const Dataset& dataset, const std::vector<std::size_t>& included) {
    return gazeStudy(dataset, included, dataset.frame);
}

std::vector<double> rowTimes(const GazeStudy& study, const GazeStream& stream, const Recording& recording) {
    std::vector<double> times;
    for (const Sample& sample : recording.samples)
        if (std::isfinite(sample.t_ms))
            times.push_back(sample.t_ms);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    std::vector<double> rows;
    rows.reserve(stream.rows.size());
    for (std::size_t i = 0; i < times.size() && !study.public_grid; ++i) {
        const std::size_t lost = i == 0 ? 0 : lostIn((times[i] - times[i - 1]) / 1000, stream.rate_hz);
        for (std::size_t k = 1; k <= lost; ++k)
            rows.push_back(times[i - 1] + (times[i] - times[i - 1]) * static_cast<double>(k) / static_cast<double>(lost + 1));
        rows.push_back(times[i]);
    }
    const double first = times.empty() ? missing : times.front();
    while (rows.size() < stream.rows.size()) // of a grid that was declared
        rows.push_back(first + 1000 * static_cast<double>(rows.size()) / stream.rate_hz);
    return rows;
}

GazeStream filled(GazeStream stream) {
    Direction last{0, 0};
    for (Direction& row : stream.rows)
        row = last = row.seen() ? row : last;
    return stream;
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

GazeOutlines outlinesOf(const GazeStudy& study) {
    GazeOutlines outlines{study.participants, study.tasks.size(), {}, study.public_grid};
    for (const GazeStream& stream : study.streams)
        outlines.streams.push_back({stream.participant, stream.task, stream.rate_hz, stream.field, stream.rows.size()});
    return outlines;
}

} // namespace nictate
