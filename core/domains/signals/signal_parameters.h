#pragma once
// Parameters and steps that several mechanisms on feature signals share.

#include "core/domains/signals/signal_perturbation.h"
#include "core/domains/signals/signals.h"
#include "core/mechanism/shared_parameters.h"

namespace nictate {

ParameterSpec signalEpsilonSpec();
ParameterSpec keptSpec(const Text& default_formula); ///< k
ParameterSpec keptChoiceSpec();                      ///< k_choice = fixed | private | optimal
ParameterSpec keptEpsilonSpec();                     ///< k_epsilon
ParameterSpec chunkSpec();
ParameterSpec fourierNoiseSpec();                   ///< noise = laplace | equal | k-norm | gaussian
ParameterSpec boundSpec(const Text& default_value); ///< bound = cauchy | direct
ParameterSpec finishSpec();                         ///< finish = raw | clamp | shrink

/// Public facts of a study as the command line sets them without data.
std::vector<ParameterSpec> signalFactSpecs(); ///< lower, upper, length, features, recordings

/// Fills in what all FPAs share: epsilon, delta, noise, k choice, finish.
Parameters fourierDefaults(const Parameters& given, const SignalFacts& facts, int k, const char* bound);
/// The same for chunks: chunk = 32, k = 2, the direct bound.
Parameters chunkedDefaults(const Parameters& given, const SignalFacts& facts);
/// The chunk asked for, at most the signal.
int chunkSize(const Parameters& resolved, const SignalFacts& facts);
/// The plan of an FPA on these chunks. Throws InvalidParameter (`k`) above the first chunk's half spectrum.
SignalPlan fourierPlan(const Parameters& resolved, SignalDomain domain, std::vector<Chunk> chunks);

/// Losses, sensitivities, noise scale and status of a plan, with reasons. The scale is that of a full chunk.
Guarantee planGuarantee(const SignalPlan& plan, const SignalFacts& facts);

/// The parameter `finish`.
SignalFinish finishOf(const Parameters& resolved);

/// Isotropic noise has no exact sampler.
std::optional<Text> refuseKNorm(const Parameters& resolved, const SignalFacts& facts);

/// What follows the noise, one sentence a step.
std::vector<Text> finishInWords(const Parameters& resolved, const SignalFacts& facts);

inline constexpr const char* bozkir2021 =
    "Bozkir, Günlü, Fuhl, Schaefer & Kasneci 2021, Differential privacy for eye tracking with temporal correlations (PLoS ONE)";
inline constexpr const char* steil2019 =
    "Steil, Hagestedt, Huang & Bulling 2019, Privacy-aware eye tracking using differential privacy (ETRA)";
} // namespace nictate
