#include "tests/benchmarks/benchmarks.h"
#include "tests/core/data/made_frame.h"

#include "core/compute/all_columns.h"
#include "core/compute/parallel.h"
#include "core/domains/registry.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/event_evaluation.h"
#include "core/events/window_features.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <mutex>
#include <numeric>

namespace nictate {

namespace {

struct Made {
    SignalStudy signals;
    RecordingSet set;

    Made(const Dataset& study, std::optional<int> length) {
        SignalOptions options;
        options.included.resize(study.participants.size());
        std::iota(options.included.begin(), options.included.end(), std::size_t{0});
        options.length = length;
        signals = signalStudy(study, options);
        set = recordingSet(study, signals);
    }
};

std::vector<std::size_t> dealt(std::size_t count, const SeededNoise& noise) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = 0; i + 1 < count; ++i)
        std::swap(order[i], order[i + noise.below(count - i, i)]);
    return order;
}

/// Every fourth feature: what a verdict rests on is the same, and a thousand retrained discriminants take a tenth of the time.
Dataset narrowed(Dataset study) {
    constexpr Eigen::Index apart = 4;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < study.features.names.size(); i += apart)
        names.push_back(study.features.names[i]);
    for (FeatureTable& table : study.features.tables)
        table.values = Eigen::MatrixXd(table.values(all_columns, Eigen::seqN(0, std::ssize(names), apart)));
    study.features.names = std::move(names);
    return study;
}

/// All tables of the study dealt to its people and conditions at random: neither says anything.
Dataset permuted(Dataset study, const SeededNoise& noise) {
    std::vector<FeatureTable>& tables = study.features.tables;
    const std::vector<std::size_t> order = dealt(tables.size(), noise);
    std::vector<Eigen::MatrixXd> values;
    for (std::size_t from : order)
        values.push_back(tables[from].values);
    for (std::size_t i = 0; i < tables.size(); ++i)
        tables[i].values = values[i];
    return study;
}

Parameters kept(double k) {
    Parameters given;
    given.set("k", k);
    return given;
}

EvaluatedMechanism at(const char* mechanism, const Parameters& given, std::vector<double> epsilons) {
    return {&mechanismOf<Signals>(mechanism), given, std::move(epsilons)};
}

bool reads(const EvaluationResult& result) { return result.verdict == Verdict::reads_data; }

/// How often, with the exact interval (Clopper and Pearson 1934).
std::string shareOf(int count, int among) {
    using Binomial = boost::math::binomial_distribution<>;
    char text[80];
    std::snprintf(text, sizeof text, "%d of %d (95 %% exact: %.3f to %.3f)", count, among,
                  count == 0 ? 0 : Binomial::find_lower_bound_on_p(among, count, 0.025),
                  count == among ? 1 : Binomial::find_upper_bound_on_p(among, count, 0.025));
    return text;
}

/// What studies say that have nothing to say.
struct FalseReadings {
    int studies = 0, whole = 0, of_four = 0, rows = 0, wrong = 0;

    void take(std::vector<EvaluationResult> table) {
        ++studies;
        whole += std::any_of(table.begin(), table.end(), reads);
        rows += static_cast<int>(
            std::count_if(table.begin(), table.end(), [](const auto& row) { return row.signals == SignalKind::released; }));
        wrong += static_cast<int>(std::count_if(table.begin(), table.end(), reads));
        std::erase_if(table, [](const auto& row) { return row.task.kind != TaskKind::condition || row.mechanism != "fpa"; });
        settleVerdicts(table); // lda and knn at two ε, as though nothing else had been asked
        of_four += std::any_of(table.begin(), table.end(), reads);
    }
    void print(int draws) const {
        std::printf("permuted labels, %d draws: \"reads the data\" in whole tables %s, in tables of four rows %s, in rows %s\n",
                    draws, shareOf(whole, studies).c_str(), shareOf(of_four, studies).c_str(), shareOf(wrong, rows).c_str());
    }
};

void benchFalse(const Dataset& study, int draws) {
    EvaluationRequest request;
    request.clean = false;
    request.repetitions = draws;
    request.every = 20;
    request.tasks = {{TaskKind::condition}, {TaskKind::person}, {TaskKind::attribute, "gender"}};
    request.protocols = {Protocol::leave_one_person_out}; // balanced classes take five times as long
    request.attackers = {"lda", "lda-matched", "knn"};
    constexpr int studies = 100;
    FalseReadings found;
    std::mutex taking;
    parallelRows(
        studies,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                const Made made(permuted(study, SeededNoise(1000).stream(static_cast<std::uint64_t>(i))), 60);
                EvaluationRequest own = request;
                own.seed = static_cast<std::uint64_t>(i);
                auto table = evaluate(made.signals, made.set, own,
                                      {at("fpa", kept(1), {0.1, 1}), at("cfpa", kept(1), {1}), at("lpa", {}, {1})});
                const std::lock_guard lock(taking);
                found.take(std::move(table));
                if (found.studies % 10 == 0)
                    found.print(draws);
            }
        },
        1);
}

