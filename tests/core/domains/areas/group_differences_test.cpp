#include "core/compute/holm.h"
#include "core/domains/areas/group_differences.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

TEST_CASE("the difference of two groups has the errors of both noises and both samples") {
    // √(0.04² + 0.05² + 1.959963984540054²·(0.02/20 + 0.03/30)), p = erfc(0.2·1.959963984540054/error/√2)
    const GroupDifference shown = groupDifference({0.5, 0.04, 0.02, 20}, {0.3, 0.05, 0.03, 30});
    CHECK(shown.difference == Approx(0.2).margin(1e-12));
    CHECK(shown.high - shown.difference == Approx(0.10854914850604887).margin(1e-9));
    CHECK(shown.difference - shown.low == Approx(0.10854914850604887).margin(1e-9));
    CHECK(shown.p == Approx(0.0003047822927397726).margin(1e-9));
    const GroupDifference swapped = groupDifference({0.3, 0.05, 0.03, 30}, {0.5, 0.04, 0.02, 20});
    CHECK(swapped.difference == -shown.difference);
    CHECK(swapped.p == shown.p);
}

TEST_CASE("where nothing differs and nothing is noisy p is 1, where it differs 0") {
    CHECK(groupDifference({0.5, 0, 0, 5}, {0.5, 0, 0, 5}).p == 1);
    CHECK(groupDifference({0.5, 0, 0, 5}, {0.4, 0, 0, 5}).p == 0);
    CHECK(groupDifference({0.5, 0.1, 0, 5}, {0.5, 0.1, 0, 5}).p == 1);
}

TEST_CASE("the interval holds 0 exactly where p is 0.05 or more") {
    const double half = std::hypot(0.03, 0.04);
    CHECK(groupDifference({0.1 + half, 0.03, 0, 9}, {0.1, 0.04, 0, 9}).p == Approx(0.05).margin(1e-9));
    CHECK(groupDifference({0.1 + half, 0.03, 0, 9}, {0.1, 0.04, 0, 9}).low == Approx(0).margin(1e-12));
}

TEST_CASE("a difference within people has one noise and one sample") {
    const GroupDifference shown = differenceWithin({-0.1, 0.04, 0.02, 20});
    CHECK(shown.high - shown.low == Approx(2 * std::hypot(0.04, 1.959963984540054 * std::sqrt(0.001))).margin(1e-12));
    CHECK(shown.difference == -0.1);
}

TEST_CASE("Holm multiplies the smallest p by all, the next by one less, and never turns the order") {
    // 0.01·4, 0.02·3, 0.03·2 (below the one before), 0.9
    CHECK(holm({0.03, 0.01, 0.9, 0.02}) == std::vector<double>{0.06, 0.04, 0.9, 0.06});
    CHECK(holm({0.6, 0.6}) == std::vector<double>{1, 1});
    CHECK(holm({}).empty());
    CHECK(holm({0.04}) == std::vector<double>{0.04});
}

TEST_CASE("a finding's sentence says who, what, how much, how sure and at which ε") {
    Finding finding{"novice", "expert", "title", "dwell-share", 0.21, 0.12, {0.09, 0.03, 0.15, 0.001}, 0.004};
    CHECK(findingSentence(finding, 1) ==
          "Group novice looked at title longer than group expert: 0.21 against 0.12, difference 0.09, "
          "95 % interval 0.03 to 0.15, noise and sampling; p = 0.004 after Holm; ε = 1.");
    finding.shown.difference = -0.09;
    CHECK(findingSentence(finding, 1).english().find("looked at title for a shorter time than group expert") !=
          std::string::npos);
    finding.p_holm = 1e-5;
    CHECK(findingSentence(finding, 1).english().find("; p < 0.001 after Holm") != std::string::npos);
    finding.p_holm = 0.05;
    CHECK(findingSentence(finding, 1)
              .english()
              .find("No difference in dwell-share of title was found between groups novice and expert: ") == 0);
    finding.metric = "dwell";
    CHECK(findingSentence(finding, 1).english().find("0.21 ms against 0.12 ms") != std::string::npos);
    finding.value_a = finding.value_b = NAN;
    CHECK(findingSentence(finding, 1).english().find("between novice and expert: difference") != std::string::npos);
}

TEST_CASE("the table of differences has a row a finding") {
    std::vector<Finding> findings = {{"a", "b", "title", "looked", 0.5, 0.25, {0.25, 0, 0.5, 0.02}, 1},
                                     {"a", "b", "owl, left", "looked", 0.5, 0.5, {0, -0.25, 0.25, 1}, 1}};
    correct(findings);
    CHECK(findingsCsv(findings) == "group_a,group_b,aoi,metric,difference,low,high,p,p_holm\n"
                                   "a,b,title,looked,0.25,0,0.5,0.02,0.04\n"
                                   "a,b,\"owl, left\",looked,0,-0.25,0.25,1,1\n");
}
