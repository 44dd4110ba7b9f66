#include "core/domains/registry.h"
#include "core/domains/signals/correlation.h"
#include "core/domains/signals/finished_errors.h"
#include "core/domains/signals/kept_curve.h"
#include "core/domains/signals/signal_utility.h"
#include "tests/catch.h"
#include "tests/core/analysis/naive_utility.h"
#include "tests/core/mechanism/naive_sweep.h"

using namespace nictate;

namespace {

SignalStudy studyOf(int length, int people, int features, bool last_constant = false) {
    SignalStudy study;
    study.length = length;
    study.participants = people;
    study.bounds_public = study.length_public = true;
    study.conditions = {{"comic", {}, {}}};
    for (int f = 0; f < features; ++f) {
        study.features.push_back("f" + std::to_string(f));
        study.bounds.push_back({0, 1});
    }
    for (int p = 0; p < people; ++p) {
        study.conditions[0].participants.push_back(static_cast<std::size_t>(p));
        study.conditions[0].tables.push_back(testSignals(length, features, SeededNoise(3).stream(static_cast<std::uint64_t>(p))));
        if (last_constant)
            study.conditions[0].tables.back().col(features - 1).setConstant(0.25);
    }
    return study;
}

std::vector<UtilityPoint> curveOf(const char* id, const SignalStudy& study, std::vector<double> epsilons,
                                  std::map<std::string, ParameterValue> set, int repetitions = 60) {
    Parameters given;
    for (const auto& [name, value] : set)
        given.set(name, value);
    return utilityCurve(mechanismOf<Signals>(id), study, 0, signalFacts(study), given, epsilons, repetitions, SeededNoise(5));
}

const std::vector<double> grid{0.01, 0.05, 0.1, 0.5, 1};

} // namespace

TEST_CASE("one draw prices every ε: the same figures as each ε, draw and signal on its own") {
    SignalStudy study = studyOf(75, 3, 2);
    study.bounds = {{-1, 1.5}, {0.3, 0.9}}; // the second one clamps
    for (Eigen::MatrixXd& table : study.conditions[0].tables)
        table.col(1) = table.col(1).cwiseMax(0.3).cwiseMin(0.9);
    using Set = std::map<std::string, ParameterValue>;
    std::vector<std::pair<const char*, Set>> runs{{"lpa", {}}, {"exponential", {}}, {"exponential", {{"window", 4.0}}}};
    for (const char* id : {"fpa", "cfpa", "dcfpa"}) {
        for (const char* noise : {"laplace", "equal", "k-norm", "gaussian"})
            runs.push_back({id, {{"noise", noise}}});
        for (const char* choice : {"optimal", "private"})
            runs.push_back({id, {{"k_choice", choice}}});
        runs.push_back({id, {{"k", 9.0}}});
    }
    runs.push_back({"dcfpa", {{"form", "as-printed"}}});
    for (const auto& [id, set] : runs)
        for (const char* finish : {"raw", "clamp", "shrink"}) {
            Parameters given;
            for (const auto& [name, value] : set)
                given.set(name, value);
            given.set("finish", finish);
            const std::vector<double> epsilons{0.1, 3, 1000};
            const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
            const auto curve = utilityCurve(mechanism, study, 0, signalFacts(study), given, epsilons, 3, SeededNoise(5));
            for (std::size_t e = 0; e < epsilons.size(); ++e) {
                CAPTURE(id, finish, epsilons[e], set.empty() ? "" : set.begin()->first);
                const UtilityPoint naive = naiveUtility(mechanism, study, 0, given, epsilons[e], 3, SeededNoise(5));
                CHECK(curve[e].k_mean == Approx(naive.k_mean).epsilon(1e-9));
                CHECK(curve[e].mse == Approx(naive.mse).epsilon(1e-9));
                CHECK(curve[e].mse_range_normalised == Approx(naive.mse_range_normalised).epsilon(1e-9));
                CHECK(curve[e].nmse_median == Approx(naive.nmse_median).epsilon(1e-9));
                CHECK(curve[e].utility == Approx(naive.utility).epsilon(1e-9));
            }
        }
}

