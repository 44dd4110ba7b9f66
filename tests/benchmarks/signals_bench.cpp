// Times the all-k sweeps of feature signals against a straightforward version, measured on a sample in the same run.
// Prints a Markdown table.

#include "core/analysis/signal_utility.h"
#include "core/mechanisms/registry.h"
#include "tests/benchmarks/stopwatch.h"
#include "tests/core/mechanisms/naive_sweep.h"

#include <cstdio>

using namespace nictate;
using nictate::bench::milliseconds;

namespace {

constexpr int length = 1200, participants = 20, features = 48, draws = 100;
const std::vector<double> epsilons{0.01, 0.05, 0.1, 0.5, 1};

SignalPlan planFor(const char* id, int chunk) {
    SignalFacts facts;
    facts.length = length;
    Parameters given;
    if (chunk > 0)
        given.set("chunk", static_cast<double>(chunk));
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
    return *planOf(mechanism, resolve(mechanism, given, facts), facts);
}

void sweepLine(const char* name, const char* id, int chunk, double at_most_s, double ratio_at_least, int naive_draws) {
    const SignalPlan plan = planFor(id, chunk);
    const auto sensitivities = unitSensitivities(plan);
    double seconds = 0, check = 0;
    for (int f = 0; f < features; ++f) {
        const Eigen::MatrixXd signals = testSignals(length, participants, SeededNoise(5).stream(static_cast<std::uint64_t>(f)));
        const double ms =
            milliseconds([&] { check += sweepKept(signals, plan, sensitivities, epsilons, draws, SeededNoise(6))[0].mse(0, 0); });
        seconds += ms / 1000;
    }
    const Eigen::MatrixXd one = testSignals(length, 1, SeededNoise(5));
    const double naive_ms =
        milliseconds([&] { check += naiveSweep(one, plan, sensitivities, epsilons, naive_draws, SeededNoise(6))[0].mse(0, 0); });
    const double naive_s = naive_ms / 1000 / naive_draws * participants * features * draws;
    std::printf("| %s, all k, 960 × 1200, 100 draws, 5 ε | %.2f | %.0f | %.0f | %.0f | %.0f |\n", name, seconds, at_most_s,
                naive_s, naive_s / seconds, ratio_at_least);
    std::fflush(stdout);
    if (check < 0)
        std::puts("");
}

} // namespace

int main() {
    std::puts("| what | s | at most | straightforward, s (from a sample) | ratio | at least |");
    std::puts("|---|--:|--:|--:|--:|--:|");
    sweepLine("FPA", "fpa", 0, 3, 150, 2);
    sweepLine("CFPA-32", "cfpa", 32, 3, 8, 10);
    sweepLine("CFPA-64", "cfpa", 64, 3, 0, 10);
    sweepLine("CFPA-128", "cfpa", 128, 3, 20, 10);
    sweepLine("DCFPA-64", "dcfpa", 64, 30, 5, 10);
}
