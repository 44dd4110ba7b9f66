#pragma once
// Noise shaped like what one observer can change: density ∝ e^(−‖z‖) for the norm of a body K (Hardt & Talwar 2010, "On the
// geometry of differential privacy"; mathematics.md §11.4). Here the continuous one: what it is worth, and simulations of it.

#include "core/noise/random_draws.h"

#include <cstddef>
#include <span>
#include <vector>

namespace nictate {

/// simplex: Σz⁺ ≤ 1 and Σz⁻ ≤ 1, the differences of two v ≥ 0 with Σv ≤ 1. cube: each |z| ≤ 1.
enum class BodyShape { simplex, cube };
struct BodyPart {
    BodyShape shape = BodyShape::cube;
    std::size_t coordinates = 1; ///< q ≥ 1
    bool operator==(const BodyPart&) const = default;
};
/// A product of parts, at least one: its norm is the largest of theirs, its coordinates are theirs one after the other.
using NormBody = std::vector<BodyPart>;

std::size_t coordinatesOf(const NormBody& body);

/// ‖z‖: max(Σz⁺, Σz⁻) of a simplex body, max |z| of a cube.
double normIn(const BodyPart& part, std::span<const double> z);
double normIn(const NormBody& body, std::span<const double> z);

/// Standard deviation of one coordinate of this part in noise of density ∝ e^(−‖z‖).
double unitDeviation(const NormBody& body, std::size_t part);
/// P(|z| > t) of such a coordinate, t ≥ 0.
double unitTail(const NormBody& body, std::size_t part, double t);
/// What it stays within in 95 of 100 draws.
double unitHalfWidth(const NormBody& body, std::size_t part);

/// One draw of density ∝ e^(−‖z‖) in floating point: for simulations.
std::vector<double> drawnInNorm(const NormBody& body, RandomDraws& draws);

} // namespace nictate
