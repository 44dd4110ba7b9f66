#pragma once
// Does a mechanism keep its promise? Judged by outputs alone: the two data sets that it should hide from each other, an event
// that tells them apart as well as one can, and how often it happens on either (mathematics.md §10).

#include "core/mechanism/parameters.h"
#include "core/noise/seeded_noise.h"
#include "core/progress.h"
#include "core/text.h"

#include <functional>
#include <optional>

namespace nictate {

/// Two neighbouring data sets and an event on outputs. Simulations, on data made up for it: nobody's gaze.
struct BlackBox {
    Text neighbours;               ///< the two data sets, in words
    Text event;                    ///< in words
    Parameters parameters;         ///< every one, as audited
    std::optional<double> promise; ///< ε for these neighbours; nothing where none is promised
    double delta = 0;
    std::optional<double> promised_mu; ///< of Gaussian differential privacy, where that is what the noise keeps
    /// How far the two lie apart in what noise is added to (ℓ2 for Gaussian and K-norm noise, ℓ1 for Laplace), and how far
    /// neighbours ever do by the mechanism's own statement; nothing where it states no bound. Of tables of areas in parts of
    /// what is stated, the metric that moves most.
    double sensitivity_reached = 0;
    std::optional<double> sensitivity_stated;
    /// A number seen of a draw on the one data set, or (`neighbour`) on the other. Safe from several threads.
    std::function<double(bool neighbour, const SeededNoise&)> seen;
    double event_above = 0;   ///< the event: more than this is seen; rare, which is where an ε shows
    double halfway_above = 0; ///< another event, half way between the two, which is where a μ shows
};

/// How often the event happened on either data set, and the bound on ε that follows from it.
struct BlackBoxCounts {
    int draws = 0;           ///< on each of the two
    int here = 0, there = 0; ///< the event on the one data set and on its neighbour
    int halfway_here = 0, halfway_there = 0;
    /// ε that these counts prove, at the experiment's δ; wrong with probability 2e-9.
    double proven(double delta) const;
    /// μ that they prove; likewise.
    double provenMu() const;
};

/// `draws` of each, on all cores; the same numbers for the same noise however many there are. `seen` is told some twenty times a
/// second how far it is. Throws Cancelled, at once.
BlackBoxCounts drawBlackBox(const BlackBox& experiment, int draws, const SeededNoise& noise, const Progress& progress = {},
                            const std::function<void(const BlackBoxCounts&)>& seen = {});

} // namespace nictate
