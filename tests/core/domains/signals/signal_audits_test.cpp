// Does a mechanism on signals do what its guarantee says? Audits look at outputs only; mutants show that they see.

#include "core/audit/lower_bound.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signal_parameters.h"
#include "tests/catch.h"

#include <cmath>
#include <iostream>
#include <optional>

using namespace nictate;

namespace {

/// One participant's one signal, values in 0 … 1.
SignalStudy studyOf(const Eigen::VectorXd& signal) {
    SignalStudy study;
    study.features = {"feature"};
    study.bounds = {{0, 1}};
    study.bounds_public = study.length_public = true;
    study.length = static_cast<int>(signal.size());
    study.participants = 1;
    study.conditions = {{"", {0}, {signal}}};
    return study;
}

Eigen::VectorXd output(const Mechanism<Signals>& mechanism, const Eigen::VectorXd& signal, const Parameters& given,
                       const SeededNoise& noise) {
    const SignalStudy study = studyOf(signal);
    return simulate(mechanism, study, given, signalFacts(study), noise).conditions[0].tables[0].col(0);
}

struct Setting {
    int length, chunk, k; ///< chunk 0: none
    double epsilon = 1;
    Parameters parameters() const {
        Parameters given;
        given.set("epsilon", epsilon);
        given.set("k", static_cast<double>(k));
        given.set("finish", "raw");
        given.set("bound", "cauchy");
        if (chunk > 0)
            given.set("chunk", static_cast<double>(chunk));
        return given;
    }
    int first() const { return chunk > 0 ? std::min(chunk, length) : length; }
};

/// Coefficients of the first chunk, as Re and Im of its plain DFT.
Eigen::ArrayXd coefficientsOf(const Eigen::VectorXd& signal, const Setting& setting) {
    const int c = setting.first();
    return (coefficientRows(c, keptCoefficients(c, setting.k), false, Coefficients::dft) * signal.head(c)).array();
}

/// The worst change inside the ℓ2 ball: every real coefficient √c·Δ2/√k, Re = Im = half of that in the others.
Eigen::VectorXd worstChange(const Setting& setting) {
    const int c = setting.first(), p = keptCoefficients(c, setting.k);
    const double delta2 = std::sqrt(static_cast<double>(c));
    Eigen::ArrayXd orthonormal = Eigen::ArrayXd::Zero(c);
    for (int i = 0; i < p; ++i) {
        const bool real = i == 0 || (c % 2 == 0 && i == c - 1);
        const double plain = std::sqrt(static_cast<double>(c)) * delta2 / std::sqrt(static_cast<double>(setting.k));
        orthonormal[i] = (real ? plain : plain / 2) / dftScale(c, i);
    }
    Eigen::VectorXd change = Eigen::VectorXd::Zero(setting.length);
    RealDft(c).inverse(orthonormal.data(), change.data());
    return change;
}

constexpr int draws = 6000;

/// Σ|change of the query|/scale in the worst case; the scale is measured from outputs.
double worstLoss(const Mechanism<Signals>& mechanism, const Setting& setting) {
    const Parameters given = setting.parameters();
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(setting.length), change = worstChange(setting);
    const SeededNoise noise(11);
    // The same noise on both: only the query moves.
    const Eigen::ArrayXd moved = coefficientsOf(output(mechanism, change, given, noise), setting) -
                                 coefficientsOf(output(mechanism, zero, given, noise), setting);
    Eigen::ArrayXd spread = Eigen::ArrayXd::Zero(moved.size());
    for (int r = 0; r < draws; ++r)
        spread += coefficientsOf(output(mechanism, zero, given, noise.stream(static_cast<std::uint64_t>(r))), setting).abs();
    return (moved.abs() / (spread / draws)).sum();
}

/// How far the output is from the signal with its high frequencies dropped, when there is hardly any noise.
double statisticError(const Mechanism<Signals>& mechanism, const Setting& setting) {
    Setting quiet = setting;
    quiet.epsilon = 1000;
    const Eigen::VectorXd signal = Eigen::VectorXd::LinSpaced(setting.length, 0, 20).array().sin() * 0.4 + 0.5;
    Eigen::ArrayXd mean = Eigen::ArrayXd::Zero(keptCoefficients(setting.first(), setting.k));
    for (int r = 0; r < draws; ++r)
        mean += coefficientsOf(
            output(mechanism, signal, quiet.parameters(), SeededNoise(12).stream(static_cast<std::uint64_t>(r))), setting);
    const Eigen::ArrayXd expected = coefficientsOf(signal, setting);
    return ((mean / draws - expected).abs() / expected.abs().maxCoeff()).maxCoeff();
}

struct Finding {
    std::string audit, what;
    double value, allowed;
};

/// A Laplace scale measured from 6000 draws has a standard error of 1.3 %; a flaw counts twofold and more.
constexpr double slack = 0.05;

std::vector<Finding> findings(const Mechanism<Signals>& mechanism, const Setting& setting) {
    std::vector<Finding> out;
    const double loss = worstLoss(mechanism, setting);
    if (!(loss <= setting.epsilon * (1 + slack)))
        out.push_back({"sensitivity", "Σ|change|/λ exceeds ε", loss, setting.epsilon});
    if (!(loss >= setting.epsilon * (1 - slack)))
        out.push_back({"tightness", "the worst case does not reach ε, the noise is larger than said", loss, setting.epsilon});
    if (const double error = statisticError(mechanism, setting); error > 0.05)
        out.push_back({"statistic", "the kept coefficients are off by", error, 0});
    return out;
}

const std::vector<Setting> fpa_settings{{64, 0, 4}, {64, 0, 33}, {65, 0, 33}, {64, 0, 1}};
const Setting cfpa_setting{64, 16, 3};

} // namespace

