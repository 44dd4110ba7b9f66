#include "core/noise/secure_noise.h"

#include "core/errors.h"
#include "core/noise/entropy.h"
#include "tests/catch.h"
#include "tests/platform/test_system.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <set>
#include <type_traits>
#include <vector>

using namespace nictate;

static_assert(std::is_final_v<SecureNoise>);
static_assert(!std::is_copy_constructible_v<SecureNoise> && !std::is_copy_assignable_v<SecureNoise>);
static_assert(!std::is_move_constructible_v<SecureNoise> && !std::is_move_assignable_v<SecureNoise>);
static_assert(!std::is_constructible_v<SecureNoise, std::uint64_t>);
static_assert(!std::is_constructible_v<SecureNoise, EntropyCall>);

TEST_CASE("two secure streams share nothing and no word repeats", "[secure]") {
    SecureNoise a, b;
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 5000; ++i) { // over several refills
        seen.insert(a.next());
        seen.insert(b.next());
    }
    REQUIRE(seen.size() == 10000);
}

TEST_CASE("every bit of a secure word is even", "[secure]") {
    SecureNoise noise;
    const int words = 100000;
    std::vector<double> ones(64);
    for (int i = 0; i < words; ++i)
        for (std::uint64_t word = noise.next(); word != 0; word &= word - 1)
            ones[static_cast<std::size_t>(std::countr_zero(word))] += 1;
    for (double count : ones)
        REQUIRE(std::abs(count / words - 0.5) < 6 * 0.5 / std::sqrt(words));
}

TEST_CASE("entropy is gathered in pieces and its absence refused", "[secure]") {
    unsigned char bytes[40] = {};
    fillWithEntropy(bytes, [](void* out, std::size_t) -> std::ptrdiff_t {
        *static_cast<unsigned char*>(out) = 7;
        return 1; // a short read
    });
    REQUIRE(std::set<unsigned char>(bytes, bytes + 40) == std::set<unsigned char>{7});
    REQUIRE_THROWS_AS(fillWithEntropy(bytes, [](void*, std::size_t) -> std::ptrdiff_t { return -1; }), EntropyUnavailable);
    REQUIRE_THROWS_AS(fillWithEntropy(bytes, [](void*, std::size_t) -> std::ptrdiff_t { return 0; }), EntropyUnavailable);
}

namespace {

enum { refused = 10, released = 11, not_forbidden = 12 };

const test::Task without_randomness("noise without randomness", [](const std::vector<std::string>&) -> int {
    if (!test::forbidRandomness())
        return not_forbidden;
    try {
        SecureNoise noise;
    } catch (const EntropyUnavailable&) {
        return refused;
    } catch (...) {
    }
    return released;
});

} // namespace

TEST_CASE("where the system gives no randomness, secure noise cannot be made", "[secure][posix]") {
    const int status = test::inChild(without_randomness, {});
    if (status == not_forbidden) {
        WARN("skipped: this machine does not let a process filter its system calls");
        return;
    }
    REQUIRE(status == refused);
}
