#include "core/domains/registry.h"
#include "core/domains/signals/signal_parameters.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/mechanism/naive_sweep.h"

#include <numeric>

using namespace nictate;

namespace {

Guarantee calibrated(const std::string& id, std::map<std::string, ParameterValue> set, int length = 1200, int features = 1,
                     int recordings = 1, double range = 1) {
    SignalFacts facts;
    facts.length = length;
    facts.features = features;
    facts.recordings = recordings;
    facts.range = range;
    Parameters given;
    for (const auto& [name, value] : set)
        given.set(name, value);
    return guaranteeOf(mechanismOf<Signals>(id), given, facts);
}

/// A study of one condition each with these people, values in 0 … 1.
SignalStudy studyOf(int length, int people, int features, int conditions, std::uint64_t seed = 1) {
    Dataset dataset;
    for (int f = 0; f < features; ++f)
        dataset.features.names.push_back("feature " + std::to_string(f));
    for (int p = 0; p < people; ++p)
        dataset.participants.push_back({"P" + std::to_string(p), {}});
    for (int c = 0; c < conditions; ++c)
        for (int p = 0; p < people; ++p)
            dataset.features.tables.push_back(
                {static_cast<std::size_t>(p), "condition " + std::to_string(c),
                 testSignals(length, features, SeededNoise(seed).stream(static_cast<std::uint64_t>(c * 1000 + p)))});
    SignalOptions options;
    options.included.resize(dataset.participants.size());
    std::iota(options.included.begin(), options.included.end(), std::size_t{0});
    options.bounds = std::vector<FeatureBounds>(static_cast<std::size_t>(features));
    return signalStudy(dataset, options);
}

double largestDifference(const SignalStudy& a, const SignalStudy& b) {
    double largest = 0;
    for (std::size_t c = 0; c < a.conditions.size(); ++c)
        for (std::size_t t = 0; t < a.conditions[c].tables.size(); ++t)
            largest = std::max(largest, (a.conditions[c].tables[t] - b.conditions[c].tables[t]).cwiseAbs().maxCoeff());
    return largest;
}

} // namespace

TEST_CASE("λ of fpa is √n·√k·Δ2/ε, of lpa Δ1/ε, of the true exponential mechanism 2·t·R/ε") {
    for (int n : {64, 1200})
        for (double k : {1.0, 4.0, 8.0, 33.0})
            for (double epsilon : {0.1, 1.0, 7.0}) {
                const double range = 3;
                const double delta2 = std::sqrt(n) * range;
                CHECK(calibrated("fpa", {{"k", k}, {"epsilon", epsilon}}, n, 1, 1, range).noise_scale ==
                      Approx(std::sqrt(n) * std::sqrt(k) * delta2 / epsilon).epsilon(1e-12));
                CHECK(calibrated("lpa", {{"epsilon", epsilon}}, n, 1, 1, range).noise_scale ==
                      Approx(n * range / epsilon).epsilon(1e-12));
                CHECK(calibrated("exponential", {{"epsilon", epsilon}, {"window", 10.0}}, n, 1, 1, range).noise_scale ==
                      Approx(2 * std::ceil(n / 10.0) * range / epsilon).epsilon(1e-12));
            }
}

TEST_CASE("cfpa and dcfpa use the smaller of Cauchy and direct bound, to the printed digits") {
    const std::map<double, std::pair<double, double>> expected{{1, {32, 1}},
                                                               {2, {36.306340775218, 7.656854249492}},
                                                               {4, {57.071321321200, 23.664750844376}},
                                                               {8, {82.172046680597, 69.328906431110}}};
    for (const auto& [k, values] : expected) {
        CHECK(calibrated("cfpa", {{"k", k}, {"chunk", 32.0}}).noise_scale == Approx(values.first).epsilon(0).margin(1e-9));
        CHECK(calibrated("dcfpa", {{"k", k}, {"chunk", 32.0}}).noise_scale == Approx(values.second).epsilon(0).margin(1e-9));
        CHECK(calibrated("dcfpa", {{"k", k}, {"chunk", 32.0}, {"bound", "cauchy"}}).noise_scale ==
              Approx(std::sqrt(32 * k * 125)).epsilon(1e-12));
    }
}

