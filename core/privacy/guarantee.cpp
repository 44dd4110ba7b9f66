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

/// "74:26", rounded up; nothing instead of "100:0", which would read as certainty.
std::optional<std::string> oddsUpTo99(double epsilon, double delta) {
    const int percent = static_cast<int>(std::ceil(bestGuess(epsilon, delta) * 100 - 1e-9));
    return percent < 100 ? std::optional(std::to_string(percent) + ":" + std::to_string(100 - percent)) : std::nullopt;
}

Text odds(double epsilon, double delta) {
    const auto shown = oddsUpTo99(epsilon, delta);
    return shown ? Text(*shown) : Text("better than 99:1");
}

Text guess(Status status, double epsilon, double delta) {
    const bool proven = status == Status::proven;
    const auto reached = oddsUpTo99(epsilon, delta);
    if (!reached)
        return proven
                   ? Text("Someone who would guess 50:50 whether the data in your place are really yours can reach better than "
                          "99:1.")
                   : Text("As published, not proven: someone who would guess 50:50 whether the data in your place are really "
                          "yours can reach better than 99:1.");
    return proven ? Text("Someone who would guess 50:50 whether the data in your place are really yours can reach at most %1.",
                         *reached)
                  : Text("As published, not proven: someone who would guess 50:50 whether the data in your place are really "
                         "yours can reach at most %1.",
                         *reached);
}

Text guessFromAll(Status status, const Together& together) {
    const bool proven = status == Status::proven;
    const auto reached = oddsUpTo99(*together.epsilon, together.delta);
    if (!reached)
        return proven
                   ? Text("Someone who would guess 50:50 whether the data in your place are really yours can reach better than "
                          "99:1 from all %1 releases together.",
                          together.releases)
                   : Text("As published, not proven: someone who would guess 50:50 whether the data in your place are really "
                          "yours can reach better than 99:1 from all %1 releases together.",
                          together.releases);
    return proven ? Text("Someone who would guess 50:50 whether the data in your place are really yours can reach at most %1 "
                         "from all %2 releases together.",
                         *reached, together.releases)
                  : Text("As published, not proven: someone who would guess 50:50 whether the data in your place are really "
                         "yours can reach at most %1 from all %2 releases together.",
                         *reached, together.releases);
}

/// Where no ε is finite.
Text unbounded(const Guarantee& guarantee) {
    if (guarantee.definition == Definition::k_anonymity)
        return Text("Someone who links a record to you is right at most once in k times; someone who knows the others of your "
                    "group learns yours.");
    if (guarantee.status == Status::none)
        return Text("Nothing limits what somebody who knows all the others can find out about you: nothing is guaranteed.");
    return Text("Nothing is guaranteed: no proof covers how this depends on the sensitive data.");
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
            Text("Together they cost ε = %1 at δ = %2; one of them alone ε = %3, %4.", shown(*together.epsilon),
                 shown(together.delta), shown(*one.user_epsilon), odds(*one.user_epsilon, weakestDelta(one)))};
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
    return empty ? Text("%1, and protects almost nobody", name(status)) : Text();
}

Text emptyPromise(const Guarantee& guarantee) {
    return emptyPromise(guarantee.status, guarantee.user_epsilon, weakestDelta(guarantee));
}

} // namespace nictate
