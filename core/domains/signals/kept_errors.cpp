#include "core/domains/signals/kept_errors.h"

#include "core/compute/parallel.h"
#include "core/compute/simd_values.h"

#include <cmath>
#include <numeric>

namespace nictate {

namespace {

SignalPlan withEpsilon(SignalPlan plan, double epsilon) {
    plan.epsilon = epsilon;
    return plan;
}

} // namespace

ChunkPricers pricersOf(const SignalPlan& plan) {
    ChunkPricers pricers;
    for (const Chunk& chunk : plan.chunks)
        if (pricers.count(chunk.length) == 0)
            pricers.emplace(chunk.length, KeptErrors(plan, chunk.length));
    return pricers;
}

std::vector<SeededNoise> streamsOf(const SeededNoise& noise, int repetitions, Eigen::Index participant) {
    std::vector<SeededNoise> streams;
    for (int r = 0; r < repetitions; ++r)
        streams.push_back(noise.stream(static_cast<std::uint64_t>(r)).stream(static_cast<std::uint64_t>(participant)));
    return streams;
}

DrawStorage::DrawStorage(const SignalPlan& plan, const Chunk& chunk, const std::vector<SeededNoise>& draws, int largest_k) {
    const int count = !plan.inSpectrum() ? plan.samplesOf(chunk.length)
                      : largest_k > 0    ? keptCoefficients(chunk.length, largest_k)
                                         : chunk.length;
    const auto repetitions = static_cast<Eigen::Index>(draws.size());
    z_.resize(repetitions, count);
    if (plan.noise == SignalNoise::k_norm)
        radius_.resize(repetitions, count);
    if (plan.window > 1)
        chosen_.resize(repetitions, count);
    Eigen::ArrayXd z(count), radius(count);
    for (Eigen::Index r = 0; r < repetitions; ++r) {
        const SeededNoise& draw = draws[static_cast<std::size_t>(r)];
        drawUnits(plan, chunk, count, draw, z.data(), radius.data());
        z_.row(r) = z;
        if (plan.noise == SignalNoise::k_norm)
            radius_.row(r) = radius;
        for (int i = 0; plan.window > 1 && i < count; ++i)
            chosen_(r, i) = draw.uniform(static_cast<std::uint64_t>(chunk.first + i));
    }
}

DrawStorage::DrawStorage(const SignalPlan& plan, const std::vector<SeededNoise>& draws) {
    const int length = plan.length();
    const auto repetitions = static_cast<Eigen::Index>(draws.size());
    const bool isotropic = plan.noise == SignalNoise::k_norm;
    z_.resize(repetitions, length);
    if (isotropic)
        radius_.resize(repetitions, length);
    Eigen::ArrayXd z(length), radius(length);
    for (Eigen::Index r = 0; r < repetitions; ++r) {
        const SeededNoise& draw = draws[static_cast<std::size_t>(r)];
        if (!isotropic)
            drawUnits(plan, {0, length}, length, draw, z.data(), radius.data());
        for (std::size_t c = 0; isotropic && c < plan.chunks.size(); ++c) { // radii start anew in every chunk
            const Chunk& chunk = plan.chunks[c];
            drawUnits(plan, chunk, chunk.length, draw, z.data() + chunk.first, radius.data() + chunk.first);
        }
        z_.row(r) = z;
        if (isotropic)
            radius_.row(r) = radius;
    }
}

ChunkDraws DrawStorage::columns(Eigen::Index first, Eigen::Index count) const {
    auto view = [&](const Eigen::ArrayXXd& all) {
        return all.size() == 0 ? ChunkDraws::View(nullptr, 0, 0)
                               : ChunkDraws::View(all.data() + first * all.rows(), all.rows(), count);
    };
    return {view(z_), view(radius_), view(chosen_)};
}

KeptErrors::KeptErrors(const SignalPlan& plan, int chunk_length)
    : plan_(plan), length_(chunk_length), largest_k_(plan.inSpectrum() ? frequencies(chunk_length) : 1),
      transform_(plan, chunk_length), weights_(chunk_length) {
    for (int i = 0; i < chunk_length; ++i)
        weights_[i] = coefficientWeight(plan, chunk_length, i);
    if (!plan.ofDifferences())
        return;
    basis_.resize(chunk_length, chunk_length);
    Eigen::VectorXd unit = Eigen::VectorXd::Zero(chunk_length);
    for (int i = 0; i < chunk_length; ++i) {
        unit[i] = weights_[i];
        transform_.inverse(unit.data(), basis_.col(i).data());
        unit[i] = 0;
    }
    gram_ = (basis_.transpose() * basis_).triangularView<Eigen::StrictlyLower>();
    gram_diagonal_ = basis_.colwise().squaredNorm();
    basis_means_ = basis_.colwise().mean();
}

void KeptErrors::price(const double* samples, const ChunkDraws& draws,
                       const std::function<void(int, const ErrorPolynomial&)>& take, int only) const {
    if (!plan_.inSpectrum()) {
        ErrorPolynomial polynomial;
        priceSamples(samples, draws, polynomial);
        return take(1, polynomial);
    }
    plan_.ofDifferences() ? priceDifferences(samples, draws, take, only) : priceSpectrum(samples, draws, take, only);
}

void KeptErrors::priceSamples(const double* samples, const ChunkDraws& draws, ErrorPolynomial& out) const {
    const Eigen::Index repetitions = draws.z.rows();
    const Eigen::Map<const Eigen::ArrayXd> x(samples, length_);
    out.fixed = out.linear = out.square = out.mean = out.mean_noise = Eigen::ArrayXd::Zero(repetitions);
    if (plan_.window == 1) {
        for (int t = 0; t < length_; ++t) {
            out.square += draws.z.col(t).square();
            out.mean_noise += draws.z.col(t);
        }
        out.mean.setConstant(std::accumulate(samples, samples + length_, 0.0) / length_);
        out.mean_noise /= length_;
        return;
    }
    for (int at = 0, i = 0; at < length_; at += plan_.window, ++i) {
        const int width = std::min(plan_.window, length_ - at);
        const auto window = x.segment(at, width);
        for (Eigen::Index r = 0; r < repetitions; ++r) {
            const double kept = width == 1 ? window[0] : window[static_cast<int>(draws.chosen(r, i) * width)];
            out.fixed[r] += (kept - window).square().sum();
            out.linear[r] += 2 * draws.z(r, i) * (kept - window).sum();
            out.mean[r] += kept * width;
        }
        out.square += width * draws.z.col(i).square();
        out.mean_noise += width * draws.z.col(i);
    }
    out.mean /= length_;
    out.mean_noise /= length_;
}

void KeptErrors::priceSpectrum(const double* samples, const ChunkDraws& draws,
                               const std::function<void(int, const ErrorPolynomial&)>& take, int only) const {
    const Eigen::Index repetitions = draws.z.rows();
    Eigen::ArrayXd y(length_);
    transform_.forward(samples, y.data());
    std::vector<double> tail(static_cast<std::size_t>(length_) + 1, 0.0);
    for (int i = length_ - 1; i >= 0; --i)
        tail[static_cast<std::size_t>(i)] = tail[static_cast<std::size_t>(i) + 1] + y[i] * y[i];

    const double root = std::sqrt(static_cast<double>(length_));
    ErrorPolynomial out;
    out.linear = out.square = Eigen::ArrayXd::Zero(repetitions);
    out.mean = Eigen::ArrayXd::Constant(repetitions, y[0] / root);
    out.mean_noise = weights_[0] / root * draws.z.col(0);
    const bool isotropic = plan_.noise == SignalNoise::k_norm;
    Eigen::ArrayXd energy = Eigen::ArrayXd::Zero(repetitions);
    const int last = only > 0 ? only : largest_k_;
    for (int k = 1, i = 0; k <= last; ++k) {
        const int p = keptCoefficients(length_, k);
        for (; i < p; ++i)
            energy += weights_[i] * weights_[i] * draws.z.col(i).square();
        if (only != 0 && only != k)
            continue;
        out.fixed = Eigen::ArrayXd::Constant(repetitions, tail[static_cast<std::size_t>(p)]);
        if (isotropic) {
            out.square = draws.radius.col(p - 1).square();
            out.mean_noise = draws.z.col(0) * draws.radius.col(p - 1) / energy.sqrt() / root;
        } else {
            out.square = energy;
        }
        take(k, out);
    }
}

void KeptErrors::priceDifferences(const double* samples, const ChunkDraws& draws,
                                  const std::function<void(int, const ErrorPolynomial&)>& take, int only) const {
    const Eigen::Index repetitions = draws.z.rows();
    Eigen::ArrayXd y(length_);
    transform_.forward(samples, y.data());
    // Column k−1: what keeping k frequencies leaves of the error without noise.
    const int last = only > 0 ? only : largest_k_, count = keptCoefficients(length_, last);
    Eigen::MatrixXd residual(length_, last);
    Eigen::ArrayXd means(last);
    const Eigen::Map<const Eigen::VectorXd> x(samples, length_);
    Eigen::VectorXd kept = Eigen::VectorXd::Zero(length_);
    for (int k = 1, i = 0; k <= last; ++k) {
        for (; i < keptCoefficients(length_, k); ++i)
            kept += y[i] / weights_[i] * basis_.col(i);
        residual.col(k - 1) = kept - x;
        means[k - 1] = kept.mean();
    }
    const Eigen::MatrixXd along = basis_.leftCols(count).transpose() * residual; // p × K
    const Eigen::MatrixXd below =                                                // R × p: Σ_{j<i} G_ij z_j
        draws.z.leftCols(count).matrix() * gram_.topLeftCorner(count, count).transpose();
    ErrorPolynomial out;
    Eigen::ArrayXd square = Eigen::ArrayXd::Zero(repetitions), mean = square, norm = square;
    const bool isotropic = plan_.noise == SignalNoise::k_norm;
    for (int k = 1, i = 0; k <= last; ++k) {
        const int p = keptCoefficients(length_, k);
        for (; i < p; ++i) {
            const auto z = draws.z.col(i);
            square += z * (2 * below.col(i).array() + gram_diagonal_[i] * z);
            mean += basis_means_[i] * z;
            norm += z.square();
        }
        if (only != 0 && only != k)
            continue;
        out.fixed = Eigen::ArrayXd::Constant(repetitions, residual.col(k - 1).squaredNorm());
        out.mean = Eigen::ArrayXd::Constant(repetitions, means[k - 1]);
        out.linear = 2 * (draws.z.leftCols(p).matrix() * along.col(k - 1).head(p)).array();
        out.square = square;
        out.mean_noise = mean;
        if (isotropic) {
            const Eigen::ArrayXd stretch = draws.radius.col(p - 1) / norm.sqrt();
            out.linear *= stretch;
            out.square *= stretch.square();
            out.mean_noise *= stretch;
        }
        take(k, out);
    }
}

Eigen::Index KeptSweep::bestK(Eigen::Index epsilon_row) const {
    Eigen::Index best = 0;
    nmse.row(epsilon_row).minCoeff(&best);
    return best + 1;
}

std::vector<Eigen::ArrayXXd> scalesOf(const SignalPlan& plan, const std::vector<SignalSensitivity>& sensitivities,
                                      const std::vector<double>& epsilons) {
    std::vector<Eigen::ArrayXXd> scales;
    for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
        const int length = plan.chunks[c].length;
        if (c > 0 && length == plan.chunks[c - 1].length && sensitivities[c] == sensitivities[c - 1]) {
            scales.push_back(scales.back());
            continue;
        }
        scales.emplace_back(std::ssize(epsilons), plan.inSpectrum() ? frequencies(length) : 1);
        for (Eigen::Index e = 0; e < std::ssize(epsilons); ++e) {
            const SignalPlan at = withEpsilon(plan, epsilons[static_cast<std::size_t>(e)]);
            for (int k = 1; k <= scales[c].cols(); ++k)
                scales[c](e, k - 1) = noiseScale(at, length, k, sensitivities[c]);
        }
    }
    return scales;
}

