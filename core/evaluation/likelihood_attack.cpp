#include "core/evaluation/likelihood_attack.h"

#include "core/errors.h"
#include "core/evaluation/shrunken_lda.h"
#include "core/parallel.h"

namespace nictate {

namespace {

int coefficientsOf(const SignalPlan& plan, const Chunk& chunk, int k) {
    return plan.inSpectrum() ? keptCoefficients(chunk.length, k) : chunk.length;
}

} // namespace

LikelihoodAttack::LikelihoodAttack(const PreparedPlan& prepared, const SignalStudy& originals, const RecordingSet& set)
    : prepared_(prepared), set_(set), transforms_(prepared.plan), features_(originals.features.size()) {
    const SignalPlan& plan = prepared_.plan;
    if (plan.window > 1)
        throw InvalidParameter("window", std::to_string(plan.window), "1 for the attacker who holds the originals");
    scales_.resize(originals.conditions.size());
    for (std::size_t c = 0; c < originals.conditions.size(); ++c) {
        for (std::size_t f = 0; f < features_; ++f) {
            scales_[c].emplace_back();
            for (std::size_t i = 0; i < plan.chunks.size(); ++i)
                scales_[c][f].push_back(
                    noiseScale(plan, plan.chunks[i].length, prepared_.kept[c][f][i], prepared_.sensitivities[c][f][i]));
        }
    }
    originals_ = queriesOf(originals);
}

LikelihoodAttack::Queries LikelihoodAttack::queriesOf(const SignalStudy& signals) const {
    Queries out(signals.conditions.size());
    for (std::size_t c = 0; c < out.size(); ++c) {
        out[c].resize(signals.conditions[c].tables.size());
        parallelRows(
            static_cast<Eigen::Index>(out[c].size()),
            [&](Eigen::Index begin, Eigen::Index end) {
                for (auto t = static_cast<std::size_t>(begin); t < static_cast<std::size_t>(end); ++t)
                    for (std::size_t f = 0; f < features_; ++f)
                        out[c][t].push_back(queried(signals, c, t, f));
            },
            1);
    }
    return out;
}

Eigen::ArrayXd LikelihoodAttack::queried(const SignalStudy& signals, std::size_t c, std::size_t t, std::size_t f) const {
    const SignalPlan& plan = prepared_.plan;
    const auto signal = signals.conditions[c].tables[t].col(static_cast<Eigen::Index>(f));
    Eigen::ArrayXd out(plan.length()), y;
    Eigen::Index at = 0;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const Chunk& chunk = plan.chunks[i];
        const double scale = scales_[c][f][i];
        y.resize(chunk.length);
        const Eigen::VectorXd samples = signal.segment(chunk.first, chunk.length);
        transforms_.of(chunk.length).forward(samples.data(), y.data());
        for (int j = 0; j < coefficientsOf(plan, chunk, prepared_.kept[c][f][i]); ++j)
            out[at++] = scale > 0 ? y[j] / (scale * coefficientWeight(plan, chunk.length, j)) : 0;
    }
    return out.head(at);
}

Eigen::ArrayXd LikelihoodAttack::unitNoise(std::size_t c, std::size_t f, const SeededNoise& noise) const {
    const SignalPlan& plan = prepared_.plan;
    Eigen::ArrayXd out(plan.length());
    Eigen::Index at = 0;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const Chunk& chunk = plan.chunks[i];
        const int p = coefficientsOf(plan, chunk, prepared_.kept[c][f][i]);
        Eigen::ArrayXd z = chunkNoise(plan, chunk, p, noise);
        for (int j = 0; j < p; ++j)
            z[j] /= coefficientWeight(plan, chunk.length, j);
        out.segment(at, p) = z;
        at += p;
    }
    return out.head(at);
}

double LikelihoodAttack::difference(const Eigen::ArrayXd& a, const Eigen::ArrayXd& b, std::size_t c, std::size_t f) const {
    const SignalPlan& plan = prepared_.plan;
    switch (plan.noise) {
    case SignalNoise::laplace:
    case SignalNoise::equal: return (a - b).abs().sum();
    case SignalNoise::gaussian: return (a - b).square().sum() / 2;
    case SignalNoise::k_norm: break;
    }
    double sum = 0;
    Eigen::Index at = 0;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const int p = coefficientsOf(plan, plan.chunks[i], prepared_.kept[c][f][i]);
        sum += (a - b).segment(at, p).matrix().norm();
        at += p;
    }
    return sum;
}

Recognition LikelihoodAttack::operator()(const Queries& signals, const SeededNoise& noise, const Progress& progress) const {
    Recognition out;
    out.answers.resize(set_.recordings.size());
    parallelRows(
        static_cast<Eigen::Index>(set_.recordings.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index r = begin; r < end; ++r) {
                progress(static_cast<double>(r) / static_cast<double>(set_.recordings.size()));
                const EvaluatedRecording& recording = set_.recordings[static_cast<std::size_t>(r)];
                const auto c = static_cast<std::size_t>(recording.condition);
                Eigen::RowVectorXd costs = Eigen::RowVectorXd::Zero(static_cast<Eigen::Index>(originals_[c].size()));
                for (std::size_t f = 0; f < features_; ++f) {
                    const Eigen::ArrayXd released =
                        signals[c][recording.table][f] + unitNoise(c, f, signalNoise(noise, c, recording.table, f));
                    for (Eigen::Index q = 0; q < costs.size(); ++q)
                        costs[q] += difference(released, originals_[c][static_cast<std::size_t>(q)][f], c, f);
                }
                const auto nearest = nearestClasses(costs);
                std::vector<int> winners;
                for (int table : nearest.front())
                    for (const EvaluatedRecording& other : set_.recordings)
                        if (other.condition == recording.condition && other.table == static_cast<std::size_t>(table))
                            winners.push_back(other.person);
                out.answers[static_cast<std::size_t>(r)] = answered(recording.person, recording.person, winners);
            }
        },
        1);
    out.confusion = confusionOf(out.answers, set_.persons());
    return out;
}

} // namespace nictate