TEST_CASE("the sensitivity audit reaches ε exactly in FPA's worst case, with and without Nyquist", "[audit]") {
    for (const Setting& setting : fpa_settings) {
        CAPTURE(setting.length, setting.k);
        CHECK(worstChange(setting).norm() == Approx(std::sqrt(static_cast<double>(setting.length))).epsilon(1e-12));
        // exactly, by the scale that is stated …
        SignalFacts facts;
        facts.length = setting.length;
        const double lambda = guaranteeOf(mechanismOf<Signals>("fpa"), setting.parameters(), facts).noise_scale;
        CHECK(coefficientsOf(worstChange(setting), setting).abs().sum() / lambda == Approx(setting.epsilon).epsilon(1e-12));
        // … and by what comes out
        for (const Finding& finding : findings(mechanismOf<Signals>("fpa"), setting))
            FAIL_CHECK(finding.audit << ": " << finding.what << ": " << finding.value << " against " << finding.allowed);
    }
    for (const Finding& finding : findings(mechanismOf<Signals>("cfpa"), cfpa_setting))
        FAIL_CHECK(finding.audit << ": " << finding.what << ": " << finding.value << " against " << finding.allowed);
}

TEST_CASE("no neighbour within the bounds costs more than ε, for every mechanism with a plan", "[audit]") {
    const SeededNoise noise(21);
    std::uint64_t at = 0;
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"})
        for (int length : {40, 64}) {
            CAPTURE(id, length);
            SignalFacts facts;
            facts.length = length;
            Parameters given;
            given.set("epsilon", 0.7);
            const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
            const SignalPlan plan = *planOf(mechanism, resolve(mechanism, given, facts), facts);
            for (const Chunk& chunk : plan.chunks) {
                const int k = plan.inSpectrum() ? SignalPlan::keptIn(chunk, plan.k) : 1;
                const double scale = noiseScale(plan, chunk.length, k, chunkSensitivity(plan, chunk.length, 1));
                const int p = plan.inSpectrum() ? keptCoefficients(chunk.length, k) : chunk.length;
                const Eigen::MatrixXd rows = plan.inSpectrum()
                                                 ? coefficientRows(chunk.length, p, plan.ofDifferences(), Coefficients::dft)
                                                 : Eigen::MatrixXd::Identity(p, p);
                for (int trial = 0; trial < 500; ++trial) {
                    Eigen::VectorXd change(chunk.length);
                    for (double& value : change) {
                        const double u = noise.uniform(at++);
                        value = trial == 0 ? 1 : trial == 1 ? (at % 2 ? 1 : -1) : trial % 2 ? (u < 0.5 ? -1 : 1) : 2 * u - 1;
                    }
                    CHECK((rows * change).lpNorm<1>() / scale <= 0.7 * (1 + 1e-12));
                }
            }
        }
}

