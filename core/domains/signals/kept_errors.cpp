#include "core/domains/signals/kept_errors.h"

#include "core/compute/parallel.h"

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

} // namespace nictate
