// Every exact release path of feature signals against what mathematics.md §4, 6 and 7 say, computed here from scratch. The
// mutants of tests/mutants.cmake are run against this file; each must fail one of these tests.

#include "core/domains/registry.h"
#include "core/domains/signals/signal_lattice.h"
#include "core/domains/signals/signal_parameters.h"
#include "core/domains/signals/signal_perturbation.h"
#include "core/noise/seeded_noise.h"
#include "core/privacy/gaussian_profile.h"

#include "tests/catch.h"
#include "tests/core/release/proportion_bound.h"

#include <cmath>
#include <numbers>

using namespace nictate;
using nictate::test::klBound;

namespace {

using Settings = std::map<std::string, ParameterValue>;

struct Path {
    std::string name, mechanism;
    int length;
    Settings settings;
    bool reached = true; ///< the neighbours below come within 1 % of the sensitivity
};

std::vector<Path> paths() {
    return {{"lpa", "lpa", 40, {{"epsilon", 0.7}}},
            {"lpa, tiny epsilon", "lpa", 300, {{"epsilon", 1e-6}}},
            {"fpa", "fpa", 64, {{"epsilon", 1.0}, {"k", 2.0}}, false},
            {"fpa, all frequencies", "fpa", 16, {{"epsilon", 3.0}, {"k", 9.0}}, false},
            {"fpa, odd length, direct", "fpa", 21, {{"epsilon", 0.3}, {"k", 4.0}, {"bound", std::string("direct")}}},
            {"fpa, equal noise",
             "fpa",
             40,
             {{"epsilon", 2.0}, {"k", 3.0}, {"noise", std::string("equal")}, {"bound", std::string("direct")}}},
            {"fpa, gaussian", "fpa", 40, {{"epsilon", 1.0}, {"delta", 1e-5}, {"k", 21.0}, {"noise", std::string("gaussian")}}},
            {"cfpa", "cfpa", 40, {{"epsilon", 0.1}, {"chunk", 16.0}, {"k", 3.0}}},
            {"cfpa, tiny epsilon", "cfpa", 24, {{"epsilon", 2e-9}, {"chunk", 8.0}, {"k", 2.0}}},
            {"cfpa, large epsilon", "cfpa", 37, {{"epsilon", 500.0}, {"chunk", 12.0}, {"k", 5.0}}},
            {"dcfpa", "dcfpa", 40, {{"epsilon", 1.0}, {"chunk", 16.0}, {"k", 2.0}}},
            {"dcfpa, equal noise", "dcfpa", 33, {{"epsilon", 1.0}, {"chunk", 11.0}, {"k", 4.0}, {"noise", std::string("equal")}}},
            {"dcfpa, gaussian",
             "dcfpa",
             40,
             {{"epsilon", 3.0}, {"delta", 1e-3}, {"chunk", 16.0}, {"k", 2.0}, {"noise", std::string("gaussian")}},
             false},
            {"exponential", "exponential", 40, {{"epsilon", 1.0}}},
            {"exponential, windows", "exponential", 41, {{"epsilon", 0.9}, {"window", 4.0}}}};
}

const std::vector<FeatureBounds> bounds = {{-1.3, 2.9}, {0, 1}, {100, 100.7}, {-3e-5, 1e-6}};

struct Prepared {
    Parameters resolved;
    SignalPlan plan;
    SignalLattices lattices;
    double previewed;
};

Prepared prepare(const Path& path) {
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(path.mechanism);
    SignalFacts facts;
    facts.length = path.length;
    facts.range_is_unit = true;
    Parameters given;
    for (const auto& [name, value] : path.settings)
        given.set(name, value);
    const Parameters resolved = resolve(mechanism, given, facts);
    const SignalPlan plan = *planOf(mechanism, resolved, facts);
    return {resolved, plan, SignalLattices(plan, bounds), mechanism.guarantee(resolved, facts).noise_scale};
}

/// Re and Im of Fourier coefficients, written down here once more; orthonormal ones for the other noises.
std::vector<std::vector<double>> fourierRows(int n, int k, bool orthonormal, bool of_differences) {
    std::vector<std::vector<double>> rows;
    for (int j = 0; j < k; ++j)
        for (bool imaginary : {false, true}) {
            const bool alone = j == 0 || 2 * j == n;
            if (imaginary && alone)
                continue;
            std::vector<double> row;
            for (int t = 0; t <= n; ++t) {
                const double angle = 2 * std::numbers::pi * j * t / n;
                row.push_back((imaginary ? std::sin(angle) : std::cos(angle)) /
                              (!orthonormal ? 1 : std::sqrt(alone ? n : n / 2.0)));
            }
            row.back() = 0;
            if (of_differences) // d_t = x_t − x_{t−1}
                for (int t = 0; t < n; ++t)
                    row[static_cast<std::size_t>(t)] -= row[static_cast<std::size_t>(t + 1)];
            row.pop_back();
            rows.push_back(row);
        }
    return rows;
}

/// Pairs of one participant's chunk: constants, out of range, random, and those that move all coefficients most.
std::vector<std::pair<Eigen::VectorXd, Eigen::VectorXd>> neighbours(const SignalPlan& plan, int length,
                                                                    const FeatureBounds& range) {
    auto constant = [length](double value) { return Eigen::VectorXd::Constant(length, value).eval(); };
    std::vector<std::pair<Eigen::VectorXd, Eigen::VectorXd>> out = {{constant(range.lower), constant(range.upper)},
                                                                    {constant(1e30), constant(-1e30)}};
    auto bySigns = [&](const std::vector<double>& direction) {
        Eigen::VectorXd high(length), low(length);
        for (int t = 0; t < length; ++t) {
            high[t] = direction[static_cast<std::size_t>(t)] > 0 ? range.upper : range.lower;
            low[t] = direction[static_cast<std::size_t>(t)] > 0 ? range.lower : range.upper;
        }
        out.emplace_back(high, low);
    };
    if (plan.window == 1) // a window's sample is chosen at random: only constants can be compared
        for (std::uint64_t i = 0; i < 30; ++i) {
            Eigen::VectorXd a(length), b(length);
            for (int t = 0; t < length; ++t) {
                a[t] = range.lower +
                       range.range() * (1.4 * SeededNoise(1).stream(i).uniform(static_cast<std::uint64_t>(2 * t)) - 0.2);
                b[t] = range.lower +
                       range.range() * (1.4 * SeededNoise(1).stream(i).uniform(static_cast<std::uint64_t>(2 * t + 1)) - 0.2);
            }
            out.emplace_back(a, b);
        }
    if (!plan.inSpectrum())
        return out;
    const int k = SignalPlan::keptIn({0, length}, plan.k);
    const auto rows = fourierRows(length, k, plan.noise != SignalNoise::laplace, plan.ofDifferences());
    std::vector<double> best;
    double most = 0;
    for (std::uint64_t signs = 0; signs < std::uint64_t{1} << std::min<std::size_t>(rows.size() - 1, 10); ++signs) {
        std::vector<double> sum(static_cast<std::size_t>(length), 0.0);
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t t = 0; t < sum.size(); ++t)
                sum[t] += (signs >> i & 1 ? -1 : 1) * rows[i][t];
        double size = 0;
        for (double each : sum)
            size += std::abs(each);
        if (size > most) {
            most = size;
            best = sum;
        }
    }
    bySigns(best);
    for (double& each : best)
        each = -each;
    bySigns(best);
    for (const auto& row : rows)
        bySigns(row);
    return out;
}

