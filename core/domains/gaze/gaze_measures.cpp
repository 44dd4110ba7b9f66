#include "core/domains/gaze/gaze_measures.h"

#include "core/compute/median.h"
#include "core/compute/parallel.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/metrics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr double blur_deg = 2.5;

GazeMetric metricOf(const GazeStream& stream) { return stream.field.allAround() ? GazeMetric::cylinder : GazeMetric::plane; }

GazeMap heatmapOf(const GazeStudy& study, std::size_t task, const Grid& grid, const DisplayBlur& blur) {
    GazeMap counts = GazeMap::Zero(grid.height, grid.width);
    for (const GazeStream& stream : study.streams)
        if (stream.task == task)
            for (const Direction& row : stream.rows) {
                const GazeField::Pixel at = stream.field.pixel(row);
                if (std::isnan(at.x))
                    continue;
                const auto x = std::min(static_cast<Eigen::Index>(at.x / grid.cellWidth()), counts.cols() - 1);
                const auto y = std::min(static_cast<Eigen::Index>(at.y / grid.cellHeight()), counts.rows() - 1);
                counts(y, x) += 1;
            }
    return blur(counts);
}

} // namespace

std::optional<double> gazeRmse(const GazeStream& original, const GazeStream& released) {
    const GazeMetric metric = metricOf(original);
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < std::min(original.rows.size(), released.rows.size()); ++i)
        if (original.rows[i].seen() && released.rows[i].seen()) {
            const double away = distance(metric, original.field.clamped(original.rows[i]), released.rows[i]);
            sum += away * away;
            ++count;
        }
    return count > 0 ? std::optional(std::sqrt(sum / static_cast<double>(count))) : std::nullopt;
}

double medianRmse(const GazeStudy& original, const GazeStudy& released) {
    std::vector<double> all;
    for (std::size_t i = 0; i < original.streams.size(); ++i)
        if (const auto one = gazeRmse(original.streams[i], released.streams[i]))
            all.push_back(*one);
    return upperMedian(std::move(all));
}

GazeStudy centreOf(const GazeStudy& original) {
    GazeStudy centre = original;
    for (GazeStream& stream : centre.streams)
        std::fill(stream.rows.begin(), stream.rows.end(), Direction{0, 0});
    return centre;
}

double centreRmse(const GazeStudy& original) { return medianRmse(original, centreOf(original)); }

std::optional<double> centreRmse(const GazeStream& original) {
    GazeStream centre = original;
    std::fill(centre.rows.begin(), centre.rows.end(), Direction{0, 0});
    return gazeRmse(original, centre);
}

bool worseThanCentre(double rmse_deg, double centre_rmse_deg) { return rmse_deg > 1.001 * centre_rmse_deg; }

double hoursOfGaze(const GazeStudy& study) {
    double seconds = 0;
    for (const GazeStream& stream : study.streams)
        seconds += stream.seconds();
    return seconds / 3600;
}

double heatmapCC(const GazeStudy& original, const GazeStudy& released) {
    double sum = 0;
    std::size_t tasks = 0;
    for (std::size_t task = 0; task < original.tasks.size(); ++task) {
        const auto first = std::find_if(original.streams.begin(), original.streams.end(),
                                        [&](const GazeStream& stream) { return stream.task == task; });
        if (first == original.streams.end())
            continue;
        const GazeField& field = first->field;
        const Grid grid = displayGrid(field.width(), field.height());
        const double blur_px = field.pixel({blur_deg, 0}).x - field.width() / 2;
        const DisplayBlur blur(grid, grid, blur_px, blur_px);
        sum += correlationCC(heatmapOf(original, task, grid, blur), heatmapOf(released, task, grid, blur));
        ++tasks;
    }
    return tasks > 0 ? sum / static_cast<double>(tasks) : 0;
}

