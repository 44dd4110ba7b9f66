#include "core/domains/signals/signal_query.h"

#include "core/domains/signals/signal_perturbation.h"
#include "core/errors.h"
#include "core/noise/exact_samplers.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace nictate {

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
