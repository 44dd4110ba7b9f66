#include "core/streams/track_smoother.h"

#include <cmath>

namespace nictate {

namespace {

/// One axis; out[i] = mean at row i.
struct Axis {
    double centre, sd, kept; ///< kept: e^(−step/memory)
    bool wraps;

    /// The prior's middle as seen from `value`: the nearest of those a full turn apart.
    double middle(double value) const { return wraps ? centre + 360 * std::round((value - centre) / 360) : centre; }

    template <class Value, class Out>
    void smooth(const std::vector<PublishedRow>& published, std::size_t count, Value value, Out out) const {
        std::vector<double> mean(count), variance(count), predicted(count), spread(count);
        const double prior = sd * sd, fresh = (1 - kept * kept) * prior;
        double m = centre, p = prior;
        std::size_t next = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) {
                const double c = middle(m);
                m = c + kept * (m - c);
                p = kept * kept * p + fresh;
            }
            predicted[i] = m;
            spread[i] = p;
            if (next < published.size() && published[next].row == i) {
                const double b = published[next].scale_deg;
                const double gain = p / (p + 3 * b * b);
                const double off = value(published[next].at) - m;
                m += gain * (wraps ? wrapped(off) : off);
                p *= 1 - gain;
                ++next;
            }
            mean[i] = m;
            variance[i] = p;
        }
        for (std::size_t i = count; i-- > 0;) {
            if (i + 1 < count)
                mean[i] += variance[i] * kept / spread[i + 1] * (mean[i + 1] - predicted[i + 1]);
            out(i, wraps ? wrapped(mean[i]) : mean[i]);
        }
    }
};

} // namespace

std::vector<Direction> smoothTrack(const std::vector<PublishedRow>& published, std::size_t count, double rate_hz,
                                   const TrackPrior& prior) {
    std::vector<Direction> track(count);
    const double kept = std::exp(-1 / (rate_hz * prior.memory_s));
    Axis{prior.centre.yaw, prior.sd_yaw, kept, prior.wraps}.smooth(
        published, count, [](const Direction& at) { return at.yaw; }, [&](std::size_t i, double value) { track[i].yaw = value; });
    Axis{prior.centre.pitch, prior.sd_pitch, kept, false}.smooth(
        published, count, [](const Direction& at) { return at.pitch; },
        [&](std::size_t i, double value) { track[i].pitch = value; });
    return track;
}

} // namespace nictate
