#include "core/audit/black_box.h"

#include "core/audit/lower_bound.h"
#include "core/compute/parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace nictate {

double BlackBoxCounts::proven(double delta) const { return provenEpsilon(here, there, draws, delta); }

double BlackBoxCounts::provenMu() const { return nictate::provenMu(halfway_here, halfway_there, draws); }

BlackBoxCounts drawBlackBox(const BlackBox& experiment, int draws, const SeededNoise& noise, const Progress& progress,
                            const std::function<void(const BlackBoxCounts&)>& seen) {
    using Clock = std::chrono::steady_clock;
    constexpr double look_s = 0.05;
    BlackBoxCounts counts;
    double block = 64; // until the next look
    while (counts.draws < draws) {
        const int first = counts.draws, count = static_cast<int>(std::min<double>(block, draws - first));
        const auto begun = Clock::now();
        std::atomic<int> here = 0, there = 0, halfway_here = 0, halfway_there = 0;
        parallelRows(count, [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end && !progress.cancelled(); ++i) {
                const auto pair = static_cast<std::uint64_t>(first + i);
                const double of_here = experiment.seen(false, noise.stream(2 * pair));
                const double of_there = experiment.seen(true, noise.stream(2 * pair + 1));
                here += of_here > experiment.event_above;
                there += of_there > experiment.event_above;
                halfway_here += of_here > experiment.halfway_above;
                halfway_there += of_there > experiment.halfway_above;
            }
        });
        counts.draws += count;
        counts.here += here;
        counts.there += there;
        counts.halfway_here += halfway_here;
        counts.halfway_there += halfway_there;
        progress(static_cast<double>(counts.draws) / draws);
        if (seen)
            seen(counts);
        const double took_s = std::chrono::duration<double>(Clock::now() - begun).count();
        block = std::clamp(block * std::clamp(look_s / std::max(took_s, 1e-6), 0.5, 2.0), 64.0, 1e6);
    }
    return counts;
}

} // namespace nictate
