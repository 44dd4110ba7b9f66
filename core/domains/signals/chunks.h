#pragma once
// Signals cut into consecutive chunks, and the differences inside one (Bozkir et al. 2021; mathematics.md §4.3).

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// Samples first … first+length−1 of a signal.
struct Chunk {
    int first = 0;
    int length = 0;
    bool operator==(const Chunk&) const = default;
};

/// Consecutive chunks of `size`; the last one may be shorter. A size above the signal's length means one chunk.
std::vector<Chunk> chunksOf(int length, int size);

/// d_0 = x_0, d_t = x_t − x_{t−1}, in place.
void difference(double* values, int count);
/// x_t = Σ_{s≤t} d_s, in place: undoes difference().
void prefixSum(double* values, int count);
/// Step 3 of CFPA/DCFPA as Bozkir et al. 2021 print it, x_t = d_t + d_{t−1}: it does not undo the difference.
void sumAsPrinted(double* values, int count);

} // namespace nictate