namespace {

struct SignalMutant {
    const char* name;
    const char* of;
    Setting setting;
    const char* caught_by;
    SignalStudy (*simulate)(const Mechanism<Signals>&, const SignalStudy&, const Parameters&, const SignalFacts&,
                            const SeededNoise&, const Progress&);
};

/// The mechanism again, with a chance to do it wrong: `scale` changes λ, `flaw` the noisy coefficients of a chunk.
template <class Scale, class Flaw> SignalStudy wrong(const SignalStudy& study, const Parameters& resolved, const char* id,
                                                     const SeededNoise& noise, Scale scale, Flaw flaw) {
    const SignalPlan plan = *planOf(mechanismOf<Signals>(id), resolved, signalFacts(study));
    SignalStudy out = study;
    auto signal = out.conditions[0].tables[0].col(0);
    for (const Chunk& chunk : plan.chunks) {
        const ChunkTransform transform(plan, chunk.length);
        const int k = SignalPlan::keptIn(chunk, plan.k), p = keptCoefficients(chunk.length, k);
        const double lambda = scale(plan, chunk, noiseScale(plan, chunk.length, k, chunkSensitivity(plan, chunk.length, 1)));
        Eigen::ArrayXd y(chunk.length);
        transform.forward(signal.data() + chunk.first, y.data());
        const Eigen::ArrayXd added = lambda * chunkNoise(plan, chunk, p, noise);
        Eigen::ArrayXd noisy = Eigen::ArrayXd::Zero(chunk.length);
        noisy.head(p) = flaw(y.head(p), added, chunk.length);
        transform.inverse(noisy.data(), signal.data() + chunk.first);
    }
    return out;
}

Eigen::ArrayXd right(const Eigen::ArrayXd& y, const Eigen::ArrayXd& noise, int) { return y + noise; }
double same(const SignalPlan&, const Chunk&, double lambda) { return lambda; }

const std::vector<SignalMutant> mutants{
    {"fpa with half noise",
     "fpa",
     {64, 0, 4},
     "sensitivity",
     [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&, const SeededNoise& n,
        const Progress&) {
         return wrong(
             study, p, "fpa", n, [](const SignalPlan&, const Chunk&, double l) { return l / 2; }, right);
     }},
    {"fpa with a missing √n",
     "fpa",
     {64, 0, 4},
     "sensitivity",
     [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&, const SeededNoise& n,
        const Progress&) {
         return wrong(
             study, p, "fpa", n, [](const SignalPlan&, const Chunk& c, double l) { return l / std::sqrt(c.length); }, right);
     }},
    {"fpa with an unmirrored spectrum",
     "fpa",
     {64, 0, 4},
     "statistic",
     [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&, const SeededNoise& n,
        const Progress&) {
         return wrong(study, p, "fpa", n, same, [](const Eigen::ArrayXd& y, const Eigen::ArrayXd& z, int length) {
             Eigen::ArrayXd out = y + z;
             for (Eigen::Index i = 1; i < out.size(); ++i)
                 if (!(length % 2 == 0 && i == length - 1))
                     out[i] /= 2; // only one of the two mirrored halves
             return out;
         });
     }},
    {"fpa with noise on the real part only",
     "fpa",
     {64, 0, 4},
     "sensitivity",
     [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&, const SeededNoise& n,
        const Progress&) {
         return wrong(study, p, "fpa", n, same, [](const Eigen::ArrayXd& y, const Eigen::ArrayXd& z, int) {
             Eigen::ArrayXd out = y + z;
             for (Eigen::Index i = 2; i < out.size(); i += 2)
                 out[i] = y[i];
             return out;
         });
     }},
    {"cfpa with the chunk's sensitivity taken from the whole signal", "cfpa", cfpa_setting, "tightness",
     [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&, const SeededNoise& n,
        const Progress&) {
         return wrong(
             study, p, "cfpa", n,
             [](const SignalPlan& plan, const Chunk& c, double) {
                 return noiseScale(plan, c.length, SignalPlan::keptIn(c, plan.k), samplesSensitivity(plan.length(), 1));
             },
             right);
     }},
    {"cfpa with the signal's noise divided among the chunks", "cfpa", cfpa_setting, "sensitivity",
     [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&, const SeededNoise& n,
        const Progress&) {
         return wrong(
             study, p, "cfpa", n,
             [](const SignalPlan& plan, const Chunk&, double l) {
                 return l / std::sqrt(static_cast<double>(plan.chunks.size()));
             },
             right);
     }},
};

} // namespace

