#include "core/domains/heatmap/map_release_plan.h"

#include "core/data/presentation.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/map_differences.h"
#include "core/domains/heatmap/map_parameters.h"
#include "core/errors.h"
#include "core/io/video.h"
#include "core/release/public_names.h"
#include "core/release/released_group.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

Loss lossOf(const ReleasePlan<Maps>& plan) {
    Loss loss;
    loss.delta = plan.guarantee.delta;
    loss.user_epsilon = plan.guarantee.user_epsilon;
    loss.published_epsilon = plan.guarantee.published_epsilon;
    if (plan.exact.noise == LatticeNoise::discrete_gaussian) {
        const Fraction rho = gaussianRho(plan.exact.l2_squared, plan.exact.sigma_squared);
        loss.rho = roundedUp(rho);
        loss.rho_exact = fractionText(rho);
        if (const auto mu_squared = gaussianMuSquared(plan.exact.l2_squared, plan.exact.sigma_squared))
            loss.parts = ComposedLoss{{}, *mu_squared};
    } else if (plan.exact.noise == LatticeNoise::discrete_laplace) {
        const double epsilon = *plan.guarantee.user_epsilon;
        const ExactLoss squared = squaredLoss(epsilon, 2);
        loss.pure_epsilon = epsilon;
        loss.parts = ComposedLoss{{{epsilon, 1}}, 0};
        loss.rho = squared.rho;
        loss.rho_exact = squared.exact;
    }
    return loss;
}

/// Sequential composition with the choice of the cap.
void addSelection(Loss& loss, double epsilon) {
    const ExactLoss squared = squaredLoss(epsilon, 8);
    auto add = [](std::optional<double>& to, double more) {
        if (to)
            to = std::nextafter(*to + more, INFINITY);
    };
    add(loss.rho, squared.rho);
    add(loss.pure_epsilon, epsilon);
    add(loss.user_epsilon, epsilon);
    add(loss.published_epsilon, epsilon);
    if (loss.parts)
        ++loss.parts->pure[epsilon];
    loss.rho_exact += " + " + squared.exact;
}

/// Of two noises of one kind.
std::optional<ComposedLoss> larger(const std::optional<ComposedLoss>& a, const std::optional<ComposedLoss>& b) {
    if (!a || !b)
        return {};
    return a->mu_squared > b->mu_squared ? a : b;
}

/// The simulation's guarantee with the figures of the exact release.
Guarantee exactGuarantee(const ReleasePlan<Maps>& plan) {
    const MapFacts facts = factsOfSmallest(plan);
    Guarantee guarantee = plan.mechanism.guarantee(plan.resolved, facts);
    if (!plan.groups.empty())
        for (const Text& reason : groupReasons(plan.groups.size(), static_cast<std::size_t>(facts.observers)))
            guarantee.reasons.push_back(reason);
    const double unit = plan.exact.pitch / static_cast<double>(plan.exact.divisor);
    guarantee.noise_scale = plan.exact.noiseScale();
    if (plan.exact.l1 > 0)
        guarantee.sensitivity_l1 = static_cast<double>(plan.exact.l1) * unit;
    if (plan.exact.l2_squared > 0)
        guarantee.sensitivity_l2 = std::sqrt(static_cast<double>(plan.exact.l2_squared)) * unit;
    return guarantee;
}

/// All maps at one ε and at everybody's δ, on the grid of the smallest group.
ReleasePlan<Maps> planOfGroups(const Mechanism<Maps>& mechanism, const MapReleaseRequest& request, const MapFacts& facts,
                               const Scope<Maps>& scope) {
    if (request.private_cap)
        throw InvalidParameter("choose-cap", std::to_string(request.private_cap->largest), Text("no --choose-cap with --groups"));
    const int smallest = smallestOf(scope.groups, facts.observers);
    ReleasePlan<Maps> plan =
        planned(mechanism, resolveForGroups(mechanism, request.given, facts, smallest, scope.attribute), facts, scope);
    plan.given = request.given;
    plan.study_delta = request.given.numberIf("delta").value_or(defaultStudyDelta(facts.observers));
    return plan;
}

void checkPrivateCap(const ReleasePlan<Maps>& plan, const PrivateCap& choice) {
    if (!capCanBeChosen(plan.mechanism, plan.resolved))
        throw InvalidParameter("choose-cap", plan.mechanism.info.id, Text("a mechanism with a cell cap, and no splat"));
    if (plan.given.has("cap"))
        throw InvalidParameter("cap", valueText(plan.given.number("cap")), Text("unset when the cap is chosen with noise"));
    if (choice.largest < 2 || choice.largest > 1000)
        throw InvalidParameter("choose-cap", std::to_string(choice.largest), Text("a whole number, 2 ≤ choose-cap ≤ 1000"));
    if (!(choice.epsilon > 0 && choice.epsilon <= 1000))
        throw InvalidParameter("cap-epsilon", valueText(choice.epsilon), std::string("0 < cap-epsilon ≤ 1000"));
}

} // namespace

std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus, const PictureReader& read) {
    if (!isPicture(stimulus))
        return nullptr;
    const bool here = !stimulus.picture.empty();
    return std::make_shared<const PublicPicture>(stimulus.picture, here ? read : PictureReader(),
                                                 here && read && namesVideo(stimulus.picture) ? framesOfVideo : FrameReader());
}

