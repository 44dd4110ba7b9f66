#include "core/domains/signals/signal_parameters.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/privacy/gaussian_profile.h"

#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

ParameterSpec countSpec(const char* name, const char* symbol, const Text& label, const Text& unit, const Text& meaning,
                        double least) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .unit = unit,
            .meaning = meaning,
            .min = least,
            .max = infinity,
            .integer = true};
}

ParameterSpec choiceSpec(const char* name, const Text& label, const Text& meaning, std::vector<Text> choices,
                         const Text& default_formula) {
    return {.name = name, .label = label, .meaning = meaning, .choices = std::move(choices), .default_formula = default_formula};
}

} // namespace

ParameterSpec signalEpsilonSpec() {
    ParameterSpec spec = epsilonSpec();
    spec.label = Text("Privacy loss per feature");
    spec.meaning = Text("ε of one feature signal (of one chunk where signals are cut). What a person loses is many times this: "
                        "see the card.");
    spec.slider_min = 0.001;
    spec.slider_max = 100;
    return spec;
}

ParameterSpec keptSpec(const Text& default_formula) {
    ParameterSpec spec =
        countSpec("k", "k", Text("Kept frequencies"), Text("frequencies"),
                  Text("Frequencies 0 … k−1 are kept and perturbed, the rest is dropped. At most half the chunk, plus 1."), 1);
    spec.logarithmic = true;
    spec.slider_min = 1;
    spec.slider_max = 64;
    spec.default_formula = default_formula;
    return spec;
}

ParameterSpec keptChoiceSpec() {
    return choiceSpec("k_choice", Text("How k is chosen"),
                      Text("fixed: as set. private: by the exponential mechanism, at k_epsilon. optimal: least error on the "
                           "data, as the papers do, which no guarantee covers."),
                      {Text("fixed"), Text("private"), Text("optimal")}, Text("fixed"));
}

ParameterSpec keptEpsilonSpec() {
    ParameterSpec spec = epsilonSpec();
    spec.name = "k_epsilon";
    spec.symbol = "ε_k";
    spec.label = Text("Privacy loss of choosing k");
    spec.meaning = Text("Added to ε for every feature, recording and chunk when k is chosen with noise (k_choice=private).");
    spec.slider_min = 0.001;
    spec.slider_max = 10;
    spec.default_formula = Text("ε/10");
    spec.faithful_direction = 0;
    spec.scales_noise_only = false;
    return spec;
}

ParameterSpec chunkSpec() {
    ParameterSpec spec =
        countSpec("chunk", "c", Text("Chunk"), Text("samples"),
                  Text("Signals are cut into chunks of this many samples. The same person is in every chunk, so every chunk "
                       "costs again."),
                  2);
    spec.logarithmic = true;
    spec.slider_min = 4;
    spec.slider_max = 512;
    spec.default_formula = Text("32");
    spec.faithful_direction = 0;
    return spec;
}

ParameterSpec fourierNoiseSpec() {
    return choiceSpec(
        "noise", Text("Noise"),
        Text("laplace: as in the papers. equal: Laplace on orthonormal coefficients. k-norm: isotropic, simulation only. "
             "gaussian: (ε,δ)."),
        {Text("laplace"), Text("equal"), Text("k-norm"), Text("gaussian")}, Text("laplace"));
}

ParameterSpec boundSpec(const Text& default_value) {
    return choiceSpec(
        "bound", Text("Sensitivity bound"),
        Text("cauchy: √(nk)·Δ2. direct: the exact ℓ1 change of the kept coefficients of a clamped signal, where smaller."),
        {Text("cauchy"), Text("direct")}, default_value);
}

ParameterSpec finishSpec() {
    return choiceSpec("finish", Text("After the noise"),
                      Text("raw: nothing. clamp: to the public range. shrink: pulled towards the centre of the public range, "
                           "then clamped. Costs no privacy."),
                      {Text("raw"), Text("clamp"), Text("shrink")}, Text("shrink with public bounds, else raw"));
}

