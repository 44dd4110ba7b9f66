#include "core/domains/signals/signal_release.h"

#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/signals/signal_lattice.h"
#include "core/errors.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/released_signals.h"

#include <set>

using namespace nictate;
using nictate::test::completeSignals;
using nictate::test::contents;
using nictate::test::released;
using nictate::test::signalPlanFor;
using nictate::test::TemporaryFolder;
using nictate::test::ways;

namespace {

std::vector<double> column(const Eigen::MatrixXd& table, int index) {
    const Eigen::VectorXd values = table.col(index);
    return {values.begin(), values.end()};
}

} // namespace

TEST_CASE("signals: a release books first, is drawn anew, and two of them cost twice", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = test::markedSignals();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const ReleasePlan<Signals> plan = signalPlanFor(study, "fpa", {{"epsilon", 0.1}, {"k", 3.0}});
    const Release<Signals> one = released(plan, study, ledger), two = released(plan, study, ledger);
    CHECK(one.booking().entry == 1);
    CHECK(two.booking().entry == 2);
    CHECK(*plan.loss.pure_epsilon == Approx(0.6)); // 3 features, 2 conditions
    const double delta = defaultStudyDelta(6);
    CHECK(one.booking().totals.delta == delta);
    CHECK(*one.booking().totals.epsilon == Approx(composedEpsilon({{{0.1, 6}}, 0}, delta)));
    CHECK(*two.booking().totals.epsilon == Approx(composedEpsilon({{{0.1, 12}}, 0}, delta)));
    CHECK(*two.booking().totals.rho == Approx(0.06));
    CHECK(two.booking().totals.worst_observer_entries == 2);
    CHECK(one.version() == NICTATE_VERSION);
    std::set<std::vector<double>> drawn;
    for (const Release<Signals>* release : {&one, &two})
        for (const Eigen::MatrixXd& table : release->drawn().conditions[0].tables)
            drawn.insert(column(table, 0));
    CHECK(drawn.size() == 12); // no two alike
    CHECK(ledger.verified());
    CHECK(ledger.entries()[0].what == "feature signals");
    CHECK(ledger.entries()[0].loss == plan.loss);
}

TEST_CASE("signals: n rows and every column of everybody, under random numbers that conditions share", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = test::markedSignals(6, 24);
    Ledger ledger(folder.path() / "ledger.jsonl");
    std::set<int> numbers_of_the_incomplete;
    for (int again = 0; again < 30; ++again) {
        const Release<Signals> release = released(signalPlanFor(study, "lpa", {}, 30), study, ledger);
        REQUIRE(release.drawn().conditions.size() == 2);
        REQUIRE(release.drawn().conditions[0].condition == "comic");
        REQUIRE(release.drawn().conditions[0].numbers == std::vector<int>{1, 2, 3, 4, 5, 6});
        REQUIRE(release.drawn().conditions[1].numbers.size() == 5);
        for (const ReleasedTables& condition : release.drawn().conditions)
            for (const Eigen::MatrixXd& table : condition.tables) {
                REQUIRE(table.rows() == 30);
                REQUIRE(table.cols() == 3);
                REQUIRE(table.allFinite());
            }
        std::set<int> missing = {1, 2, 3, 4, 5, 6};
        for (int number : release.drawn().conditions[1].numbers)
            missing.erase(number);
        numbers_of_the_incomplete.insert(*missing.begin());
    }
    CHECK(numbers_of_the_incomplete.size() > 2); // not always the last one's place

    // With little noise one sees that a number means the same participant in both conditions: they are 0.12 of a range apart, and
    // the mean over a table's cells has a standard deviation of less than 0.006.
    auto twins = completeSignals();
    auto& tables = twins.dataset.features.tables;
    const std::vector<FeatureBounds> bounds = test::signalBounds();
    for (auto& table : tables)
        for (Eigen::Index column = 0; const FeatureBounds& at : bounds)
            table.values.col(column++).setConstant(at.lower + at.range() * (0.2 + 0.12 * static_cast<double>(table.participant)));
    const Release<Signals> release = released(signalPlanFor(twins, "lpa", {{"epsilon", 1000.0}}), twins, ledger);
    for (std::size_t i = 0; i < 6; ++i) {
        Eigen::MatrixXd apart = release.drawn().conditions[0].tables[i] - release.drawn().conditions[1].tables[i];
        for (Eigen::Index column = 0; const FeatureBounds& at : bounds)
            apart.col(column++) /= at.range();
        CHECK(std::abs(apart.mean()) < 0.04);
    }
}

