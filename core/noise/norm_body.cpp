#include "core/noise/norm_body.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

/// Of a uniform point in a simplex body the chance of i positive coordinates, i = 0 … q: C(q,i)²/C(2q,q).
std::vector<double> signOdds(std::size_t q) {
    std::vector<double> odds(q + 1, 1);
    const std::size_t middle = q / 2;
    for (std::size_t i = middle; i < q; ++i)
        odds[i + 1] = odds[i] * std::pow(static_cast<double>(q - i) / static_cast<double>(i + 1), 2);
    for (std::size_t i = middle; i > 0; --i)
        odds[i - 1] = odds[i] * std::pow(static_cast<double>(i) / static_cast<double>(q - i + 1), 2);
    const double sum = std::accumulate(odds.begin(), odds.end(), 0.0);
    for (double& each : odds)
        each /= sum;
    return odds;
}

/// P(r·u > t) where r is Gamma(d + 1) and u the coordinate of a uniform point in Σu ≤ 1, u ≥ 0, of i coordinates.
double exceeded(std::size_t d, std::size_t i, double t) {
    long double term = std::exp(static_cast<long double>(-t)), sum = 0;
    for (std::size_t p = 0; p <= d - i; ++p) {
        sum += term;
        term *= static_cast<long double>(t) / static_cast<long double>(p + 1) * static_cast<long double>(d - i - p) /
                static_cast<long double>(d - p);
    }
    return static_cast<double>(sum);
}

double exponential(RandomDraws& draws) { return -std::log(draws.uniform()); }

/// A uniform point in Σu ≤ 1, u ≥ 0.
void drawInSimplex(std::vector<double>& out, RandomDraws& draws) {
    double sum = exponential(draws);
    for (double& each : out)
        sum += each = exponential(draws);
    for (double& each : out)
        each /= sum;
}

/// A uniform point in the part.
void drawWithin(const BodyPart& part, std::span<double> out, RandomDraws& draws) {
    if (part.shape == BodyShape::cube) {
        for (double& each : out)
            each = 2 * draws.uniform() - 1;
        return;
    }
    const std::vector<double> odds = signOdds(part.coordinates);
    std::size_t positive = 0;
    for (double left = draws.uniform() - odds[0]; left > 0 && positive < part.coordinates; left -= odds[positive])
        ++positive;
    std::vector<double> up(positive), down(part.coordinates - positive);
    drawInSimplex(up, draws);
    drawInSimplex(down, draws);
    for (const double each : down)
        up.push_back(-each);
    draws.shuffle(up);
    std::copy(up.begin(), up.end(), out.begin());
}

} // namespace

std::size_t coordinatesOf(const NormBody& body) {
    return std::accumulate(body.begin(), body.end(), std::size_t{0},
                           [](std::size_t sum, const BodyPart& part) { return sum + part.coordinates; });
}

double normIn(const BodyPart& part, std::span<const double> z) {
    double up = 0, down = 0, most = 0;
    for (const double each : z) {
        (each > 0 ? up : down) += std::abs(each);
        most = std::max(most, std::abs(each));
    }
    return part.shape == BodyShape::cube ? most : std::max(up, down);
}

double normIn(const NormBody& body, std::span<const double> z) {
    double most = 0;
    for (const BodyPart& part : body) {
        most = std::max(most, normIn(part, z.first(part.coordinates)));
        z = z.subspan(part.coordinates);
    }
    return most;
}

double unitDeviation(const NormBody& body, std::size_t part) {
    const auto d = static_cast<double>(coordinatesOf(body));
    double square = 1.0 / 3; // E[u²] of a uniform point in the part
    if (body[part].shape == BodyShape::simplex) {
        const std::vector<double> odds = signOdds(body[part].coordinates);
        square = 0;
        for (std::size_t i = 1; i < odds.size(); ++i) {
            const auto positive = static_cast<double>(i);
            square += 4 * odds[i] * positive / (static_cast<double>(odds.size() - 1) * (positive + 1) * (positive + 2));
        }
    }
    return std::sqrt((d + 1) * (d + 2) * square);
}

double unitTail(const NormBody& body, std::size_t part, double t) {
    const std::size_t d = coordinatesOf(body);
    if (body[part].shape == BodyShape::cube)
        return exceeded(d, 1, t);
    const std::vector<double> odds = signOdds(body[part].coordinates);
    double tail = 0;
    for (std::size_t i = 1; i < odds.size(); ++i)
        if (odds[i] > 1e-18)
            tail += 2 * odds[i] * static_cast<double>(i) / static_cast<double>(odds.size() - 1) * exceeded(d, i, t);
    return tail;
}

double unitHalfWidth(const NormBody& body, std::size_t part) {
    const auto above = [&](double t) { return std::log(std::max(unitTail(body, part, t), 1e-300) / 0.05); };
    // The tail's logarithm is nearly straight: regula falsi, in the way of Illinois. Chebyshev says where it is below.
    double low = 0, high = 10 * unitDeviation(body, part), at_low = above(low), at_high = above(high);
    for (int step = 0; step < 100 && high - low > 1e-13 * high; ++step) {
        const double middle = std::clamp((low * at_high - high * at_low) / (at_high - at_low), low, high), at = above(middle);
        if (at == 0)
            return middle;
        if (at > 0) {
            low = middle;
            at_low = at;
            at_high /= 2;
        } else {
            high = middle;
            at_high = at;
            at_low /= 2;
        }
    }
    return (low + high) / 2;
}

std::vector<double> drawnInNorm(const NormBody& body, RandomDraws& draws) {
    std::vector<double> z(coordinatesOf(body));
    double radius = exponential(draws);
    for (std::size_t i = 0; i < z.size(); ++i)
        radius += exponential(draws);
    std::span<double> rest = z;
    for (const BodyPart& part : body) {
        drawWithin(part, rest.first(part.coordinates), draws);
        rest = rest.subspan(part.coordinates);
    }
    for (double& each : z)
        each *= radius;
    return z;
}

} // namespace nictate