double recordingLinkage(const GazeStudy& original, const GazeStudy& released, std::size_t rows) {
    std::vector<int> right(released.streams.size());
    parallelRows(
        static_cast<Eigen::Index>(released.streams.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                double least = std::numeric_limits<double>::infinity();
                std::size_t nearest = released.streams.size();
                const GazeStream& mine = released.streams[i];
                for (std::size_t j = 0; j < original.streams.size(); ++j) {
                    const GazeStream& other = original.streams[j];
                    if (other.task != mine.task)
                        continue;
                    const std::size_t common = std::min(mine.rows.size(), other.rows.size());
                    const std::size_t step = std::max<std::size_t>(1, common / std::max<std::size_t>(rows, 1));
                    double sum = 0, count = 0;
                    for (std::size_t t = 0; t < common; t += step)
                        if (mine.rows[t].seen() && other.rows[t].seen()) {
                            const double away = distance(metricOf(mine), mine.rows[t], other.rows[t]);
                            sum += away * away;
                            ++count;
                        }
                    if (count > 0 && sum / count < least) {
                        least = sum / count;
                        nearest = j;
                    }
                }
                right[i] = nearest == i ? 1 : 0;
            }
        },
        4);
    double sum = 0;
    for (int one : right)
        sum += one;
    return right.empty() ? 0 : sum / static_cast<double>(right.size());
}

std::vector<Events> detectedEvents(const GazeStudy& study) {
    std::vector<Events> out(study.streams.size());
    parallelRows(
        static_cast<Eigen::Index>(out.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                out[i] = detectEvents(angularGaze(study.streams[i]), {}, {});
        },
        1);
    return out;
}

EventStatistics eventStatistics(const GazeStudy& study, const std::vector<bool>& chosen) {
    return eventStatistics(study, detectedEvents(study), chosen);
}

EventStatistics eventStatistics(const GazeStudy& study, const std::vector<Events>& events, const std::vector<bool>& chosen) {
    EventStatistics out;
    double seconds = 0, rows = 0, lost = 0, saccades = 0;
    std::vector<double> amplitudes;
    std::vector<std::vector<double>> peaks(4);
    for (std::size_t i = 0; i < study.streams.size(); ++i) {
        if (!chosen.empty() && !chosen[i])
            continue;
        const GazeStream& stream = study.streams[i];
        seconds += stream.seconds();
        rows += static_cast<double>(stream.rows.size());
        lost += static_cast<double>(
            std::count_if(stream.rows.begin(), stream.rows.end(), [](const Direction& row) { return !row.seen(); }));
        for (const DetectedFixation& fixation : events[i].fixations)
            out.durations_s.push_back(fixation.duration_s);
        for (const DetectedSaccade& saccade : events[i].saccades) {
            if (std::round(saccade.duration_s * stream.rate_hz) < 2)
                continue;
            ++saccades;
            amplitudes.push_back(saccade.amplitude_deg);
            for (std::size_t bin = 0; bin < peaks.size(); ++bin)
                if (saccade.amplitude_deg >= std::ldexp(2, static_cast<int>(bin)) &&
                    saccade.amplitude_deg < (bin == 3 ? 30 : std::ldexp(4, static_cast<int>(bin))))
                    peaks[bin].push_back(saccade.peak_velocity_deg_s);
        }
    }
    std::sort(out.durations_s.begin(), out.durations_s.end());
    out.fixations_per_s = seconds > 0 ? static_cast<double>(out.durations_s.size()) / seconds : 0;
    out.median_fixation_s = upperMedian(out.durations_s);
    out.saccades_per_s = seconds > 0 ? saccades / seconds : 0;
    out.median_amplitude_deg = upperMedian(std::move(amplitudes));
    for (std::vector<double>& bin : peaks)
        out.peaks.push_back(upperMedian(std::move(bin)));
    out.lost = rows > 0 ? lost / rows : 0;
    return out;
}

double kolmogorovSmirnov(const std::vector<double>& a, const std::vector<double>& b) {
    if (a.empty() || b.empty())
        return a.empty() == b.empty() ? 0 : 1;
    double most = 0;
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        const double value = std::min(a[i], b[j]);
        while (i < a.size() && a[i] == value)
            ++i;
        while (j < b.size() && b[j] == value)
            ++j;
        most = std::max(most, std::abs(static_cast<double>(i) / static_cast<double>(a.size()) -
                                       static_cast<double>(j) / static_cast<double>(b.size())));
    }
    return most;
}

} // namespace nictate
