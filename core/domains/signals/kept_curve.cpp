#include "core/domains/signals/kept_curve.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace nictate {

namespace {

/// ‖samples that coefficient i adds at amplitude 1‖² for every i: 1, except where differences are summed up again.
Eigen::ArrayXd amplification(const SignalPlan& plan, int chunk_length) {
    if (!plan.ofDifferences())
        return Eigen::ArrayXd::Ones(chunk_length);
    const ChunkTransform transform(plan, chunk_length);
    Eigen::ArrayXd out(chunk_length);
    Eigen::VectorXd unit = Eigen::VectorXd::Zero(chunk_length), samples(chunk_length);
    for (int i = 0; i < chunk_length; ++i) {
        unit[i] = 1;
        transform.inverse(unit.data(), samples.data());
        out[i] = samples.squaredNorm();
        unit[i] = 0;
    }
    return out;
}

/// E‖noise‖² after reconstruction at noise scale 1, for k = 1 …
std::vector<double> noisePower(const SignalPlan& plan, int chunk_length) {
    const Eigen::ArrayXd gain = amplification(plan, chunk_length);
    std::vector<double> out;
    for (int k = 1; k <= frequencies(chunk_length); ++k) {
        const int p = keptCoefficients(chunk_length, k);
        double sum = 0;
        for (int i = 0; i < p; ++i)
            sum += coefficientVariance(plan, chunk_length, p, i) * gain[i];
        out.push_back(sum);
    }
    return out;
}

/// Squared error per k of a chunk whose coefficients above k are dropped.
Eigen::ArrayXd dropped(const ChunkTransform& transform, const SignalPlan& plan, const double* samples, int length) {
    const int largest = frequencies(length);
    Eigen::ArrayXd y(length), out(largest);
    transform.forward(samples, y.data());
    if (!plan.ofDifferences()) {
        double tail = 0;
        for (int k = largest, i = length - 1; k >= 1; --k) {
            for (; i >= keptCoefficients(length, k); --i)
                tail += y[i] * y[i];
            out[k - 1] = tail;
        }
        return out;
    }
    const Eigen::Map<const Eigen::ArrayXd> x(samples, length);
    Eigen::ArrayXd part(length), back(length);
    for (int k = 1; k <= largest; ++k) {
        const int p = keptCoefficients(length, k);
        part = y;
        part.tail(length - p).setZero();
        transform.inverse(part.data(), back.data());
        out[k - 1] = (back - x).square().sum();
    }
    return out;
}

} // namespace

int KeptCurve::bestK() const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < reconstruction.size(); ++i)
        if (total(i) < total(best))
            best = i;
    return static_cast<int>(best) + 1;
}

KeptCurve keptCurve(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                    const Progress& progress) {
    const Eigen::MatrixXd signals = signalsOf(study.conditions[condition], feature);
    const auto sensitivities = sensitivitiesOf(plan, study, condition, feature);
    const int largest = frequencies(plan.chunks.front().length);
    KeptCurve curve;
    curve.reconstruction.assign(static_cast<std::size_t>(largest), 0);
    curve.perturbation = curve.reconstruction;
    std::map<int, std::vector<double>> powers;
    const PlanTransforms transforms(plan);
    for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
        progress(static_cast<double>(c) / static_cast<double>(plan.chunks.size()));
        const Chunk& chunk = plan.chunks[c];
        if (powers.count(chunk.length) == 0)
            powers[chunk.length] = noisePower(plan, chunk.length);
        Eigen::ArrayXd lost = Eigen::ArrayXd::Zero(frequencies(chunk.length));
        for (Eigen::Index p = 0; p < signals.cols(); ++p)
            lost += dropped(transforms.of(chunk.length), plan, signals.col(p).data() + chunk.first, chunk.length);
        lost /= static_cast<double>(signals.cols()) * study.length;
        for (int k = 1; k <= largest; ++k) {
            const int kept = SignalPlan::keptIn(chunk, k);
            const double scale = noiseScale(plan, chunk.length, kept, sensitivities[c]);
            const auto at = static_cast<std::size_t>(k - 1);
            curve.reconstruction[at] += lost[kept - 1];
            curve.perturbation[at] += scale * scale * powers[chunk.length][static_cast<std::size_t>(kept - 1)] / study.length;
        }
    }
    return curve;
}

SignalSpectrum signalSpectrum(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                              std::size_t chunk_index) {
    const Chunk& chunk = plan.chunks.at(chunk_index);
    const int n = chunk.length;
    const Eigen::MatrixXd signals = signalsOf(study.conditions[condition], feature);
    const RealDft dft(n);
    Eigen::ArrayXd power = Eigen::ArrayXd::Zero(n), y(n);
    for (Eigen::Index p = 0; p < signals.cols(); ++p) {
        y = signals.col(p).segment(chunk.first, n).array();
        if (plan.ofDifferences())
            difference(y.data(), n);
        dft.forward(y.data(), y.data());
        power += y.square() / static_cast<double>(signals.cols());
    }
    SignalSpectrum out;
    out.of_differences = plan.ofDifferences();
    out.kept = plan.inSpectrum() ? SignalPlan::keptIn(chunk, plan.k) : frequencies(n);
    const int p = plan.inSpectrum() ? keptCoefficients(n, out.kept) : n;
    const double scale = noiseScale(plan, n, out.kept, sensitivitiesOf(plan, study, condition, feature)[chunk_index]);
    out.signal.assign(static_cast<std::size_t>(frequencies(n)), 0);
    out.noise.assign(static_cast<std::size_t>(out.kept), 0);
    for (int i = 0; i < n; ++i) {
        const auto j = static_cast<std::size_t>(frequencyOf(i));
        const double plain = dftScale(n, i);
        out.signal[j] += power[i] * plain * plain;
        if (i < p) // in the samples domain white noise has the same variance in every orthonormal coefficient
            out.noise[j] += scale * scale * coefficientVariance(plan, n, p, plan.inSpectrum() ? i : 0) * plain * plain;
    }
    for (auto* amplitudes : {&out.signal, &out.noise})
        for (double& value : *amplitudes)
            value = std::sqrt(value);
    return out;
}

} // namespace nictate
