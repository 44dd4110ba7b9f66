#include "tests/catch_runner.h"

#include "tests/platform/test_system.h"

#define CATCH_CONFIG_RUNNER // asked for by version 2
#include "tests/catch.h"

namespace {

std::string first_failure;

[[maybe_unused]] const std::string& nameOf(const Catch::TestCaseInfo& test) { return test.name; }
[[maybe_unused]] const std::string& nameOf(const Catch::TestCaseInfo* test) { return test->name; } // version 3 points at it

using Listener = Catch::TestEventListenerBase;

struct FirstFailure : Listener {
    using Listener::Listener;
    void testCaseEnded(const Catch::TestCaseStats& ended) override {
        if (first_failure.empty() && !ended.totals.assertions.allPassed())
            first_failure = nameOf(ended.testInfo);
    }
};

CATCH_REGISTER_LISTENER(FirstFailure)

} // namespace

namespace nictate {

int runCatch(int argc, char** argv) {
    if (const auto status = test::givenTask())
        return *status;
    Catch::Session session;
#if CATCH_VERSION_MAJOR > 2
    session.configData().allowZeroTests = true; // as in version 2: under sanitizers some files have none
#endif
    return session.run(argc, argv);
}

std::string firstFailure(const std::string& selection) {
    const char* arguments[] = {"nictate_mutants", "--abort", selection.c_str()};
    Catch::Session().run(3, arguments);
    return first_failure;
}

} // namespace nictate