TEST_CASE("the error falls as ε^−2 where noise dominates") {
    const SignalStudy study = studyOf(300, 6, 2);
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa"}) {
        CAPTURE(id);
        std::map<std::string, ParameterValue> set;
        if (id != std::string("lpa"))
            set["k"] = 2.0;
        const auto curve = curveOf(id, study, grid, set);
        for (std::size_t e = 1; e < 3; ++e) {
            const double slope = std::log(curve[e].mse / curve[e - 1].mse) / std::log(grid[e] / grid[e - 1]);
            CHECK(slope == Approx(-2).margin(0.05));
        }
    }
}

TEST_CASE("post-processing with public bounds keeps every proven mechanism about as good as a constant, at least") {
    const SignalStudy study = studyOf(300, 8, 3);
    const double constant = publishedConstant(study, 0).mse_range_normalised;
    CHECK(constant > 0);
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"})
        for (const UtilityPoint& point : curveOf(id, study, grid, {})) {
            CAPTURE(id, point.epsilon);
            CHECK(point.mse_range_normalised <= 1.02 * constant);
            CHECK(point.utility > 0);
        }
}

TEST_CASE("constant features are left out of averages; losses are those of all features") {
    const SignalStudy with = studyOf(100, 4, 3, true);
    CHECK(varyingFeatures(with.conditions[0]) == std::vector<std::size_t>{0, 1});
    const auto all = curveOf("fpa", with, {1}, {})[0];
    CHECK(all.published_epsilon == Approx(3));
    const auto first =
        utilityCurve(mechanismOf<Signals>("fpa"), onlyFeature(with, 0), 0, signalFacts(with), {}, {1}, 60, SeededNoise(5))[0];
    const auto second =
        utilityCurve(mechanismOf<Signals>("fpa"), onlyFeature(with, 1), 0, signalFacts(with), {}, {1}, 60, SeededNoise(5))[0];
    CHECK(first.published_epsilon == Approx(3));
    CHECK(all.mse == Approx((first.mse + second.mse) / 2).epsilon(0.3)); // other draws, same law
}

TEST_CASE("the optimal k is never worse than a fixed one by the papers' measure") {
    const SignalStudy study = studyOf(64, 5, 1);
    const auto plan =
        *planOf(mechanismOf<Signals>("fpa"), resolve(mechanismOf<Signals>("fpa"), {}, signalFacts(study)), signalFacts(study));
    const auto sweep =
        sweepKept(signalsOf(study.conditions[0], 0), plan, {samplesSensitivity(64, 1)}, grid, 40, SeededNoise(2))[0];
    for (Eigen::Index e = 0; e < 5; ++e)
        CHECK(sweep.nmse(e, sweep.bestK(e) - 1) == sweep.nmse.row(e).minCoeff());
    const auto chosen = curveOf("fpa", study, grid, {{"k_choice", "optimal"}, {"finish", "raw"}});
    for (const UtilityPoint& point : chosen)
        CHECK(point.k_mean >= 1);
}

TEST_CASE("one participant, two samples, and mechanisms without a plan do not trip the sweep") {
    for (const Mechanism<Signals>& mechanism : mechanisms<Signals>()) {
        const SignalStudy small = studyOf(2, 2, 1);
        const auto curve = utilityCurve(mechanism, small, 0, signalFacts(small),
                                        mechanism.info.id == "k-same-select" || mechanism.info.id == "marginals" || !mechanism.steps.plan ||
                                                mechanism.info.id == "lpa" || mechanism.info.id == "exponential"
                                            ? Parameters{}
                                            : [] { Parameters p; p.set("k", 1.0); return p; }(),
                                        {0.1, 1}, 3, SeededNoise(1));
        CHECK(curve.size() == 2);
        CHECK(std::isfinite(curve[0].mse));
    }
}