std::vector<ParameterSpec> signalFactSpecs() {
    const ParameterSpec lower = {.name = "lower",
                                 .symbol = "L",
                                 .label = Text("Lower bound"),
                                 .meaning = Text("Public lower bound of a feature's values."),
                                 .min = -infinity,
                                 .max = infinity,
                                 .min_open = true,
                                 .max_open = true,
                                 .default_formula = Text("0")};
    ParameterSpec upper = lower;
    upper.name = "upper";
    upper.symbol = "U";
    upper.label = Text("Upper bound");
    upper.meaning = Text("Public upper bound of a feature's values.");
    upper.default_formula = Text("1");
    return {
        lower,
        upper,
        countSpec("length", "n", Text("Length"), Text("samples"), Text("Samples of every signal. Public."), 2),
        countSpec("features", "F", Text("Features"), Text("features"), Text("Features released of every recording. Public."), 1),
        countSpec("recordings", "S", Text("Recordings"), Text("recordings"), Text("Recordings released of every person. Public."),
                  1),
        countSpec("rows", "T", Text("Rows"), Text("samples"), Text("Samples of a gaze stream. Public."), 1)};
}

Parameters fourierDefaults(const Parameters& given, const SignalFacts& facts, int k, const char* bound) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!given.has(name))
            out.set(name, std::move(value));
    };
    fill("epsilon", 1.0);
    fill("noise", "laplace");
    fill("k", static_cast<double>(k));
    fill("k_choice", "fixed");
    fill("bound", facts.bounds_public ? bound : "cauchy");
    fill("finish", facts.bounds_public ? "shrink" : "raw");
    if (out.text("noise") == "gaussian")
        fill("delta", defaultDelta(facts.participants));
    if (out.text("k_choice") == "private")
        fill("k_epsilon", out.number("epsilon") / 10);
    return out;
}

Parameters chunkedDefaults(const Parameters& given, const SignalFacts& facts) {
    Parameters out = given;
    if (!given.has("chunk"))
        out.set("chunk", 32.0);
    return fourierDefaults(out, facts, std::min(2, frequencies(chunkSize(out, facts))), "direct");
}

int chunkSize(const Parameters& resolved, const SignalFacts& facts) {
    return static_cast<int>(std::min(resolved.number("chunk"), static_cast<double>(facts.length)));
}

SignalFinish finishOf(const Parameters& resolved) {
    const std::string& finish = resolved.text("finish");
    return finish == "shrink" ? SignalFinish::shrink : finish == "clamp" ? SignalFinish::clamp : SignalFinish::raw;
}

namespace {

KeptChoice keptChoiceOf(const Parameters& resolved) {
    const std::string& choice = resolved.text("k_choice");
    return choice == "optimal" ? KeptChoice::optimal : choice == "private" ? KeptChoice::noisy : KeptChoice::fixed;
}

} // namespace

SignalPlan fourierPlan(const Parameters& resolved, SignalDomain domain, std::vector<Chunk> chunks) {
    SignalPlan plan;
    plan.domain = domain;
    const std::string& noise = resolved.text("noise");
    plan.noise = noise == "equal"      ? SignalNoise::equal
                 : noise == "k-norm"   ? SignalNoise::k_norm
                 : noise == "gaussian" ? SignalNoise::gaussian
                                       : SignalNoise::laplace;
    plan.epsilon = resolved.number("epsilon");
    plan.delta = resolved.numberIf("delta").value_or(0);
    plan.direct = resolved.text("bound") == "direct";
    plan.kept = keptChoiceOf(resolved);
    if (plan.kept == KeptChoice::noisy)
        plan.kept_epsilon = resolved.number("k_epsilon");
    plan.finish = finishOf(resolved);
    plan.chunks = std::move(chunks);
    const int largest = frequencies(plan.chunks.front().length);
    if (resolved.number("k") > largest)
        throw InvalidParameter("k", valueText(resolved.number("k")),
                               Text("1 ≤ k ≤ %1 for %2 samples (half of them, plus 1)", largest, plan.chunks.front().length));
    plan.k = static_cast<int>(resolved.number("k"));
    return plan;
}

namespace {

Text noiseUnit(const SignalPlan& plan, const SignalFacts& facts) {
    if (!plan.inSpectrum())
        return facts.range_is_unit ? Text("ranges of the feature") : Text("feature's unit");
    if (plan.noise == SignalNoise::laplace)
        return facts.range_is_unit ? Text("ranges of the feature, on DFT coefficients")
                                   : Text("feature's unit, on DFT coefficients");
    return facts.range_is_unit ? Text("ranges of the feature, on orthonormal coefficients")
                               : Text("feature's unit, on orthonormal coefficients");
}

Text lossesAddUp(const SignalPlan& plan, const SignalFacts& facts) {
    return Text("ε = %1 is of one feature in one chunk; the papers report the features of one chunk together. The losses of a "
                "person add up over features (%2), chunks (%3) and recordings (%4).",
                shortFigure(plan.epsilon), facts.features, plan.chunks.size(), facts.recordings);
}

} // namespace

