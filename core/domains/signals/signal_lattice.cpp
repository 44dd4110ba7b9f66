#include "core/domains/signals/signal_lattice.h"

#include "core/domains/signals/signal_perturbation.h"
#include "core/errors.h"
#include "core/mechanism/parameters.h"
#include "core/noise/exact_samplers.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace nictate {

namespace {

constexpr double upwards = 1 + 0x1p-30; ///< covers the rounding of the doubles behind a sensitivity
constexpr int least_steps_log2 = 6;

[[noreturn]] void tooMuchNoise(double epsilon) {
    throw InvalidParameter(
        "epsilon", valueText(epsilon),
        Text("a larger epsilon (or delta), shorter signals or fewer frequencies: so much noise is beyond the exact "
             "sampler, and would hide everything"));
}

UInt128 inUnits(double value, double epsilon) {
    if (!(value < 0x1p100))
        tooMuchNoise(epsilon);
    return static_cast<UInt128>(std::floor(value * upwards));
}

} // namespace

std::int64_t SampleLattice::of(double value) const {
    const double low = static_cast<double>(lower), high = static_cast<double>(upper); // below 2^52, so exact
    // mutant signal-not-clamped
    return static_cast<std::int64_t>(std::clamp(std::floor(value / pitch), low, high)) - centre;
}

SampleLattice sampleLattice(const FeatureBounds& bounds, double noise_in_ranges, double epsilon) {
    const int steps_log2 = std::min(20, 40 - std::max(0, noise_in_ranges > 0 ? std::ilogb(noise_in_ranges) : 0));
    if (steps_log2 < least_steps_log2)
        tooMuchNoise(epsilon);
    const double largest = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
    const int exponent = std::max(std::ilogb(bounds.range()) - steps_log2, std::ilogb(largest) - 51);
    SampleLattice lattice;
    lattice.pitch = std::ldexp(1.0, exponent);
    if (std::abs(exponent) > 900 || bounds.range() / lattice.pitch < 64)
        throw InvalidParameter("bounds", valueText(bounds.lower) + " … " + valueText(bounds.upper),
                               Text("a range that is not so small or so large beside its ends"));
    lattice.lower = static_cast<std::int64_t>(std::ceil(bounds.lower / lattice.pitch));
    lattice.upper = static_cast<std::int64_t>(std::floor(bounds.upper / lattice.pitch));
    lattice.centre = lattice.lower + lattice.range() / 2;
    return lattice;
}

double coefficientError(int length, double largest) { return (length + 32.0) * 0x1p-53 * length * largest; }

SignalLattices::SignalLattices(SignalPlan plan, const std::vector<FeatureBounds>& bounds) : plan_(std::move(plan)) {
    if (plan_.noise == SignalNoise::k_norm)
        throw InvalidParameter(
            "noise", "k-norm",
            Text("laplace, equal or gaussian: there is no exact sampler for this noise yet, so it is for simulation "
                 "only"));
    double noise = 0;
    if (!plan_.inSpectrum())
        noise = noiseScale(plan_, plan_.length(), 1, chunkSensitivity(plan_, plan_.length(), 1));
    for (const FeatureBounds& each : bounds)
        samples_.push_back(sampleLattice(each, noise, plan_.epsilon));
}

const SignalLattices::UnitSensitivity& SignalLattices::unit(int chunk_length, int k) const {
    auto [known, fresh] = units_.try_emplace({chunk_length, k});
    if (fresh) {
        const SignalSensitivity sensitivity = chunkSensitivity(plan_, chunk_length, 1);
        if (plan_.noise == SignalNoise::gaussian)
            known->second.l2 = perturbedL2(plan_, chunk_length, k, sensitivity) * upwards;
        else
            known->second.l1 = perturbedL1(plan_, chunk_length, k, sensitivity) * upwards;
    }
    return known->second;
}

