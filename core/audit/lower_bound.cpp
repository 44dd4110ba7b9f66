#include "core/audit/lower_bound.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// Regularised incomplete beta function I_x(a, b) by its continued fraction (Lentz).
double incompleteBeta(double a, double b, double x) {
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - incompleteBeta(b, a, 1 - x);
    double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x)) / a;
    double c = 1, d = 1 / std::max(1e-300, 1 - (a + b) * x / (a + 1)), f = d;
    for (int m = 1; m < 2000; ++m) {
        for (double numerator :
             {m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))}) {
            d = 1 / (1 + numerator * d);
            c = 1 + numerator / c;
            f *= c * d;
        }
        if (std::abs(c * d - 1) < 1e-15)
            break;
    }
    return front * f;
}

template <class Below> double bisect(Below below) {
    double low = 0, high = 1;
    for (int i = 0; i < 100; ++i)
        (below((low + high) / 2) ? low : high) = (low + high) / 2;
    return (low + high) / 2;
}

} // namespace

double clopperPearsonLower(int hits, int draws, double alpha) {
    return hits == 0 ? 0 : bisect([&](double p) { return incompleteBeta(hits, draws - hits + 1, p) < alpha; });
}

double clopperPearsonUpper(int hits, int draws, double alpha) {
    return hits == draws ? 1 : bisect([&](double p) { return 1 - incompleteBeta(hits + 1, draws - hits, p) > alpha; });
}

double provenMu(int with, int without, int draws) {
    const double p1 = clopperPearsonLower(with, draws, bound_alpha), p0 = clopperPearsonUpper(without, draws, bound_alpha);
    if (!(p1 > 0 && p0 < 1))
        return 0;
    const boost::math::normal standard;
    return std::max(0.0, quantile(standard, p1) - quantile(standard, p0));
}

double provenEpsilon(int with, int without, int draws, double delta) {
    const double p1 = clopperPearsonLower(with, draws, bound_alpha), p0 = clopperPearsonUpper(without, draws, bound_alpha);
    return p1 > delta ? std::max(0.0, std::log((p1 - delta) / p0)) : 0;
}

} // namespace nictate