Guarantee planGuarantee(const SignalPlan& plan, const SignalFacts& facts) {
    Guarantee guarantee;
    guarantee.unit = Text("one participant, all their features in all recordings");
    const double epsilon = plan.epsilon / (plan.loss_factor > 1 ? plan.loss_factor : 1);
    const bool gaussian = plan.noise == SignalNoise::gaussian;
    const bool spectrum = plan.inSpectrum();
    const double times = static_cast<double>(facts.features) * facts.recordings * static_cast<double>(plan.chunks.size());
    guarantee.definition = gaussian ? Definition::approximate_dp : Definition::pure_dp;
    guarantee.published_epsilon = facts.features * plan.epsilon;
    guarantee.user_epsilon = times * epsilon;
    guarantee.rho = times * epsilon * epsilon / 2;
    guarantee.delta = plan.delta;
    const int length = plan.chunks.front().length;
    const int k = spectrum ? SignalPlan::keptIn(plan.chunks.front(), plan.k) : 1;
    const SignalSensitivity sensitivity = chunkSensitivity(plan, length, facts.range);
    guarantee.sensitivity_l1 = perturbedL1(plan, length, k, sensitivity);
    guarantee.sensitivity_l2 = perturbedL2(plan, length, k, sensitivity);
    guarantee.noise_scale = noiseScale(plan, length, k, sensitivity);
    guarantee.noise_name = gaussian ? Text("σ") : spectrum ? Text("λ") : Text("b");
    guarantee.noise_unit = noiseUnit(plan, facts);
    if (gaussian) {
        const double mu = std::sqrt(times) / analyticSigma(plan.epsilon, plan.delta);
        guarantee.user_epsilon = gaussianEpsilon(mu, plan.delta);
        guarantee.rho = mu * mu / 2;
        guarantee.delta_true = plan.delta;
    }
    guarantee.status = Status::proven;
    auto published = [&](const Text& reason) {
        guarantee.status = Status::as_published;
        guarantee.reasons.push_back(reason);
    };
    if (!facts.bounds_public)
        published(Text("The sensitivity is read from the sensitive data (largest distance between two participants), so the "
                       "noise scale itself reveals something about them. Give public bounds."));
    if (!facts.length_public)
        published(Text("The common length is that of the longest recording, which is one participant's. Give a public length."));
    if (plan.kept == KeptChoice::optimal)
        published(
            Text("k is the one with the least error on the sensitive data. Fix it, or choose it with noise (k_choice=private)."));
    if (plan.kept == KeptChoice::noisy) {
        const double more = plan.kept_epsilon;
        *guarantee.user_epsilon += times * more;
        *guarantee.rho += times * more * more / 8;
        *guarantee.published_epsilon += facts.features * more;
    }
    if (plan.as_printed)
        published(Text("The reconstruction as printed does not undo the difference; it is offered for study only."));
    if (guarantee.status == Status::proven)
        guarantee.reasons.push_back(Text("The scale comes from public bounds; values outside them are clamped."));
    if (plan.chunks.size() > 1)
        guarantee.reasons.push_back(lossesAddUp(plan, facts));
    if (plan.noise == SignalNoise::k_norm)
        guarantee.reasons.push_back(
            Text("There is no exact lattice sampler for this noise yet: simulation only, a release refuses."));
    if (plan.delta > 0 && plan.delta >= 1.0 / facts.participants)
        guarantee.reasons.push_back(Text("δ is not below 1/N: it would allow publishing one participant outright."));
    return guarantee;
}

std::optional<Text> refuseKNorm(const Parameters& resolved, const SignalFacts&) {
    if (resolved.text("noise") != "k-norm")
        return {};
    return Text(
        "k-norm noise has no exact sampler yet, so it is for simulation only; release with noise=laplace, equal or gaussian");
}

std::vector<Text> finishInWords(const Parameters& resolved, const SignalFacts&) {
    const std::string& finish = resolved.text("finish");
    std::vector<Text> steps;
    if (finish == "shrink")
        steps.push_back(Text("Pulled towards the centre of the public range by a public prior (variance (nR/8)² for DC and "
                             "0.05·(nR/8)²/j² for frequency j of n samples of range R)."));
    if (finish != "raw")
        steps.push_back(Text("Clamped to the public range."));
    return steps;
}

} // namespace nictate
