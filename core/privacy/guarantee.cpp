#include "core/privacy/guarantee.h"

#include "core/files/figures.h"
#include "core/privacy/gaussian_profile.h"
#include "core/privacy/shown_sentences.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace nictate {

const char* name(Status status) {
    switch (status) {
    case Status::proven: return "proven";
    case Status::as_published: return "as published";
    case Status::none: break;
    }
    return "none";
}

const char* name(Definition definition) {
    switch (definition) {
    case Definition::pure_dp: return "ε-DP";
    case Definition::approximate_dp: return "(ε,δ)-DP";
    case Definition::zcdp: return "ρ-zCDP";
    case Definition::w_event_dp: return "(ε,w,r)-DP";
    case Definition::k_anonymity: return "k-anonymity";
    case Definition::plausible_deniability: return "(k,γ)-plausible deniability";
    case Definition::none: break;
    }
    return "none";
}

bool needsConfirmation(const Guarantee& guarantee) {
    return guarantee.status != Status::proven || guarantee.definition == Definition::w_event_dp;
}

std::string confirmedAlthough(const Guarantee& guarantee) {
    if (!needsConfirmation(guarantee))
        return {};
    return std::string("Released although ") + (guarantee.status == Status::proven ? "proven for less than a person only"
                                                : guarantee.status == Status::none ? "nothing is guaranteed"
                                                                                   : "not proven, only as published");
}

double weakestDelta(const Guarantee& guarantee) { return std::max(guarantee.delta, guarantee.delta_true); }

namespace {

/// "74:26", rounded up; never "100:0", which would read as certainty.
std::string odds(double epsilon, double delta) {
    const int percent = static_cast<int>(std::ceil(bestGuess(epsilon, delta) * 100 - 1e-9));
    return percent < 100 ? std::to_string(percent) + ":" + std::to_string(100 - percent) : "better than 99:1";
}

std::string guess(Status status, double epsilon, double delta) {
    const std::string reached = odds(epsilon, delta);
    return std::string(status == Status::proven ? "Someone" : "As published, not proven: someone") +
           " who would guess 50:50 whether the data in your place are really yours can reach " +
           (reached.starts_with("better") ? "" : "at most ") + reached;
}

/// Where no ε is finite.
std::string unbounded(const Guarantee& guarantee) {
    if (guarantee.definition == Definition::k_anonymity)
        return "Someone who links a record to you is right at most once in k times; someone who knows the others of your group "
               "learns yours.";
    if (guarantee.status == Status::none)
        return "Nothing limits what somebody who knows all the others can find out about you: nothing is guaranteed.";
    return "Nothing is guaranteed: no proof covers how this depends on the sensitive data.";
}

std::string fourDigits(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

template <typename Text> std::vector<std::string> sentences(const Together& together, const Guarantee& one, Text text) {
    if (!together.epsilon || !one.user_epsilon)
        return {unbounded(one), "That holds for all " + std::to_string(together.releases) + " releases together."};
    return {guess(one.status, *together.epsilon, together.delta) + " from all " + std::to_string(together.releases) +
                " releases together.",
            "Together they cost ε = " + text(*together.epsilon) + " at δ = " + text(together.delta) +
                "; one of them alone ε = " + text(*one.user_epsilon) + ", " + odds(*one.user_epsilon, weakestDelta(one)) + "."};
}

} // namespace

std::string plainSentence(const Guarantee& guarantee) {
    if (!guarantee.user_epsilon)
        return unbounded(guarantee);
    return guess(guarantee.status, *guarantee.user_epsilon, weakestDelta(guarantee)) + ".";
}

std::vector<std::string> plainSentences(const Together& together, const Guarantee& one) {
    return sentences(together, one, fourDigits);
}

std::vector<std::string> shownSentences(const Together& together, const Guarantee& one) {
    return sentences(together, one, [](double loss) { return figureUp(loss); });
}

std::string largeDelta(double delta, std::size_t people) {
    const double small = 1 / (10.0 * static_cast<double>(people));
    if (delta <= small)
        return {};
    return "δ = " + figureUp(delta) + " is more than a common rule allows, 1/(10 n) = " + figureUp(small) +
           ": choose a smaller δ, or noise that needs none (Laplace, or K-norm for areas).";
}

std::string partOfPerson(const std::string& unit) { return "No person as a whole, only a part of what one did: " + unit; }

std::string emptyPromise(Status status, const std::optional<double>& epsilon, double delta) {
    const bool empty = epsilon && (*epsilon > 10 || bestGuess(*epsilon, delta) > 0.99);
    return empty ? std::string(name(status)) + ", and protects almost nobody" : std::string();
}

std::string emptyPromise(const Guarantee& guarantee) {
    return emptyPromise(guarantee.status, guarantee.user_epsilon, weakestDelta(guarantee));
}

} // namespace nictate