struct Change {
    double l1 = 0, l2_squared = 0;
};

Change changeOf(const SignalQuery& query, std::size_t feature, int k, const std::pair<Eigen::VectorXd, Eigen::VectorXd>& pair) {
    SecureNoise noise;
    const LatticeMap a = query.values(pair.first, feature, k, noise), b = query.values(pair.second, feature, k, noise);
    Change change;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const auto difference = static_cast<double>(a[i] - b[i]); // below 2^53
        change.l1 += std::abs(difference);
        change.l2_squared += difference * difference;
    }
    return change;
}

std::vector<int> lengthsOf(const SignalPlan& plan) {
    std::vector<int> lengths = {plan.chunks.front().length};
    if (plan.chunks.back().length != lengths.front())
        lengths.push_back(plan.chunks.back().length);
    return lengths;
}

SignalStudy copies(const Eigen::VectorXd& signal, int people, const FeatureBounds& range) {
    SignalStudy study;
    study.features = {"feature"};
    study.bounds = {range};
    study.bounds_public = study.length_public = true;
    study.length = static_cast<int>(signal.size());
    study.participants = people;
    study.conditions.resize(1);
    for (int p = 0; p < people; ++p) {
        study.conditions[0].participants.push_back(static_cast<std::size_t>(p));
        study.conditions[0].tables.push_back(signal);
    }
    return study;
}

