#include "core/audit/program_audit.h"

#include "core/errors.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

ProgramQuestion asking(std::vector<std::string> command, int draws = 2000) {
    ProgramQuestion question;
    question.command = std::move(command);
    question.here = "0";
    question.there = "1";
    question.draws = draws;
    question.seconds = 20;
    return question;
}

} // namespace

TEST_CASE("a program that prints what it reads is seen through, one that does not is not", "[posix]") {
    ProgramQuestion question = asking({"cat"});
    question.epsilon = 3;
    question.mu = 2;
    const ProgramFindings found = auditProgram(question);
    CHECK(found.draws == 1000);
    CHECK(found.epsilon > 3.5);
    CHECK(found.mu > 3);
    CHECK(found.broken);
    question.command = {"sed", "s/.*/7/"};
    const ProgramFindings constant = auditProgram(question);
    CHECK(constant.epsilon == 0);
    CHECK(constant.mu == 0);
    CHECK_FALSE(constant.broken);
}

TEST_CASE("a program that cannot be started, fails, takes too long or prints anything else is refused by name", "[posix]") {
    CHECK_THROWS_WITH(auditProgram(asking({"/no/such/program"})), Catch::Contains("can be started"));
    CHECK_THROWS_WITH(auditProgram(asking({"false"})), Catch::Contains("status 0, not 1"));
    CHECK_THROWS_WITH(auditProgram(asking({"true"})), Catch::Contains("not 0 numbers"));
    CHECK_THROWS_WITH(auditProgram(asking({"sed", "s/0/x/"})), Catch::Contains("line 1 is \"x\""));
    CHECK_THROWS_WITH(auditProgram(asking({"sh", "-c", "kill -9 $$"})), Catch::Contains("by a signal"));
    ProgramQuestion slow = asking({"sleep", "60"});
    slow.seconds = 0.2;
    CHECK_THROWS_WITH(auditProgram(slow), Catch::Contains("within 0.2 s"));
    slow.command = {"sh", "-c", "exec >&-; sleep 60"}; // it closes its output and stays
    CHECK_THROWS_WITH(auditProgram(slow), Catch::Contains("within 0.2 s"));
}

TEST_CASE("a command line falls into words without a shell") {
    CHECK(commandWords("python3  'my script.py' \"\" a\"b c\"d $HOME") ==
          std::vector<std::string>{"python3", "my script.py", "", "ab cd", "$HOME"});
    CHECK_THROWS_AS(commandWords("  "), InvalidParameter);
    CHECK_THROWS_AS(commandWords("a 'b"), InvalidParameter);
}

TEST_CASE("numbers with noise for a mu prove no more than it, and with a fifth less noise they do", "[audit]") {
    ProgramQuestion promise;
    promise.mu = 1;
    const auto found = [&](double scale) {
        std::vector<double> here, there;
        const SeededNoise noise(3);
        for (std::uint64_t i = 0; i < 20000; ++i) {
            here.push_back(scale * noise.normal(2 * i));
            there.push_back(1 + scale * noise.normal(2 * i + 1));
        }
        return findingsOf(here, there, promise);
    };
    CHECK(found(1).mu <= 1);
    CHECK(found(1).mu > 0.8);
    CHECK_FALSE(found(1).broken);
    CHECK(found(0.8).broken);
}
