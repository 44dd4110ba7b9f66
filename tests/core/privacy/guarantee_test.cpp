#include "core/privacy/guarantee.h"

#include "tests/catch.h"

using namespace nictate;

namespace {

Guarantee pure(double epsilon, Status status = Status::proven) {
    Guarantee guarantee;
    guarantee.definition = Definition::pure_dp;
    guarantee.status = status;
    guarantee.user_epsilon = epsilon;
    return guarantee;
}

} // namespace

TEST_CASE("the guesses from a batch are those from all its releases together, and one alone is named beside them") {
    const Guarantee one = pure(1);
    CHECK(plainSentence(one) == "Somebody who guesses whether your data were used, or others in their place, can be right at "
                                "most 74 times in 100. Without "
                                "this release it is 50 times.");
    const auto said = plainSentences({20, 3.4, 0, 1.0}, one);
    REQUIRE(said.size() == 2);
    CHECK(said[0] ==
          "Somebody who guesses from all 20 releases together whether your data were used, or others in their place, can "
          "be right at most 97 times in 100. Without them it is 50 times.");
    CHECK(said[1] ==
          "Together they cost ε = 3.4 at δ = 0; one of them alone costs ε = 1, and who guesses from it can be right at most "
          "74 times in 100.");
    CHECK(shownSentences({20, 3.6741, 0, 1.0}, one)[1].english().starts_with("Together they cost ε = 3.68 at δ = 0;"));
}

TEST_CASE("right guesses are rounded up, and never to certainty") {
    CHECK_THAT(plainSentence(pure(4.59)).english(), Catch::Contains("can be right at most 99 times in 100."));
    CHECK_THAT(plainSentence(pure(4.6)).english(), Catch::Contains("can be right more than 99 times in 100."));
    CHECK_THAT(plainSentences({6, 40, 0, {}}, pure(1))[0].english(),
               Catch::Contains("from all 6 releases together") && Catch::Contains("right more than 99 times in 100."));
}

TEST_CASE("what is only published does not read as proven") {
    const Guarantee published = pure(1, Status::as_published);
    CHECK(plainSentence(published).english().starts_with("As published, not proven: somebody who guesses whether"));
    CHECK(plainSentences({2, 2, 0, {}}, published)[0].english().starts_with(
        "As published, not proven: somebody who guesses from all"));
}

TEST_CASE("without a finite loss the sentence says what each kind of promise leaves open") {
    Guarantee none;
    CHECK(plainSentence(none).english().ends_with("can find out about you: nothing is guaranteed."));
    CHECK(plainSentences({20, {}, 0.01, {}}, none)[0] == plainSentence(none));
    Guarantee alike;
    alike.definition = Definition::k_anonymity;
    CHECK(plainSentence(alike).english().starts_with("Someone who links a record to you is right at most once in k times"));
    Guarantee published = pure(1, Status::as_published);
    published.user_epsilon.reset();
    CHECK(plainSentence(published) == "Nothing is guaranteed: no proof limits what this tells about somebody.");
}

TEST_CASE("a loss beyond any meaning is called so whatever its status, up to 99 right guesses of 100 it is not") {
    CHECK(emptyPromise(pure(4.59)).empty()); // 98.995 %
    CHECK(emptyPromise(pure(4.6)) == "proven, but too weak to protect anybody");
    CHECK(emptyPromise(pure(12, Status::as_published)) == "as published, but too weak to protect anybody");
    CHECK(emptyPromise(Status::proven, 1, 0.99) == "proven, but too weak to protect anybody"); // such a δ gives it all away
    CHECK(emptyPromise(Status::none, {}, 0).empty()); // the sentence says that nothing is promised
}

TEST_CASE("the name of a status is read back as words, any other stays what it is") {
    for (const Status status : {Status::proven, Status::as_published, Status::none})
        CHECK(statusNamed(name(status).english()).source() == name(status).english());
    CHECK(statusNamed("proved") == "proved");
    CHECK(statusNamed("proved").source().empty());
}