/// Networks on events under Kaleido at ε = 10: other viewers and other noise by seed.
void benchFalseNetworks(const char* what, const Parameters& given) {
    constexpr int seeds = 100;
    int reading = 0, done = 0;
    double accuracy = 0, control = 0;
    std::mutex taking;
    parallelRows(
        seeds,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                const auto seed = static_cast<std::uint64_t>(i + 1);
                Dataset viewers = simulateViewing(8, seed, 20);
                viewers.frame = test::madeFrame(viewers);
                EventRequest request;
                request.seed = seed;
                request.splits = 1; // of the originals, which are not counted
                const auto table = evaluateProtectedEvents(viewers, gazeStudy(viewers, {0, 1, 2, 3, 4, 5, 6, 7}),
                                                           {{&mechanismOf<Gaze>("kaleido"), given}}, {10}, request);
                const std::lock_guard lock(taking);
                reading += std::any_of(table.begin(), table.end(), reads);
                accuracy += table[3].accuracy; // fused, behind three rows of the originals
                control += table[4].accuracy;
                if (++done % 10 == 0)
                    std::printf("rbfn, Kaleido at ε = 10, %s, 8 people: %.3f beside %.3f; \"reads the data\" in %s seeds\n", what,
                                accuracy / done, control / done, shareOf(reading, done).c_str());
            }
        },
        1);
}

using Seeded = std::function<EvaluationResult(std::uint64_t seed)>;

void benchPower(const char* what, double epsilon, const Seeded& of_seed) {
    constexpr int seeds = 20;
    std::map<std::string, int> verdicts;
    double accuracy = 0, control = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const EvaluationResult result = of_seed(static_cast<std::uint64_t>(seed));
        ++verdicts[name(result.verdict)];
        accuracy += result.accuracy / seeds;
        control += result.control.value_or(0) / seeds;
    }
    std::printf("%s, ε = %g a feature: %.3f, control %.3f; reads-data %d, not-shown %d, noise-only %d of %d seeds\n", what,
                epsilon, accuracy, control, verdicts["reads-data"], verdicts["not-shown"], verdicts["noise-only"], seeds);
}

EvaluationResult onlyRow(const Made& made, const EvaluationRequest& request, const EvaluatedMechanism& mechanism) {
    for (const EvaluationResult& result : evaluate(made.signals, made.set, request, {mechanism}))
        if (result.signals == SignalKind::released)
            return result;
    return {};
}

Seeded documents(const Made& made, const char* attacker, const char* mechanism, double epsilon) {
    return [&made, attacker, mechanism, epsilon](std::uint64_t seed) {
        EvaluationRequest request;
        request.clean = false;
        request.tasks = {{TaskKind::condition}};
        request.attackers = {attacker};
        request.seed = seed;
        return onlyRow(made, request, at(mechanism, kept(1), {epsilon}));
    };
}

} // namespace

void benchVerdicts() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // it takes many minutes: a line as soon as it is known
    Dataset study = simulateReading(20, 1);
    ensureFeatures(study);
    const Made made(study, {});
    for (double epsilon : {0.02, 0.1, 0.3, 1.0}) {
        benchPower("documents, FPA k = 1, lda", epsilon, documents(made, "lda", "fpa", epsilon));
        benchPower("documents, CFPA k = 1, knn", epsilon, documents(made, "knn", "cfpa", epsilon));
    }
    Dataset many = simulateReading(300, 1);
    ensureFeatures(many);
    const Made people(many, 120);
    for (double epsilon : {0.08, 0.3, 1.0, 4.0})
        benchPower("300 people, FPA k = 1, originals known", epsilon, [&](std::uint64_t seed) {
            EvaluationRequest request;
            request.clean = false;
            request.tasks = {{TaskKind::person}};
            request.attackers = {"likelihood"};
            request.seed = seed;
            return onlyRow(people, request, at("fpa", kept(1), {epsilon}));
        });
}

void benchPermutedVerdicts() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Dataset study = simulateReading(20, 1);
    ensureFeatures(study);
    const Dataset narrow = narrowed(std::move(study));
    for (int draws : {5, 20})
        benchFalse(narrow, draws);
}

void benchNetworkVerdicts() {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    benchFalseNetworks("w = 2 s, smoothed", {});
    Parameters rough;
    rough.set("window", 50.0);
    rough.set("smooth", 0.0);
    benchFalseNetworks("w = 0.5 s, not smoothed", rough);
}

} // namespace nictate
