#include "core/domains/signals/signal_release.h"

#include "core/domains/registry.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

std::optional<SignalExpectation> expected(const char* mechanism, double epsilon, const char* finish, SignalFacts facts = {}) {
    facts.range_is_unit = true;
    Parameters given;
    given.set("epsilon", epsilon);
    given.set("finish", std::string(finish));
    const Mechanism<Signals>& chosen = mechanismOf<Signals>(mechanism);
    return expectedSignalError(chosen, resolve(chosen, given, facts), facts);
}

} // namespace

TEST_CASE("less noise is expected to give smaller errors, and too much of it is mostly noise") {
    for (const char* mechanism : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"}) {
        INFO(mechanism);
        const auto little = expected(mechanism, 1000, "shrink"), much = expected(mechanism, 0.001, "shrink");
        REQUIRE(little);
        CHECK(little->error < much->error);
        CHECK(little->constant == much->constant);
        CHECK(much->mostlyNoise());
        CHECK(much->error == Approx(much->constant).epsilon(0.05)); // shrunk to the constant, never far beyond it
        CHECK(expected(mechanism, 0.001, "raw")->error > 10 * much->constant);
        CHECK(much->error == expected(mechanism, 0.001, "shrink")->error);
    }
    CHECK_FALSE(expected("fpa", 1000, "shrink")->mostlyNoise());
    CHECK_FALSE(expected("lpa", 1000, "raw", {.length = 2})->mostlyNoise());
}

TEST_CASE("raw Laplace noise on samples is expected to be as large as its scale says") {
    SignalFacts facts;
    facts.length = 50;
    facts.range_is_unit = true;
    const double epsilon = 5, scale = facts.length / epsilon; // n ranges over ε
    CHECK(expected("lpa", epsilon, "raw", facts)->error == Approx(scale * std::sqrt(2.0)).epsilon(0.15));
}

TEST_CASE("where no noise is added no error is expected either") {
    const Mechanism<Signals>& means = mechanismOf<Signals>("k-same-select");
    SignalFacts facts;
    CHECK_FALSE(expectedSignalError(means, resolve(means, {}, facts), facts));
}
