#include "core/domains/signals/kept_search.h"

#include "core/compute/parallel.h"
#include "core/compute/simd_values.h"

#include <cmath>
#include <numeric>

namespace nictate {

namespace {

/// Sums are compared with this much to spare: the plain sweep rounds otherwise.
constexpr double spare = 1e-6;

/// Σ_{l≥i} values_l, one more than there are values.
Eigen::ArrayXd tails(const Eigen::ArrayXd& values) {
    Eigen::ArrayXd out = Eigen::ArrayXd::Zero(values.size() + 1);
    for (Eigen::Index i = values.size() - 1; i >= 0; --i)
        out[i] = out[i + 1] + values[i];
    return out;
}

/// One k at one scale: what all draws have in common.
struct Point {
    double scale, shift, crossed, dropped, mean, root;
};

/// Each draw's squared error over its |mean|.
NICTATE_CLONES("avx2", "default")
void errorsOverMean(const Point& at, const double* drift, const double* square, const double* first, Eigen::Index draws,
                    double* out) {
    const double scale = at.scale, twice = 2 * at.crossed;
    for (Eigen::Index i = 0; i < draws; ++i) {
        const double start = scale * drift[i] - at.shift;
        const double error = start * start + scale * (scale * square[i] - twice * first[i]) + at.dropped;
        out[i] = (error > 0 ? error : 0) / std::abs(at.mean + start / at.root);
    }
}

/// The k with the least error, or nothing where another one is as good within rounding.
std::optional<int> leastOf(const Eigen::ArrayXd& nmse) {
    if (nmse.isInf().all()) // a signal of mean 0: no k is better than another
        return 1;
    Eigen::Index best = 0;
    const double least = nmse.minCoeff(&best);
    for (Eigen::Index k = 0; k < nmse.size(); ++k)
        if (k != best && !(nmse[k] > least * (1 + spare)))
            return {};
    return std::isfinite(least) ? std::optional(static_cast<int>(best) + 1) : std::nullopt;
}

/// The first `count` unit draws of every chunk, those of drawUnits(): row r is draw r.
Eigen::ArrayXXd firstDraws(SignalNoise noise, const std::vector<Chunk>& chunks, int count,
                           const std::vector<SeededNoise>& draws) {
    std::vector<std::uint64_t> firsts;
    for (const Chunk& chunk : chunks)
        firsts.push_back(static_cast<std::uint64_t>(chunk.first));
    Eigen::ArrayXf row(count * std::ssize(chunks));
    const std::span<float> values(row.data(), static_cast<std::size_t>(row.size()));
    Eigen::ArrayXXd out(std::ssize(draws), row.size());
    for (std::size_t r = 0; r < draws.size(); ++r) {
        noise == SignalNoise::gaussian ? draws[r].fillNormalRuns(values, firsts) : draws[r].fillLaplaceRuns(values, firsts);
        out.row(static_cast<Eigen::Index>(r)) = row.cast<double>();
    }
    return out;
}

} // namespace

KeptSearch::Shape::Shape(const SignalPlan& plan, int length)
    : transform(plan, length), weights(length), gains(length), means(length), leaks(length), crosses(length) {
    const RealDft dft(length);
    Eigen::ArrayXd unit = Eigen::ArrayXd::Zero(length), first(length), effect(length);
    for (int i = 0; i < length; ++i) {
        weights[i] = coefficientWeight(plan, length, i);
        unit[i] = 1;
        transform.inverse(unit.data(), effect.data());
        unit[i] = 0;
        dft.forward(effect.data(), effect.data());
        if (i == 0)
            first = effect;
        const int of = frequencyOf(i), from = std::max(0, 2 * of - 1), count = std::min(2 * of, length - 1) - from + 1;
        gains[i] = effect.segment(from, count).square().sum();
        crosses[i] = (effect.segment(from, count) * first.segment(from, count)).sum();
        means[i] = effect[0];
        leaks[i] = i > 0 ? first[i] * first[i] : 0;
    }
    leak_tail = tails(leaks);
}

KeptSearch::KeptSearch(const SignalPlan& plan, const std::vector<double>& epsilons) : plan_(plan), epsilons_(epsilons) {
    if (!plan.inSpectrum() || plan.as_printed || plan.noise == SignalNoise::k_norm)
        return;
    for (const Chunk& chunk : plan.chunks)
        if (shapes_.count(chunk.length) == 0)
            shapes_.emplace(chunk.length, Shape(plan, chunk.length));
}

void KeptSearch::Sums::add(const Sums& other) {
    nmse += other.nmse;
    floor += other.floor;
}

bool KeptSearch::Sums::decided(bool all) const { return all || (floor * (1 - spare) >= nmse.rowwise().minCoeff()).all(); }

BestKept KeptSearch::operator()(const Eigen::MatrixXd& signals, const std::vector<SignalSensitivity>& sensitivities,
                                int repetitions, const SeededNoise& noise, const Progress& progress) const {
    if (!shapes_.empty())
        if (auto found = search(signals, scalesOf(plan_, sensitivities, epsilons_), repetitions, noise, progress))
            return *found;
    const auto sweeps = sweepKept(signals, plan_, sensitivities, epsilons_, repetitions, noise, progress);
    BestKept out(epsilons_.size());
    for (std::size_t e = 0; e < out.size(); ++e)
        for (const KeptSweep& sweep : sweeps)
            out[e].push_back(static_cast<int>(sweep.bestK(static_cast<Eigen::Index>(e))));
    return out;
}

/// Prices k up to 4, 16, … in every chunk until no larger one can be best. Nothing where rounding might decide.
std::optional<BestKept> KeptSearch::search(const Eigen::MatrixXd& signals, const std::vector<Eigen::ArrayXXd>& scales,
                                           int repetitions, const SeededNoise& noise, const Progress& progress) const {
    BestKept best(epsilons_.size(), std::vector<int>(plan_.chunks.size(), 0));
    std::vector<std::size_t> open(plan_.chunks.size());
    std::iota(open.begin(), open.end(), std::size_t{0});
    for (int last = 2; !open.empty(); last *= 4) {
        std::vector<std::vector<Sums>> sums(static_cast<std::size_t>(signals.cols()));
        parallelRows(
            signals.cols(),
            [&](Eigen::Index begin, Eigen::Index end) {
                for (Eigen::Index p = begin; p < end; ++p) {
                    progress(static_cast<double>(p - begin) / static_cast<double>(end - begin));
                    sums[static_cast<std::size_t>(p)] =
                        priceOpen(signals.col(p).data(), open, scales, streamsOf(noise, repetitions, p), last);
                }
            },
            1);
        std::vector<std::size_t> still;
        for (std::size_t i = 0; i < open.size(); ++i) {
            Sums all = sums.front()[i];
            for (std::size_t p = 1; p < sums.size(); ++p)
                all.add(sums[p][i]);
            if (!all.decided(last >= frequencies(plan_.chunks[open[i]].length))) {
                still.push_back(open[i]);
                continue;
            }
            for (std::size_t e = 0; e < best.size(); ++e) {
                const auto k = leastOf(all.nmse.row(static_cast<Eigen::Index>(e)));
                if (!k)
                    return {};
                best[e][open[i]] = *k;
            }
        }
        open = std::move(still);
    }
    return best;
}

/// One participant's chunks that are open.
std::vector<KeptSearch::Sums> KeptSearch::priceOpen(const double* signal, const std::vector<std::size_t>& open,
                                                    const std::vector<Eigen::ArrayXXd>& scales,
                                                    const std::vector<SeededNoise>& draws, int last) const {
    std::vector<Chunk> chunks;
    for (std::size_t c : open)
        chunks.push_back(plan_.chunks[c]);
    const int count = std::min(2 * last - 1, chunks.front().length);
    const Eigen::ArrayXXd z = firstDraws(plan_.noise, chunks, count, draws);
    std::vector<Sums> sums;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const ChunkDraws::View of_chunk(z.data() + static_cast<Eigen::Index>(i) * count * z.rows(), z.rows(), count);
        sums.push_back(price(signal + chunks[i].first, shapes_.at(chunks[i].length), of_chunk, scales[open[i]],
                             std::min(last, frequencies(chunks[i].length))));
    }
    return sums;
}

