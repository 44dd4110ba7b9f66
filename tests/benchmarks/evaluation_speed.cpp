#include "tests/benchmarks/benchmarks.h"

#include "app/benches/evaluation/evaluation_jobs.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/events/window_features.h"
#include "core/simulate/reading.h"
#include "tests/benchmarks/stopwatch.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>

using namespace nictate;
using namespace nictate::bench;

namespace {

/// The longest of five: the work is cancelled a little later each time.
template <class Work> double cancelled(const Work& work) {
    double longest = 0;
    for (int wait = 200; wait <= 1000; wait += 200) {
        auto stop = std::make_shared<std::atomic<bool>>(false);
        std::thread worker([&] {
            try {
                work(Progress(nullptr, stop));
            } catch (const Cancelled&) {
            }
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(wait));
        longest = std::max(longest, milliseconds([&](int = 0) {
                               *stop = true;
                               worker.join();
                           }));
    }
    return longest;
}

/// What the window shows while ε moves.
void benchMoves(EvaluationKey key) {
    QuickFindings quick;
    quick(key, {});
    const auto move = [&](int = 0) {
        key.epsilons = {key.epsilons.front() + 0.01};
        quick(key, {});
    };
    const std::string what = std::string("ε moved, ") +
                             (key.study->signals.bounds_public ? "public bounds, " : "bounds of the data, ") + key.mechanism;
    report(what.c_str(), medianOf(5, move), 150);
    report((what + ", of all cores").c_str(), processorMilliseconds(move));
}

} // namespace

void benchEvaluation() {
    Dataset study = simulateReading(20, 1);
    ensureFeatures(study);
    SignalOptions options;
    options.included.resize(20);
    std::iota(options.included.begin(), options.included.end(), std::size_t{0});
    const SignalStudy signals = signalStudy(study, options);
    const RecordingSet set = recordingSet(study, signals);
    const auto of = [&](std::vector<std::string> attackers, int permutations) {
        EvaluationRequest request;
        request.tasks = {{TaskKind::condition}};
        request.attackers = std::move(attackers);
        request.permutations = permutations;
        return request;
    };
    const auto clean = [&](const EvaluationRequest& request) {
        return [&, request](int = 0) { evaluate(signals, set, request, {}); };
    };
    report("documents by lda with 1000 permutations", medianOf(3, clean(of({"lda"}, 1000))), 1000);
    report("documents by knn", medianOf(3, clean(of({"knn"}, 0))), 300);
    report("documents by knn with 1000 permutations", medianOf(3, clean(of({"knn"}, 1000))));
    for (const char* slow : {"svm", "dt", "rf"})
        report((std::string("documents by ") + slow).c_str(), milliseconds(clean(of({slow}, 0))));
    report("documents by knn, svm, dt and rf", milliseconds(clean(of({"knn", "svm", "dt", "rf"}, 0))), 10000);

    EvaluationRequest fast = of({"lda", "lda-matched", "lda-scale", "likelihood"}, 0);
    fast.tasks.push_back({TaskKind::person});
    std::vector<EvaluatedMechanism> all;
    for (const Mechanism<Signals>& mechanism : mechanisms<Signals>())
        all.push_back({&mechanism, {}, {0.01, 0.05, 0.1, 0.5, 1}});
    report("every mechanism at 5 ε, fast attackers, 20 draws, controls", milliseconds([&] { evaluate(signals, set, fast, all); }),
           60000);
    options.bounds = signals.bounds; // as though they were public
    for (FeatureBounds& bounds : *options.bounds)
        bounds.upper += 1;
    const auto of_data = std::make_shared<EvaluatedStudy>(EvaluatedStudy{signals, set});
    const auto of_bounds = std::make_shared<EvaluatedStudy>(EvaluatedStudy{signalStudy(study, options), set});
    for (const auto& bounds : {of_data, of_bounds})
        for (const Mechanism<Signals>& mechanism : mechanisms<Signals>())
            benchMoves({bounds, chosenEvaluation(Session{}, 3), mechanism.info.id, {}, {0.1}});
    for (const char* attacker : {"lda", "likelihood", "knn", "svm", "dt", "rf"}) {
        EvaluationRequest one = of({attacker}, 999);
        one.tasks = {{attacker == std::string("likelihood") ? TaskKind::person : TaskKind::condition}};
        report((std::string("from cancel to its end, ") + attacker).c_str(), cancelled([&](const Progress& progress) {
                   evaluate(signals, set, one, {{all.front().mechanism, {}, {0.1}}}, progress);
               }),
               100);
    }
}
