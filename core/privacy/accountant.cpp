#include "core/privacy/accountant.h"

#include "core/compute/real_dft.h"
#include "core/files/figures.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace nictate {

namespace {

constexpr double unit_roundoff = 0x1p-53;
constexpr std::size_t most_times = 10'000'000; ///< whose outcomes are listed

/// Losses, ascending, and their probabilities; what is too unlikely to list counts as an infinite loss.
struct Distribution {
    std::vector<double> loss, mass;
    double infinite = 0;
    std::vector<double> error; ///< up to which each mass may be too low: all of them together at most in ℓ2; empty = exact
};

/// ln E e^(tilt·loss) of `times` randomised responses.
double cumulant(double epsilon, double times, double tilt) {
    return times * (tilt * epsilon + std::log1p(std::exp(-epsilon - 2 * tilt * epsilon)) - std::log1p(std::exp(-epsilon)));
}

/// `times` randomised responses at ε: loss (2j − times)·ε with the binomial's probability, rounded up.
Distribution responses(double epsilon, std::size_t times, double negligible) {
    Distribution out;
    const auto n = static_cast<double>(times);
    const double log_hit = -std::log1p(std::exp(-epsilon)), log_miss = log_hit - epsilon;
    const double up = 1 + 1e-14 * (10 + std::lgamma(n + 1) + n * epsilon); // lgamma and the sum below are that accurate
    // Hoeffding: hits further than this from their mean have 2·negligible together.
    const double reach = std::sqrt(n / 2 * std::log(1 / negligible)) + 1, mean = n * std::exp(log_hit);
    out.infinite = 2 * negligible;
    for (double hits = std::max(0.0, std::floor(mean - reach)); hits <= std::min(n, mean + reach); ++hits) {
        const double log_ways = std::lgamma(n + 1) - std::lgamma(hits + 1) - std::lgamma(n - hits + 1);
        const double mass = std::exp(log_ways + hits * log_hit + (n - hits) * log_miss) * up;
        if (mass < negligible) {
            out.infinite += mass;
            continue;
        }
        const double loss = (2 * hits - n) * epsilon;
        out.loss.push_back(std::nextafter(loss, std::numeric_limits<double>::infinity()));
        out.mass.push_back(mass);
    }
    return out;
}

/// The tilt that makes the tail beyond the total ε typical, so that a convolution is accurate there: that of the best
/// Rényi bound, ε = min over tilt of (ln E e^(tilt·loss) + ln 1/δ)/tilt.
double tiltFor(const ComposedLoss& losses, double delta) {
    double best = std::numeric_limits<double>::infinity(), chosen = 0;
    for (double log_tilt = -12; log_tilt <= 8; log_tilt += 0.25) {
        const double tilt = std::exp(log_tilt);
        double sum = losses.mu_squared * (tilt + tilt * tilt) / 2 - std::log(delta);
        for (const auto& [epsilon, times] : losses.pure)
            sum += cumulant(epsilon, static_cast<double>(times), tilt);
        if (sum / tilt < best)
            best = sum / tilt, chosen = tilt;
    }
    return chosen;
}

/// A part on the grid that begins at its lowest loss, tilted and scaled to Σ = 1; ln of the scale is added. A loss between
/// two points is shared so that the probabilities under both neighbours stay what they are: δ as a function of e^ε
/// becomes its own chords, which lie above it (Doroshenko et al. 2022).
Eigen::ArrayXd onGrid(const Distribution& part, double step, double tilt, int size, double& log_scale) {
    Eigen::ArrayXd weights = Eigen::ArrayXd::Zero(size);
    const double top = part.loss.back() - part.loss.front();
    auto put = [&](Eigen::Index at, double mass) {
        if (mass > 0)
            weights[at] += mass * std::exp(tilt * (static_cast<double>(at) * step - top));
    };
    for (std::size_t i = 0; i < part.loss.size(); ++i) {
        const double above = part.loss[i] - part.loss.front();
        const auto at = std::min<Eigen::Index>(static_cast<Eigen::Index>(above / step), size - 2);
        const double over = std::clamp(above - static_cast<double>(at) * step, 0.0, step);
        const double upper = std::min(1.0, std::expm1(-over) / std::expm1(-step) * (1 + 1e-15));
        put(at + 1, part.mass[i] * upper);
        put(at, part.mass[i] * (1 - upper));
    }
    const double scale = weights.sum();
    log_scale += std::log(scale) + tilt * top;
    return weights / scale;
}

/// Σ x_t e^(−2πi jt/n), in RealDft's order without its factors.
struct Spectrum {
    const RealDft& dft;
    double root = std::sqrt(static_cast<double>(dft.length())), half = std::sqrt(dft.length() / 2.0);