TEST_CASE("published and user-level ε are those of the table of losses") {
    const std::map<std::string, ParameterValue> epsilon{{"epsilon", 0.01}};
    auto check = [&](const std::string& id, std::map<std::string, ParameterValue> set, double published, double user) {
        set.insert(epsilon.begin(), epsilon.end());
        const Guarantee guarantee = calibrated(id, set, 1200, 48, 3);
        CAPTURE(id);
        CHECK(*guarantee.published_epsilon == Approx(published).epsilon(1e-12));
        CHECK(*guarantee.user_epsilon == Approx(user).epsilon(1e-12));
        CHECK(guarantee.status == Status::proven);
    };
    check("lpa", {}, 0.48, 1.44);
    check("fpa", {}, 0.48, 1.44);
    check("cfpa", {{"chunk", 32.0}}, 0.48, 54.72);
    check("dcfpa", {{"chunk", 32.0}}, 0.48, 54.72);
    check("cfpa", {{"chunk", 5000.0}}, 0.48, 1.44); // one chunk
    check("exponential", {}, 0.48, 0.72);           // booked at ε/2
    check("fpa", {{"k_choice", "private"}, {"k_epsilon", 0.001}}, 0.48 + 0.048, 1.44 + 0.144);
}

TEST_CASE("what makes a mechanism on signals more than proven is said") {
    SignalFacts facts;
    facts.bounds_public = false;
    CHECK(guaranteeOf(mechanismOf<Signals>("fpa"), {}, facts).status == Status::as_published);
    facts.bounds_public = true;
    facts.length_public = false;
    CHECK(guaranteeOf(mechanismOf<Signals>("fpa"), {}, facts).status == Status::as_published);
    CHECK(calibrated("fpa", {{"k_choice", "optimal"}}).status == Status::as_published);
    CHECK(calibrated("fpa", {{"k_choice", "private"}}).status == Status::proven);
    CHECK(calibrated("dcfpa", {{"form", "as-printed"}}).status == Status::as_published);
    const Guarantee steil = calibrated("exponential", {{"form", "as-published"}});
    CHECK(steil.status == Status::as_published);
    CHECK_FALSE(steil.user_epsilon);
    CHECK(calibrated("k-same-select", {}).status == Status::none);
    CHECK(calibrated("marginals", {}).status == Status::none);
    for (const Mechanism<Signals>& mechanism : mechanisms<Signals>()) {
        const Guarantee guarantee = guaranteeOf(mechanism, {}, SignalFacts{});
        CHECK_FALSE(guarantee.reasons.empty());
        const auto& statuses = mechanism.info.statuses;
        CHECK(std::find(statuses.begin(), statuses.end(), guarantee.status) != statuses.end());
    }
}

TEST_CASE("the expected noise energy is that of the table of noises") {
    SignalPlan plan;
    plan.domain = SignalDomain::spectrum;
    plan.delta = 1e-5;
    for (const auto& [length, kept] : {std::pair{1200, 4}, {64, 33}, {65, 33}, {32, 1}}) {
        const int n = length, k = kept;
        plan.chunks = chunksOf(n, n);
        CAPTURE(n, k);
        const double epsilon = plan.epsilon, p = keptCoefficients(n, k), delta2 = std::sqrt(n);
        const bool nyquist = n % 2 == 0 && k == n / 2 + 1;
        auto energy = [&](SignalNoise noise) {
            plan.noise = noise;
            const double scale = noiseScale(plan, n, k, samplesSensitivity(n, 1));
            return scale * scale * noiseEnergy(plan, n, k);
        };
        const double unit = delta2 * delta2 / (epsilon * epsilon);
        CHECK(energy(SignalNoise::laplace) == Approx(2 * unit * (4.0 * k * k - (nyquist ? 6 : 3) * k)).epsilon(1e-12));
        CHECK(energy(SignalNoise::equal) == Approx(2 * p * p * unit).epsilon(1e-12));
        CHECK(energy(SignalNoise::k_norm) == Approx(p * (p + 1) * unit).epsilon(1e-12));
        CHECK(energy(SignalNoise::gaussian) / p > 0);
        // and the drawn noise has it
        for (SignalNoise noise : {SignalNoise::laplace, SignalNoise::equal, SignalNoise::k_norm, SignalNoise::gaussian}) {
            plan.noise = noise;
            const int draws = 4000;
            double sum = 0, squares = 0;
            for (int r = 0; r < draws; ++r) {
                const double e =
                    chunkNoise(plan, plan.chunks[0], static_cast<int>(p), SeededNoise(9).stream(static_cast<std::uint64_t>(r)))
                        .square()
                        .sum();
                sum += e;
                squares += e * e;
            }
            const double mean = sum / draws, sd = std::sqrt((squares / draws - mean * mean) / draws);
            CHECK(std::abs(mean - noiseEnergy(plan, n, k)) < 6 * sd);
        }
    }
}