TEST_CASE("signals: losses by the table of losses, exactly", "[signal-release]") {
    SignalReleaseRequest request;
    for (int f = 0; f < 48; ++f)
        request.features.push_back("f" + std::to_string(f));
    request.bounds.assign(48, {0, 1});
    request.conditions = {"a", "b", "c"};
    request.participants = 20;
    request.length = 1200;
    request.given.set("epsilon", 0.01);
    auto lossOf = [&](const char* mechanism) { return planRelease(mechanismOf<Signals>(mechanism), request); };
    for (const char* whole : {"lpa", "fpa"}) {
        const ReleasePlan<Signals> plan = lossOf(whole);
        CHECK(plan.loss.pure_epsilon == 1.44);
        CHECK(*plan.loss.published_epsilon == Approx(0.48));
        CHECK(plan.loss.rho_exact == "9/1250"); // 144·0.01²/2
        CHECK(*plan.loss.rho == Approx(0.0072));
        CHECK_FALSE(plan.needsConfirmation());
    }
    CHECK(lossOf("exponential").loss.pure_epsilon == 0.72); // books half
    CHECK(*lossOf("exponential").loss.published_epsilon == Approx(0.48));
    CHECK(lossOf("exponential").loss.rho_exact == "9/5000");
    request.given.set("chunk", 32.0);
    for (const char* chunked : {"cfpa", "dcfpa"}) {
        CHECK(lossOf(chunked).loss.pure_epsilon == 54.72);
        CHECK(lossOf(chunked).loss.rho_exact == "171/625");
        CHECK(lossOf(chunked).guarantee.user_epsilon == 54.72);
    }
    request.given.set("k_choice", std::string("private"));
    request.given.set("k_epsilon", 0.001);
    CHECK(*lossOf("cfpa").loss.pure_epsilon == Approx(54.72 + 5.472));
    CHECK(lossOf("cfpa").loss.rho_exact == "171/625 + 171/250000"); // 5472·0.001²/8
    request.given.set("k_choice", std::string("fixed"));
    request.given.set("noise", std::string("gaussian"));
    request.given.set("delta", 1e-5);
    const ReleasePlan<Signals> gaussian = lossOf("cfpa");
    CHECK_FALSE(gaussian.loss.pure_epsilon.has_value());
    const double q = analyticSigma(0.01, 1e-5);
    CHECK(*gaussian.loss.rho <= 5472 / (2 * q * q));
    CHECK(*gaussian.loss.rho >= 0.97 * 5472 / (2 * q * q));
    double parsed = 0; // the text says the same
    std::istringstream terms(gaussian.loss.rho_exact);
    for (std::string term; terms >> term;)
        if (term != "+")
            parsed += std::stod(term) / std::stod(term.substr(term.find('/') + 1));
    CHECK(parsed == Approx(*gaussian.loss.rho).epsilon(1e-12));
    request.given.set("k_choice", std::string("private"));
    CHECK(*lossOf("cfpa").loss.rho >= *gaussian.loss.rho); // whichever k
}

TEST_CASE("signals: what is not proven needs its reasons repeated and counts for ever", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = completeSignals();
    SecureNoise noise;
    int ledgers = 0;
    for (const auto& [mechanism, settings] : ways) {
        INFO(mechanism);
        Ledger ledger(folder.path() / ("ledger" + std::to_string(++ledgers)));
        const ReleasePlan<Signals> plan = signalPlanFor(study, mechanism, settings);
        const bool optimal = settings.count("k_choice") && std::get<std::string>(settings.at("k_choice")) == "optimal";
        const bool printed = settings.count("form") > 0, none = std::string(mechanism) == "k-same-select";
        CHECK(plan.needsConfirmation() == (optimal || printed || none));
        CHECK(plan.loss.rho.has_value() == !(optimal || none));
        if (plan.needsConfirmation()) {
            CHECK_THROWS_AS(releasePlanned(plan, study.dataset, study.included, {}, noise, ledger), ConfirmationMissing);
            CHECK_THROWS_WITH(releasePlanned(plan, study.dataset, study.included, {Text("yes")}, noise, ledger),
                              Catch::Contains(plan.guarantee.reasons.front().english()));
            CHECK_FALSE(ledger.exists());
        }
        const Release<Signals> release = released(plan, study, ledger);
        CHECK(release.confirmed() == plan.needsConfirmation());
        CHECK(ledger.totals().epsilon.has_value() == plan.loss.rho.has_value());
    }
}

