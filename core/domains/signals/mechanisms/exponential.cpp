#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/domains/signals/signal_parameters.h"

#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

ParameterSpec formSpec() {
    return {.name = "form",
            .label = Text("Form"),
            .meaning =
                Text("true: the exponential mechanism, Laplace noise on every sample. as-published: one number a signal with "
                     "random signs, whose outputs give the input away."),
            .choices = {Text("true"), Text("as-published")},
            .default_formula = Text("true")};
}

ParameterSpec windowSpec() {
    return {.name = "window",
            .symbol = "w",
            .label = Text("Subsampling window"),
            .unit = Text("samples"),
            .meaning = Text("One sample of every window is chosen at random and repeated. Fewer samples, less noise."),
            .min = 1,
            .max = infinity,
            .integer = true,
            .logarithmic = true,
            .slider_min = 1,
            .slider_max = 256,
            .default_formula = Text("1")};
}

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    Parameters out = given;
    if (!given.has("epsilon"))
        out.set("epsilon", 1.0);
    if (!given.has("window"))
        out.set("window", 1.0);
    if (!given.has("form"))
        out.set("form", "true");
    if (!given.has("finish"))
        out.set("finish", facts.bounds_public && out.text("form") == "true" ? "shrink" : "raw");
    return out;
}

bool asPublished(const Parameters& resolved) { return resolved.text("form") == "as-published"; }

/// As published it perturbs no signal by the plan; the plan's ε, windows and sensitivities are the same.
SignalPlan trueForm(const Parameters& resolved, const SignalFacts& facts) {
    SignalPlan plan;
    plan.epsilon = resolved.number("epsilon");
    plan.finish = finishOf(resolved);
    plan.loss_factor = 2;
    plan.window = static_cast<int>(std::min(resolved.number("window"), static_cast<double>(facts.length)));
    plan.chunks = chunksOf(facts.length, facts.length);
    return plan;
}

std::optional<SignalPlan> plan(const Parameters& resolved, const SignalFacts& facts) {
    return asPublished(resolved) ? std::nullopt : std::optional(trueForm(resolved, facts));
}

ExactSignals exact(const Parameters& resolved, const SignalFacts& facts) { return {plan(resolved, facts)}; }

std::optional<Text> refusal(const Parameters& resolved, const SignalFacts&) {
    if (!asPublished(resolved))
        return {};
    return Text("the exponential mechanism as published promises nothing (its outputs give the input away), and there is no "
                "exact sampler for it; release with form=true");
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) {
    const SignalPlan planned = trueForm(resolved, facts);
    Guarantee guarantee = planGuarantee(planned, facts);
    if (!asPublished(resolved)) {
        guarantee.reasons.push_back(
            Text("The mechanism's normaliser does not depend on the data, so an ε as published costs ε/2."));
        return guarantee;
    }
    guarantee.status = Status::as_published;
    guarantee.user_epsilon.reset();
    guarantee.rho.reset();
    guarantee.noise_scale = 2 * facts.range / planned.epsilon; // 1/(λ·t_max)
    guarantee.noise_name = Text("1/(λ·t)");
    guarantee.reasons = {Text("One number a signal with a random sign a sample: outputs of different inputs hardly share "
                              "support, so this is not differential privacy.")};
    return guarantee;
}

/// λ = ε/(2·t·R); y ~ Exp(mean 1/λ), one a signal; x̃_t = x_t ± ln(y)/(λ·t), a fresh sign a sample (Steil et al. 2019).
SignalStudy simulateAsPublished(const SignalStudy& study, const SignalPlan& planned, const SeededNoise& noise,
                                const Progress& progress) {
    SignalStudy out = study;
    const int windows = planned.samplesOf(study.length);
    for (std::size_t c = 0; c < out.conditions.size(); ++c)
        for (std::size_t i = 0; i < out.conditions[c].tables.size(); ++i) {
            progress(static_cast<double>(c) / static_cast<double>(out.conditions.size()));
            Eigen::MatrixXd& table = out.conditions[c].tables[i];
            for (Eigen::Index f = 0; f < table.cols(); ++f) {
                const auto feature = static_cast<std::size_t>(f);
                const SeededNoise draw = noise.stream(c).stream(i).stream(feature);
                const double inverse_lambda = 2 * windows * study.bounds[feature].range() / planned.epsilon;
                const double y = -std::log(draw.uniform(0)) * inverse_lambda;
                const double step = y > 0 ? std::log(y) * inverse_lambda / windows : 0;
                for (int w = 0; w < windows; ++w) {
                    const auto at = static_cast<std::uint64_t>(w);
                    const Eigen::Index first = static_cast<Eigen::Index>(w) * planned.window;
                    const Eigen::Index width = std::min<Eigen::Index>(planned.window, study.length - first);
                    const auto chosen = static_cast<Eigen::Index>(draw.stream(1).uniform(at) * static_cast<double>(width));
                    const double sign = draw.stream(2).bits(at) >> 63 ? 1 : -1;
                    table.col(f).segment(first, width).setConstant(table(first + chosen, f) + sign * step);
                }
            }
        }
    return out;
}

SignalStudy simulateExponential(const Mechanism<Signals>&, const SignalStudy& study, const Parameters& resolved,
                                const SignalFacts& facts, const SeededNoise& noise, const Progress& progress) {
    const SignalPlan planned = trueForm(resolved, facts);
    return asPublished(resolved) ? simulateAsPublished(study, planned, noise, progress)
                                 : simulatePlan(planned, study, noise, progress);
}

} // namespace

Mechanism<Signals> exponential() {
    return {
        .info = {.id = "exponential",
                 .name = Text("Exponential"),
                 .reads = Signals::reads,
                 .summary = Text("The exponential mechanism on every sample, with subsampling by windows."),
                 .formula = Text("x_t + Lap(2·⌈n/w⌉·R/ε)"),
                 .citation = steil2019,
                 .parameters = {signalEpsilonSpec(), windowSpec(), formSpec(), finishSpec()},
                 .statuses = {Status::proven, Status::as_published}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.plan = plan},
        .simulate = simulateExponential,
        .exact = exact,
        .refusal = refusal,
        .post_processing = finishInWords,
    };
}

} // namespace nictate
