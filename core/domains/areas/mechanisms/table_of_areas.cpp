#include "core/domains/areas/mechanisms/table_of_areas.h"

#include "core/compute/parallel.h"
#include "core/domains/areas/area_noise.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/mechanism/shared_parameters.h"
#include "core/privacy/gaussian_profile.h"

#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr double longest_ms = 1e7;
constexpr double ms_per_fixation = 300; ///< a public guess, as ten fixations in 3 s

AreaNoiseKind kindOf(const Parameters& resolved) { return areaNoiseKindOf(resolved.text("noise")); }

Parameters defaults(const Parameters& given, const AreaFacts& facts) {
    if (!facts.features.empty())
        throw InvalidParameter("mechanism", "aoi", Text("summaries for features"));
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!out.has(name))
            out.set(name, std::move(value));
    };
    const double fixations = fixationsExpected(given, facts);
    fill("clip", fixations);
    fill("presentation", std::min(longest_ms, std::ceil(facts.presentation_ms.value_or(ms_per_fixation * fixations))));
    fill("transitions", std::ceil(fixations));
    return withTableDefaults(std::move(out), facts);
}

AreaBounds bounds(const Parameters& resolved, const AreaFacts& facts) { return areaBounds(kindOf(resolved), resolved, facts); }

std::vector<AreaNoise> noise(const Parameters& resolved, const AreaFacts& facts) {
    return areaNoises(kindOf(resolved), resolved, facts);
}

/// Largest ℓ1 and ℓ2 change of the first metric's mean values.
void fillSensitivities(Guarantee& out, const AreaNoise& first, const Parameters& resolved, const AreaFacts& facts) {
    const AreaBounds held = bounds(resolved, facts);
    HeatmapSensitivity sum;
    if (first.kind == AreaNoiseKind::k_norm) {
        const bool simplex = first.body[first.part].shape == BodyShape::simplex;
        const auto of_values = static_cast<double>(simplex ? std::min<std::size_t>(first.cells, 2) : first.cells);
        const double most = mostOf(first.metric, held);
        sum = {of_values * most, std::sqrt(of_values) * most};
    } else
        sum = sumSensitivity(boundsOf(first.metric, held), static_cast<double>(first.cells));
    const double moved = facts.within ? 2 : 1;
    out.sensitivity_l1 = moved * *sum.l1 / facts.observers;
    out.sensitivity_l2 = moved * *sum.l2 / facts.observers;
}

void promiseGaussian(Guarantee& out, const Parameters& resolved, const AreaFacts& facts) {
    const double epsilon = resolved.number("epsilon"), mu = 1 / analyticSigma(epsilon, resolved.number("delta"));
    out.definition = Definition::approximate_dp;
    out.noise_name = Text("σ");
    out.delta = resolved.number("delta");
    out.delta_true = gaussianDelta(epsilon, mu);
    out.rho = mu * mu / 2;
    out.reasons.push_back(
        Text("The noise is calibrated from public quantities only, by the exact profile of the Gaussian (Balle & Wang 2018)."));
    if (out.delta * facts.observers >= 1)
        out.reasons.push_back(Text("δ is 1/n or more: that would even allow publishing one observer outright."));
}

Guarantee guarantee(const Parameters& resolved, const AreaFacts& facts) {
    const std::vector<AreaNoise> all = noise(resolved, facts);
    const AreaNoise& first = all.front();
    const double epsilon = resolved.number("epsilon");
    Guarantee out;
    out.status = Status::proven;
    if (!facts.features.empty())
        out.unit = Text("one participant, all their recordings");
    out.published_epsilon = out.user_epsilon = epsilon;
    fillSensitivities(out, first, resolved, facts);
    out.noise_scale = first.scale;
    out.noise_unit = Text("%1, mean over observers", unitOf(first.metric));
    if (first.kind == AreaNoiseKind::gaussian)
        promiseGaussian(out, resolved, facts);
    else {
        out.definition = Definition::pure_dp;
        out.rho = epsilon * epsilon / 2;
        const bool laplace = first.kind == AreaNoiseKind::laplace;
        out.noise_name = laplace ? Text("b") : Text("s");
        out.reasons.push_back(laplace
                                  ? Text("The scale is the public ℓ1 sensitivity over ε; no δ is needed.")
                                  : Text("The noise has the shape of what one observer can change (Hardt & Talwar 2010), so the "
                                         "promise needs no δ."));
    }
    if (all.size() > 1) {
        std::vector<Text> scales;
        for (const AreaNoise& one : all)
            scales.push_back(Text("%1 %2", shortFigure(one.scale), unitOf(one.metric)));
        out.reasons.push_back(
            Text("One ε is for all %1 metrics together: %2 = %3.", all.size(), out.noise_name, joined(scales, ", ")));
    }
    return out;
}

AreaPlan exact(const Parameters& resolved, const AreaFacts& facts) { return areaLattices(kindOf(resolved), resolved, facts); }

std::vector<AreaColumn> simulated(const Mechanism<Areas>& self, const AreaHits& hits, const Parameters& resolved,
                                  const AreaFacts& facts, const SeededNoise& noise, const Progress&) {
    return simulateAreas(self, hits, resolved, facts, noise, boundedAreaMeans);
}

std::vector<Text> postProcessing(const Parameters& resolved, const AreaFacts& facts) {
    return finishedAreasInWords(noise(resolved, facts), facts);
}

