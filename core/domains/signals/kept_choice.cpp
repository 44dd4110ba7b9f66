#include "core/domains/signals/kept_choice.h"

#include "core/domains/signals/kept_errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// Calls choose(condition, feature) → k by chunk.
template <class Choose> KeptTable tableOf(const SignalStudy& study, Choose choose) {
    KeptTable table(study.conditions.size());
    for (std::size_t c = 0; c < study.conditions.size(); ++c)
        for (std::size_t f = 0; f < study.features.size(); ++f)
            table[c].push_back(choose(c, f));
    return table;
}

SeededNoise streamOf(const SeededNoise& noise, std::size_t condition, std::size_t feature) {
    return noise.stream(condition).stream(feature);
}

} // namespace

std::vector<SignalSensitivity> sensitivitiesOf(const SignalPlan& plan, const SignalStudy& study, std::size_t condition,
                                               std::size_t feature) {
    std::vector<SignalSensitivity> out;
    if (study.bounds_public) {
        for (const Chunk& chunk : plan.chunks)
            out.push_back(chunkSensitivity(plan, chunk.length, study.bounds[feature].range()));
        return out;
    }
    const Eigen::MatrixXd signals = signalsOf(study.conditions[condition], feature);
    for (const Chunk& chunk : plan.chunks) {
        Eigen::MatrixXd part = signals.middleRows(chunk.first, chunk.length);
        if (plan.ofDifferences())
            for (Eigen::Index p = 0; p < part.cols(); ++p)
                difference(part.col(p).data(), chunk.length);
        out.push_back(sensitivityFromData(part));
    }
    return out;
}

KeptTable fixedKept(const SignalPlan& plan, const SignalStudy& study) {
    std::vector<int> ks;
    for (const Chunk& chunk : plan.chunks)
        ks.push_back(SignalPlan::keptIn(chunk, plan.k));
    return tableOf(study, [&](std::size_t, std::size_t) { return ks; });
}

KeptTable optimalKept(const SignalPlan& plan, const SignalStudy& study, int repetitions, const SeededNoise& noise,
                      const Progress& progress) {
    return optimalKept(plan, {plan.epsilon}, study, repetitions, noise, progress).front();
}

std::vector<KeptTable> optimalKept(const SignalPlan& plan, const std::vector<double>& epsilons, const SignalStudy& study,
                                   int repetitions, const SeededNoise& noise, const Progress& progress) {
    std::vector<KeptTable> tables(epsilons.size(), KeptTable(study.conditions.size()));
    const double all = static_cast<double>(study.conditions.size() * study.features.size());
    const KeptSearch search(plan, epsilons);
    double done = 0;
    for (std::size_t c = 0; c < study.conditions.size(); ++c)
        for (std::size_t f = 0; f < study.features.size(); ++f) {
            progress(done++ / all);
            BestKept best =
                search(signalsOf(study.conditions[c], f), sensitivitiesOf(plan, study, c, f), repetitions, streamOf(noise, c, f));
            for (std::size_t e = 0; e < epsilons.size(); ++e)
                tables[e][c].push_back(std::move(best[e]));
        }
    return tables;
}

Eigen::ArrayXd keptScores(const SignalPlan& plan, const Chunk& chunk, const Eigen::MatrixXd& chunk_signals,
                          const SignalSensitivity& sensitivity) {
    const ChunkTransform transform(plan, chunk.length);
    const int largest = frequencies(chunk.length);
    Eigen::ArrayXd scores = Eigen::ArrayXd::Zero(largest);
    Eigen::ArrayXd y(chunk.length);
    for (Eigen::Index p = 0; p < chunk_signals.cols(); ++p) {
        transform.forward(chunk_signals.col(p).data(), y.data());
        double tail = 0;
        for (int k = largest, i = chunk.length - 1; k >= 1; --k) {
            for (; i >= keptCoefficients(chunk.length, k); --i)
                tail += y[i] * y[i];
            scores[k - 1] -= std::sqrt(tail) / static_cast<double>(chunk_signals.cols());
        }
    }
    for (int k = 1; k <= largest; ++k)
        scores[k - 1] -= noiseScale(plan, chunk.length, k, sensitivity) * std::sqrt(noiseEnergy(plan, chunk.length, k));
    return scores;
}

KeptTable noisyKept(const SignalPlan& plan, const SignalStudy& study, double epsilon_k, const SeededNoise& noise) {
    return tableOf(study, [&](std::size_t c, std::size_t f) {
        const Eigen::MatrixXd signals = signalsOf(study.conditions[c], f);
        const auto sensitivities = sensitivitiesOf(plan, study, c, f);
        const SeededNoise stream = streamOf(noise, c, f);
        std::vector<int> ks;
        for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
            const Chunk& chunk = plan.chunks[i];
            Eigen::ArrayXd scores = keptScores(plan, chunk, signals.middleRows(chunk.first, chunk.length), sensitivities[i]);
            // A public constant N for everybody; a participant without this recording changes nothing.
            const double sensitivity = sensitivities[i].l2 / static_cast<double>(signals.cols());
            scores = sensitivity > 0 ? (scores * epsilon_k / (2 * sensitivity)).eval() : scores;
            const Eigen::ArrayXd weights = (scores - scores.maxCoeff()).exp();
            double left = stream.uniform(i) * weights.sum();
            int k = 1;
            while (k < weights.size() && (left -= weights[k - 1]) > 0)
                ++k;
            ks.push_back(k);
        }
        return ks;
    });
}

} // namespace nictate
