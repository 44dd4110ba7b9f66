#include "core/audit/black_box.h"

#include "core/audit/lower_bound.h"
#include "core/parallel.h"

#include <algorithm>
#include <atomic>
#include <vector>

namespace nictate {

double BlackBoxCounts::proven(double delta) const { return provenEpsilon(here, there, draws, delta); }

BlackBoxCounts drawBlackBox(const BlackBox& experiment, int draws, const SeededNoise& noise, const Progress& progress) {
    constexpr int block = 2000; // between two looks at who waits
    BlackBoxCounts counts;
    while (counts.draws < draws) {
        const int first = counts.draws, count = std::min(block, draws - first);
        std::atomic<int> here = 0, there = 0;
        parallelRows(count, [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                const auto pair = static_cast<std::uint64_t>(first + i);
                here += experiment.happens(false, noise.stream(2 * pair));
                there += experiment.happens(true, noise.stream(2 * pair + 1));
            }
        });
        counts.draws += count;
        counts.here += here;
        counts.there += there;
        progress(static_cast<double>(counts.draws) / draws);
    }
    return counts;
}

} // namespace nictate
