#pragma once
// Does a mechanism keep its promise? Judged by outputs alone: the two data sets that it should hide from each other, an event
// that tells them apart as well as one can, and how often it happens on either (mathematics.md §10).

#include "core/mechanisms/areas/areas.h"
#include "core/mechanisms/maps/maps.h"
#include "core/mechanisms/signals/signals.h"
#include "core/mechanisms/streams/streams.h"
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

/// Two observers, and unless the parameters say otherwise a grid of two cells, ε = 3 and δ = 1e-3, where 1e5 draws show half the
/// noise: everywhere against nowhere, or, where maps are clipped, one corner against the other.
/// Throws InvalidParameter as resolve() does.
BlackBox blackBoxOf(const Mechanism<Maps>& mechanism, const Parameters& given);
/// The same of a film in so many windows of time: one of twelve observers looks at one corner in all windows alike, or at the
/// opposite one, far too late. Throws InvalidParameter also for mechanisms that take no windows.
BlackBox filmBlackBoxOf(const Mechanism<Maps>& mechanism, const Parameters& given, int windows);
/// On signals of two samples, or two chunks (of 8 unless given): the vertex of the range that moves the query most, against its
/// opposite, in the first chunk. Throws InvalidParameter (`mechanism`) for those that perturb no signal one by one.
BlackBox blackBoxOf(const Mechanism<Signals>& mechanism, const Parameters& given);
/// Dwell shares and first fixations of twelve observers in areas of which eight lie on each of two places.
BlackBox blackBoxOf(const Mechanism<Areas>& mechanism, const Parameters& given);
/// Gaze that rests at one place for one window, or at another as far off as the promise reaches: what the paper calls ε is about
/// these two. Throws InvalidParameter (`mechanism`) for those that promise no ε.
BlackBox blackBoxOf(const Mechanism<Streams>& mechanism, const Parameters& given);

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