TEST_CASE("every mechanism on signals: n rows, all columns, repeatable, refuses what is out of range") {
    const SignalStudy study = studyOf(60, 5, 3, 2);
    for (const Mechanism<Signals>& mechanism : mechanisms<Signals>()) {
        CAPTURE(mechanism.info.id);
        const SignalStudy once = simulate(mechanism, study, {}, signalFacts(study), SeededNoise(4));
        CHECK(largestDifference(once, simulate(mechanism, study, {}, signalFacts(study), SeededNoise(4))) == 0);
        CHECK(largestDifference(once, simulate(mechanism, study, {}, signalFacts(study), SeededNoise(5))) > 0);
        REQUIRE(once.conditions.size() == 2);
        for (const SignalGroup& group : once.conditions) {
            REQUIRE(group.tables.size() == 5);
            for (const Eigen::MatrixXd& table : group.tables) {
                CHECK(table.rows() == 60);
                CHECK(table.cols() == 3);
                CHECK(table.allFinite());
            }
        }
        for (const ParameterSpec& spec : mechanism.info.parameters) {
            CAPTURE(spec.name);
            Parameters given;
            if (!spec.choices.empty()) {
                given.set(spec.name, "nonsense");
                CHECK_THROWS_AS(resolve(mechanism, given, {}), InvalidParameter);
                continue;
            }
            for (double value : std::vector<double>{std::nan(""), INFINITY, -INFINITY, spec.min - 1}) {
                given.set(spec.name, value);
                CHECK_THROWS_AS(resolve(mechanism, given, {}), InvalidParameter);
            }
        }
    }
}

TEST_CASE("less noise at a larger ε, and hardly any at a huge one with every frequency kept") {
    const SignalStudy study = studyOf(64, 4, 2, 1);
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"}) {
        CAPTURE(id);
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
        Parameters given;
        given.set("finish", "raw");
        if (std::string(id).find("fpa") != std::string::npos)
            given.set("k", id == std::string("fpa") ? 33.0 : 17.0);
        double last = INFINITY;
        for (double epsilon : {0.1, 10.0, 1000.0}) {
            given.set("epsilon", epsilon);
            const double error = largestDifference(study, simulate(mechanism, study, given, signalFacts(study), SeededNoise(2)));
            CHECK(error < last);
            last = error;
        }
        given.set("epsilon", 1000.0);
        CHECK(last < 40);
    }
}

