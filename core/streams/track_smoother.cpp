#include "core/streams/track_smoother.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

/// One axis; out[i] = mean at row i.
struct Axis {
    double centre, sd, kept; ///< kept: e^(−step/memory)
    bool wraps;

    /// The prior's middle as seen from `value`: the nearest of those a full turn apart.
    double middle(double value) const { return wraps ? centre + 360 * std::round((value - centre) / 360) : centre; }

    /// Of what was published, in nats, up to a constant; `kept` is of one row.
    template <class Value> double logLikelihood(const std::vector<PublishedRow>& published, Value value) const {
        double m = centre, p = sd * sd, sum = 0;
        std::size_t at = published.empty() ? 0 : published.front().row;
        for (const PublishedRow& one : published) {
            const double k = std::pow(kept, static_cast<double>(one.row - at)), c = middle(m);
            at = one.row;
            m = c + k * (m - c);
            p = k * k * p + (1 - k * k) * sd * sd;
            const double off = wraps ? wrapped(value(one.at) - m) : value(one.at) - m;
            const double whole = p + 3 * one.scale_deg * one.scale_deg, gain = p / whole;
            sum -= (std::log(whole) + off * off / whole) / 2;
            m += gain * off;
            p *= 1 - gain;
        }
        return sum;
    }

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

/// How much of the widest spread and memory.
struct PriorShare {
    double spread, memory;
};

TrackPrior shared(TrackPrior widest, const PriorShare& share) {
    widest.sd_yaw *= share.spread;
    widest.sd_pitch *= share.spread;
    widest.memory_s *= share.memory;
    return widest;
}

} // namespace

TrackPrior fitted(const std::vector<PublishedRow>& published, double rate_hz, const TrackPrior& widest) {
    constexpr std::array spreads = {1.0, 0.7, 0.5, 0.35, 0.25, 0.15, 0.08, 0.03};
    constexpr std::array memories = {1.0, 0.5, 0.25};
    struct Candidate {
        PriorShare share;
        double likelihood = 0;
    };
    std::vector<Candidate> candidates;
    double most = -std::numeric_limits<double>::infinity();
    for (double spread : spreads)
        for (double memory : memories) {
            const TrackPrior prior = shared(widest, {spread, memory});
            const double kept = std::exp(-1 / (rate_hz * prior.memory_s));
            const Axis yaw{prior.centre.yaw, prior.sd_yaw, kept, prior.wraps},
                pitch{prior.centre.pitch, prior.sd_pitch, kept, false};
            candidates.push_back({{spread, memory}, yaw.logLikelihood(published, [](const Direction& at) {
                                      return at.yaw;
                                  }) + pitch.logLikelihood(published, [](const Direction& at) { return at.pitch; })});
            most = std::max(most, candidates.back().likelihood);
        }
    double weights = 0, variance = 0, memory = 0;
    for (const Candidate& one : candidates) {
        const double weight = std::exp(one.likelihood - most);
        weights += weight;
        variance += weight * one.share.spread * one.share.spread;
        memory += weight * std::log(one.share.memory);
    }
    return shared(widest, {std::sqrt(variance / weights), std::exp(memory / weights)});
}

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
