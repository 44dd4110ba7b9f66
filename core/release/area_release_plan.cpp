#include "core/release/area_release_plan.h"

#include "core/mechanisms/areas/group_differences.h"
#include "core/release/public_names.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

/// Gaussians compose as Σρ and Σμ².
Loss gaussianLoss(const std::vector<AreaLattice>& plans) {
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

/// Of Laplace noise each of M metrics costs ε/M, K-norm noise is on all of them at once: ε is what all of them cost.
Loss pureLoss(double epsilon) {
    const ExactLoss squared = squaredLoss(epsilon, 2);
    Loss loss;
    loss.pure_epsilon = epsilon;
    loss.parts = ComposedLoss{{{epsilon, 1}}, 0};
    loss.rho = squared.rho;
    loss.rho_exact = squared.exact;
    return loss;
}

} // namespace

AreaFacts factsOfSmallest(const ReleasePlan<Areas>& plan) {
    AreaFacts facts = plan.facts;
    facts.observers = smallestOf(plan.groups, facts.observers);
    return facts;
}

void fillExact(ReleasePlan<Areas>& plan) {
    const AreaFacts facts = factsOfSmallest(plan);
    plan.bounds = plan.mechanism.steps.bounds(plan.resolved, facts);
    plan.noises = plan.mechanism.steps.noise(plan.resolved, facts);
    plan.exact = plan.mechanism.exact(plan.resolved, facts);
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, facts);
    if (!plan.groups.empty())
        for (const Text& reason : groupReasons(plan.groups.size(), static_cast<std::size_t>(facts.observers)))
            plan.guarantee.reasons.push_back(reason);
    plan.previewed_scale = plan.guarantee.noise_scale;
    if (!plan.exact.k_norm) // whose scale is exact
        for (std::size_t m = 0; m < plan.noises.size(); ++m)
            plan.noises[m].scale = plan.exact.metrics[m].noiseScale();
    plan.guarantee.noise_scale = plan.noises.front().scale;
    const bool gaussian = plan.noises.front().kind == AreaNoiseKind::gaussian;
    plan.loss = gaussian ? gaussianLoss(plan.exact.metrics) : pureLoss(plan.resolved.number("epsilon"));
    plan.loss.delta = plan.guarantee.delta;
    plan.loss.user_epsilon = plan.guarantee.user_epsilon;
    plan.loss.published_epsilon = plan.guarantee.published_epsilon;
    plan.guarantee.rho = plan.loss.rho;
}

void refuseGuessedSize(const Stimulus& stimulus) {
    if (stimulus.size_source == SizeSource::assumed)
        throw Refused(Text("the size of stimulus %1 was guessed from gaze, so it is sensitive; give its picture or its size in "
                           "pixels (--size WxH)",
                           stimulus.id));
}

ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const Stimulus& stimulus, const AreaReleaseRequest& request) {
    refuseGuessedSize(stimulus);
    if (const auto problem = problemOf(request.areas, stimulus.width_px, stimulus.height_px))
        throw InvalidParameter("aois", problem->problem, problem->what_to_do);
    AreaFacts facts = areaFacts(request.areas, request.metrics, request.observers);
    facts.expected_fixations = request.expected_fixations;
    facts.presentation_ms = request.presentation_ms;
    facts.within = request.within.has_value();
    if (request.within && !request.within->conditions) {
        if (const auto problem = problemOf(request.within->other_areas, 1e9, 1e9))
            throw InvalidParameter("aois", problem->problem, problem->what_to_do);
        facts.overlapping = facts.overlapping || anyOverlap(request.within->other_areas);
    }
    Scope<Areas> scope;
    scope.within = request.within;
    scope.stimulus = stimulus.id;
    scope.public_name = looksLikeFile(stimulus.id) ? "stimulus-1" : stimulus.id;
    scope.width_px = stimulus.width_px;
    scope.height_px = stimulus.height_px;
    scope.areas = request.areas;
    scope.attribute = request.attribute;
    scope.groups = request.groups;
    return planned(mechanism, request.given, facts, scope);
}

ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const SummaryReleaseRequest& request) {
    Scope<Areas> scope;
    scope.areas = featureColumns(request.choice.features);
    scope.summaries = request.choice;
    scope.attribute = request.attribute;
    scope.groups = request.groups;
    return planned(mechanism, request.given, summaryFacts(request.choice.bounds, request.observers), scope);
}

void describe(const ReleasePlan<Areas>& plan, LedgerRecord& record) {
    record.what = plan.summaries ? "feature summaries" : "areas of interest";
    record.stimulus = plan.stimulus;
    auto parameters = nlohmann::ordered_json::parse(record.parameters);
    if (plan.summaries)
        parameters["features"] = plan.summaries->features;
    else
        parameters["areas"] = plan.areas.size();
    for (const AreaMetric metric : plan.facts.metrics)
        parameters["metrics"].push_back(words(metric).id);
    if (plan.within)
        parameters["within_people"] = {plan.within->names.first, plan.within->names.second};
    addGroups(parameters, plan.attribute, plan.groups);
    record.parameters = parameters.dump();
}

} // namespace nictate
