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

TEST_CASE("the odds of a batch are those of all its releases together, and one alone is named beside them") {
    const Guarantee one = pure(1);
    CHECK(plainSentence(one) ==
          "Someone who would guess 50:50 whether the data in your place are really yours can reach at most 74:26.");
    const auto said = plainSentences({20, 3.4, 0, 1.0}, one);
    REQUIRE(said.size() == 2);
    CHECK(said[0] == "Someone who would guess 50:50 whether the data in your place are really yours can reach at most 97:3 from "
                     "all 20 releases together.");
    CHECK(said[1] == "Together they cost ε = 3.4 at δ = 0; one of them alone ε = 1, 74:26.");
    CHECK(shownSentences({20, 3.6741, 0, 1.0}, one)[1].english().starts_with("Together they cost ε = 3.68 at δ = 0;"));
}

TEST_CASE("odds are rounded up, and never to certainty") {
    CHECK(plainSentence(pure(4.59)).english().ends_with("can reach at most 99:1."));
    CHECK(plainSentence(pure(4.6)).english().ends_with("can reach better than 99:1."));
    CHECK(plainSentences({6, 40, 0, {}}, pure(1))[0].english().ends_with(
        "can reach better than 99:1 from all 6 releases together."));
}

TEST_CASE("what is only published does not read as proven") {
    const Guarantee published = pure(1, Status::as_published);
    CHECK(plainSentence(published).english().starts_with("As published, not proven: someone who would guess"));
    CHECK(plainSentences({2, 2, 0, {}}, published)[0].english().starts_with("As published, not proven: someone"));
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
    CHECK(plainSentence(published) == "Nothing is guaranteed: no proof covers how this depends on the sensitive data.");
}

TEST_CASE("a loss beyond any meaning is called so whatever its status, up to 99:1 it is not") {
    CHECK(emptyPromise(pure(4.59)).empty()); // 98.995 %
    CHECK(emptyPromise(pure(4.6)) == "proven, and protects almost nobody");
    CHECK(emptyPromise(pure(12, Status::as_published)) == "as published, and protects almost nobody");
    CHECK(emptyPromise(Status::proven, 1, 0.99) == "proven, and protects almost nobody"); // such a δ gives it all away
    CHECK(emptyPromise(Status::none, {}, 0).empty()); // the sentence says that nothing is promised
}

TEST_CASE("the name of a status is read back as words, any other stays what it is") {
    for (const Status status : {Status::proven, Status::as_published, Status::none})
        CHECK(statusNamed(name(status).english()).source() == name(status).english());
    CHECK(statusNamed("proved") == "proved");
    CHECK(statusNamed("proved").source().empty());
}