TEST_CASE("the audits of signals catch every mutant, and the unchanged twin passes", "[audit][mutants]") {
    for (const SignalMutant& mutant : mutants) {
        CAPTURE(mutant.name);
        Mechanism<Signals> mechanism = mechanismOf<Signals>(mutant.of);
        mechanism.simulate = mutant.simulate;
        std::optional<Finding> caught;
        for (const Finding& finding : findings(mechanism, mutant.setting))
            if (finding.audit == mutant.caught_by)
                caught = finding;
        REQUIRE(caught);
        std::cout << "mutant caught: " << mutant.name << ", by the " << caught->audit << " audit (" << caught->what << ": "
                  << caught->value << " against " << caught->allowed << ")\n";
    }
    Mechanism<Signals> twin = mechanismOf<Signals>("fpa");
    twin.simulate = [](const Mechanism<Signals>&, const SignalStudy& study, const Parameters& p, const SignalFacts&,
                       const SeededNoise& n, const Progress&) { return wrong(study, p, "fpa", n, same, right); };
    CHECK(findings(twin, {64, 0, 4}).empty());
}

TEST_CASE("black box: outputs of FPA prove no more than ε, and a missing √n is seen", "[audit]") {
    // The event "every coordinate beyond the shifted centre" that separates neighbours best: n = 64, k = 2, ε = 1.
    const Setting setting{64, 0, 2};
    constexpr int trials = 10000;
    auto provenBy = [&](const Mechanism<Signals>& mechanism) {
        const Eigen::VectorXd change = worstChange(setting), zero = Eigen::VectorXd::Zero(64);
        const Eigen::ArrayXd centre = coefficientsOf(change, setting), sign = centre.sign();
        auto beyond = [&](const Eigen::VectorXd& signal, std::uint64_t stream) {
            int count = 0;
            for (int r = 0; r < trials; ++r) {
                const Eigen::ArrayXd out =
                    coefficientsOf(output(mechanism, signal, setting.parameters(),
                                          SeededNoise(31).stream(stream).stream(static_cast<std::uint64_t>(r))),
                                   setting);
                count += ((out - centre) * sign >= 0).all();
            }
            return count;
        };
        const double low = clopperPearsonLower(beyond(change, 1), trials, 1e-9);
        const double high = clopperPearsonUpper(beyond(zero, 2), trials, 1e-9);
        return std::log(low / high);
    };
    CHECK(provenBy(mechanismOf<Signals>("fpa")) <= 1);
    Mechanism<Signals> mutant = mechanismOf<Signals>("fpa");
    mutant.simulate = mutants[1].simulate;
    const double proven = provenBy(mutant);
    CHECK(proven > 2);
    std::cout << "mutant caught: fpa with a missing √n, by the black box audit (outputs prove an ε of at least: " << proven
              << " against 1)\n";
}
