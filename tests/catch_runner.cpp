#include "tests/catch_runner.h"

#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

namespace {

std::string first_failure;

struct FirstFailure : Catch::TestEventListenerBase {
    using TestEventListenerBase::TestEventListenerBase;
    void testCaseEnded(const Catch::TestCaseStats& ended) override {
        if (first_failure.empty() && !ended.totals.assertions.allPassed())
            first_failure = ended.testInfo.name;
    }
};

CATCH_REGISTER_LISTENER(FirstFailure)

} // namespace

namespace nictate {

int runCatch(int argc, char** argv) { return Catch::Session().run(argc, argv); }

std::string firstFailure(const std::string& selection) {
    const char* arguments[] = {"nictate_mutants", "--abort", selection.c_str()};
    Catch::Session().run(3, arguments);
    return first_failure;
}

} // namespace nictate
