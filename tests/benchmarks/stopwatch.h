#pragma once
// Median wall time of repeated runs, and the one table line every benchmark prints.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

namespace nictate::bench {

template <class Work> double milliseconds(Work&& work) {
    auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Of all threads: what does not depend on who else uses the machine.
template <class Work> double processorMilliseconds(Work&& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <class Work> double medianOf(int runs, Work&& work) {
    std::vector<double> times;
    for (int run = 0; run < runs; ++run)
        times.push_back(milliseconds([&] { work(run); }));
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs / 2)];
}

/// `straightforward_ms` ≤ 0: none was measured. `limit_ms` ≤ 0: no target.
inline void report(const char* what, double ms, double limit_ms = 0, double straightforward_ms = 0) {
    std::printf("| %-68s | %9.2f |", what, ms);
    limit_ms > 0 ? std::printf(" %7.0f |", limit_ms) : std::printf("         |");
    straightforward_ms > 0 ? std::printf(" %11.1f | %7.1f× |\n", straightforward_ms, straightforward_ms / ms)
                           : std::printf("             |          |\n");
    std::fflush(stdout);
}

} // namespace nictate::bench
