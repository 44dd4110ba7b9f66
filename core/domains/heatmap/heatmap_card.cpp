#include "core/domains/heatmap/heatmap_release.h"
#include "core/release/card_parts.h"

#include "core/domains/heatmap/heatmap_parameters.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

using namespace card;

/// Where the bounds behind the sensitivity come from.
std::string boundsFrom(const ReleasePlan<Heatmaps>& plan) {
    if (plan.exact.l2_squared == 0)
        return "There are none: one observer may change the map by any amount.";
    bool by_hand = false;
    for (const char* bound : {"cap", "count_cap", "clip"})
        by_hand = by_hand || plan.given.has(bound);
    if (by_hand)
        return "Bounds were chosen by hand. They count as public: if sensitive data influenced the choice, the guarantee does "
               "not cover it.";
    if (plan.noisy_cap)
        return "The cell cap was chosen by the exponential mechanism; what that cost is part of ε and ρ.";
    return "Bounds are defaults: formulas of public quantities only.";
}

Json capsOf(const ReleasePlan<Heatmaps>& plan) {
    const Bounds bounds = boundsOf(plan.resolved);
    Json out;
    out["cap"] = orNull(bounds.cap);
    out["count_cap"] = orNull(bounds.count_cap);
    out["clip"] = orNull(bounds.clip);
    out["splat"] = bounds.splat;
    return out;
}

Json noiseOf(const ReleasePlan<Heatmaps>& plan) {
    const LatticePlan& lattice = plan.exact;
    Json out;
    out["distribution"] = noiseName(lattice.noise);
    out["scale"] = lattice.noiseScale();
    out["scale_name"] = plan.guarantee.noise_name;
    out["scale_unit"] = plan.guarantee.noise_unit;
    out["lattice_pitch"] = lattice.pitch;
    addLattice(out, lattice);
    out["divisor"] = lattice.divisor;
    addSamplers(out);
    return out;
}

Json gridOf(const Grid& grid) {
    Json out;
    out["width"] = grid.width;
    out["height"] = grid.height;
    return out;
}

Json windowsOf(const ReleasePlan<Heatmaps>& plan) {
    Json out;
    out["count"] = plan.facts.windows();
    out["cut_at"] = plan.grid.cuts;
    out["unit"] = plan.cut.clock == GazeClock::time ? "ms since the stimulus appeared" : "fixations before it in a recording";
    out["presentation_ms"] = orNull(plan.cut.presentation_ms);
    return out;
}

std::string windowsInWords(const ReleasePlan<Heatmaps>& plan) {
    std::string text = std::to_string(plan.facts.windows()) + " (by hand, public):";
    for (int t = 0; t < plan.facts.windows(); ++t)
        text += (t == 0 ? " " : "; ") + windowName(plan.grid.cuts, t, plan.cut.clock).english();
    return text + "; clipped together, at one budget";
}

Json shapeOf(const ReleasePlan<Heatmaps>& plan) {
    Json shape;
    shape["grid"] = gridOf(plan.grid);
    shape["display"] = gridOf(plan.facts.display);
    if (plan.facts.windows() > 1)
        shape["windows"] = windowsOf(plan);
    shape["caps"] = capsOf(plan);
    if (plan.noisy_cap)
        shape["cap_selection"] = {{"largest", plan.noisy_cap->largest}, {"epsilon", plan.noisy_cap->epsilon}};
    return shape;
}

std::string inWords(const ReleasePlan<Heatmaps>& plan) {
    if (plan.exact.noise == LatticeNoise::none)
        return "none";
    return noiseName(plan.exact.noise) + ", " + plan.guarantee.noise_name.english() + " = " + figure(plan.guarantee.noise_scale) +
           " " + plan.guarantee.noise_unit.english() + ", drawn exactly on a lattice of pitch " + figure(plan.exact.pitch);
}

} // namespace

CardFacts cardFacts(const ReleasePlan<Heatmaps>& plan) {
    const Grid& display = plan.facts.display;
    const std::string fixations_origin = plan.fixations_by_hand ? "by hand" : "default";
    const std::string blur_origin = plan.blur_by_hand ? "by hand" : "default";
    CardFacts facts;
    facts.neighbours = "Two datasets with the same number of observers in which the whole data of one observer is replaced.";
    facts.bounds_from = boundsFrom(plan);
    facts.released = {{"what", "heatmap"},
                      {"stimulus", plan.public_name},
                      {"stimulus_width_px", display.stimulus_width_px},
                      {"stimulus_height_px", display.stimulus_height_px},
                      {"value", "fixations per cell, mean over observers"}};
    facts.shape = shapeOf(plan);
    facts.noise = noiseOf(plan);
    if (plan.noisy_cap)
        facts.chosen_with_noise = {"cap"};
    facts.parameters.push_back(parameterOf("blur_px", plan.facts.blur_px, blur_origin));
    facts.parameters.push_back(parameterOf("expected_fixations", plan.facts.expected_fixations, fixations_origin));

    facts.what = {{"Heatmap of", plan.public_name + ", " + figure(display.stimulus_width_px) + " × " +
                                     figure(display.stimulus_height_px) + " pixels"},
                  {"Observers", std::to_string(plan.facts.observers)}};
    addGroups(facts, plan.attribute, plan.groups, "maps");
    if (!plan.groups.empty())
        facts.released["value"] = "fixations per cell, mean over the observers of a group";
    if (plan.facts.windows() > 1)
        facts.what.push_back({"Windows of time", windowsInWords(plan)});
    facts.how = {
        {"blur", figure(plan.facts.blur_px) + " px (" + blur_origin + ")"},
        {"expected fixations",
         figure(plan.facts.expected_fixations) + " an observer (" + fixations_origin + ", public, a guess)"},
        {"Sensitivity", "ℓ1 " + figure(plan.guarantee.sensitivity_l1) + ", ℓ2 " + figure(plan.guarantee.sensitivity_l2)}};
    facts.noise_in_words = inWords(plan);
    return facts;
}

template std::string privacyCardJson(const Release<Heatmaps>&);
template std::vector<CardSection> privacyCardPage(const Release<Heatmaps>&);

} // namespace nictate