std::vector<KeptSweep> sweepKept(const Eigen::MatrixXd& signals, const SignalPlan& plan,
                                 const std::vector<SignalSensitivity>& sensitivities, const std::vector<double>& epsilons,
                                 int repetitions, const SeededNoise& noise, const Progress& progress) {
    const auto pricers = pricersOf(plan);
    const auto rows = static_cast<Eigen::Index>(epsilons.size());
    std::vector<std::vector<KeptSweep>> of_participant(static_cast<std::size_t>(signals.cols()));
    const std::vector<Eigen::ArrayXXd> scales = scalesOf(plan, sensitivities, epsilons);
    parallelRows(
        signals.cols(),
        [&](Eigen::Index begin, Eigen::Index end) {
            Eigen::ArrayXd nmse;
            for (Eigen::Index p = begin; p < end; ++p) {
                progress(static_cast<double>(p - begin) / static_cast<double>(end - begin));
                const auto streams = streamsOf(noise, repetitions, p);
                auto& sweeps = of_participant[static_cast<std::size_t>(p)];
                const DrawStorage draws =
                    plan.inSpectrum() ? DrawStorage(plan, streams) : DrawStorage(plan, plan.chunks.front(), streams);
                for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
                    const Chunk& chunk = plan.chunks[c];
                    const KeptErrors& pricer = pricers.at(chunk.length);
                    const double* samples = signals.col(p).data() + chunk.first;
                    const double mean = Eigen::Map<const Eigen::ArrayXd>(samples, chunk.length).mean();
                    KeptSweep sweep;
                    sweep.mse = sweep.nmse = sweep.utility = Eigen::ArrayXXd(rows, pricer.largestK());
                    pricer.price(samples, plan.inSpectrum() ? draws.of(chunk) : draws.all(),
                                 [&](int k, const ErrorPolynomial& polynomial) {
                                     const double fixed = polynomial.fixed.sum(), linear = polynomial.linear.sum(),
                                                  square = polynomial.square.sum();
                                     for (Eigen::Index e = 0; e < rows; ++e) {
                                         const double lambda = scales[c](e, k - 1);
                                         sweep.mse(e, k - 1) = (fixed + lambda * (linear + lambda * square)) / chunk.length;
                                         nmse = polynomial.normalisedErrors(lambda, mean, chunk.length);
                                         sweep.nmse(e, k - 1) = nmse.sum();
                                         sweep.utility(e, k - 1) = nmse.inverse().sum();
                                     }
                                 });
                    sweeps.push_back(std::move(sweep));
                }
            }
        },
        1);
    std::vector<KeptSweep> out = std::move(of_participant.front());
    for (std::size_t p = 1; p < of_participant.size(); ++p)
        for (std::size_t c = 0; c < out.size(); ++c) {
            out[c].mse += of_participant[p][c].mse;
            out[c].nmse += of_participant[p][c].nmse;
            out[c].utility += of_participant[p][c].utility;
        }
    const double count = static_cast<double>(repetitions) * static_cast<double>(signals.cols());
    for (KeptSweep& sweep : out)
        for (Eigen::ArrayXXd* figure : {&sweep.mse, &sweep.nmse, &sweep.utility})
            *figure /= count;
    return out;
}

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
