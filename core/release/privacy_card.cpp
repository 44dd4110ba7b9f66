#include "core/release/privacy_card.h"

#include "core/mechanisms/map_parameters.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

using Json = nlohmann::ordered_json;

const char* neighbours = "Two datasets with the same number of observers in which the whole data of one observer is replaced.";

template <class Value> Json orNull(const std::optional<Value>& value) { return value ? Json(*value) : Json(nullptr); }

std::string figure(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

std::string figure(const std::optional<double>& value) { return value ? figure(*value) : "unbounded"; }

std::string origin(const Release& release, const std::string& parameter) {
    if (parameter == "cap" && release.plan().private_cap)
        return "chosen privately";
    return release.plan().given.has(parameter) ? "by hand" : "default";
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

std::string noiseName(LatticeNoise noise) {
    switch (noise) {
    case LatticeNoise::discrete_gaussian: return "discrete Gaussian";
    case LatticeNoise::discrete_laplace: return "discrete Laplace";
    case LatticeNoise::none: break;
    }
    return "none";
}

Json parametersOf(const Release& release) {
    Json out = Json::array();
    for (const auto& [name, value] : release.plan().resolved.all()) {
        Json parameter;
        parameter["name"] = name;
        std::visit([&](const auto& v) { parameter["value"] = v; }, value);
        parameter["origin"] = origin(release, name);
        out.push_back(parameter);
    }
    Json blur;
    blur["name"] = "blur_px";
    blur["value"] = release.plan().facts.blur_px;
    blur["origin"] = release.plan().blur_by_hand ? "by hand" : "default";
    out.push_back(blur);
    return out;
}

Json guaranteeOf(const Release& release) {
    const Guarantee& guarantee = release.plan().guarantee;
    Json out;
    out["definition"] = name(guarantee.definition);
    out["status"] = name(guarantee.status);
    out["reasons"] = guarantee.reasons;
    out["confirmed_although_not_proven"] = release.confirmed();
    out["sentence"] = plainSentence(guarantee);
    out["unit"] = guarantee.unit;
    out["neighbours"] = neighbours;
    out["epsilon"] = orNull(guarantee.user_epsilon);
    out["published_epsilon"] = orNull(guarantee.published_epsilon);
    out["delta"] = guarantee.delta;
    out["delta_true"] = guarantee.delta_true;
    out["rho"] = orNull(release.plan().loss.rho);
    out["rho_exact"] = release.plan().loss.rho ? Json(release.plan().loss.rho_exact) : Json(nullptr);
    out["sensitivity_l1"] = orNull(guarantee.sensitivity_l1);
    out["sensitivity_l2"] = orNull(guarantee.sensitivity_l2);
    out["bounds_from"] = boundsFrom(release);
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
    if (lattice.noise == LatticeNoise::discrete_gaussian) {
        out["lattice_sigma_squared"] = lattice.sigma_squared;
        out["lattice_sensitivity_l2_squared"] = decimalText(lattice.l2_squared);
    }
    if (lattice.noise == LatticeNoise::discrete_laplace) {
        out["lattice_scale_numerator"] = lattice.laplace.t;
        out["lattice_scale_denominator"] = lattice.laplace.s;
        out["lattice_sensitivity_l1"] = decimalText(lattice.l1);
    }
    out["divisor"] = lattice.divisor;
    out["random_bits"] = "ChaCha20 (libsodium), keyed by the operating system";
    out["samplers"] = "Canonne, Kamath & Steinke 2020, The discrete Gaussian for differential privacy";
    return out;
}

Json gridOf(const Grid& grid) {
    Json out;
    out["width"] = grid.width;
    out["height"] = grid.height;
    return out;
}

Json ledgerOf(const Booking& booking) {
    Json out;
    out["entry"] = booking.entry;
    out["epsilon"] = orNull(booking.totals.epsilon);
    out["delta"] = booking.totals.delta;
    out["rho"] = orNull(booking.totals.rho);
    out["published_epsilon"] = booking.totals.published_epsilon;
    out["worst_observer_entries"] = booking.totals.worst_observer_entries;
    out["budget"] = orNull(booking.budget);
    return out;
}

} // namespace

std::string privacyCardJson(const Release& release) {
    const ReleasePlan& plan = release.plan();
    Json card;
    card["nictate_privacy_card"] = privacy_card_version;
    card["program"] = {{"name", "Nictate"}, {"version", release.version()}};
    card["released"] = {{"what", "heatmap"},
                        {"stimulus", plan.stimulus},
                        {"stimulus_width_px", plan.facts.display.stimulus_width_px},
                        {"stimulus_height_px", plan.facts.display.stimulus_height_px},
                        {"value", "fixations per cell, mean over observers"}};
    card["mechanism"] = {{"id", plan.mechanism.info.id},
                         {"name", plan.mechanism.info.name},
                         {"formula", plan.mechanism.info.formula},
                         {"citation", plan.mechanism.info.citation}};
    card["guarantee"] = guaranteeOf(release);
    card["observers"] = plan.facts.observers;
    card["grid"] = gridOf(plan.grid);
    card["display"] = gridOf(plan.facts.display);
    card["caps"] = capsOf(plan);
    if (plan.private_cap)
        card["cap_selection"] = {{"largest", plan.private_cap->largest}, {"epsilon", plan.private_cap->epsilon}};
    card["parameters"] = parametersOf(release);
    card["post_processing"] = plan.mechanism.post_processing(plan.resolved, plan.facts);
    card["noise"] = noiseOf(plan);
    card["ledger"] = ledgerOf(release.booking());
    return card.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::vector<CardSection> privacyCardPage(const Release& release) {
    const ReleasePlan& plan = release.plan();
    const Guarantee& guarantee = plan.guarantee;
    std::vector<CardSection> page;

    CardSection promise{"What is promised", {{"", plainSentence(guarantee)}}};
    promise.lines.emplace_back("Status", name(guarantee.status));
    for (const std::string& reason : guarantee.reasons)
        promise.lines.emplace_back("", reason);
    if (release.confirmed())
        promise.lines.emplace_back("", "Released although not proven: the person who released it was told the reason and confirmed it.");
    promise.lines.emplace_back("Definition", name(guarantee.definition));
    promise.lines.emplace_back("ε", figure(guarantee.user_epsilon));
    if (guarantee.published_epsilon != guarantee.user_epsilon)
        promise.lines.emplace_back("ε as published", figure(guarantee.published_epsilon));
    promise.lines.emplace_back("δ", figure(guarantee.delta));
    if (plan.loss.rho)
        promise.lines.emplace_back("ρ (zCDP)", figure(plan.loss.rho) + " = " + plan.loss.rho_exact);
    promise.lines.emplace_back("Protected", guarantee.unit);
    promise.lines.emplace_back("Neighbours", neighbours);
    page.push_back(std::move(promise));

    CardSection what{"What was released", {}};
    what.lines.emplace_back("Heatmap of", plan.stimulus + ", " + figure(plan.facts.display.stimulus_width_px) + " × " +
                                              figure(plan.facts.display.stimulus_height_px) + " pixels");
    what.lines.emplace_back("Observers", std::to_string(plan.facts.observers));
    what.lines.emplace_back("Mechanism", plan.mechanism.info.name + " (" + plan.mechanism.info.id + ")");
    what.lines.emplace_back("Formula", plan.mechanism.info.formula);
    what.lines.emplace_back("Source", plan.mechanism.info.citation);
    page.push_back(std::move(what));

    CardSection how{"Parameters", {}};
    for (const auto& [name, value] : plan.resolved.all())
        how.lines.emplace_back(name, valueText(value) + " (" + origin(release, name) + ")");
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
    for (const std::string& step : plan.mechanism.post_processing(plan.resolved, plan.facts))
        noise.lines.emplace_back("", step);
    page.push_back(std::move(noise));

    const Booking& booking = release.booking();
    CardSection ledger{"The study so far", {}};
    ledger.lines.emplace_back("Ledger entry", std::to_string(booking.entry));
    ledger.lines.emplace_back("Total", "ε = " + figure(booking.totals.epsilon) + " at δ = " + figure(booking.totals.delta) +
                                           ", ρ = " + figure(booking.totals.rho));
    if (booking.budget)
        ledger.lines.emplace_back("Budget", "ε = " + figure(booking.budget));
    ledger.lines.emplace_back("Made by", "Nictate " + release.version());
    page.push_back(std::move(ledger));
    return page;
}

} // namespace nictate
