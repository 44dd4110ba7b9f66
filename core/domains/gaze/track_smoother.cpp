#include "core/domains/gaze/track_smoother.h"

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
    double trust;

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
                // mutant gaze-smoothing-with-b
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
            const double off = wraps ? wrapped(mean[i] - centre) : mean[i] - centre, at = centre + trust * off;
            out(i, wraps ? wrapped(at) : at);
        }
    }
};

/// Where gaze is expected on one axis.
struct Belief {
    double mean, variance;

    void forget(double middle, double kept, double prior_variance) {
        mean = middle + kept * (mean - middle);
        variance = kept * kept * variance + (1 - kept * kept) * prior_variance;
    }
    void learn(double off, double noise_variance) {
        const double gain = variance / (variance + noise_variance);
        mean += gain * off;
        variance *= 1 - gain;
    }
};

/// Of what was published, in nats beside gaze at rest in the middle.
struct TrackEvidence {
    double normal = 0; ///< as though noise were normal: what the smoother goes by
    double exact = 0;  ///< by densities of the form of the noise, so that its exponential has mean 1 when gaze is at rest
};

TrackEvidence evidenceOf(const std::vector<PublishedRow>& published, double rate_hz, const TrackPrior& prior) {
    const double kept_a_row = std::exp(-1 / (rate_hz * prior.memory_s));
    const double yaw_prior = prior.sd_yaw * prior.sd_yaw, pitch_prior = prior.sd_pitch * prior.sd_pitch;
    const auto turned = [&](double yaw) { return prior.wraps ? wrapped(yaw) : yaw; };
    Belief yaw{prior.centre.yaw, yaw_prior}, pitch{prior.centre.pitch, pitch_prior};
    TrackEvidence out;
    std::size_t at = published.empty() ? 0 : published.front().row, gap = 0;
    double kept = 1;
    for (const PublishedRow& one : published) {
        if (one.row - at != gap) {
            gap = one.row - at;
            kept = std::pow(kept_a_row, static_cast<double>(gap));
        }
        at = one.row;
        yaw.forget(yaw.mean - turned(yaw.mean - prior.centre.yaw), kept, yaw_prior);
        pitch.forget(prior.centre.pitch, kept, pitch_prior);
        const double noise = 3 * one.scale_deg * one.scale_deg, whole_yaw = yaw.variance + noise,
                     whole_pitch = pitch.variance + noise;
        const double off_yaw = turned(one.at.yaw - yaw.mean), off_pitch = one.at.pitch - pitch.mean;
        const double square = off_yaw * off_yaw / whole_yaw + off_pitch * off_pitch / whole_pitch;
        const double rest_yaw = turned(one.at.yaw - prior.centre.yaw), rest_pitch = one.at.pitch - prior.centre.pitch;
        const double rest_square = (rest_yaw * rest_yaw + rest_pitch * rest_pitch) / noise;
        const double wider = std::log(whole_yaw * whole_pitch / (noise * noise)) / 2;
        out.normal += (rest_square - square) / 2 - wider;
        out.exact += std::sqrt(3 * rest_square) - std::sqrt(3 * square) - wider;
        yaw.learn(off_yaw, noise);
        pitch.learn(off_pitch, noise);
    }
    return out;
}

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
    constexpr std::array spreads = {1.0, 0.7, 0.5, 0.35, 0.25, 0.15};
    constexpr std::array memories = {8.0, 2.8, 1.0, 0.5, 0.25};
    constexpr double enough = 40;
    struct Candidate {
        PriorShare share;
        TrackEvidence evidence;
    };
    std::vector<Candidate> candidates;
    double most = -std::numeric_limits<double>::infinity(), most_exact = most;
    for (double spread : spreads)
        for (double memory : memories) {
            const PriorShare share{spread, memory};
            candidates.push_back({share, evidenceOf(published, rate_hz, shared(widest, share))});
            most = std::max(most, candidates.back().evidence.normal);
            most_exact = std::max(most_exact, candidates.back().evidence.exact);
        }
    double weights = 0, variance = 0, memory = 0, exact = 0;
    for (const auto& [share, evidence] : candidates) {
        const double weight = std::exp(evidence.normal - most);
        weights += weight;
        variance += weight * share.spread * share.spread;
        memory += weight * std::log(share.memory);
        exact += std::exp(evidence.exact - most_exact) / static_cast<double>(candidates.size());
    }
    TrackPrior out = shared(widest, {std::sqrt(variance / weights), std::exp(memory / weights)});
    const double short_of = enough * std::exp(-most_exact) / exact;
    out.trust = 1 / (1 + short_of * short_of);
    return out;
}

std::vector<Direction> smoothTrack(const std::vector<PublishedRow>& published, std::size_t count, double rate_hz,
                                   const TrackPrior& prior) {
    std::vector<Direction> track(count);
    const double kept = std::exp(-1 / (rate_hz * prior.memory_s));
    Axis{prior.centre.yaw, prior.sd_yaw, kept, prior.wraps, prior.trust}.smooth(
        published, count, [](const Direction& at) { return at.yaw; }, [&](std::size_t i, double value) { track[i].yaw = value; });
    Axis{prior.centre.pitch, prior.sd_pitch, kept, false, prior.trust}.smooth(
        published, count, [](const Direction& at) { return at.pitch; },
        [&](std::size_t i, double value) { track[i].pitch = value; });
    return track;
}

} // namespace nictate