const LatticePlan& SignalLattices::of(std::size_t feature, int chunk_length, int k) const {
    std::lock_guard lock(mutex_);
    auto known = lattices_.find({feature, chunk_length, k});
    if (known == lattices_.end())
        known = lattices_.emplace(std::tuple{feature, chunk_length, k}, make(feature, chunk_length, k)).first;
    return known->second;
}

LatticePlan SignalLattices::make(std::size_t feature, int chunk_length, int k) const {
    const auto range = static_cast<std::uint64_t>(samples_[feature].range());
    // mutant signal-exponential-without-two
    const auto factor = static_cast<UInt128>(plan_.loss_factor);
    LatticePlan lattice;
    lattice.noise = LatticeNoise::discrete_laplace;
    if (!plan_.inSpectrum()) {
        lattice.l1 = static_cast<UInt128>(plan_.samplesOf(chunk_length)) * range;
        // mutant signal-half-noise
        lattice.laplace = latticeLaplaceScale(plan_.epsilon, factor * lattice.l1);
        return lattice;
    }
    const double p = keptCoefficients(chunk_length, k);
    const double largest = static_cast<double>(range) * (plan_.ofDifferences() ? 2 : 1);
    const double e = coefficientError(chunk_length, largest);
    const UnitSensitivity& sensitivity = unit(chunk_length, k);
    if (plan_.noise == SignalNoise::gaussian) {
        // Some 2^23 steps for σ, the sampler's best, but never more than 2^14 for a coefficient's share of Δ2.
        const double delta2 = sensitivity.l2 * static_cast<double>(range), root = std::sqrt(p);
        const double sigma = noiseScale(plan_, chunk_length, k, {0, delta2, 0});
        lattice.pitch = std::ldexp(1.0, std::max(std::ilogb(sigma) - 23, std::ilogb(delta2 / root) - 14));
        if (root * lattice.pitch > delta2 / 128)
            tooMuchNoise(plan_.epsilon);
        // mutant signal-dropped-rounding
        const double reach = delta2 / lattice.pitch + root * (1 + 2 * e / lattice.pitch);
        lattice.noise = LatticeNoise::discrete_gaussian;
        lattice.l2_squared = inUnits(reach * reach, plan_.epsilon);
        // mutant signal-half-gaussian
        lattice.sigma_squared = tightSigmaSquared(plan_.epsilon, plan_.delta, lattice.l2_squared);
        return lattice;
    }
    const double delta1 = sensitivity.l1 * static_cast<double>(range);
    lattice.pitch = std::ldexp(1.0, std::max(std::ilogb(delta1 / p) - 14, std::ilogb(delta1 / plan_.epsilon) - 40));
    if (p * lattice.pitch > delta1 / 128)
        tooMuchNoise(plan_.epsilon);
    // mutant signal-dropped-rounding
    lattice.l1 = inUnits(delta1 / lattice.pitch + p * (1 + 2 * e / lattice.pitch), plan_.epsilon);
    // mutant signal-half-noise
    lattice.laplace = latticeLaplaceScale(plan_.epsilon, factor * lattice.l1);
    return lattice;
}

double SignalLattices::scaleInRanges(std::size_t feature, int chunk_length, int k) const {
    return of(feature, chunk_length, k).noiseScale() / static_cast<double>(samples_[feature].range());
}

namespace {

Eigen::MatrixXd chunkOf(const Eigen::MatrixXd& signals, const Chunk& chunk) {
    return signals.middleRows(chunk.first, chunk.length);
}

} // namespace

Eigen::MatrixXd SignalQuery::samples(const Eigen::MatrixXd& chunk_signals, std::size_t feature) const {
    const SampleLattice& lattice = lattices_.samples(feature);
    return chunk_signals.unaryExpr([&](double value) { return static_cast<double>(lattice.of(value)); });
}

const Eigen::MatrixXd& SignalQuery::rows(int chunk_length, int count, Coefficients coefficients) const {
    auto known = rows_.find({chunk_length, count, coefficients});
    if (known == rows_.end())
        known =
            rows_
                .emplace(std::tuple{chunk_length, count, coefficients}, coefficientRows(chunk_length, count, false, coefficients))
                .first;
    return known->second;
}