TEST_CASE("signals: the length of the longest recording is nobody's to give away unasked", "[signal-release]") {
    TemporaryFolder folder;
    auto study = test::markedSignals();
    study.dataset.features.tables[3].values.conservativeResize(20, 3);
    const ReleasePlan<Signals> unknown = signalPlanFor(study, "lpa");
    CHECK(unknown.guarantee.status == Status::as_published);
    CHECK_FALSE(unknown.loss.rho.has_value());
    CHECK_FALSE(unknown.guarantee.user_epsilon.has_value());
    const ReleasePlan<Signals> given = signalPlanFor(study, "lpa", {}, 22);
    CHECK(given.guarantee.status == Status::proven);
    Ledger ledger(folder.path() / "ledger.jsonl");
    CHECK(released(given, study, ledger).drawn().conditions[0].tables[0].rows() == 22);
}

TEST_CASE("signals: what has no exact path is refused with the reason", "[signal-release]") {
    const auto study = test::markedSignals();
    CHECK_THROWS_WITH(signalPlanFor(study, "fpa", {{"noise", std::string("k-norm")}}), Catch::Contains("no exact sampler"));
    CHECK_THROWS_AS(signalPlanFor(study, "fpa", {{"noise", std::string("k-norm")}}), Refused);
    CHECK_THROWS_AS(signalPlanFor(study, "exponential", {{"form", std::string("as-published")}}), Refused);
    CHECK_THROWS_AS(signalPlanFor(study, "marginals"), Refused);
    SignalOptions options;
    options.included = study.included;
    CHECK_THROWS_AS(signalReleaseRequest(signalStudy(study.dataset, options), {}), Refused); // bounds from the data
    CHECK_THROWS_AS(signalPlanFor(study, "lpa", {{"epsilon", 1e-13}}), InvalidParameter);
    CHECK_THROWS_AS(signalPlanFor(study, "fpa", {{"epsilon", 1e-13}}), InvalidParameter);
    CHECK_THROWS_AS(signalPlanFor(study, "fpa", {{"epsilon", 1e-6}, {"delta", 1e-12}, {"noise", std::string("gaussian")}}),
                    InvalidParameter);
    CHECK_NOTHROW(signalPlanFor(study, "lpa", {{"epsilon", 1000.0}}));
    CHECK_NOTHROW(signalPlanFor(study, "fpa", {{"epsilon", 1000.0}, {"noise", std::string("gaussian")}}));
    SignalReleaseRequest tiny;
    tiny.features = {"x"};
    tiny.bounds = {{1e15, 1e15 + 1}};
    tiny.conditions = {""};
    CHECK_THROWS_AS(planRelease(mechanismOf<Signals>("lpa"), tiny), InvalidParameter);
    tiny.bounds = {{1, 1}};
    CHECK_THROWS_AS(planRelease(mechanismOf<Signals>("lpa"), tiny), InvalidParameter);
}

