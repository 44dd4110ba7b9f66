#include "core/domains/heatmap/extremes.h"

#include "core/compute/parallel.h"
#include "core/compute/simd_values.h"

#include <cmath>
#include <mutex>

namespace nictate {

namespace {

/// Least and greatest of the extremes so far and the values that are numbers.
NICTATE_CLONES("avx2", "default")
void extremesOfRow(const double* __restrict map, const double* __restrict minus, Eigen::Index count, double& low, double& high) {
    FourValues least[2] = {}, most[2] = {};
    Eigen::Index i = 0;
    for (; i + 8 <= count; i += 8)
        for (int k = 0; k < 2; ++k) {
            FourValues v = reinterpret_cast<const FourValues*>(map + i)[k];
            if (minus)
                v -= reinterpret_cast<const FourValues*>(minus + i)[k];
            least[k] = v < least[k] ? v : least[k]; // false for NaN
            most[k] = v > most[k] ? v : most[k];
        }
    const auto take = [&](double v) {
        low = v < low ? v : low;
        high = v > high ? v : high;
    };
    for (; i < count; ++i)
        take(minus ? map[i] - minus[i] : map[i]);
    for (int k = 0; k < 2; ++k)
        for (int lane = 0; lane < 4; ++lane) {
            take(least[k][lane]);
            take(most[k][lane]);
        }
}

} // namespace

Extremes extremes(const GazeMap& map, const GazeMap* minus) {
    std::mutex both;
    Extremes all;
    parallelRows(map.rows(), [&](Eigen::Index begin, Eigen::Index end) {
        Extremes here;
        for (Eigen::Index y = begin; y < end; ++y) {
            const double *row = map.data() + map.cols() * y, *less = minus ? minus->data() + map.cols() * y : nullptr;
            Extremes of_row;
            extremesOfRow(row, less, map.cols(), of_row.low, of_row.high);
            if (!std::isfinite(of_row.low) || !std::isfinite(of_row.high)) { // rare: one value at a time
                of_row = {};
                for (Eigen::Index x = 0; x < map.cols(); ++x)
                    if (const double v = less ? row[x] - less[x] : row[x]; std::isfinite(v))
                        of_row.take({v, v});
            }
            here.take(of_row);
        }
        const std::lock_guard lock(both);
        all.take(here);
    });
    return all;
}

} // namespace nictate
