#include "core/domains/gaze/gaze_events.h"

#include "core/compute/parallel.h"

#include <cmath>
#include <numbers>

namespace nictate {

namespace {

FixationModel modelOf(const GazeStream& stream, std::size_t first, std::size_t last) {
    FixationModel model;
    double count = 0;
    const double reference = stream.rows[first].yaw;
    auto yaw = [&](const Direction& row) {
        return stream.field.allAround() ? reference + wrapped(row.yaw - reference) : row.yaw;
    };
    for (std::size_t i = first; i <= last; ++i)
        if (stream.rows[i].seen()) {
            model.x += yaw(stream.rows[i]);
            model.y += stream.rows[i].pitch;
            ++count;
        }
    model.x /= count;
    model.y /= count;
    for (std::size_t i = first; i <= last; ++i)
        if (stream.rows[i].seen()) {
            model.sx += (yaw(stream.rows[i]) - model.x) * (yaw(stream.rows[i]) - model.x) / count;
            model.sy += (stream.rows[i].pitch - model.y) * (stream.rows[i].pitch - model.y) / count;
        }
    model.sx = std::sqrt(model.sx);
    model.sy = std::sqrt(model.sy);
    if (stream.field.allAround())
        model.x = wrapped(model.x);
    return model;
}

} // namespace

double sphereDistance(const Direction& a, const Direction& b) {
    constexpr double degree = std::numbers::pi / 180;
    const double pitch = std::sin((b.pitch - a.pitch) * degree / 2), yaw = std::sin((b.yaw - a.yaw) * degree / 2);
    const double h = pitch * pitch + std::cos(a.pitch * degree) * std::cos(b.pitch * degree) * yaw * yaw;
    return 2 / degree * std::asin(std::min(1.0, std::sqrt(h)));
}

StreamEvents streamEvents(const GazeStream& stream) {
    const Events events = detectEvents(angularGaze(stream), {}, {});
    auto row = [&](double t_s) { return static_cast<std::size_t>(std::lround(t_s * stream.rate_hz)); };
    StreamEvents out;
    out.rate_hz = stream.rate_hz;
    for (const DetectedFixation& fixation : events.fixations) {
        const std::size_t first = row(fixation.start_s), last = row(fixation.start_s + fixation.duration_s);
        out.fixations.push_back({first, last, modelOf(stream, first, last)});
    }
    for (const DetectedSaccade& saccade : events.saccades) {
        SaccadeRows rows{row(saccade.start_s), row(saccade.start_s + saccade.duration_s), saccade.amplitude_deg, {}};
        std::size_t before = rows.first;
        for (std::size_t i = rows.first + 1; i <= rows.last; ++i)
            if (stream.rows[i].seen()) { // a lost row between two steps belongs to the longer one
                const double speed =
                    sphereDistance(stream.rows[before], stream.rows[i]) * stream.rate_hz / static_cast<double>(i - before);
                rows.speeds.insert(rows.speeds.end(), i - before, speed);
                before = i;
            }
        out.saccades.push_back(std::move(rows));
    }
    return out;
}

std::vector<StreamEvents> streamEvents(const GazeStudy& study) {
    std::vector<StreamEvents> out(study.streams.size());
    parallelRows(
        static_cast<Eigen::Index>(out.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                out[i] = streamEvents(study.streams[i]);
        },
        4);
    return out;
}

} // namespace nictate
