#include "core/privacy/accountant.h"

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
} // namespace

void LossSum::add(const Loss& loss) {
    LossSum one;
    one.entries_ = 1;
    one.unbounded_ = !loss.rho;
    if (loss.rho)
        (loss.pure_epsilon ? one.rho_pure_ : one.rho_rest_) = *loss.rho;
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
}

std::optional<double> LossSum::rho() const { return unbounded_ ? std::nullopt : std::optional(sumUp(rho_pure_, rho_rest_)); }

std::optional<double> LossSum::epsilon(double delta) const {
    if (unbounded_)
        return {};
    // Without Gaussian entries the last term is zero, so this is the pure sum.
    const double split = sumUp(pure_epsilon_, zcdpEpsilon(rho_rest_, delta));
    return std::min(split, zcdpEpsilon(*rho(), delta));
}

} // namespace nictate