    void of(Eigen::ArrayXd& values) const {
        dft.forward(values.data(), values.data());
        values.segment(1, values.size() - 2) *= half;
        values[0] *= root;
        values[values.size() - 1] *= root;
    }
    void back(Eigen::ArrayXd& values) const {
        values.segment(1, values.size() - 2) /= half;
        values[0] /= root;
        values[values.size() - 1] /= root;
        dft.inverse(values.data(), values.data());
    }
    static void multiply(Eigen::ArrayXd& product, const Eigen::ArrayXd& by) {
        product[0] *= by[0];
        product[product.size() - 1] *= by[product.size() - 1];
        for (Eigen::Index i = 1; i + 1 < product.size(); i += 2) {
            const double re = product[i] * by[i] - product[i + 1] * by[i + 1];
            product[i + 1] = product[i] * by[i + 1] + product[i + 1] * by[i];
            product[i] = re;
        }
    }
};

/// Sums of independent losses.
Distribution convolved(const std::vector<Distribution>& parts, double tilt, int grid_points) {
    double lowest = 0, width = 0, log_scale = 0;
    for (const Distribution& part : parts) {
        lowest += part.loss.front();
        width += part.loss.back() - part.loss.front();
    }
    const double step = width > 0 ? width / grid_points : 1;
    tilt = std::min(tilt, 10 / step); // beyond it a single point of the grid is all that counts
    int size = 2;
    while (size < grid_points + 2 * static_cast<int>(parts.size()) + 2)
        size *= 2;
    const RealDft dft(size);
    const Spectrum spectrum{dft};
    Eigen::ArrayXd product;
    for (const Distribution& part : parts) {
        Eigen::ArrayXd values = onGrid(part, step, tilt, size, log_scale);
        spectrum.of(values);
        if (product.size() == 0)
            product = values;
        else
            Spectrum::multiply(product, values);
    }
    spectrum.back(product);

    Distribution out;
    // A transform's ℓ2 error is below 5u·log2(size) of its norm (Higham 2002, Theorem 24.2), norms here are at most 1, and so
    // is every spectrum; each part adds one transform and the way back another.
    const double error = 8 * unit_roundoff * std::log2(size) * static_cast<double>(parts.size() + 1);
    for (int i = 0; i < size; ++i) {
        const double back = std::exp(std::min(700.0, log_scale - tilt * i * step));
        out.loss.push_back(lowest + i * step + 1e-14 * (std::abs(lowest) + width));
        out.mass.push_back(std::clamp(product[i] * back, 0.0, 1.0));
        out.error.push_back(std::min(1.0, error * back));
    }
    for (const Distribution& part : parts)
        out.infinite += part.infinite;
    return out;
}

/// δ(ε) of a Gaussian also for ε < 0: P and Q are mirror images.
double gaussianTail(double epsilon, double mu) {
    if (epsilon >= 0)
        return gaussianDelta(epsilon, mu);
    return -std::expm1(epsilon) + std::exp(epsilon) * gaussianDelta(-epsilon, mu);
}

double tail(const Distribution& losses, double mu, double epsilon, double negligible) {
    double sum = losses.infinite, squares = 0;
    const auto points = static_cast<double>(losses.loss.size());
    for (std::size_t i = losses.loss.size(); i-- > 0;) {
        const double excess = losses.loss[i] - epsilon;
        if (mu == 0 && excess <= 0)
            break;
        const double share = mu == 0 ? -std::expm1(-excess) : gaussianTail(-excess, mu);
        if (share * points < negligible) { // shares fall from here; masses and their errors are at most 1
            sum += 2 * negligible;
            break;
        }
        sum += losses.mass[i] * share;
        if (!losses.error.empty())
            squares += share * losses.error[i] * share * losses.error[i];
    }
    return (sum + std::sqrt(squares)) * (1 + 1e-12);
}

/// Where a falling function of ε passes zero, from above; log_tail(low) > 0 ≥ log_tail(high). Regula falsi (Illinois).
template <class LogTail> double crossing(double low, double high, LogTail log_tail) {
    double at_low = log_tail(low), at_high = std::max(-700.0, log_tail(high));
    for (int i = 0; i < 60 && high - low > 1e-8 * high; ++i) {
        double middle = (low * at_high - high * at_low) / (at_high - at_low);
        if (i % 8 == 7 || !(middle > low && middle < high))
            middle = (low + high) / 2;
        const double value = log_tail(middle);
        if (!(value <= 0)) {
            low = middle, at_low = value;
            at_high /= 2;
        } else {
            high = middle, at_high = std::max(-700.0, value);
            at_low /= 2;
        }
    }
    return high;
}

} // namespace