LatticeMap SignalQuery::values(const Eigen::MatrixXd& chunk_signals, std::size_t feature, int k, SecureNoise& noise) const {
    const auto length = static_cast<int>(chunk_signals.rows());
    Eigen::MatrixXd y = samples(chunk_signals, feature);
    LatticeMap out;
    if (!plan_.inSpectrum()) {
        for (Eigen::Index signal = 0; signal < y.cols(); ++signal)
            for (int first = 0; first < length; first += plan_.window) {
                const int width = std::min(plan_.window, length - first);
                const auto chosen = width == 1 ? 0 : static_cast<int>(exact::below(noise, static_cast<std::uint64_t>(width)));
                out.push_back(static_cast<std::int64_t>(y(first + chosen, signal)));
            }
        return out;
    }
    if (plan_.ofDifferences())
        for (Eigen::Index signal = 0; signal < y.cols(); ++signal)
            difference(y.col(signal).data(), length); // integers stay exact
    const Eigen::MatrixXd transformed = rows(length, keptCoefficients(length, k), coefficients()) * y;
    const double pitch = lattices_.of(feature, length, k).pitch;
    out.reserve(static_cast<std::size_t>(transformed.size()));
    for (double coefficient : transformed.reshaped())
        out.push_back(static_cast<std::int64_t>(std::round(coefficient / pitch)));
    return out;
}

double SignalQuery::valueOf(std::int64_t lattice_value, std::size_t feature, int chunk_length, int k, int i) const {
    const double unit = lattices_.samples(feature).pitch * lattices_.of(feature, chunk_length, k).pitch;
    return static_cast<double>(lattice_value) * unit * coefficientWeight(plan_, chunk_length, i);
}

namespace {

/// All chunks of one feature of one condition.
class FeatureRelease {
  public:
    FeatureRelease(const SignalPlan& plan, const SignalLattices& lattices, const SignalQuery& query, SignalPerturbation& finish,
                   std::size_t feature)
        : plan_(plan), lattices_(lattices), query_(query), finish_(finish), feature_(feature) {}

    /// `signals`: length × participants, in place.
    void operator()(Eigen::MatrixXd& signals, const std::vector<int>& ks, SecureNoise& noise) {
        for (std::size_t c = 0; c < plan_.chunks.size(); ++c) {
            const Chunk& chunk = plan_.chunks[c];
            LatticeMap values = query_.values(chunkOf(signals, chunk), feature_, ks[c], noise);
            // mutant signal-noise-on-the-real-part-only
            addLatticeNoise(values, lattices_.of(feature_, chunk.length, ks[c]), noise);
            // From here on everything is post-processing.
            const std::size_t p = values.size() / static_cast<std::size_t>(signals.cols());
            for (Eigen::Index signal = 0; signal < signals.cols(); ++signal)
                finishChunk(std::span(values).subspan(static_cast<std::size_t>(signal) * p, p), chunk, ks[c],
                            signals.col(signal).segment(chunk.first, chunk.length));
        }
        for (Eigen::Index signal = 0; signal < signals.cols(); ++signal)
            finish_.clampSignal(signals.col(signal), feature_);
    }

  private:
    void finishChunk(std::span<const std::int64_t> values, const Chunk& chunk, int k, Eigen::Ref<Eigen::VectorXd> samples) {
        const bool spectrum = plan_.inSpectrum();
        const auto p = static_cast<int>(values.size());
        Eigen::ArrayXd noisy = Eigen::ArrayXd::Zero(spectrum ? chunk.length : p);
        for (int i = 0; i < p; ++i)
            noisy[i] = query_.valueOf(values[static_cast<std::size_t>(i)], feature_, chunk.length, k, i);
        // The lattice's centre was taken off; what the finish wants taken off may be another constant.
        const double back = lattices_.samples(feature_).centreValue() - finish_.centreOf(feature_);
        noisy.head(p) += back * constantOne(chunk, p);
        const double scale = lattices_.of(feature_, chunk.length, k).noiseScale() * lattices_.samples(feature_).pitch;
        finish_.finishChunk(samples, noisy, chunk, k, scale, feature_);
        samples.array() += finish_.centreOf(feature_);
    }

