#include "core/release/area_release_plan.h"

#include "core/release/public_names.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

/// Gaussians compose as Σρ and Σμ².
Loss gaussianLoss(const std::vector<LatticePlan>& plans) {
    Loss loss;
    double rho = 0;
    std::optional<double> mu_squared = 0;
    for (const LatticePlan& plan : plans) {
        const Fraction own = gaussianRho(plan.l2_squared, plan.sigma_squared);
        rho = rho > 0 ? std::nextafter(rho + roundedUp(own), INFINITY) : roundedUp(own);
        loss.rho_exact += (loss.rho_exact.empty() ? "" : " + ") + fractionText(own);
        const auto mu = gaussianMuSquared(plan.l2_squared, plan.sigma_squared);
        mu_squared =
            mu && mu_squared ? std::optional(*mu_squared > 0 ? std::nextafter(*mu_squared + *mu, INFINITY) : *mu) : std::nullopt;
    }
    loss.rho = rho;
    if (mu_squared)
        loss.parts = ComposedLoss{{}, *mu_squared};
    return loss;
}

/// Each of M metrics costs ε/M, so ε is what all of them cost.
Loss laplaceLoss(double epsilon) {
    const ExactLoss squared = squaredLoss(epsilon, 2);
    Loss loss;
    loss.pure_epsilon = epsilon;
    loss.parts = ComposedLoss{{{epsilon, 1}}, 0};
    loss.rho = squared.rho;
    loss.rho_exact = squared.exact;
    return loss;
}

} // namespace

void fillExact(ReleasePlan<Areas>& plan) {
    plan.bounds = plan.mechanism.steps.bounds(plan.resolved, plan.facts);
    plan.noises = plan.mechanism.steps.noise(plan.resolved, plan.facts);
    plan.exact = plan.mechanism.exact(plan.resolved, plan.facts);
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, plan.facts);
    plan.previewed_scale = plan.guarantee.noise_scale;
    for (std::size_t m = 0; m < plan.noises.size(); ++m)
        plan.noises[m].scale = plan.exact[m].noiseScale();
    const LatticePlan& first = plan.exact.front();
    const double unit = first.pitch / static_cast<double>(first.divisor);
    plan.guarantee.noise_scale = first.noiseScale();
    plan.guarantee.sensitivity_l1 = static_cast<double>(first.l1) * unit;
    plan.guarantee.sensitivity_l2 = std::sqrt(static_cast<double>(first.l2_squared)) * unit;
    plan.loss = plan.noises.front().laplace ? laplaceLoss(plan.resolved.number("epsilon")) : gaussianLoss(plan.exact);
    plan.loss.delta = plan.guarantee.delta;
    plan.loss.user_epsilon = plan.guarantee.user_epsilon;
    plan.loss.published_epsilon = plan.guarantee.published_epsilon;
    plan.guarantee.rho = plan.loss.rho;
}

ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const Stimulus& stimulus, const AreaReleaseRequest& request) {
    if (stimulus.size_source == SizeSource::assumed)
        throw Refused("the size of stimulus " + stimulus.id +
                      " was guessed from gaze, so it is private; give its picture or its size in pixels (--size WxH)");
    if (const auto problem = problemOf(request.areas, stimulus.width_px, stimulus.height_px))
        throw InvalidParameter("aois", problem->problem, problem->what_to_do);
    AreaFacts facts = areaFacts(request.areas, request.metrics, request.observers);
    facts.expected_fixations = request.expected_fixations;
    facts.presentation_ms = request.presentation_ms;
    Scope<Areas> scope;
    scope.stimulus = stimulus.id;
    scope.public_name = looksLikeFile(stimulus.id) ? "stimulus-1" : stimulus.id;
    scope.width_px = stimulus.width_px;
    scope.height_px = stimulus.height_px;
    scope.areas = request.areas;
    return planned(mechanism, request.given, facts, scope);
}

void describe(const ReleasePlan<Areas>& plan, LedgerRecord& record) {
    record.what = "areas of interest";
    record.stimulus = plan.stimulus;
    auto parameters = nlohmann::ordered_json::parse(record.parameters);
    parameters["areas"] = plan.areas.size();
    for (const AreaMetric metric : plan.facts.metrics)
        parameters["metrics"].push_back(words(metric).id);
    record.parameters = parameters.dump();
}

} // namespace nictate
