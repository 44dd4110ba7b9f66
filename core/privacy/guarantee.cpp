#include "core/privacy/guarantee.h"

#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>

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
    case Definition::k_anonymity: return "k-anonymity";
    case Definition::plausible_deniability: return "(k,γ)-plausible deniability";
    case Definition::none: break;
    }
    return "none";
}

std::string plainSentence(const Guarantee& guarantee) {
    if (!guarantee.user_epsilon)
        return "Someone who knows all the others can find out exactly what you looked at: nothing is promised.";
    double best = bestGuess(*guarantee.user_epsilon, std::max(guarantee.delta, guarantee.delta_true));
    int percent = static_cast<int>(std::ceil(best * 100 - 1e-9));
    return "Someone who would guess 50:50 whether you took part can reach at most " + std::to_string(percent) + ":" +
           std::to_string(100 - percent) + ".";
}

} // namespace nictate
