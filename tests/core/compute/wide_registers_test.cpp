#include "core/compute/wide_registers.h"

#include "core/compute/parallel.h"
#include "tests/catch.h"

#include <atomic>

#ifdef __x86_64__
#include <cpuid.h>

using namespace nictate;

namespace {

/// XGETBV with 1 says which parts of the registers are in use, if the machine can say it.
bool canTell() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    return __builtin_cpu_supports("avx") && __get_cpuid_count(0xd, 1, &a, &b, &c, &d) && (a & 4) != 0;
}

bool upperHalvesInUse() {
    unsigned a = 0, d = 0;
    asm volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(1));
    return (a & 4) != 0;
}

void leaveInUse() { asm volatile("vcmptrueps %%ymm0, %%ymm0, %%ymm0" ::: "xmm0"); }

/// On a busy machine another program may have the processor in between.
bool areLeftInUse() {
    for (int tries = 0; tries < 10000; ++tries) {
        leaveInUse();
        if (upperHalvesInUse())
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("upper halves of vector registers are released, and when a loop on all cores begins") {
    if (!canTell()) {
        WARN("skipped: this machine does not tell which registers are in use");
        return;
    }
    REQUIRE(areLeftInUse());
    releaseWideRegisters();
    CHECK(!upperHalvesInUse());

    leaveInUse();
    std::atomic<int> in_use = 0;
    parallelRows(
        64, [&](Eigen::Index, Eigen::Index) { in_use += upperHalvesInUse() ? 1 : 0; }, 1);
    CHECK(in_use == 0);
}
#endif
