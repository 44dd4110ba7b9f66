#include "core/mechanisms/areas/aoi.h"

#include "core/files/figures.h"
#include "core/mechanisms/shared_parameters.h"
#include "core/privacy/gaussian_profile.h"

#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr double longest_ms = 1e7;
constexpr double ms_per_fixation = 300; ///< a public guess, as ten fixations in 3 s

bool isLaplace(const Parameters& resolved) { return resolved.text("noise") == "laplace"; }

Parameters defaults(const Parameters& given, const AreaFacts& facts) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!out.has(name))
            out.set(name, std::move(value));
    };
    fill("epsilon", 1.0);
    fill("noise", "gaussian");
    fill("delta", defaultDelta(facts.observers));
    if (isLaplace(out))
        out.unset("delta");
    const double fixations = fixationsExpected(given, facts);
    fill("clip", fixations);
    fill("presentation", std::min(longest_ms, std::ceil(facts.presentation_ms.value_or(ms_per_fixation * fixations))));
    fill("transitions", std::ceil(fixations));
    return out;
}

AreaBounds bounds(const Parameters& resolved, const AreaFacts& facts) {
    return {facts.overlapping, resolved.number("clip"), static_cast<int>(resolved.number("presentation")),
            static_cast<int>(resolved.number("transitions"))};
}

double cells(AreaMetric metric, const AreaFacts& facts) {
    return static_cast<double>(cellsOf(metric, static_cast<std::size_t>(facts.areas)));
}

/// Every metric gets the same part of the loss: each μ is μ_total/√M, each ε is ε/M.
std::vector<AreaNoise> noise(const Parameters& resolved, const AreaFacts& facts) {
    const auto metrics = static_cast<double>(facts.metrics.size());
    const double epsilon = resolved.number("epsilon");
    const bool laplace = isLaplace(resolved);
    const double unit = laplace ? metrics / epsilon : std::sqrt(metrics) * analyticSigma(epsilon, resolved.number("delta"));
    std::vector<AreaNoise> all;
    for (const AreaMetric metric : facts.metrics) {
        const MapSensitivity sum = sumSensitivity(boundsOf(metric, bounds(resolved, facts)), cells(metric, facts));
        const double sensitivity = (laplace ? *sum.l1 : *sum.l2) / facts.observers;
        all.push_back({metric, laplace, unit * sensitivity, sensitivity});
    }
    return all;
}

std::string unitOf(AreaMetric metric) {
    const AreaMetricWords& word = words(metric);
    return std::string(word.unit).empty() ? std::string("of ") + word.id : std::string(word.unit) + " of " + word.id;
}

Guarantee guarantee(const Parameters& resolved, const AreaFacts& facts) {
    const std::vector<AreaNoise> all = noise(resolved, facts);
    const AreaNoise& first = all.front();
    const MapSensitivity sum = sumSensitivity(boundsOf(first.metric, bounds(resolved, facts)), cells(first.metric, facts));
    Guarantee out;
    out.status = Status::proven;
    out.published_epsilon = out.user_epsilon = resolved.number("epsilon");
    out.sensitivity_l1 = *sum.l1 / facts.observers;
    out.sensitivity_l2 = *sum.l2 / facts.observers;
    out.noise_scale = first.scale;
    out.noise_unit = unitOf(first.metric) + ", mean over observers";
    const double epsilon = resolved.number("epsilon");
    if (first.laplace) {
        out.definition = Definition::pure_dp;
        out.noise_name = "b";
        out.rho = epsilon * epsilon / 2;
        out.reasons.push_back("The scale is the public ℓ1 sensitivity over ε; no δ is needed.");
    } else {
        const double mu = 1 / analyticSigma(epsilon, resolved.number("delta"));
        out.definition = Definition::approximate_dp;
        out.noise_name = "σ";
        out.delta = resolved.number("delta");
        out.delta_true = gaussianDelta(epsilon, mu);
        out.rho = mu * mu / 2;
        out.reasons.push_back(
            "The noise is calibrated from public quantities only, by the exact profile of the Gaussian (Balle & Wang 2018).");
        if (out.delta * facts.observers >= 1)
            out.reasons.push_back("δ is 1/n or more: that would even allow publishing one observer outright.");
    }
    if (all.size() > 1) {
        std::string others;
        for (const AreaNoise& one : all)
            others += (others.empty() ? "" : ", ") + shortFigure(one.scale) + " " + unitOf(one.metric);
        out.reasons.push_back("All " + std::to_string(all.size()) + " metrics share ε: " + out.noise_name + " = " + others + ".");
    }
    return out;
}