bool capCanBeChosen(const Mechanism<Maps>& mechanism, const Parameters& resolved) {
    return mechanism.info.has("cap") && boundsOf(resolved).splat <= 0;
}

MapFacts factsOfSmallest(const ReleasePlan<Maps>& plan) {
    MapFacts facts = plan.facts;
    facts.observers = smallestOf(plan.groups, facts.observers);
    return facts;
}

void fillExact(ReleasePlan<Maps>& plan) {
    const MapFacts facts = factsOfSmallest(plan);
    plan.grid = plan.mechanism.steps.grid(plan.resolved, facts);
    plan.exact = plan.mechanism.exact(plan.resolved, facts);
    plan.previewed_scale = plan.mechanism.guarantee(plan.resolved, facts).noise_scale;
    plan.guarantee = exactGuarantee(plan);
    plan.loss = lossOf(plan);
    plan.guarantee.rho = plan.loss.rho;
}

ReleasePlan<Maps> planRelease(const Mechanism<Maps>& mechanism, const Stimulus& stimulus, const MapReleaseRequest& request) {
    if (stimulus.size_source == SizeSource::assumed)
        throw Refused(Text("the size of stimulus %1 was guessed from gaze, so it is sensitive; give its picture or its size in "
                           "pixels (--size WxH)",
                           stimulus.id));
    if (request.cut.wantsPresentation())
        throw Refused(Text("it is not known how long the stimuli were shown, and a guess from gaze is sensitive; state it "
                           "(--presentation MS), or the times of the cuts (--windows 1000,2000,…)"));
    MapFacts facts;
    facts.observers = request.observers;
    facts.display = displayGrid(stimulus.width_px, stimulus.height_px, request.display_longer);
    facts.expected_fixations = expectedFixations(
        request.expected_fixations, request.cut.presentation_ms ? request.cut.presentation_ms : request.presentation_ms);
    facts.blur_px = request.blur_px.value_or(defaultBlur(stimulus.width_px));
    facts.picture = publicPicture(stimulus, request.read_picture);
    facts = withWindows(std::move(facts), request.cut);
    Scope<Maps> scope;
    scope.stimulus = stimulus.id;
    scope.public_name = looksLikeFile(stimulus.id) ? "stimulus-1" : stimulus.id;
    scope.private_cap = request.private_cap;
    scope.cut = request.cut;
    scope.blur_by_hand = request.blur_px.has_value();
    scope.fixations_by_hand = request.expected_fixations.has_value();
    scope.attribute = request.attribute;
    scope.groups = request.groups;
    if (!scope.groups.empty())
        return planOfGroups(mechanism, request, facts, scope);
    ReleasePlan<Maps> plan = planned(mechanism, request.given, facts, scope);
    if (!request.private_cap)
        return plan;
    checkPrivateCap(plan, *request.private_cap);
    return withCap(plan, request.private_cap->largest);
}

ReleasePlan<Maps> withCap(const ReleasePlan<Maps>& plan, int cap) {
    // The loss must not depend on which cap is chosen, so it is the largest over all of them.
    ReleasePlan<Maps> chosen = plan;
    Loss largest;
    for (int m = 1; m <= plan.private_cap->largest; ++m) {
        chosen.resolved.set("cap", static_cast<double>(m));
        fillExact(chosen);
        const auto before = largest.parts;
        const bool first = m == 1, more = first || chosen.loss.rho > largest.rho;
        if (more)
            largest = chosen.loss;
        if (!first)
            largest.parts = larger(before, chosen.loss.parts);
    }
    chosen.resolved.set("cap", static_cast<double>(cap));
    fillExact(chosen);
    chosen.loss = largest;
    addSelection(chosen.loss, plan.private_cap->epsilon);
    chosen.guarantee.rho = chosen.loss.rho;
    chosen.guarantee.published_epsilon = chosen.guarantee.user_epsilon = chosen.loss.published_epsilon;
    chosen.guarantee.reasons.push_back(Text("The cap was chosen by the exponential mechanism; what that cost is included."));
    return chosen;
}

void describe(const ReleasePlan<Maps>& plan, LedgerRecord& record) {
    record.what = "heatmap";
    record.stimulus = plan.stimulus;
    if (plan.facts.windows() > 1) {
        auto parameters = nlohmann::ordered_json::parse(record.parameters);
        parameters["windows"] = plan.facts.windows();
        parameters["cut_at"] = plan.grid.cuts;
        record.parameters = parameters.dump();
    }
    if (!plan.groups.empty()) {
        auto parameters = nlohmann::ordered_json::parse(record.parameters);
        addGroups(parameters, plan.attribute, plan.groups);
        record.parameters = parameters.dump();
    }
    if (plan.private_cap) {
        auto parameters = nlohmann::ordered_json::parse(record.parameters);
        parameters.erase("cap"); // chosen after the entry is made
        parameters["choose-cap"] = plan.private_cap->largest;
        parameters["cap-epsilon"] = plan.private_cap->epsilon;
        record.parameters = parameters.dump();
    }
}

} // namespace nictate