TEST_CASE("signals: another study than the planned one is refused before anything is booked", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = test::markedSignals();
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    const ReleasePlan<Signals> plan = signalPlanFor(study);
    auto refused = [&](const Dataset& dataset, const std::vector<std::size_t>& included, const ReleasePlan<Signals>& planned) {
        CHECK_THROWS_AS(releasePlanned(planned, dataset, included, planned.guarantee.reasons, noise, ledger), MissingData);
        CHECK_FALSE(ledger.exists());
    };
    refused(study.dataset, {0, 1, 2}, plan);
    refused(study.dataset, {0, 0, 1, 2, 3, 4}, plan);
    Dataset other = study.dataset;
    other.features.names[0] = "another";
    refused(other, study.included, plan);
    other = study.dataset;
    for (FeatureTable& table : other.features.tables)
        table.condition = "comic"; // twice in one condition
    refused(other, study.included, plan);
    other = study.dataset;
    other.features.tables[0].condition = "third";
    refused(other, study.included, plan);
    refused(study.dataset, study.included, signalPlanFor(study, "k-same-select")); // one has no second table
    const double price = composedEpsilon({{{1, 6}}, 0}, plan.study_delta);
    CHECK_THROWS_AS(releasePlanned(plan, study.dataset, study.included, {}, noise, ledger, 0.99 * price), BudgetExceeded);
    CHECK_FALSE(ledger.exists());
    CHECK_NOTHROW(releasePlanned(plan, study.dataset, study.included, {}, noise, ledger, price));
}

TEST_CASE("signals: k-same-select gives whole groups their mean, the same groups in all conditions", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = completeSignals(7);
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Signals> release = released(signalPlanFor(study, "k-same-select", {{"k", 3.0}}), study, ledger);
    std::map<std::vector<double>, std::set<int>> groups[2];
    for (std::size_t c = 0; c < 2; ++c)
        for (std::size_t i = 0; i < 7; ++i)
            groups[c][column(release.drawn().conditions[c].tables[i], 0)].insert(release.drawn().conditions[c].numbers[i]);
    std::set<std::set<int>> members[2];
    for (std::size_t c = 0; c < 2; ++c)
        for (const auto& [values, people] : groups[c])
            members[c].insert(people);
    CHECK(members[0] == members[1]);
    CHECK(members[0].size() == 2); // 3 and 4
    for (const auto& people : members[0])
        CHECK(people.size() >= 3);
    CHECK_THROWS_AS(signalPlanFor(study, "k-same-select", {{"k", 8.0}}), InvalidParameter);
}

TEST_CASE("signals: k is chosen privately by the exact exponential mechanism", "[signal-release]") {
    SignalStudy study;
    study.features = {"x"};
    study.bounds = {{0, 1}};
    study.bounds_public = study.length_public = true;
    study.length = 10;
    study.participants = 4;
    study.conditions.resize(1);
    for (std::size_t p = 0; p < 4; ++p) {
        Eigen::MatrixXd table(10, 1);
        for (int t = 0; t < 10; ++t)
            table(t, 0) = 0.5 + 0.4 * std::sin(1.3 * t + static_cast<double>(p)) * (t % 2);
        study.conditions[0].participants.push_back(p);
        study.conditions[0].tables.push_back(table);
    }
    Parameters given;
    given.set("epsilon", 60.0);
    given.set("k_choice", std::string("private"));
    given.set("k_epsilon", 2.5);
    const SignalFacts facts = signalFacts(study);
    const SignalPlan plan = *planOf(mechanismOf<Signals>("fpa"), resolve(mechanismOf<Signals>("fpa"), given, facts), facts);
    const SignalLattices lattices(plan, study.bounds);
    const double epsilon_k = plan.kept_epsilon;
    const SignalSensitivity sensitivity = chunkSensitivity(plan, 10, 1);
    const Eigen::ArrayXd scores = keptScores(plan, plan.chunks[0], signalsOf(study.conditions[0], 0), sensitivity);
    const Eigen::ArrayXd weights = ((scores - scores.maxCoeff()) * epsilon_k / (2 * sensitivity.l2 / 4)).exp();
    SecureNoise noise;
    const int draws = 4000;
    Eigen::ArrayXd seen = Eigen::ArrayXd::Zero(6);
    for (int i = 0; i < draws; ++i)
        seen[chosenKept(plan, lattices, study, noise)[0][0][0] - 1] += 1;
    const Eigen::ArrayXd expected = weights / weights.sum() * draws;
    CHECK((expected > 5).count() >= 3);
    double statistic = 0;
    for (int k = 0; k < 6; ++k)
        statistic += expected[k] > 1 ? std::pow(seen[k] - expected[k], 2) / expected[k] : seen[k] > 12 ? 1e9 : 0;
    CHECK(statistic < 50); // χ² with at most 5 degrees of freedom, 1e-9
}