Eigen::VectorXd wave(int length, const FeatureBounds& range) {
    Eigen::VectorXd out(length);
    for (int t = 0; t < length; ++t)
        out[t] = range.centre() + range.range() * (0.3 * std::sin(0.31 * t) + 0.1 * std::cos(1.1 * t) + 0.05);
    return out;
}

SignalStudy drawn(const Prepared& p, const SignalStudy& study, SignalFinish finish, SecureNoise& noise) {
    SignalPlan plan = p.plan;
    plan.finish = finish;
    const SignalLattices lattices(plan, study.bounds);
    return releasedSignals(plan, lattices, study, fixedKept(plan, study), noise);
}

} // namespace

TEST_CASE("signals, deterministic audit: no neighbour moves the integers further than the plan says", "[audit]") {
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const SignalQuery query(p.plan, p.lattices);
        const double claimed = p.plan.epsilon / p.plan.loss_factor;
        for (std::size_t f = 0; f < bounds.size(); ++f)
            for (int length : lengthsOf(p.plan)) {
                const int k = p.plan.inSpectrum() ? SignalPlan::keptIn({0, length}, p.plan.k) : 1;
                const LatticePlan& lattice = p.lattices.of(f, length, k);
                Change worst;
                for (const auto& pair : neighbours(p.plan, length, bounds[f])) {
                    const Change change = changeOf(query, f, k, pair);
                    worst.l1 = std::max(worst.l1, change.l1);
                    worst.l2_squared = std::max(worst.l2_squared, change.l2_squared);
                }
                INFO(path.name << ", feature " << f << ", chunk " << length);
                if (lattice.noise == LatticeNoise::discrete_gaussian) {
                    CAPTURE(worst.l2_squared, static_cast<double>(lattice.l2_squared));
                    CHECK(worst.l2_squared <= static_cast<double>(lattice.l2_squared));
                    const double variance = static_cast<double>(lattice.sigma_squared) - 4; // without the rounding's s²
                    CHECK(gaussianDelta(p.plan.epsilon, std::sqrt(worst.l2_squared / variance)) <= p.plan.delta * (1 + 1e-9));
                    if (path.reached)
                        CHECK(worst.l2_squared >= 0.98 * static_cast<double>(lattice.l2_squared));
                } else {
                    CAPTURE(worst.l1, static_cast<double>(lattice.l1));
                    CHECK(worst.l1 <= static_cast<double>(lattice.l1));
                    CHECK(worst.l1 / lattice.laplace.value() <= claimed * (1 + 1e-12));
                    if (path.reached)
                        CHECK(worst.l1 >= 0.99 * static_cast<double>(lattice.l1));
                }
            }
    }
}

