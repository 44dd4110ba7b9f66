#pragma once
// The test of plausible deniability: would enough others have made this, too? (mathematics.md §12.6)

#include "core/domains/gaze/gaze_events.h"
#include "core/domains/gaze/saccade_form.h"

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace nictate {

/// ⌊−ln Pr/ln γ⌋; none where Pr = 0.
std::optional<std::int64_t> bucketOf(double log_probability, double gamma);
inline bool isInBucket(double log_probability, std::int64_t bucket, double log_gamma) {
    return std::isfinite(log_probability) && std::floor(-log_probability / log_gamma) == static_cast<double>(bucket);
}

/// Σ ln Pr{|N(μ, σ) − y| ≤ 0.01} over samples and axes; far tails do not underflow.
double logMass(const FixationModel& model, std::span<const Direction> y);

/// A fixation's model with what its bounds need.
struct KnownFixation {
    explicit KnownFixation(const FixationModel& model_);

    struct Axis {
        double centre, over_variance, log_peak, eta_squared; ///< log_peak: ln of the mass at the centre
    };
    FixationModel model;
    Axis x, y;
};

/// Whether logMass(model, y) can be in a bucket, from y's mean and variance alone: ln of the mass within η of u deviations is
/// ln(2ηφ(u)) and something from −η²/6 to η²u²/6, so that most of them need not be worked out.
class MassBounds {
  public:
    MassBounds(std::span<const Direction> y, std::int64_t bucket, double gamma);
    bool mayReach(const KnownFixation& fixation) const;

  private:
    double count_, x_ = 0, y_ = 0, xx_ = 0, yy_ = 0; ///< means and variances
    double least_, most_;                            ///< ln of the bucket's borders
};

/// ln of Σ_t H[t, bin of speed t] for one individual's 30 × 50 histogram in bins of 20 °/s, the last above 1000; none where it
/// is 0. A sum up to 30, so that the logarithm may be positive.
class SaccadeHistogram {
  public:
    void take(const SaccadeProfile& profile);
    std::optional<double> logMass(const SaccadeProfile& profile) const;

  private:
    static std::size_t binOf(double speed);
    std::array<std::array<double, 50>, saccade_knots> counts_{};
    double profiles_ = 0;
};

/// What is drawn around a fixation: position and ln of its duration in seconds.
using FixationSeed = std::array<double, 3>;
/// ln density of N(seed, diag(reach², reach², 0.3²)).
double logDensity(const FixationSeed& seed, const FixationSeed& y, double reach_deg);

bool isAnother(std::size_t individual, std::size_t own);
/// k people could have made it, the one who did among them.
bool areEnough(std::size_t others, std::size_t k);

/// How many of the individuals have something in the bucket; `count` stops at `enough`.
struct Deniability {
    bool passes = false;
    std::optional<std::int64_t> bucket;
    std::size_t others = 0;
};
/// `own` is the individual that made y and never counts; `logs(j, e)` is ln Pr of y for what is e-th of individual j,
/// `events[j]` how many there are. Passes with at least k − 1 others.
template <class Log> Deniability deniability(double own_log, std::size_t own, std::span<const std::size_t> events, double gamma,
                                             std::size_t k, const Log& logs) {
    Deniability out;
    out.bucket = bucketOf(own_log, gamma);
    if (!out.bucket)
        return out;
    const double log_gamma = std::log(gamma);
    for (std::size_t j = 0; j < events.size() && !areEnough(out.others, k); ++j) {
        if (!isAnother(j, own))
            continue;
        for (std::size_t e = 0; e < events[j]; ++e)
            if (isInBucket(logs(j, e), *out.bucket, log_gamma)) {
                ++out.others;
                break;
            }
    }
    out.passes = areEnough(out.others, k);
    return out;
}

} // namespace nictate