    /// What a plan makes of the constant 1, in the coordinates of `noisy`.
    Eigen::ArrayXd constantOne(const Chunk& chunk, int p) const {
        if (!plan_.inSpectrum())
            return Eigen::ArrayXd::Ones(p);
        const Eigen::MatrixXd& rows = query_.rows(chunk.length, p, Coefficients::orthonormal);
        return plan_.ofDifferences() ? Eigen::ArrayXd(rows.col(0)) : Eigen::ArrayXd(rows.rowwise().sum());
    }

    const SignalPlan& plan_;
    const SignalLattices& lattices_;
    const SignalQuery& query_;
    SignalPerturbation& finish_;
    std::size_t feature_;
};

} // namespace

SignalStudy releasedSignals(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study,
                            const KeptTable& kept, SecureNoise& noise) {
    const SignalQuery query(plan, lattices);
    SignalPerturbation finisher(plan, study);
    SignalStudy out = study;
    for (std::size_t c = 0; c < out.conditions.size(); ++c)
        for (std::size_t f = 0; f < out.features.size(); ++f) {
            Eigen::MatrixXd signals = signalsOf(study.conditions[c], f);
            FeatureRelease(plan, lattices, query, finisher, f)(signals, kept[c][f], noise);
            for (std::size_t i = 0; i < out.conditions[c].tables.size(); ++i)
                out.conditions[c].tables[i].col(static_cast<Eigen::Index>(f)) = signals.col(static_cast<Eigen::Index>(i));
        }
    return out;
}

namespace {

/// Σ_p ‖tail_k‖₂ in units of the samples' lattice for k = 1 …, and a bound on its error.
struct Tails {
    Eigen::ArrayXd sums;
    double error = 0;
};

Tails tailsOf(const SignalPlan& plan, const SignalQuery& query, const Eigen::MatrixXd& chunk_signals, std::size_t feature,
              double range) {
    const auto length = static_cast<int>(chunk_signals.rows());
    const int largest = frequencies(length);
    Eigen::MatrixXd y = query.samples(chunk_signals, feature);
    if (plan.ofDifferences())
        for (Eigen::Index p = 0; p < y.cols(); ++p)
            difference(y.col(p).data(), length);
    const Eigen::MatrixXd coefficients = query.rows(length, length, Coefficients::orthonormal) * y;
    Tails tails{Eigen::ArrayXd::Zero(largest)};
    for (Eigen::Index p = 0; p < y.cols(); ++p) {
        double tail = 0;
        for (int k = largest, i = length - 1; k >= 1; --k) {
            for (; i >= keptCoefficients(length, k); --i)
                tail += coefficients(i, p) * coefficients(i, p);
            tails.sums[k - 1] += std::sqrt(tail);
        }
    }
    // Each coefficient is off by at most e, so a tail's norm by √n·e; summing squares, the root and the sum over N
    // people add at most (n + N + 4) roundings of values that are at most √n·n·largest each.
    const double most = range * (plan.ofDifferences() ? 2 : 1), n = length, people = static_cast<double>(y.cols());
    const double e = coefficientError(length, most);
    tails.error = people * std::sqrt(n) * (e + (n + people + 4) * 0x1p-53 * 2 * n * most);
    return tails;
}

[[noreturn]] void refuseChoice(double epsilon_k) {
    throw InvalidParameter("k_epsilon", valueText(epsilon_k), Text("a larger k_epsilon, or fewer digits, for exact selection"));
}

int chosenK(const SignalPlan& plan, const SignalLattices& lattices, const Tails& tails, std::size_t feature, int length,
            double people, SecureNoise& noise) {
    const double epsilon_k = plan.kept_epsilon;
    const auto range = static_cast<double>(lattices.samples(feature).range());
    const SignalSensitivity sensitivity = chunkSensitivity(plan, length, range);
    const double delta2 = sensitivity.l2 * (1 + 0x1p-30), pitch = std::ldexp(1.0, std::ilogb(delta2) - 20);
    std::vector<UInt128> costs;
    for (int k = 1; k <= frequencies(length); ++k) {
        const double expected = people * noiseScale(plan, length, k, sensitivity) * std::sqrt(noiseEnergy(plan, length, k));
        if (!(expected / pitch < 0x1p80))
            refuseChoice(epsilon_k);
        // The noise's part is public and rounds alike for neighbours.
        costs.push_back(static_cast<UInt128>(std::round(tails.sums[k - 1] / pitch)) + static_cast<UInt128>(expected / pitch));
    }
    const double reach = delta2 / pitch + 1 + 2 * tails.error / pitch;
    const Fraction loss = typedDecimal(epsilon_k, "k_epsilon");
    const auto twice = product(2 * static_cast<UInt128>(std::ceil(reach * (1 + 0x1p-40))), loss.denominator);
    try {
        if (!twice)
            throw std::domain_error("sensitivity");
        return 1 + static_cast<int>(selectExactly(noise, costs, loss.numerator, *twice));
    } catch (const std::domain_error&) {
        refuseChoice(epsilon_k);
    }
}

} // namespace