std::vector<LatticePlan> exact(const Parameters& resolved, const AreaFacts& facts) {
    const auto metrics = static_cast<UInt128>(facts.metrics.size());
    std::vector<LatticePlan> plans;
    for (const AreaNoise& one : noise(resolved, facts)) {
        LatticePlan plan =
            latticeFor(boundsOf(one.metric, bounds(resolved, facts)), cells(one.metric, facts), one.scale * facts.observers);
        if (one.laplace) {
            plan.noise = LatticeNoise::discrete_laplace;
            plan.laplace = latticeLaplaceScale(resolved.number("epsilon"), metrics * plan.l1);
        } else {
            plan.noise = LatticeNoise::discrete_gaussian;
            plan.sigma_squared =
                tightSigmaSquared(resolved.number("epsilon"), resolved.number("delta"), metrics * plan.l2_squared);
        }
        plan.divisor = static_cast<std::uint64_t>(facts.observers);
        plans.push_back(plan);
    }
    return plans;
}

std::vector<AreaColumn> simulated(const Mechanism<Areas>& self, const AreaHits& hits, const Parameters& resolved,
                                  const AreaFacts& facts, const SeededNoise& noise, const Progress&) {
    return simulateAreas(self, hits, resolved, facts, noise, boundedAreaMeans);
}

std::vector<std::string> postProcessing(const Parameters&, const AreaFacts& facts) { return finishedAreasInWords(facts); }

ParameterSpec noiseSpec() {
    return {.name = "noise",
            .label = "Noise",
            .meaning = "Gaussian noise keeps (ε,δ); Laplace noise needs no δ and grows faster with the number of areas.",
            .choices = {"gaussian", "laplace"},
            .in_title = {{"laplace", "Laplace"}},
            .default_formula = "gaussian"};
}

ParameterSpec clipOfCountsSpec() {
    return {.name = "clip",
            .symbol = "C",
            .label = "ℓ2 clip of counts",
            .unit = "fixations",
            .meaning =
                "An observer's counts of fixations in all areas, as one vector, are scaled down to this length. Nobody with "
                "as few fixations is touched, where areas do not overlap.",
            .min = 0,
            .max = 1e6,
            .min_open = true,
            .logarithmic = true,
            .slider_min = 1,
            .slider_max = 100,
            .default_formula = "the expected fixations: 10 for 3 s of presentation"};
}

ParameterSpec presentationSpec() {
    return {.name = "presentation",
            .symbol = "D",
            .label = "Presentation time",
            .unit = "ms",
            .meaning =
                "How long the picture was shown: the most that dwell and first fixation can be. Public; never read from the "
                "data.",
            .min = 1,
            .max = longest_ms,
            .integer = true,
            .logarithmic = true,
            .slider_min = 500,
            .slider_max = 60000,
            .default_formula = "as the study's frame has it, else 300 ms for each expected fixation"};
}

ParameterSpec transitionsSpec() {
    return {.name = "transitions",
            .symbol = "T",
            .label = "Transitions",
            .unit = "transitions",
            .meaning = "Only an observer's first T transitions count.",
            .min = 1,
            .max = 1e6,
            .integer = true,
            .slider_min = 1,
            .slider_max = 60,
            .default_formula = "the expected fixations: 10 for 3 s of presentation"};
}

} // namespace

std::vector<AreaColumn> simulateAreas(const Mechanism<Areas>& mechanism, const AreaHits& hits, const Parameters& resolved,
                                      const AreaFacts& facts, const SeededNoise& seeded, AreaMean mean) {
    const AreaBounds held = mechanism.steps.bounds(resolved, facts);
    std::vector<AreaColumn> columns;
    for (const AreaNoise& one : mechanism.steps.noise(resolved, facts)) {
        AreaColumn column{one.metric, mean(one.metric, hits, held), one};
        const SeededNoise own = seeded.stream(static_cast<std::uint64_t>(one.metric));
        std::vector<float> draws(column.noisy.size());
        one.laplace ? own.fillLaplace(draws, 0) : own.fillNormal(draws, 0);
        for (std::size_t cell = 0; cell < draws.size(); ++cell)
            column.noisy[cell] += one.scale * draws[cell];
        columns.push_back(std::move(column));
    }
    return columns;
}

Mechanism<Areas> aoi() {
    return {
        .info = {.id = "aoi",
                 .name = "Areas of interest",
                 .reads = Reads::areas,
                 .summary = "Noise on the few numbers a study reports of areas of interest: accurate at ordinary study sizes.",
                 .formula = "mean of observers' bounded values + N(0, σ²); σ = Δ2·√M·q(ε,δ) for M metrics",
                 .citation = "Balle & Wang 2018, Improving the Gaussian mechanism for differential privacy (ICML)",
                 .parameters = {epsilonSpec(), deltaSpec(), noiseSpec(), clipOfCountsSpec(), presentationSpec(),
                                transitionsSpec()},
                 .statuses = {Status::proven}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.bounds = bounds, .noise = noise},
        .simulate = simulated,
        .exact = exact,
        .post_processing = postProcessing,
    };
}

} // namespace nictate
