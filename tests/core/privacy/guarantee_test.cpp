#include "core/privacy/guarantee.h"

#include <catch2/catch.hpp>

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
    CHECK(plainSentence(one) == "Someone who would guess 50:50 whether you took part can reach at most 74:26.");
    const auto said = plainSentences({20, 3.4, 0, 1.0}, one);
    REQUIRE(said.size() == 2);
    CHECK(said[0] == "Someone who would guess 50:50 whether you took part can reach at most 97:3 from all 20 releases together.");
    CHECK(said[1] == "Together they cost ε = 3.4 at δ = 0; one of them alone ε = 1, 74:26.");
    CHECK(plainSentences({20, {}, 0.01, {}}, one)[0].find("nothing is promised") != std::string::npos);
}

TEST_CASE("a loss beyond any meaning is called so whatever its status, up to 99:1 it is not") {
    CHECK(emptyPromise(pure(4.59)).empty()); // 98.995 %
    CHECK(emptyPromise(pure(4.6)) == "proven, and protects almost nobody");
    CHECK(emptyPromise(pure(12, Status::as_published)) == "as published, and protects almost nobody");
    CHECK(emptyPromise(Status::proven, 1, 0.99) == "proven, and protects almost nobody"); // such a δ gives it all away
    CHECK(emptyPromise(Status::none, {}, 0).empty()); // the sentence says that nothing is promised
}