KeptTable chosenKept(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study, SecureNoise& noise) {
    const SignalQuery query(plan, lattices);
    KeptTable table(study.conditions.size());
    for (std::size_t c = 0; c < study.conditions.size(); ++c)
        for (std::size_t f = 0; f < study.features.size(); ++f) {
            const Eigen::MatrixXd signals = signalsOf(study.conditions[c], f);
            std::vector<int> ks;
            for (const Chunk& chunk : plan.chunks) {
                const Tails tails =
                    tailsOf(plan, query, chunkOf(signals, chunk), f, static_cast<double>(lattices.samples(f).range()));
                ks.push_back(chosenK(plan, lattices, tails, f, chunk.length, static_cast<double>(signals.cols()), noise));
            }
            table[c].push_back(std::move(ks));
        }
    return table;
}

std::vector<std::size_t> shuffled(std::size_t count, SecureNoise& noise) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[exact::below(noise, static_cast<std::uint64_t>(i))]);
    return order;
}

SignalStudy releasedGroupMeans(const SignalStudy& study, std::size_t k, SecureNoise& noise) {
    std::vector<std::size_t> people;
    for (const SignalGroup& group : study.conditions)
        people.insert(people.end(), group.participants.begin(), group.participants.end());
    std::sort(people.begin(), people.end());
    people.erase(std::unique(people.begin(), people.end()), people.end());
    std::map<std::size_t, std::size_t> group_of;
    const std::vector<std::size_t> order = shuffled(people.size(), noise);
    for (std::size_t i = 0; i < order.size(); ++i)
        group_of[people[order[i]]] = std::min(i / k, people.size() / k - 1); // a remainder joins the last group
    SignalStudy out = study;
    for (SignalGroup& condition : out.conditions) {
        std::map<std::size_t, std::pair<Eigen::MatrixXd, double>> sums;
        for (std::size_t i = 0; i < condition.tables.size(); ++i) {
            auto& [sum, count] = sums[group_of.at(condition.participants[i])];
            sum = count == 0 ? condition.tables[i] : (sum + condition.tables[i]).eval();
            ++count;
        }
        for (std::size_t i = 0; i < condition.tables.size(); ++i) {
            const auto& [sum, count] = sums[group_of.at(condition.participants[i])];
            condition.tables[i] = sum / count;
        }
    }
    return out;
}

} // namespace nictate
