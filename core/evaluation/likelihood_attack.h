#pragma once
// An attacker who holds everybody's original of a condition and asks whose release this is (mathematics.md §13.5).

#include "core/evaluation/perturbed_slots.h"
#include "core/evaluation/recognition.h"

namespace nictate {

/// What every original costs as the one behind a release, by condition: releases × originals, tables in their order. The least
/// is the most likely. Arguments as of likelihoodAttack.
std::vector<Eigen::MatrixXd> likelihoodCosts(const PerturbedSlots& slots, const SlotTables& originals, const SlotTables& signals,
                                             const SlotTables& unit_noise, const Progress& progress = {});

/// Whose releases of `signals` (the originals, or a control in their place) are: nothing finds more in one than the most likely
/// original, argmin_q Σ |ỹ − y(q)|/λ for Laplace noise, squares/2σ² for Gaussian, the radius for the K-norm, before anything
/// that follows the noise. `originals` and `signals`: queries of the slots.
Recognition likelihoodAttack(const PerturbedSlots& slots, const SlotTables& originals, const SlotTables& signals,
                             const SlotTables& unit_noise, const RecordingSet& set, const Progress& progress = {});

} // namespace nictate
