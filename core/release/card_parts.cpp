#include "core/release/card_parts.h"

#include "core/files/figures.h"

namespace nictate::card {

std::string figure(const std::optional<double>& value) { return value ? nictate::figure(*value) : "unbounded"; }

std::string noiseName(LatticeNoise noise) {
    switch (noise) {
    case LatticeNoise::discrete_gaussian: return "discrete Gaussian";
    case LatticeNoise::discrete_laplace: return "discrete Laplace";
    case LatticeNoise::none: break;
    }
    return "none";
}

Json programOf(const std::string& version) { return {{"name", "Nictate"}, {"version", version}}; }

Json mechanismOf(const MechanismInfo& mechanism) {
    return {{"id", mechanism.id}, {"name", mechanism.name}, {"formula", mechanism.formula}, {"citation", mechanism.citation}};
}

Json guaranteeOf(const PlannedRelease& plan, const std::string& neighbours, const std::string& bounds_from) {
    const Guarantee& guarantee = plan.guarantee;
    Json out;
    out["definition"] = name(guarantee.definition);
    out["status"] = name(guarantee.status);
    out["reasons"] = guarantee.reasons;
    out["confirmed_although_not_proven"] = plan.needsConfirmation();
    out["sentence"] = plainSentence(guarantee);
    out["unit"] = guarantee.unit;
    out["neighbours"] = neighbours;
    out["epsilon"] = orNull(guarantee.user_epsilon);
    out["published_epsilon"] = orNull(guarantee.published_epsilon);
    out["delta"] = guarantee.delta;
    out["delta_true"] = guarantee.delta_true;
    out["rho"] = orNull(plan.loss.rho);
    out["rho_exact"] = plan.loss.rho ? Json(plan.loss.rho_exact) : Json(nullptr);
    out["sensitivity_l1"] = orNull(guarantee.sensitivity_l1);
    out["sensitivity_l2"] = orNull(guarantee.sensitivity_l2);
    out["bounds_from"] = bounds_from;
    return out;
}

Json parameterOf(const std::string& name, const ParameterValue& value, const std::string& origin) {
    Json parameter;
    parameter["name"] = name;
    std::visit([&](const auto& v) { parameter["value"] = v; }, value);
    parameter["origin"] = origin;
    return parameter;
}

std::string origin(const PlannedRelease& plan, const std::string& parameter) {
    return plan.given.has(parameter) ? "by hand" : "default";
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

void addLattice(Json& to, const LatticePlan& lattice) {
    if (lattice.noise == LatticeNoise::discrete_gaussian) {
        to["lattice_sigma_squared"] = lattice.sigma_squared;
        to["lattice_sensitivity_l2_squared"] = decimalText(lattice.l2_squared);
    }
    if (lattice.noise == LatticeNoise::discrete_laplace) {
        to["lattice_scale_numerator"] = lattice.laplace.t;
        to["lattice_scale_denominator"] = lattice.laplace.s;
        to["lattice_sensitivity_l1"] = decimalText(lattice.l1);
    }
}

void addSamplers(Json& to) {
    to["random_bits"] = "ChaCha20 (libsodium), keyed by the operating system";
    to["samplers"] = "Canonne, Kamath & Steinke 2020, The discrete Gaussian for differential privacy";
}

CardSection promiseSection(const PlannedRelease& plan, const std::string& neighbours) {
    const Guarantee& guarantee = plan.guarantee;
    CardSection promise{"What is promised", {{"", plainSentence(guarantee)}}};
    promise.lines.emplace_back("Status", name(guarantee.status));
    for (const std::string& reason : guarantee.reasons)
        promise.lines.emplace_back("", reason);
    if (plan.needsConfirmation())
        promise.lines.emplace_back(
            "", "Released although not proven: the person who released it was told the reason and confirmed it.");
    promise.lines.emplace_back("Definition", name(guarantee.definition));
    promise.lines.emplace_back("ε", figure(guarantee.user_epsilon));
    if (guarantee.published_epsilon != guarantee.user_epsilon)
        promise.lines.emplace_back("ε as published", figure(guarantee.published_epsilon));
    promise.lines.emplace_back("δ", figure(guarantee.delta));
    if (plan.loss.rho)
        promise.lines.emplace_back("ρ (zCDP)", figure(plan.loss.rho) + " = " + plan.loss.rho_exact);
    promise.lines.emplace_back("Protected", guarantee.unit);
    promise.lines.emplace_back("Neighbours", neighbours);
    return promise;
}

void addMechanism(CardSection& section, const MechanismInfo& mechanism) {
    section.lines.emplace_back("Mechanism", mechanism.name + " (" + mechanism.id + ")");
    section.lines.emplace_back("Formula", mechanism.formula);
    section.lines.emplace_back("Source", mechanism.citation);
}

CardSection ledgerSection(const Booking& booking, const std::string& version) {
    CardSection ledger{"The study so far", {}};
    ledger.lines.emplace_back("Ledger entry", std::to_string(booking.entry));
    ledger.lines.emplace_back("Total", "ε = " + figure(booking.totals.epsilon) + " at δ = " + figure(booking.totals.delta) +
                                           ", ρ = " + figure(booking.totals.rho));
    if (booking.budget)
        ledger.lines.emplace_back("Budget", "ε = " + figure(booking.budget));
    ledger.lines.emplace_back("Made by", "Nictate " + version);
    return ledger;
}

std::string textOf(const Json& card) { return card.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

} // namespace nictate::card
