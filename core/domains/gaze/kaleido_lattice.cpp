#include "core/domains/gaze/kaleido_lattice.h"

#include "core/errors.h"

#include <numeric>

namespace nictate {

namespace {

UInt128 times(UInt128 a, UInt128 b) {
    const auto out = product(a, b);
    if (!out)
        throw InvalidParameter(Text("epsilon and split"), Text("this many digits"), Text("fewer digits for an exact release"));
    return *out;
}

Fraction lowest(Fraction fraction) {
    UInt128 a = fraction.numerator, b = fraction.denominator;
    while (b != 0) {
        const UInt128 rest = a % b;
        a = b;
        b = rest;
    }
    return {fraction.numerator / a, fraction.denominator / a};
}

Fraction times(Fraction a, Fraction b) {
    a = lowest(a);
    b = lowest(b);
    return lowest({times(a.numerator, b.numerator), times(a.denominator, b.denominator)});
}

/// s/t ≤ ε/reach, as near as t ≤ 2^52 allows.
LaplaceScale scaleOf(Fraction epsilon, std::uint64_t reach) {
    Fraction rate = times(epsilon, {1, reach}); // s/t
    UInt128 s = rate.numerator, t = rate.denominator;
    if (t > DiscreteLaplace::largest_t) {
        s = times(s, DiscreteLaplace::largest_t) / t; // rounded down: more noise, not less
        t = DiscreteLaplace::largest_t;
    }
    if (s == 0 || s >> 64 != 0)
        throw InvalidParameter("epsilon", Text("this value"), Text("one between 1e-9 and 1000 for an exact release"));
    return {static_cast<std::uint64_t>(t), static_cast<std::uint64_t>(s)};
}

} // namespace

std::uint64_t latticeReach(double radius_deg, std::int64_t per_degree) {
    // A radius of more than six decimals is rounded up to them.
    const auto millionths = static_cast<UInt128>(std::ceil(radius_deg * 1e6 - 1e-6));
    const UInt128 n = millionths * static_cast<UInt128>(per_degree), d = 1'000'000; // radius/pitch = n/d
    UInt128 k = n / d + 1;
    while (k * d < n || (k * d - n) * (k * d - n) < 2 * d * d)
        ++k;
    return static_cast<std::uint64_t>(k);
}

std::uint64_t latticeDistance(GazeMetric metric, LatticePoint a, LatticePoint b) {
    constexpr std::int64_t turn = 360 * lattice_per_degree;
    std::int64_t x = a.x - b.x;
    if (metric == GazeMetric::cylinder)
        x = ((x + turn / 2) % turn + turn) % turn - turn / 2;
    return ceilNorm(x, a.y - b.y);
}

KaleidoLattice::KaleidoLattice(const KaleidoSettings& settings)
    : settings_(settings), reach_(latticeReach(settings.radius_deg)),
      test_reach_(settings.as_printed ? static_cast<std::uint64_t>(lattice_per_degree) : reach_) {
    const Fraction epsilon = typedDecimal(settings.epsilon, "epsilon");
    if (!settings.rule.adaptive) {
        publication_ = times(epsilon, {1, settings.rule.publicationsInWindow()});
        return;
    }
    const Fraction h = typedDecimal(settings.split, "split");
    test_ = times(epsilon, {h.denominator, times(h.numerator, settings.rule.testsInWindow())});
    publication_ = times(times(epsilon, {h.numerator - h.denominator, h.numerator}), {1, kaleido_units});
}

LaplaceScale KaleidoLattice::test() const { return scaleOf(test_, test_reach_); }

LaplaceScale KaleidoLattice::publication(std::uint64_t units) const {
    return scaleOf(settings_.rule.adaptive ? times(publication_, {units, 1}) : publication_, reach_);
}

double KaleidoLattice::windowEpsilon() const {
    if (!settings_.as_printed)
        return settings_.epsilon;
    const double tests = settings_.epsilon / settings_.split * static_cast<double>(reach_) / static_cast<double>(test_reach_);
    return (settings_.epsilon * (1 - 1 / settings_.split) + tests) * (1 + 1e-12);
}

} // namespace nictate
