#pragma once
// Which noise a table of areas gets (mathematics.md §11.3 and 11.4), from public facts only.

#include "core/domains/areas/areas.h"

namespace nictate {

AreaNoiseKind areaNoiseKindOf(const std::string& id); ///< "k-norm", "gaussian", "laplace"

/// The bounds on one observer for this kind of noise.
AreaBounds areaBounds(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts);

/// Of every metric, which share the loss: of Gaussian noise each μ is μ_total/√M, of Laplace noise each ε is ε/M, and K-norm
/// noise is one for all. Throws InvalidParameter (`noise`) for K-norm noise on more than 1024 numbers.
std::vector<AreaNoise> areaNoises(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts);

/// "k-norm", "gaussian" or "laplace": whose deviation is the smallest in the metric where it is the largest part of what a value
/// can be. All other parameters are resolved.
std::string quietestNoise(const Parameters& resolved, const AreaFacts& facts);

/// Defaults that every table has: epsilon, delta, interval, noise. What the noise depends on besides is there already.
Parameters withTableDefaults(Parameters parameters, const AreaFacts& facts);

/// Throws InvalidParameter (`epsilon` …) where exact noise is out of reach.
AreaPlan areaLattices(AreaNoiseKind kind, const Parameters& resolved, const AreaFacts& facts);

} // namespace nictate
