#include "core/analysis/data_quality.h"

#include "core/compute/median.h"
#include "core/events/gaze_angles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr double quality_window_s = 0.2;
constexpr double clock_rounding_s = 1e-9;
constexpr double longest_interval = 2.5; ///< in median ones
constexpr std::size_t least_in_window = 3;
const double bcea_factor = -2 * std::numbers::pi * std::log(1 - 0.682);

using Run = std::span<const AngularSample>;

bool hasGaze(const AngularSample& sample) { return !std::isnan(sample.x_deg); }

bool anyEyeSeen(const Sample& sample) {
    return !(std::isnan(sample.gaze.x_px) || std::isnan(sample.gaze.y_px)) ||
           !(std::isnan(sample.second.x_px) || std::isnan(sample.second.y_px));
}

/// Sums over the samples of a window that moves along a run, from the run's first sample on, where they stay small.
class MovingEllipse {
  public:
    explicit MovingEllipse(const AngularSample& origin) : x0_(origin.x_deg), y0_(origin.y_deg) {}
    void add(const AngularSample& sample) { count(sample, 1); }
    void remove(const AngularSample& sample) { count(sample, -1); }
    double bcea() const {
        const double xx = xx_ - x_ * x_ / n_, yy = yy_ - y_ * y_ / n_, xy = xy_ - x_ * y_ / n_;
        return bcea_factor * std::sqrt(std::max(0.0, xx * yy - xy * xy)) / (n_ - 1);
    }

  private:
    void count(const AngularSample& sample, double sign) {
        const double x = sample.x_deg - x0_, y = sample.y_deg - y0_;
        n_ += sign;
        x_ += sign * x;
        y_ += sign * y;
        xx_ += sign * x * x;
        yy_ += sign * y * y;
        xy_ += sign * x * y;
    }

    double x0_, y0_, n_ = 0, x_ = 0, y_ = 0, xx_ = 0, yy_ = 0, xy_ = 0;
};

/// What the windows of all runs of a recording say.
struct OfWindows {
    std::vector<double> rms, bcea;

    void addRun(const AngularGaze& gaze, Run run) {
        const std::vector<double> steps = gaze.steps(run);
        MovingEllipse ellipse(run.front());
        double squares = 0; // of the steps within the window
        std::size_t end = 0;
        for (std::size_t begin = 0; begin < run.size(); ++begin) {
            for (const double until = run[begin].t_s + quality_window_s - clock_rounding_s;
                 end < run.size() && run[end].t_s < until; ++end) {
                ellipse.add(run[end]);
                if (end > begin)
                    squares += steps[end - 1] * steps[end - 1];
            }
            if (run.back().t_s + gaze.step_s < run[begin].t_s + quality_window_s - clock_rounding_s)
                return; // no whole window any more
            if (const std::size_t n = end - begin; n >= least_in_window) {
                rms.push_back(std::sqrt(std::max(0.0, squares) / static_cast<double>(n - 1)));
                bcea.push_back(ellipse.bcea());
            }
            ellipse.remove(run[begin]);
            if (begin + 1 < end)
                squares -= steps[begin] * steps[begin];
        }
    }
};

OfWindows ofWindows(const AngularGaze& gaze) {
    OfWindows all;
    const std::vector<AngularSample>& samples = gaze.samples;
    for (std::size_t begin = 0, end = 0; begin < samples.size(); begin = end) {
        end = begin + 1;
        if (!hasGaze(samples[begin]))
            continue;
        while (end < samples.size() && hasGaze(samples[end]) &&
               samples[end].t_s - samples[end - 1].t_s <= longest_interval * gaze.step_s)
            ++end;
        all.addRun(gaze, Run(samples).subspan(begin, end - begin));
    }
    return all;
}

void takeClock(const Recording& recording, DataQuality& quality) {
    std::vector<double> times, intervals;
    for (const Sample& sample : recording.samples)
        if (std::isfinite(sample.t_ms))
            times.push_back(sample.t_ms);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    for (std::size_t i = 1; i < times.size(); ++i)
        intervals.push_back(times[i] - times[i - 1]);
    if (intervals.size() < 2)
        return;
    const double mean = (times.back() - times.front()) / static_cast<double>(intervals.size());
    double squares = 0;
    for (const double each : intervals)
        squares += (each - mean) * (each - mean);
    quality.jitter_ms = std::sqrt(squares / static_cast<double>(intervals.size() - 1));
    quality.rate_hz = 1000 / median(std::move(intervals));
}

/// The mean of one figure over the recordings of a person that have it.
double meanOf(const std::vector<const DataQuality*>& recordings, double DataQuality::*figure) {
    double sum = 0, count = 0;
    for (const DataQuality* each : recordings)
        if (!std::isnan(each->*figure)) {
            sum += each->*figure;
            ++count;
        }
    return count > 0 ? sum / count : missing;
}

DataQuality qualityOfPerson(const std::vector<const DataQuality*>& recordings) {
    DataQuality person;
    for (const QualityFigure& figure : qualityFigures())
        person.*figure.value = meanOf(recordings, figure.value);
    double lost = 0;
    for (const DataQuality* each : recordings) {
        person.validation_max_deg =
            std::fmax(person.validation_max_deg, each->validation_max_deg); // of NaN and a number the number
        person.samples += each->samples;
        lost += each->samples > 0 ? each->loss * static_cast<double>(each->samples) : 0;
    }
    person.loss = person.samples > 0 ? lost / static_cast<double>(person.samples) : missing;
    return person;
}

} // namespace