double meanSpread(const AreaNoise& noise, const AreaHits& hits, const AreaBounds& held) {
    std::vector<double> of_observer(hits.observers());
    parallelRows(
        std::ssize(of_observer),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                of_observer[i] = areaSpread(noise.metric, hits, i, held, noise.elsewhere);
        },
        250);
    return std::accumulate(of_observer.begin(), of_observer.end(), 0.0) / static_cast<double>(of_observer.size());
}

ParameterSpec noiseSpec() {
    return {.name = "noise",
            .label = Text("Noise"),
            .meaning =
                Text("K-norm noise has the shape of what one observer can change and needs no δ; Gaussian noise keeps (ε,δ) and "
                     "grows less with the number of metrics; Laplace noise needs no δ and grows with the number of areas. Auto "
                     "takes the one that deviates least."),
            .choices = {Text("auto"), Text("k-norm"), Text("gaussian"), Text("laplace")},
            .in_title = {{"k-norm", Text("K-norm")}, {"laplace", Text("Laplace")}},
            .default_formula = Text("auto: the smallest deviation, from public facts")};
}

ParameterSpec intervalSpec() {
    return {.name = "interval",
            .label = Text("Interval"),
            .meaning =
                Text("Of people like these observers, which takes one more noisy number for each metric, or of these observers "
                     "alone."),
            .choices = {Text("people"), Text("observers")},
            .default_formula = Text("people")};
}

ParameterSpec clipOfCountsSpec() {
    return {.name = "clip",
            .symbol = "C",
            .label = Text("Bound of counts"),
            .unit = Text("fixations"),
            .meaning = Text(
                "An observer's counts of fixations in all areas are scaled down to this sum (K-norm noise), or as one vector "
                "to this length. Nobody with as few fixations is touched, where areas do not overlap."),
            .min = 0,
            .max = 1e6,
            .min_open = true,
            .logarithmic = true,
            .slider_min = 1,
            .slider_max = 100,
            .default_formula = Text("the expected fixations: 10 for 3 s of presentation")};
}

ParameterSpec presentationSpec() {
    return {.name = "presentation",
            .symbol = "D",
            .label = Text("Presentation time"),
            .unit = Text("ms"),
            .meaning =
                Text("How long the picture was shown: the most that dwell and first fixation can be. Public; never read from the "
                     "data."),
            .min = 1,
            .max = longest_ms,
            .integer = true,
            .logarithmic = true,
            .slider_min = 500,
            .slider_max = 60000,
            .default_formula = Text("as the study's frame has it, else 300 ms for each expected fixation")};
}

ParameterSpec transitionsSpec() {
    return {.name = "transitions",
            .symbol = "T",
            .label = Text("Transitions"),
            .unit = Text("transitions"),
            .meaning = Text("Only an observer's first T transitions count."),
            .min = 1,
            .max = 1e6,
            .integer = true,
            .slider_min = 1,
            .slider_max = 60,
            .default_formula = Text("the expected fixations: 10 for 3 s of presentation")};
}

} // namespace

std::vector<AreaColumn> simulateAreas(const Mechanism<Areas>& mechanism, const AreaHits& hits, const Parameters& resolved,
                                      const AreaFacts& facts, const SeededNoise& seeded, AreaMean mean) {
    const AreaBounds held = mechanism.steps.bounds(resolved, facts);
    const std::vector<AreaNoise> noises = mechanism.steps.noise(resolved, facts);
    std::vector<double> joint; // of K-norm noise, of all metrics
    if (noises.front().kind == AreaNoiseKind::k_norm) {
        SeededDraws draws(seeded.stream(area_metrics.size()));
        joint = drawnInNorm(noises.front().body, draws);
    }
    auto next = joint.begin();
    std::vector<AreaColumn> columns;
    for (const AreaNoise& one : noises) {
        const double most = mostOf(one.metric, held), sum = hits.other() ? 0 : most;
        std::vector<double> numbers = mean(one.metric, hits, held);
        if (one.elsewhere)
            numbers.push_back(sum - std::accumulate(numbers.begin(), numbers.end(), 0.0));
        if (one.spread)
            numbers.push_back(most * meanSpread(one, hits, held));
        std::vector<float> draws(numbers.size());
        const SeededNoise own = seeded.stream(static_cast<std::uint64_t>(one.metric));
        if (one.kind == AreaNoiseKind::gaussian)
            own.fillNormal(draws, 0);
        if (one.kind == AreaNoiseKind::laplace)
            own.fillLaplace(draws, 0);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] += one.scale * (joint.empty() ? draws[i] : *next++);
        columns.push_back(columnOf(one, std::move(numbers), most, sum));
    }
    return columns;
}

Mechanism<Areas> tableOfAreas() {
    return {
        .info =
            {.id = "aoi",
             .name = Text("Areas of interest"),
             .reads = Areas::reads,
             .summary = Text("Noise on the few numbers a study reports of areas of interest: accurate at ordinary study sizes."),
             .formula = Text("mean of observers' bounded values + noise: density ∝ e^(−ε‖z‖_K) on their sum, or N(0, σ²) with "
                             "σ = Δ2·√M·q(ε,δ) for M metrics"),
             .citation = "Hardt & Talwar 2010, On the geometry of differential privacy (STOC); Balle & Wang 2018, Improving the "
                         "Gaussian mechanism for differential privacy (ICML)",
             .parameters = {epsilonSpec(), deltaSpec(), noiseSpec(), intervalSpec(), clipOfCountsSpec(), presentationSpec(),
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
