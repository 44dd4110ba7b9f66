#include "core/privacy/accountant.h"

#include "core/files/figures.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

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
