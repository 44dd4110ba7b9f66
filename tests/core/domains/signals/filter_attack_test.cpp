#include "core/domains/signals/filter_attack.h"

#include "core/domains/registry.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

/// Slow waves in [0, 1], another phase for everybody.
SignalStudy smoothStudy(int participants, int length = 300) {
    SignalStudy study;
    study.features = {"slow", "constant"};
    study.bounds = {{0, 1}, {0, 1}};
    study.bounds_public = study.length_public = true;
    study.length = length;
    study.participants = participants;
    study.conditions.push_back({"", {}, {}});
    for (int p = 0; p < participants; ++p) {
        Eigen::MatrixXd table(length, 2);
        for (int t = 0; t < length; ++t)
            table(t, 0) = 0.5 + 0.3 * std::sin(0.05 * t + p) + 0.15 * std::sin(0.021 * t + 2.3 * p);
        table.col(1).setConstant(0.4);
        study.conditions[0].participants.push_back(static_cast<std::size_t>(p));
        study.conditions[0].tables.push_back(table);
    }
    return study;
}

FilterAttack attacked(const SignalStudy& study, const char* mechanism, std::map<std::string, ParameterValue> settings,
                      std::size_t feature = 0, int repetitions = 5) {
    const Mechanism<Signals>& found = mechanismOf<Signals>(mechanism);
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    const SignalFacts facts = signalFacts(study);
    return filterAttack(*planOf(found, resolve(found, given, facts), facts), study, 0, feature, repetitions, SeededNoise(4));
}

} // namespace

TEST_CASE("smoothing removes most of LPA's noise from a smooth signal", "[filter]") {
    const SignalStudy study = smoothStudy(6);
    const FilterAttack attack = attacked(study, "lpa", {{"epsilon", 300.0}}); // b = 1
    CHECK(attack.released_mse == Approx(2).epsilon(0.1));
    CHECK(attack.removed() > 0.95);
    CHECK(attack.filtered_mse < 0.06); // the signal's own variance is 0.056
    const FilterAttack clearer = attacked(study, "lpa", {{"epsilon", 1000.0}});
    CHECK(clearer.removed() > 0.7);
    CHECK(clearer.filtered_mse < 0.025);
    CHECK(clearer.example_filtered.size() == 300);
    CHECK(clearer.example_released.size() == 300);
    CHECK((clearer.example_filtered - study.conditions[0].tables[0].col(0)).squaredNorm() <
          0.5 * (clearer.example_released - study.conditions[0].tables[0].col(0)).squaredNorm());
}

TEST_CASE("smoothing never adds error on average, whichever mechanism", "[filter]") {
    const SignalStudy study = smoothStudy(5);
    for (double epsilon : {0.1, 1.0, 10.0, 100.0})
        for (const auto& [mechanism, settings] : std::vector<std::pair<const char*, std::map<std::string, ParameterValue>>>{
                 {"lpa", {}},
                 {"fpa", {{"k", 6.0}}},
                 {"fpa", {{"k", 10.0}, {"noise", std::string("k-norm")}}},
                 {"fpa", {{"k", 6.0}, {"noise", std::string("gaussian")}}},
                 {"cfpa", {{"chunk", 32.0}, {"k", 2.0}}},
                 {"dcfpa", {{"chunk", 32.0}, {"k", 2.0}}},
                 {"exponential", {{"window", 10.0}}}}) {
            auto all = settings;
            all["epsilon"] = epsilon;
            const FilterAttack attack = attacked(study, mechanism, all);
            CAPTURE(mechanism, epsilon, attack.released_mse, attack.filtered_mse);
            CHECK(attack.filtered_mse <= attack.released_mse);
            CHECK(attack.removed() <= 1);
        }
}

TEST_CASE("neighbouring chunks help the attacker", "[filter]") {
    const SignalStudy study = smoothStudy(5);
    const FilterAttack attack = attacked(study, "cfpa", {{"epsilon", 20.0}, {"chunk", 16.0}, {"k", 1.0}});
    CHECK(attack.removed() > 0.2);
}

TEST_CASE("the attacker copes with one participant and with a constant feature", "[filter]") {
    const SignalStudy alone = smoothStudy(1);
    CHECK(attacked(alone, "lpa", {{"epsilon", 300.0}}).removed() > 0.8);
    const FilterAttack constant = attacked(smoothStudy(4), "lpa", {{"epsilon", 300.0}}, 1);
    CHECK(constant.removed() > 0.98);
    SignalStudy from_data = smoothStudy(4);
    from_data.bounds_public = false; // a constant feature has no noise then
    const FilterAttack silent = attacked(from_data, "fpa", {{"k", 3.0}}, 1);
    CHECK(std::isfinite(silent.filtered_mse));
    CHECK(silent.filtered_mse < 1e-9);
}