TEST_CASE("signals: lattice values are the clamped samples or their coefficients", "[audit]") {
    SecureNoise noise;
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const SignalQuery query(p.plan, p.lattices);
        for (std::size_t f = 0; f < bounds.size(); ++f)
            for (int length : lengthsOf(p.plan)) {
                const int k = p.plan.inSpectrum() ? SignalPlan::keptIn({0, length}, p.plan.k) : 1;
                const SampleLattice& samples = p.lattices.samples(f);
                const Eigen::VectorXd x = p.plan.window == 1 ? wave(length, bounds[f])
                                                             : Eigen::VectorXd::Constant(length, bounds[f].centre() * 1.1).eval();
                const LatticeMap values = query.values(x, f, k, noise);
                const double pitch = samples.pitch * p.lattices.of(f, length, k).pitch;
                INFO(path.name << ", feature " << f);
                CHECK(bounds[f].range() - static_cast<double>(samples.range()) * samples.pitch <= 2 * samples.pitch);
                CHECK(static_cast<double>(samples.lower) * samples.pitch >= bounds[f].lower);
                CHECK(static_cast<double>(samples.upper) * samples.pitch <= bounds[f].upper);
                const Eigen::VectorXd inside =
                    x.cwiseMax(bounds[f].lower).cwiseMin(bounds[f].upper).array() - samples.centreValue();
                if (!p.plan.inSpectrum()) {
                    for (std::size_t i = 0; i < values.size(); ++i)
                        CHECK(std::abs(static_cast<double>(values[i]) * pitch -
                                       inside[static_cast<Eigen::Index>(i) * p.plan.window]) <= 2 * samples.pitch);
                    continue;
                }
                const auto rows = fourierRows(length, k, p.plan.noise != SignalNoise::laplace, p.plan.ofDifferences());
                REQUIRE(values.size() == rows.size());
                for (std::size_t i = 0; i < rows.size(); ++i) {
                    const double expected = Eigen::Map<const Eigen::VectorXd>(rows[i].data(), length).dot(inside);
                    // Imaginary rows may have the other sign; samples are floored.
                    CHECK(std::abs(std::abs(static_cast<double>(values[i]) * pitch) - std::abs(expected)) <=
                          pitch + 4 * length * samples.pitch);
                }
            }
    }
}

TEST_CASE("signals: the noise that is added has the scale that is planned, on every value", "[audit]") {
    SecureNoise noise;
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const int length = p.plan.chunks.front().length, k = p.plan.inSpectrum() ? p.plan.k : 1, draws = 100000;
        const LatticePlan& lattice = p.lattices.of(0, length, k);
        LatticeMap map(draws, 0);
        addLatticeNoise(map, lattice, noise);
        double absolute = 0;
        for (std::int64_t z : map)
            absolute += std::abs(static_cast<double>(z)) / draws;
        const double planned = lattice.noise == LatticeNoise::discrete_gaussian
                                   ? std::sqrt(2 * static_cast<double>(lattice.sigma_squared) / std::numbers::pi)
                                   : lattice.laplace.value();
        INFO(path.name);
        CHECK(absolute / planned == Approx(1).margin(6 / std::sqrt(draws)));
    }
}

TEST_CASE("signals: what is released differs from the original by the previewed noise, coefficient by coefficient", "[audit]") {
    SecureNoise noise;
    const int people = 900;
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const FeatureBounds range{-1.3, 2.9};
        const Eigen::VectorXd x =
            p.plan.window == 1 ? wave(path.length, range) : Eigen::VectorXd::Constant(path.length, 1.0).eval();
        const SignalStudy out = drawn(p, copies(x, people, range), SignalFinish::raw, noise);
        const Chunk chunk = p.plan.chunks.front();
        const int k = p.plan.inSpectrum() ? p.plan.k : 1;
        const int count = p.plan.inSpectrum() ? keptCoefficients(chunk.length, k) : p.plan.samplesOf(chunk.length);
        const double scale = noiseScale(p.plan, chunk.length, k, chunkSensitivity(p.plan, chunk.length, range.range()));
        const ChunkTransform transform(p.plan, chunk.length);
        Eigen::ArrayXd absolute = Eigen::ArrayXd::Zero(count), mean = absolute, before(chunk.length), after(chunk.length);
        transform.forward(x.data(), before.data());
        for (const Eigen::MatrixXd& table : out.conditions[0].tables) {
            transform.forward(table.data(), after.data());
            for (int i = 0; i < count; ++i) {
                const int at = p.plan.inSpectrum() ? i : i * p.plan.window;
                const double z = (after[at] - before[at]) / (scale * coefficientWeight(p.plan, chunk.length, i));
                absolute[i] += std::abs(z) / people;
                mean[i] += z / people;
            }
        }
        const bool gaussian = p.plan.noise == SignalNoise::gaussian;
        INFO(path.name);
        CHECK((absolute / (gaussian ? std::sqrt(2 / std::numbers::pi) : 1) - 1).abs().maxCoeff() < 6 / std::sqrt(people));
        CHECK(mean.abs().maxCoeff() < 6 * (gaussian ? 1 : std::sqrt(2.0)) / std::sqrt(people));
    }
}

