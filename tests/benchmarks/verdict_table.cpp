#include "tests/benchmarks/verdict_table.h"

#include "core/evaluation/evaluation.h"
#include "core/events/window_features.h"
#include "core/mechanisms/registry.h"
#include "core/simulate/reading.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
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

/// Tables of four rows and whole ones: how many of a hundred say of any row that it reads the data.
void benchFalse(const Dataset& study, int draws) {
    EvaluationRequest request;
    request.clean = false;
    request.repetitions = draws;
    request.every = 40;
    constexpr int studies = 100;
    int whole = 0, of_four = 0, rows = 0, wrong = 0;
    for (int i = 0; i < studies; ++i) {
        std::fprintf(stderr, "\r%d of %d studies", i, studies);
        const Made made(permuted(study, SeededNoise(1000).stream(static_cast<std::uint64_t>(i))), 120);
        request.seed = static_cast<std::uint64_t>(i);
        request.tasks = {{TaskKind::condition}, {TaskKind::person}, {TaskKind::attribute, "gender"}};
        request.attackers = {"lda", "lda-matched", "likelihood", "knn"};
        const auto table = evaluate(made.signals, made.set, request,
                                    {at("fpa", kept(1), {0.1, 1}), at("cfpa", kept(1), {1}), at("lpa", {}, {1})});
        whole +=
            std::any_of(table.begin(), table.end(), [](const auto& row) { return reads(row) && row.attacker != "likelihood"; });
        for (const EvaluationResult& row : table)
            if (row.signals == SignalKind::released && row.attacker != "likelihood") {
                ++rows;
                wrong += reads(row);
            }
        request.tasks = {{TaskKind::condition}};
        request.attackers = {"lda", "knn"};
        const auto four = evaluate(made.signals, made.set, request, {at("fpa", kept(1), {0.1, 1})});
        of_four += std::any_of(four.begin(), four.end(), reads);
    }
    std::printf(
        "permuted labels, %d draws: of %d whole tables %d say \"reads the data\" anywhere, of %d tables of four rows %d, of "
        "%d rows %d\n",
        draws, studies, whole, studies, of_four, rows, wrong);
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
    for (int draws : {5, 20})
        benchFalse(study, draws);
}

} // namespace nictate
