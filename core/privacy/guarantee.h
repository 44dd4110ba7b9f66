#pragma once

#include "core/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// proven: calibrated from public quantities only and the proof holds as implemented.
/// as_published: the paper's own calibration, with the reason why it is not proven. none: no DP at all.
enum class Status { proven, as_published, none };

enum class Definition { none, pure_dp, approximate_dp, zcdp, w_event_dp, k_anonymity, plausible_deniability };

/// What one application of a mechanism promises, and why. Everything here is public: it is computed from
/// parameters and public facts, never from gaze.
struct Guarantee {
    Definition definition = Definition::none;
    Status status = Status::none;
    Text unit = Text("one observer, all their gaze on this stimulus"); ///< what neighbours differ in
    std::optional<double> published_epsilon;                           ///< what the paper would report; unset = no finite ε
    std::optional<double> unit_epsilon;                                ///< what the unit really loses, where that is no observer
    std::optional<double> user_epsilon;                                ///< what one observer loses; unset = unbounded
    double delta = 0;                                                  ///< nominal δ
    double delta_true = 0;                                             ///< δ really reached at published_epsilon by this noise
    std::optional<double> rho;                                         ///< exact zCDP loss; unset = none
    std::optional<double> sensitivity_l1;                              ///< of the quantity that is perturbed; unset = unbounded
    std::optional<double> sensitivity_l2;
    double noise_scale = 0;    ///< σ (Gaussian) or b (Laplace) on the quantity that is perturbed
    Text noise_name;           ///< "σ" or "b"; empty without noise
    Text noise_unit;           ///< "fixations per cell and observer"
    std::vector<Text> reasons; ///< why the status is what it is; each one sentence
};

Text name(Status status);         ///< "proven", "as published", "none"
Text name(Definition definition); ///< "ε-DP", "(ε,δ)-DP", "ρ-zCDP", "none"
/// The status of this name, as it stands in ledgers and on cards; any other word as it is.
Text statusNamed(const std::string& word);

/// Whether a person has to confirm it before a release: it is not proven, or its unit is less than an observer.
bool needsConfirmation(const Guarantee& guarantee);

/// What a person confirmed who released it, true of its status: "Released although not proven"; empty where nobody had to.
Text confirmedAlthough(const Guarantee& guarantee);

/// What the odds are reckoned with: the nominal δ, or the true one where that is larger.
double weakestDelta(const Guarantee& guarantee);

/// "Somebody who guesses whether your data were used, or others in their place, can be right at most 74 times in 100. …"
Text plainSentence(const Guarantee& guarantee);

/// What somebody who is in several releases loses by all of them.
struct Together {
    std::size_t releases = 1;
    std::optional<double> epsilon; ///< at `delta`; unset = unbounded
    double delta = 0;
    std::optional<double> rho;
};

/// The odds of all of them first, then what one alone costs: two sentences.
std::vector<Text> plainSentences(const Together& together, const Guarantee& one);
/// plainSentences() for whoever decides: losses are rounded up to three digits. A card that leaves keeps its four.
std::vector<Text> shownSentences(const Together& together, const Guarantee& one);

/// Where δ is above 1/(10 n), a common rule: what to choose instead. Else empty.
Text largeDelta(double delta, std::size_t people);
/// Who is protected where a guarantee is for less than a person.
Text partOfPerson(const Text& unit);

/// "proven, but too weak to protect anybody": for a user-level ε above 10 or odds beyond 99:1, whatever its status. Else empty.
Text emptyPromise(Status status, const std::optional<double>& epsilon, double delta);
Text emptyPromise(const Guarantee& guarantee);

} // namespace nictate
