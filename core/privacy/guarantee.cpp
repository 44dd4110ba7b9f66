#include "core/privacy/guarantee.h"

#include "core/files/figures.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace nictate {

Text name(Status status) {
    switch (status) {
    case Status::proven: return Text("proven");
    case Status::as_published: return Text("as published");
    case Status::none: break;
    }
    return Text("none");
}

Text name(Definition definition) {
    switch (definition) {
    case Definition::pure_dp: return Text("ε-DP");
    case Definition::approximate_dp: return Text("(ε,δ)-DP");
    case Definition::zcdp: return Text("ρ-zCDP");
    case Definition::w_event_dp: return Text("(ε,w,r)-DP");
    case Definition::k_anonymity: return Text("k-anonymity");
    case Definition::plausible_deniability: return Text("(k,γ)-plausible deniability");
    case Definition::none: break;
    }
    return Text("none");
}

Text statusNamed(const std::string& word) {
    return knownWord(word, {name(Status::proven), name(Status::as_published), name(Status::none)});
}

bool needsConfirmation(const Guarantee& guarantee) {
    return guarantee.status != Status::proven || guarantee.definition == Definition::w_event_dp;
}

Text confirmedAlthough(const Guarantee& guarantee) {
    if (!needsConfirmation(guarantee))
        return {};
    switch (guarantee.status) {
    case Status::proven: return Text("Released although proven for less than a person only");
    case Status::as_published: return Text("Released although not proven, only as published");
    case Status::none: break;
    }
    return Text("Released although nothing is guaranteed");
}

double weakestDelta(const Guarantee& guarantee) { return std::max(guarantee.delta, guarantee.delta_true); }

namespace {

/// Of a hundred guesses, rounded up; nothing instead of 100, which would read as certainty.
std::optional<int> rightOf100(double epsilon, double delta) {
    const int right = static_cast<int>(std::ceil(bestGuess(epsilon, delta) * 100 - 1e-9));
    return right < 100 ? std::optional(right) : std::nullopt;
}

Text right(double epsilon, double delta) {
    const auto most = rightOf100(epsilon, delta);
    return most ? Text("at most %1 times in 100", *most) : Text("more than 99 times in 100");
}

Text guess(Status status, double epsilon, double delta) {
    const Text most = right(epsilon, delta);
    return status == Status::proven
               ? Text("Somebody who guesses whether your data were used, or others in their place, can be right %1. Without this "
                      "release it is 50 times.",
                      most)
               : Text("As published, not proven: somebody who guesses whether your data were used, or others in their place, can "
                      "be right %1. Without this release it is 50 times.",
                      most);
}

Text guessFromAll(Status status, const Together& together) {
    const Text most = right(*together.epsilon, together.delta);
    return status == Status::proven
               ? Text("Somebody who guesses from all %1 releases together whether your data were used, or others in their place, "
                      "can be right %2. Without them it is 50 times.",
                      together.releases, most)
               : Text("As published, not proven: somebody who guesses from all %1 releases together whether your data were used, "
                      "or others in their place, can be right %2. Without them it is 50 times.",
                      together.releases, most);
}

/// Where no ε is finite.
Text unbounded(const Guarantee& guarantee) {
    if (guarantee.definition == Definition::k_anonymity)
        return Text("Someone who links a record to you is right at most once in k times; someone who knows the others of your "
                    "group learns yours.");
    if (guarantee.status == Status::none)
        return Text("Nothing limits what somebody who knows all the others can find out about you: nothing is guaranteed.");
    return Text("Nothing is guaranteed: no proof limits what this tells about somebody.");
}

std::string fourDigits(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

using Figure = std::string (*)(double);

std::vector<Text> sentences(const Together& together, const Guarantee& one, Figure shown) {
    if (!together.epsilon || !one.user_epsilon)
        return {unbounded(one), Text("That holds for all %1 releases together.", together.releases)};
    return {guessFromAll(one.status, together),
            Text("Together they cost ε = %1 at δ = %2; one of them alone costs ε = %3, and who guesses from it can be right %4.",
                 shown(*together.epsilon), shown(together.delta), shown(*one.user_epsilon),
                 right(*one.user_epsilon, weakestDelta(one)))};
}

} // namespace

Text plainSentence(const Guarantee& guarantee) {
    if (!guarantee.user_epsilon)
        return unbounded(guarantee);
    return guess(guarantee.status, *guarantee.user_epsilon, weakestDelta(guarantee));
}

std::vector<Text> plainSentences(const Together& together, const Guarantee& one) { return sentences(together, one, fourDigits); }

std::vector<Text> shownSentences(const Together& together, const Guarantee& one) { return sentences(together, one, figureUp); }

Text largeDelta(double delta, std::size_t people) {
    const double small = 1 / (10.0 * static_cast<double>(people));
    if (delta <= small)
        return {};
    return Text("δ = %1 is more than a common rule allows, 1/(10 n) = %2: choose a smaller δ, or noise that needs none (Laplace, "
                "or K-norm for areas).",
                figureUp(delta), figureUp(small));
}

Text partOfPerson(const Text& unit) { return Text("No person as a whole, only a part of what one did: %1", unit); }

Text emptyPromise(Status status, const std::optional<double>& epsilon, double delta) {
    const bool empty = epsilon && (*epsilon > 10 || bestGuess(*epsilon, delta) > 0.99);
    return empty ? Text("%1, but too weak to protect anybody", name(status)) : Text();
}

Text emptyPromise(const Guarantee& guarantee) {
    return emptyPromise(guarantee.status, guarantee.user_epsilon, weakestDelta(guarantee));
}

} // namespace nictate