TEST_CASE("clamped and shrunk signals stay within the public range") {
    const SignalStudy study = studyOf(70, 3, 2, 1);
    for (const char* id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"})
        for (const char* finish : {"clamp", "shrink"}) {
            Parameters given;
            given.set("finish", finish);
            given.set("epsilon", 0.1);
            const SignalStudy out = simulate(mechanismOf<Signals>(id), study, given, signalFacts(study), SeededNoise(3));
            for (const Eigen::MatrixXd& table : out.conditions[0].tables) {
                CHECK(table.minCoeff() >= 0);
                CHECK(table.maxCoeff() <= 1);
            }
        }
    SignalStudy data = study;
    data.bounds_public = false;
    Parameters given;
    given.set("finish", "shrink");
    CHECK_THROWS_AS(simulate(mechanismOf<Signals>("fpa"), data, given, signalFacts(data), SeededNoise(3)), InvalidParameter);
}

TEST_CASE("k beyond the half spectrum is refused; a shorter last chunk keeps what it has") {
    SignalFacts facts;
    facts.length = 70;
    Parameters given;
    given.set("chunk", 32.0);
    given.set("k", 17.0);
    CHECK_NOTHROW(guaranteeOf(mechanismOf<Signals>("cfpa"), given, facts));
    CHECK_NOTHROW(
        simulate(mechanismOf<Signals>("cfpa"), studyOf(70, 2, 1, 1), given, signalFacts(studyOf(70, 2, 1, 1)), SeededNoise(1)));
    given.set("k", 18.0);
    CHECK_THROWS_AS(guaranteeOf(mechanismOf<Signals>("cfpa"), given, facts), InvalidParameter);
    Parameters whole;
    whole.set("k", 37.0);
    CHECK_THROWS_AS(guaranteeOf(mechanismOf<Signals>("fpa"), whole, facts), InvalidParameter);
}

TEST_CASE("k-same: one grouping for all conditions, groups of at least k, too few refused") {
    const SignalStudy study = studyOf(20, 7, 2, 2);
    Parameters given;
    given.set("k", 3.0);
    const SignalStudy out = simulate(mechanismOf<Signals>("k-same-select"), study, given, signalFacts(study), SeededNoise(6));
    auto groupOf = [&](std::size_t condition, std::size_t person) {
        std::vector<std::size_t> same;
        for (std::size_t other = 0; other < 7; ++other)
            if (out.conditions[condition].tables[person] == out.conditions[condition].tables[other])
                same.push_back(other);
        return same;
    };
    for (std::size_t person = 0; person < 7; ++person) {
        const auto group = groupOf(0, person);
        CHECK(group.size() >= 3);
        CHECK(group == groupOf(1, person));
        Eigen::MatrixXd mean = Eigen::MatrixXd::Zero(20, 2);
        for (std::size_t member : group)
            mean += study.conditions[0].tables[member] / static_cast<double>(group.size());
        CHECK((mean - out.conditions[0].tables[person]).cwiseAbs().maxCoeff() < 1e-12);
    }
    given.set("k", 8.0);
    CHECK_THROWS_AS(simulate(mechanismOf<Signals>("k-same-select"), study, given, signalFacts(study), SeededNoise(6)),
                    InvalidParameter);
}

TEST_CASE("marginals keep each feature's range and none of its order in time") {
    const SignalStudy study = studyOf(400, 4, 1, 1);
    const SignalStudy out = simulate(mechanismOf<Signals>("marginals"), study, {}, signalFacts(study), SeededNoise(6));
    const Eigen::MatrixXd before = signalsOf(study.conditions[0], 0), after = signalsOf(out.conditions[0], 0);
    CHECK(after.minCoeff() >= before.minCoeff());
    CHECK(after.maxCoeff() <= before.maxCoeff());
    CHECK(after.mean() == Approx(before.mean()).margin(0.02));
    auto lagOne = [](const Eigen::MatrixXd& x) {
        const Eigen::ArrayXd a = x.col(0).head(399).array() - x.col(0).mean(), b = x.col(0).tail(399).array() - x.col(0).mean();
        return (a * b).mean() / (a.square().mean());
    };
    CHECK(lagOne(before) > 0.9);
    CHECK(std::abs(lagOne(after)) < 0.2);
}

TEST_CASE("the private choice of k finds a good k at a large ε and is uniform at a tiny one") {
    const SignalStudy study = studyOf(64, 40, 1, 1);
    SignalPlan plan =
        *planOf(mechanismOf<Signals>("fpa"), resolve(mechanismOf<Signals>("fpa"), {}, signalFacts(study)), signalFacts(study));
    plan.epsilon = 100;
    const auto scores = keptScores(plan, plan.chunks[0], signalsOf(study.conditions[0], 0), samplesSensitivity(64, 1));
    Eigen::Index best = 0;
    scores.maxCoeff(&best);
    CHECK(noisyKept(plan, study, 1000, SeededNoise(1))[0][0][0] == best + 1);
    std::vector<int> counts(34, 0);
    for (int draw = 0; draw < 3400; ++draw)
        ++counts[static_cast<std::size_t>(noisyKept(plan, study, 1e-6, SeededNoise(static_cast<std::uint64_t>(draw)))[0][0][0])];
    for (int k = 1; k <= 33; ++k)
        CHECK(std::abs(counts[static_cast<std::size_t>(k)] - 103) < 62);
}

TEST_CASE("replacing one participant moves the scores of k by at most Δ2/N") {
    SignalStudy study = studyOf(48, 5, 1, 1);
    for (const char* id : {"fpa", "dcfpa"}) {
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
        const SignalPlan plan = *planOf(mechanism, resolve(mechanism, {}, signalFacts(study)), signalFacts(study));
        const Chunk chunk = plan.chunks[0];
        const auto sensitivity = chunkSensitivity(plan, chunk.length, 1);
        Eigen::MatrixXd signals = signalsOf(study.conditions[0], 0).topRows(chunk.length);
        const Eigen::ArrayXd before = keptScores(plan, chunk, signals, sensitivity);
        for (int t = 0; t < chunk.length; ++t)
            signals(t, 2) = t % 2; // as far away as a clamped signal goes
        const Eigen::ArrayXd after = keptScores(plan, chunk, signals, sensitivity);
        CHECK((before - after).abs().maxCoeff() <= sensitivity.l2 / 5 * (1 + 1e-12));
    }
}
