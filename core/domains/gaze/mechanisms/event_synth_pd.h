#pragma once
// Synthetic events that enough others could have made: event-synth-PD of David-John et al. 2023, and a form that works
// (mathematics.md §12.6).

#include "core/domains/gaze/gaze.h"
#include "core/domains/gaze/saccade_model.h"

namespace nictate {

Mechanism<Gaze> eventSynthPd();

/// How simulations learn a study's saccades: the same model whatever k, γ and the seed of the draws. Releases learn theirs from
/// bits that nobody can repeat.
inline constexpr std::uint64_t learning_seed = 1;

/// The mechanism's simulation with a model that learnt before, by learning_seed, of the same study.
SimulatedGaze simulateEvents(const GazeStudy& study, const Parameters& resolved, const SaccadeModel& model,
                             const SeededNoise& noise, const Progress& progress = {});

} // namespace nictate
