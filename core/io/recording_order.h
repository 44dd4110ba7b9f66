#pragma once
// What is done with a recording while its rows are read, and once all are: room, order, repeats, rate, blinks.

#include "core/data/dataset.h"

#include <vector>

namespace nictate {

/// Vectors double as they grow: a large study would be read with half as much again. What a recording grew to spare is given
/// back when the next one begins; where rows of one recording do not follow each other it grows by eighths.
void giveBackRoom(Recording& recording);
template <class Row> void append(std::vector<Row>& rows, const Row& row) {
    if (rows.size() == rows.capacity())
        rows.reserve(rows.size() + rows.size() / 8 + 4);
    rows.push_back(row);
}

Eye joined(Eye a, Eye b);

/// A recording of both eyes in which one never gave a position is one of the other.
void settleEye(Recording& recording);

/// Sorts fixations by these keys, a start or an index each (NaN goes last), and leaves out rows that repeat the one before
/// them; says how many. Without a key nobody can tell a repeated row from a fixation at the same place.
std::size_t orderFixations(Recording& recording, std::vector<double> keys);

/// Sorts samples by time, which sets in_order, and says how many repeat the one before them; those stay.
std::size_t orderSamples(Recording& recording);

/// A clock coarser than the samples gives several the same time: 2 kHz in whole ms. Where most times of a recording have more
/// than one sample, mostly at different places, those of one time are spread evenly up to the next one, though not over a pause;
/// a rate that nobody stated is that of the new times. Nothing is spread where the file's samples came in another order: they
/// may be of two viewings. Adds a warning that counts such recordings, and those with a single time.
void spreadSharedTimes(Dataset& study);

/// Hertz from the median step between sample times; 0 when there are too few.
double samplingRate(const std::vector<Sample>& samples);

/// The tracker's blinks, from the times of the samples in them: each from the first sample of a run to the first behind.
void addBlinks(Recording& recording, std::vector<double> times);

} // namespace nictate
