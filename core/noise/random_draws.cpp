#include "core/noise/random_draws.h"

#include "core/noise/exact_samplers.h"

#include <cmath>
#include <numbers>

namespace nictate {

namespace {

struct BitsOf {
    RandomDraws& draws;
    std::uint64_t next() { return draws.bits(); }
};

} // namespace

double RandomDraws::uniform() { return (static_cast<double>(bits() >> 12) + 0.5) * 0x1p-52; }

double RandomDraws::normal() {
    if (kept_) {
        const double value = *kept_;
        kept_.reset();
        return value;
    }
    const double radius = std::sqrt(-2 * std::log(uniform())), angle = 2 * std::numbers::pi * uniform();
    kept_ = radius * std::sin(angle);
    return radius * std::cos(angle);
}

std::size_t RandomDraws::below(std::size_t bound) {
    BitsOf source{*this};
    return exact::below(source, static_cast<std::uint64_t>(bound));
}

} // namespace nictate
