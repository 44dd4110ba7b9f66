#include "core/release/privacy_card.h"

#include "core/mechanisms/maps/map_parameters.h"
#include "core/release/card_parts.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

using namespace card;

const char* neighbours = "Two datasets with the same number of observers in which the whole data of one observer is replaced.";

std::string originOf(const Release& release, const std::string& parameter) {
    return parameter == "cap" && release.plan().private_cap ? "chosen privately" : origin(release.plan(), parameter);
}

/// Where the bounds behind the sensitivity come from.
std::string boundsFrom(const Release& release) {
    if (release.plan().lattice.l2_squared == 0)
        return "There are none: one observer may change the map by any amount.";
    bool by_hand = false;
    for (const char* bound : {"cap", "count_cap", "clip"})
        by_hand = by_hand || release.plan().given.has(bound);
    if (by_hand)
        return "Bounds were chosen by hand. They count as public: whatever looking at private data contributed to the "
               "choice is not accounted for.";
    if (release.plan().private_cap)
        return "The cell cap was chosen by the exponential mechanism; what that cost is part of ε and ρ.";
    return "Bounds are defaults: formulas of public quantities only.";
}

Json parametersOf(const Release& release) {
    Json out = Json::array();
    for (const auto& [name, value] : release.plan().resolved.all())
        out.push_back(parameterOf(name, value, originOf(release, name)));
    out.push_back(parameterOf("blur_px", release.plan().facts.blur_px, release.plan().blur_by_hand ? "by hand" : "default"));
    return out;
}

Json capsOf(const ReleasePlan& plan) {
    const Bounds bounds = boundsOf(plan.resolved);
    Json out;
    out["cap"] = orNull(bounds.cap);
    out["count_cap"] = orNull(bounds.count_cap);
    out["clip"] = orNull(bounds.clip);
    out["splat"] = bounds.splat;
    return out;
}

Json noiseOf(const ReleasePlan& plan) {
    const LatticePlan& lattice = plan.lattice;
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

} // namespace

std::string privacyCardJson(const Release& release) {
    const ReleasePlan& plan = release.plan();
    Json card;
    card["nictate_privacy_card"] = privacy_card_version;
    card["program"] = programOf(release.version());
    card["released"] = {{"what", "heatmap"},
                        {"stimulus", plan.stimulus},
                        {"stimulus_width_px", plan.facts.display.stimulus_width_px},
                        {"stimulus_height_px", plan.facts.display.stimulus_height_px},
                        {"value", "fixations per cell, mean over observers"}};
    card["mechanism"] = mechanismOf(plan.mechanism.info);
    card["guarantee"] = guaranteeOf(plan, neighbours, boundsFrom(release));
    card["observers"] = plan.facts.observers;
    card["grid"] = gridOf(plan.grid);
    card["display"] = gridOf(plan.facts.display);
    card["caps"] = capsOf(plan);
    if (plan.private_cap)
        card["cap_selection"] = {{"largest", plan.private_cap->largest}, {"epsilon", plan.private_cap->epsilon}};
    card["parameters"] = parametersOf(release);
    card["post_processing"] = stepsAfterNoise(plan.mechanism, plan.resolved, plan.facts);
    card["noise"] = noiseOf(plan);
    card["ledger"] = ledgerOf(release.booking());
    return textOf(card);
}

std::vector<CardSection> privacyCardPage(const Release& release) {
    const ReleasePlan& plan = release.plan();
    const Guarantee& guarantee = plan.guarantee;
    std::vector<CardSection> page;

    page.push_back(promiseSection(plan, neighbours));

    CardSection what{"What was released", {}};
    what.lines.emplace_back("Heatmap of", plan.stimulus + ", " + figure(plan.facts.display.stimulus_width_px) + " × " +
                                              figure(plan.facts.display.stimulus_height_px) + " pixels");
    what.lines.emplace_back("Observers", std::to_string(plan.facts.observers));
    addMechanism(what, plan.mechanism.info);
    page.push_back(std::move(what));

    CardSection how{"Parameters", {}};
    for (const auto& [name, value] : plan.resolved.all())
        how.lines.emplace_back(name, valueText(value) + " (" + originOf(release, name) + ")");
    how.lines.emplace_back("blur", figure(plan.facts.blur_px) + " px (" + (plan.blur_by_hand ? "by hand" : "default") + ")");
    how.lines.emplace_back("Sensitivity", "ℓ1 " + figure(guarantee.sensitivity_l1) + ", ℓ2 " + figure(guarantee.sensitivity_l2));
    how.lines.emplace_back("Bounds", boundsFrom(release));
    page.push_back(std::move(how));

    CardSection noise{"Noise and what came after it", {}};
    if (plan.lattice.noise == LatticeNoise::none)
        noise.lines.emplace_back("Noise", "none");
    else
        noise.lines.emplace_back("Noise", noiseName(plan.lattice.noise) + ", " + guarantee.noise_name + " = " +
                                              figure(guarantee.noise_scale) + " " + guarantee.noise_unit +
                                              ", drawn exactly on a lattice of pitch " + figure(plan.lattice.pitch));
    for (const std::string& step : stepsAfterNoise(plan.mechanism, plan.resolved, plan.facts))
        noise.lines.emplace_back("", step);
    page.push_back(std::move(noise));

    page.push_back(ledgerSection(release.booking(), release.version()));
    return page;
}

} // namespace nictate