TEST_CASE("signals: released and previewed noise agree to 1 %", "[audit]") {
    for (const Path& path : paths()) {
        const Prepared p = prepare(path);
        const int length = p.plan.chunks.front().length, k = p.plan.inSpectrum() ? p.plan.k : 1;
        for (std::size_t f = 0; f < bounds.size(); ++f) {
            const double ratio =
                p.lattices.of(f, length, k).noiseScale() * p.lattices.samples(f).pitch / (p.previewed * bounds[f].range());
            INFO(path.name << ", feature " << f << ": " << ratio);
            CHECK(ratio <= 1.01);
            CHECK(ratio >= 0.999);
        }
    }
}

TEST_CASE("signals: releases and simulations are finished alike", "[audit]") {
    SecureNoise noise;
    const int people = 1500;
    for (const Path& path : paths()) {
        if (path.name.find("tiny") != std::string::npos)
            continue;
        for (const char* finish : {"clamp", "shrink"}) {
            const Prepared p = prepare(path);
            const FeatureBounds range{-1.3, 2.9};
            const SignalStudy study = copies(wave(path.length, range), people, range);
            Parameters given = p.resolved;
            given.set("finish", std::string(finish));
            const SignalStudy simulated =
                simulate(mechanismOf<Signals>(path.mechanism), study, given, signalFacts(study), SeededNoise(2));
            const SignalStudy released = drawn(p, study, finishOf(given), noise);
            Eigen::ArrayXd sums[2] = {Eigen::ArrayXd::Zero(path.length), Eigen::ArrayXd::Zero(path.length)}, squares = sums[0];
            for (int side = 0; side < 2; ++side)
                for (const Eigen::MatrixXd& table : (side ? released : simulated).conditions[0].tables) {
                    sums[side] += table.col(0).array() / people;
                    squares += table.col(0).array().square() / (2 * people);
                }
            const Eigen::ArrayXd variance = (squares - ((sums[0] + sums[1]) / 2).square()).max(0);
            INFO(path.name << ", " << finish);
            CHECK(((sums[0] - sums[1]).abs() <= 6.5 * (2 * variance / people).sqrt() + 1e-4).all());
        }
    }
}

TEST_CASE("signals, black-box lower bound: fpa with n = 64 and k = 2 proves no more than epsilon", "[audit]") {
    const Prepared p = prepare({"", "fpa", 64, {{"epsilon", 1.0}, {"k", 2.0}}});
    const FeatureBounds range{0, 1};
    // The pair that moves DC, Re and Im most, all of them upwards on one side.
    const auto rows = fourierRows(64, 2, false, false);
    Eigen::VectorXd high(64), low(64);
    for (std::size_t t = 0; t < 64; ++t) {
        const bool up = rows[0][t] + rows[1][t] + rows[2][t] > 0;
        high[static_cast<Eigen::Index>(t)] = up;
        low[static_cast<Eigen::Index>(t)] = !up;
    }
    SecureNoise noise;
    const int draws = 20000;
    const Eigen::MatrixXd watch = coefficientRows(64, 3, false, Coefficients::dft);
    const Eigen::VectorXd change = watch * (high - low), centre = watch * high;
    auto seen = [&](const Eigen::VectorXd& x) {
        const SignalStudy out = drawn(p, copies(x, draws, range), SignalFinish::raw, noise);
        double count = 0;
        for (const Eigen::MatrixXd& table : out.conditions[0].tables)
            count += ((watch * table.col(0) - centre).array() * change.array().sign() > 0).all();
        return count;
    };
    const double proven = std::log(klBound(seen(high), draws, false) / klBound(seen(low), draws, true));
    CAPTURE(proven);
    CHECK(proven <= 1.0);
    CHECK(proven > 0.4); // the test does see something: these neighbours lose 0.8
}
