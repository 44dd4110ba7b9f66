// The contract every registered mechanism keeps, whatever its domain.

#include "core/domains/registry.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <type_traits>

using namespace nictate;

namespace {

template <class... Domains, class Visit> void everyMechanismOf(const Visit& visit) {
    const auto visitAll = [&](const auto& mechanisms) {
        for (const auto& mechanism : mechanisms)
            visit(mechanism);
    };
    (visitAll(mechanisms<Domains>()), ...);
    CHECK((mechanisms<Domains>().size() + ...) == mechanismInfos().size()); // no domain is forgotten here
}

template <class Visit> void everyMechanism(const Visit& visit) { everyMechanismOf<Heatmaps, Signals, Gaze, Areas>(visit); }

HeatmapFacts factsOf(const Mechanism<Heatmaps>&) { return {30, {60, 45, 800, 600}, 24, 10}; }
SignalFacts factsOf(const Mechanism<Signals>&) { return {}; }
GazeFacts factsOf(const Mechanism<Gaze>&) {
    GazeFacts facts;
    facts.participants = facts.least_in_task = 8;
    return facts;
}
AreaFacts factsOf(const Mechanism<Areas>& mechanism) {
    return mechanism.info.reads == Areas::reads ? AreaFacts() : summaryFacts(std::vector<FeatureBounds>(5), 1);
}

/// What computes a default or a promise can be given neither what people did nor facts made of it.
template <class Domain> constexpr bool seesFactsAlone() {
    using Defaults = Parameters (*)(const Parameters&, const typename Domain::Data&);
    using Promise = Guarantee (*)(const Parameters&, const typename Domain::Data&);
    return !std::is_assignable_v<decltype(Mechanism<Domain>::defaults)&, Defaults> &&
           !std::is_assignable_v<decltype(Mechanism<Domain>::guarantee)&, Promise> &&
           !std::is_constructible_v<typename Domain::Facts, const typename Domain::Data&>;
}
static_assert(seesFactsAlone<Heatmaps>() && seesFactsAlone<Signals>() && seesFactsAlone<Gaze>() && seesFactsAlone<Areas>());

template <class Domain> bool domainIs(const Mechanism<Domain>& mechanism) {
    return mechanism.info.reads == Domain::reads ||
           (Domain::reads == Areas::reads && mechanism.info.reads == Areas::summaries); // the same table with other columns
}

/// Just outside the declared range.
std::vector<ParameterValue> refused(const ParameterSpec& spec) {
    if (!spec.choices.empty())
        return {"", "something-else", 1.0};
    std::vector<ParameterValue> out = {NAN, INFINITY, -INFINITY, "text"};
    out.push_back(spec.min_open ? spec.min : spec.integer ? spec.min - 1 : std::nextafter(spec.min, -1e9));
    if (std::isfinite(spec.max))
        out.push_back(spec.max_open ? spec.max : spec.integer ? spec.max + 1 : std::nextafter(spec.max, 1e9));
    if (spec.integer)
        out.push_back(spec.min + 0.5);
    if (spec.zero_allowed)
        out.push_back(spec.min / 2);
    return out;
}

} // namespace

TEST_CASE("ids of all mechanisms are unique and found; an unknown one is told what exists") {
    std::set<std::string> ids;
    for (const MechanismInfo* info : mechanismInfos()) {
        CHECK(ids.insert(info->id).second);
        CHECK(&mechanismInfo(info->id) == info);
    }
    CHECK(ids == std::set<std::string>{"noise-free", "random-selection-1", "random-selection-2", "gaussian", "laplace",
                                       "clipped-gaussian", "fpa", "cfpa", "dcfpa", "lpa", "exponential", "k-same-select",
                                       "marginals", "kaleido", "k-same-synth", "event-synth-pd", "aoi", "summaries"});
    CHECK_THROWS_WITH(mechanismOf<Heatmaps>("gausian"), Catch::Contains("gausian") && Catch::Contains("clipped-gaussian"));
    CHECK_THROWS_WITH(mechanismOf<Signals>("gaussian"), Catch::Contains("fpa") && !Catch::Contains("laplace"));
    CHECK_THROWS_WITH(mechanismInfo("gausian"), Catch::Contains("laplace") && Catch::Contains("fpa"));
}

TEST_CASE("every mechanism is of the domain it says, describes itself, and is released or says why not") {
    everyMechanism([](const auto& mechanism) {
        CAPTURE(mechanism.info.id);
        CHECK(domainIs(mechanism));
        CHECK(!mechanism.info.name.empty());
        CHECK(!mechanism.info.summary.empty());
        CHECK(!mechanism.info.formula.empty());
        CHECK(!mechanism.info.citation.empty());
        CHECK(!mechanism.info.statuses.empty());
        const auto facts = factsOf(mechanism);
        const Parameters resolved = resolve(mechanism, {}, facts);
        CHECK(resolve(mechanism, resolved, facts) == resolved);
        CHECK(mechanism.info.title(resolved) == mechanism.info.name);
        const Guarantee guarantee = mechanism.guarantee(resolved, facts);
        CHECK(std::count(mechanism.info.statuses.begin(), mechanism.info.statuses.end(), guarantee.status) == 1);
        CHECK(!guarantee.reasons.empty());
        CHECK(!plainSentence(guarantee).empty());
        CHECK(mechanism.simulate != nullptr);
        CHECK(refusalOf(mechanism, resolved, facts).has_value() == (mechanism.info.id == "marginals"));
    });
}

TEST_CASE("every parameter of every mechanism explains itself and refuses what lies outside its range, by name") {
    everyMechanism([](const auto& mechanism) {
        const auto facts = factsOf(mechanism);
        for (const ParameterSpec& spec : mechanism.info.parameters) {
            CAPTURE(mechanism.info.id, spec.name);
            CHECK(!spec.meaning.empty());
            CHECK(!spec.default_formula.empty());
            CHECK(!spec.label.empty());
            if (spec.choices.empty())
                CHECK(spec.slider_min < spec.slider_max);
            else
                CHECK(spec.symbol.empty()); // "Noise noise"
            CHECK(&mechanism.info.parameter(spec.name) == &spec);
            for (const ParameterValue& value : refused(spec)) {
                Parameters given;
                given.set(spec.name, value);
                CAPTURE(valueText(value));
                CHECK_THROWS_AS(resolve(mechanism, given, facts), InvalidParameter);
                CHECK_THROWS_WITH(resolve(mechanism, given, facts),
                                  Catch::Contains(spec.name) && Catch::Contains(rangeText(spec).english()));
            }
        }
        Parameters unknown;
        unknown.set("sigma", 1.0);
        CHECK_THROWS_AS(resolve(mechanism, unknown, facts), InvalidParameter);
        CHECK(mechanism.info.find("sigma") == nullptr);
    });
}

TEST_CASE("a title tells the choices that make it another mechanism") {
    Parameters published;
    published.set("calibration", "theorem-3.4");
    CHECK(mechanismInfo("gaussian").title(published) == "Gaussian, Theorem 3.4");
    CHECK(mechanismInfo("laplace").title({}) == "Laplace");
}