DataQuality dataQuality(const Recording& recording, const Stimulus& stimulus, bool in_degrees) {
    DataQuality quality;
    quality.validation_mean_deg = recording.validation_mean_deg;
    quality.validation_max_deg = recording.validation_max_deg;
    quality.samples = recording.samples.size();
    if (recording.samples.empty())
        return quality;
    const auto seen = std::count_if(recording.samples.begin(), recording.samples.end(), anyEyeSeen);
    quality.loss = 1 - static_cast<double>(seen) / static_cast<double>(quality.samples);
    Stimulus screen = stimulus;
    if (!in_degrees)
        screen.geometry.reset();
    EventParameters no_guess; // of a field of view
    no_guess.field_of_view_x_deg = 0;
    const AngularGaze gaze = angularGaze(recording, screen, no_guess);
    takeClock(recording, quality);
    OfWindows windows = ofWindows(gaze);
    if (!windows.rms.empty()) {
        quality.rms_s2s = median(std::move(windows.rms));
        quality.bcea = median(std::move(windows.bcea));
    }
    return quality;
}

StudyQuality studyQuality(const Dataset& study, const Progress& progress) {
    StudyQuality all;
    all.in_degrees = !study.stimuli.empty() && std::all_of(study.stimuli.begin(), study.stimuli.end(),
                                                           [](const Stimulus& each) { return each.geometry.has_value(); });
    all.recordings.reserve(study.recordings.size());
    std::vector<std::vector<const DataQuality*>> recordings_of(study.participants.size());
    for (const Recording& recording : study.recordings) {
        progress(static_cast<double>(all.recordings.size()) / static_cast<double>(study.recordings.size()));
        all.recordings.push_back(dataQuality(recording, study.stimuli[recording.stimulus], all.in_degrees));
        recordings_of[recording.participant].push_back(&all.recordings.back());
    }
    for (const auto& recordings : recordings_of)
        all.people.push_back(qualityOfPerson(recordings));
    return all;
}

const std::vector<QualityFigure>& qualityFigures() {
    static const std::vector<QualityFigure> figures = {
        {"loss", Text("loss"), "%", 1, &DataQuality::loss, &QualityLimits::loss},
        {"rms_s2s", Text("RMS-S2S"), "°", 3, &DataQuality::rms_s2s, &QualityLimits::rms_s2s},
        {"bcea", Text("BCEA"), "°²", 4, &DataQuality::bcea, &QualityLimits::bcea},
        {"sampling_rate", Text("rate"), "Hz", 1, &DataQuality::rate_hz, nullptr},
        {"jitter", Text("jitter"), "ms", 2, &DataQuality::jitter_ms, &QualityLimits::jitter_ms},
        {"validation_mean", Text("validation error"), "deg", 2, &DataQuality::validation_mean_deg,
         &QualityLimits::validation_deg},
        {"validation_max", Text("largest validation error"), "deg", 2, &DataQuality::validation_max_deg, nullptr}};
    return figures;
}

Text unitOf(const QualityFigure& figure, bool in_degrees) {
    if (figure.unit == "deg") // whatever the unit of the others
        return Text("°");
    if (in_degrees || (figure.unit != "°" && figure.unit != "°²"))
        return figure.unit;
    return figure.unit == "°" ? Text("px") : Text("px²");
}

std::string_view columnUnitOf(const QualityFigure& figure, bool in_degrees) {
    for (const auto& [unit, column] : {std::pair("%", ""), std::pair("°", "deg"), std::pair("°²", "deg2"), std::pair("px", "px"),
                                       std::pair("px²", "px2"), std::pair("Hz", "hz")})
        if (unitOf(figure, in_degrees) == unit)
            return column;
    return figure.unit;
}

int decimalsOf(const QualityFigure& figure, bool in_degrees) {
    const bool in_pixels = !in_degrees && (figure.unit == "°" || figure.unit == "°²");
    return in_pixels ? 1 : figure.decimals;
}

bool isBeyond(const QualityFigure& figure, const DataQuality& quality, const QualityLimits& limits) {
    return figure.limit && (limits.*figure.limit).has_value() && quality.*figure.value > *(limits.*figure.limit);
}

FeatureSet qualityFeatures(const StudyQuality& quality) {
    FeatureSet set;
    set.names = quality.in_degrees ? std::vector<std::string>{"loss", "rms_s2s_deg", "bcea_deg2"}
                                   : std::vector<std::string>{"loss", "rms_s2s_px", "bcea_px2"};
    for (std::size_t i = 0; i < quality.people.size(); ++i) {
        const DataQuality& person = quality.people[i];
        if (person.samples == 0)
            continue;
        FeatureTable table{i, "", Eigen::MatrixXd(1, 3)};
        table.values << person.loss, person.rms_s2s, person.bcea;
        set.tables.push_back(std::move(table));
    }
    return set;
}

} // namespace nictate
