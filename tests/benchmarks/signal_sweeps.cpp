// Times the all-k sweeps and the utility curves (these in CPU time) of feature signals against a straightforward version,
// measured on a sample in the same run.
// Prints a Markdown table.

#include "core/domains/registry.h"
#include "core/domains/signals/signal_utility.h"
#include "core/events/window_features.h"
#include "core/simulate/reading.h"
#include "tests/benchmarks/stopwatch.h"
#include "tests/core/analysis/naive_utility.h"
#include "tests/core/mechanism/naive_sweep.h"

#include <cstdio>
#include <ctime>

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

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// 20 simulated readers of three documents: 52 window features, 1971 windows, each feature's own range as public bounds.
SignalStudy readers() {
    Dataset reading = simulateReading(20, 1);
    WindowParameters windows;
    windows.step_s = 0.2893;
    reading.features = featuresOf(reading, windows);
    SignalOptions options;
    for (std::size_t p = 0; p < reading.participants.size(); ++p)
        options.included.push_back(p);
    const SignalStudy as_they_are = signalStudy(reading, options);
    options.bounds = as_they_are.bounds;
    for (FeatureBounds& bounds : *options.bounds)
        bounds.upper = std::max(bounds.upper, bounds.lower + 1e-6);
    return signalStudy(reading, options);
}

void utilityLine(const SignalStudy& study, double at_most_s) {
    constexpr int repetitions = 20;
    double check = 0, naive_s = 0;
    const double start = cpuSeconds();
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"})
        for (std::size_t c = 0; c < study.conditions.size(); ++c)
            check +=
                utilityCurve(mechanismOf<Signals>(id), study, c, signalFacts(study), {}, epsilons, repetitions, SeededNoise(c))
                    .front()
                    .mse;
    const double seconds = cpuSeconds() - start;
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"}) { // one draw at one ε
        const double before = cpuSeconds();
        check += naiveUtility(mechanismOf<Signals>(id), study, 0, {}, 1, 1, SeededNoise(0)).mse;
        naive_s += (cpuSeconds() - before) * repetitions * static_cast<double>(epsilons.size() * study.conditions.size());
    }
    std::printf("| utility, %d people × %d documents × %d features × %d windows, %d draws, 5 ε, 5 mechanisms | %.1f | %.0f | "
                "%.0f | %.0f | 10 |\n",
                study.participants, study.recordings(), static_cast<int>(study.features.size()), study.length, repetitions,
                seconds, at_most_s, naive_s, check > 0 ? naive_s / seconds : 0);
    std::fflush(stdout);
}

} // namespace

int main() {
    std::puts("| what | s | at most | straightforward, s (from a sample) | ratio | at least |");
    std::puts("|---|--:|--:|--:|--:|--:|");
    utilityLine(readers(), 15);
    sweepLine("FPA", "fpa", 0, 3, 150, 2);
    sweepLine("CFPA-32", "cfpa", 32, 3, 8, 10);
    sweepLine("CFPA-64", "cfpa", 64, 3, 0, 10);
    sweepLine("CFPA-128", "cfpa", 128, 3, 20, 10);
    sweepLine("DCFPA-64", "dcfpa", 64, 30, 5, 10);
}