double composedEpsilon(const ComposedLoss& losses, double delta) {
    const double mu = std::sqrt(losses.mu_squared) * (1 + 4e-16);
    const double gaussian = mu > 0 ? gaussianEpsilon(mu, delta) : 0;
    if (losses.pure.empty())
        return gaussian;
    double pure = 0;
    for (const auto& [epsilon, times] : losses.pure)
        pure += epsilon * static_cast<double>(times) * (1 + 4e-16);
    std::vector<Distribution> parts;
    for (const auto& [epsilon, times] : losses.pure) {
        if (times > most_times)
            return pure * (1 + 1e-12) + gaussian;
        const auto points = static_cast<double>(losses.pure.size() * (times + 1));
        parts.push_back(responses(epsilon, times, std::max(1e-307, delta * 1e-8 / points)));
    }
    pure *= 1 + 4e-16 * static_cast<double>(parts.size());
    // Gaussian noise blurs the grid; each of its points then costs more.
    const Distribution all =
        parts.size() == 1 ? parts.front() : convolved(parts, tiltFor(losses, delta), mu > 0 ? 1 << 10 : 1 << 12);
    auto log_tail = [&](double epsilon) { return std::log(tail(all, mu, epsilon, delta * 1e-9) / delta); };
    const double high = pure + gaussian; // the plain sum holds too
    if (log_tail(0) <= 0)
        return 0;
    if (!(log_tail(high) <= 0))
        return high;
    return crossing(0, high, log_tail);
}

namespace {
double sumUp(double a, double b) {
    if (a == 0 || b == 0)
        return a + b;
    return std::nextafter(a + b, std::numeric_limits<double>::infinity());
}

std::optional<ComposedLoss> partsOf(const Loss& loss) {
    if (loss.parts || !loss.pure_epsilon)
        return loss.parts;
    ComposedLoss one;
    if (*loss.pure_epsilon > 0)
        one.pure[*loss.pure_epsilon] = 1;
    return one;
}
} // namespace

void LossSum::add(const Loss& loss) {
    LossSum one;
    one.entries_ = 1;
    one.unbounded_ = !loss.rho;
    if (loss.rho)
        (loss.pure_epsilon ? one.rho_pure_ : one.rho_rest_) = *loss.rho;
    if (const auto parts = partsOf(loss))
        one.parts_ = *parts;
    else
        one.rho_without_parts_ = loss.rho.value_or(0);
    one.pure_epsilon_ = loss.pure_epsilon.value_or(0);
    one.published_ = loss.published_epsilon.value_or(0);
    add(one);
}

void LossSum::add(const LossSum& other) {
    pure_epsilon_ = sumUp(pure_epsilon_, other.pure_epsilon_);
    rho_pure_ = sumUp(rho_pure_, other.rho_pure_);
    rho_rest_ = sumUp(rho_rest_, other.rho_rest_);
    published_ += other.published_; // what papers would report, so plain
    entries_ += other.entries_;
    unbounded_ = unbounded_ || other.unbounded_;
    parts_.mu_squared = sumUp(parts_.mu_squared, other.parts_.mu_squared);
    for (const auto& [epsilon, times] : other.parts_.pure)
        parts_.pure[epsilon] += times;
    rho_without_parts_ = sumUp(rho_without_parts_, other.rho_without_parts_);
    missing_delta_ = sumUp(missing_delta_, other.missing_delta_);
}

void LossSum::addMissing(const std::optional<LossBound>& bound) {
    Loss loss;
    if (bound) {
        loss.pure_epsilon = bound->epsilon;
        loss.rho = bound->epsilon * bound->epsilon / 2 * (1 + 1e-15);
        missing_delta_ = sumUp(missing_delta_, bound->delta);
    }
    add(loss);
    --entries_;
}

/// An (ε,δ) loss is an ε-DP one but for a part δ, which what is proven of the rest can spare.
double LossSum::spared(double delta) const { return missing_delta_ == 0 ? delta : std::nextafter(delta - missing_delta_, 0.0); }

std::optional<double> LossSum::rho() const { return unbounded_ ? std::nullopt : std::optional(sumUp(rho_pure_, rho_rest_)); }

std::optional<double> LossSum::roughEpsilon(double study_delta) const {
    const double delta = spared(study_delta);
    if (unbounded_ || (missing_delta_ > 0 && delta <= 0))
        return {};
    // Without Gaussian entries the last term is zero, so this is the pure sum.
    const double split = sumUp(pure_epsilon_, zcdpEpsilon(rho_rest_, delta));
    return std::min(split, zcdpEpsilon(*rho(), delta));
}

std::optional<double> LossSum::epsilon(double study_delta) const {
    const double delta = spared(study_delta);
    const auto rough = roughEpsilon(study_delta);
    if (!rough || parts_ == ComposedLoss())
        return rough;
    if (rho_without_parts_ == 0)
        return std::min(*rough, composedEpsilon(parts_, delta));
    const double halves = sumUp(composedEpsilon(parts_, delta / 2), zcdpEpsilon(rho_without_parts_, delta / 2));
    return std::min(*rough, halves);
}

std::string limitInWords(const Totals& totals, const std::string& by) {
    const std::string limit =
        " more than ε = " + figureUp(*totals.epsilon) + " at δ = " + figureUp(totals.delta) + " by " + by + ".";
    if (totals.unproven == 0)
        return "Nobody loses" + limit;
    return "Nothing is proven about all of them together, because " + countFigure(totals.unproven) +
           (totals.unproven == 1 ? " release is" : " releases are") +
           " not proven. If each keeps the loss that it states, nobody loses" + limit;
}

} // namespace nictate