KeptSearch::Sums KeptSearch::price(const double* samples, const Shape& shape, const ChunkDraws::View& z,
                                   const Eigen::ArrayXXd& scales, int last) const {
    const auto length = static_cast<int>(shape.weights.size());
    Eigen::ArrayXd y(length);
    shape.transform.forward(samples, y.data());
    const double mean = Eigen::Map<const Eigen::ArrayXd>(samples, length).mean(), size = std::abs(mean), root = std::sqrt(length);
    const Eigen::ArrayXd dropped = tails(shape.gains * y.square()), crossed = tails(shape.crosses * y),
                         shift = tails(shape.means * y);

    const Eigen::ArrayXd first = shape.weights[0] * z.col(0), leaking = first.square();
    Eigen::ArrayXd drift = shape.means[0] * first, energy = Eigen::ArrayXd::Zero(first.size()), square, error(first.size());
    Sums sums{Eigen::ArrayXXd(scales.rows(), last), Eigen::ArrayXd(scales.rows())};
    for (int k = 1, i = 1; k <= last; ++k) {
        const int p = keptCoefficients(length, k);
        for (; i < p; ++i) {
            const Eigen::ArrayXd noise = shape.weights[i] * z.col(i);
            energy += noise * (shape.gains[i] * noise + 2 * shape.crosses[i] * first) + shape.leaks[i] * leaking;
            drift += shape.means[i] * noise;
        }
        square = energy + shape.leak_tail[p] * leaking;
        for (Eigen::Index e = 0; e < scales.rows(); ++e) {
            const Point at{scales(e, k - 1), shift[p], crossed[p], dropped[p], mean, root};
            errorsOverMean(at, drift.data(), square.data(), first.data(), error.size(), error.data());
            sums.nmse(e, k - 1) = error.sum() / (size * length);
        }
    }
    // Whatever follows changes the mean at will, but keeps what the noise has put into the other frequencies: with energy E
    // there and a mean m, |NMSE| is at least 2(√(m² + E/n) − |m|)/|m|.
    for (Eigen::Index e = 0; e < scales.rows(); ++e) {
        const double least = last < scales.cols() ? scales.row(e).tail(scales.cols() - last).minCoeff() : 0;
        error = least * least / length * energy.max(0);
        sums.floor[e] = (2 * error / ((error + mean * mean).sqrt() + size)).sum() / size;
    }
    return sums;
}

} // namespace nictate