TEST_CASE("the expected error against k is what draws give, split into what is dropped and what is added") {
    const SignalStudy study = studyOf(96, 5, 1);
    for (const char* id : {"fpa", "cfpa", "dcfpa"}) {
        CAPTURE(id);
        Parameters given;
        given.set("epsilon", 30.0);
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
        const SignalPlan plan = *planOf(mechanism, resolve(mechanism, given, signalFacts(study)), signalFacts(study));
        const KeptCurve curve = keptCurve(plan, study, 0, 0);
        std::vector<SignalSensitivity> sensitivities = sensitivitiesOf(plan, study, 0, 0);
        for (int k : {1, 3, 10}) {
            std::vector<int> ks;
            for (const Chunk& chunk : plan.chunks)
                ks.push_back(SignalPlan::keptIn(chunk, k));
            const auto errors = DrawPricer(plan)(signalsOf(study.conditions[0], 0), {noiseLevel(plan, sensitivities, ks)}, 3000,
                                                 SeededNoise(1))[0];
            double mse = 0;
            for (std::size_t c = 0; c < errors.size(); ++c)
                for (double value : errors[c].mse)
                    mse += value * plan.chunks[c].length / 96 / static_cast<double>(errors[c].mse.size());
            CHECK(curve.total(static_cast<std::size_t>(k - 1)) == Approx(mse).epsilon(0.03));
        }
        CHECK(curve.reconstruction.back() == Approx(0).margin(1e-12));
        CHECK(curve.bestK() >= 1);
    }
}

TEST_CASE("the spectrum's noise floor is the amplitude of the noise that is added") {
    const SignalStudy study = studyOf(64, 5, 1);
    const SignalPlan plan =
        *planOf(mechanismOf<Signals>("fpa"), resolve(mechanismOf<Signals>("fpa"), {}, signalFacts(study)), signalFacts(study));
    const SignalSpectrum spectrum = signalSpectrum(plan, study, 0, 0);
    CHECK(spectrum.kept == 4);
    CHECK(spectrum.signal.size() == 33);
    const double lambda = noiseScale(plan, 64, 4, samplesSensitivity(64, 1));
    CHECK(spectrum.noise[0] == Approx(lambda * std::sqrt(2.0)));
    CHECK(spectrum.noise[1] == Approx(2 * lambda)); // Re and Im
    double dc = 0;
    for (const auto& table : study.conditions[0].tables)
        dc += std::pow(table.col(0).sum(), 2) / 5;
    CHECK(spectrum.signal[0] == Approx(std::sqrt(dc)));
}

TEST_CASE("correlation curves are Pearson over participants, with gaps where undefined") {
    const Eigen::MatrixXd signals = testSignals(50, 9, SeededNoise(8));
    const auto curve = correlationCurve(signals, 4, 10);
    REQUIRE(curve.size() == 11);
    CHECK(curve[0] == Approx(1).epsilon(1e-12));
    for (int lag = 0; lag <= 10; ++lag) { // independently: from raw sums
        long double sx = 0, sy = 0, sxx = 0, syy = 0, sxy = 0;
        for (int p = 0; p < 9; ++p) {
            const long double x = signals(4, p), y = signals(4 + lag, p);
            sx += x, sy += y, sxx += x * x, syy += y * y, sxy += x * y;
        }
        const long double expected = (9 * sxy - sx * sy) / std::sqrt((9 * sxx - sx * sx) * (9 * syy - sy * sy));
        CHECK(curve[static_cast<std::size_t>(lag)] == Approx(static_cast<double>(expected)).epsilon(0).margin(1e-12));
    }
    Eigen::MatrixXd flat = signals;
    flat.row(7).setConstant(0.1);
    CHECK(std::isnan(correlationCurve(flat, 4, 10)[3]));
    CHECK(correlationCurve(signals, 45, 100).size() == 5);
    CHECK(std::isnan(correlationCurve(signals.leftCols(1), 4, 1)[1])); // one participant
    CHECK(differences(signals)(3, 2) == signals(4, 2) - signals(3, 2));
}
