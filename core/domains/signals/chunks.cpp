#include "core/domains/signals/chunks.h"

#include <algorithm>

namespace nictate {

std::vector<Chunk> chunksOf(int length, int size) {
    std::vector<Chunk> chunks;
    for (int first = 0; first < length; first += size) {
        const int rest = length - first;
        chunks.push_back({first, std::min(size, rest)});
        if (rest <= size)
            break; // before first could overflow
    }
    return chunks;
}

void difference(double* values, int count) {
    for (int t = count - 1; t > 0; --t)
        values[t] -= values[t - 1];
}

void prefixSum(double* values, int count) {
    for (int t = 1; t < count; ++t)
        values[t] += values[t - 1];
}

void sumAsPrinted(double* values, int count) {
    for (int t = count - 1; t > 0; --t)
        values[t] += values[t - 1];
}

} // namespace nictate
