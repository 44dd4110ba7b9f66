#include "core/release/card_parts.h"

#include "core/files/figures.h"

#include <algorithm>

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

Json parameterOf(const std::string& name, const ParameterValue& value, const std::string& origin) {
    Json parameter;
    parameter["name"] = name;
    std::visit([&](const auto& v) { parameter["value"] = v; }, value);
    parameter["origin"] = origin;
    return parameter;
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

void addGroups(CardFacts& facts, const std::string& attribute, const std::vector<ReleasedGroup>& groups,
               const std::string& outputs) {
    if (groups.empty())
        return;
    facts.neighbours += " Everybody stays in their group.";
    std::string text;
    for (const ReleasedGroup& group : groups) {
        facts.smallest_group = std::min(facts.smallest_group, group.observers.size());
        facts.shape["groups"].push_back({{"group", group.name}, {"observers", group.observers.size()}});
        text += (text.empty() ? "" : ", ") + group.name + " (" + std::to_string(group.observers.size()) + ")";
    }
    facts.what.push_back(
        {"Groups by " + attribute, text + "; their differences are of these " + outputs + " and cost nothing more"});
}

namespace {

/// And whether that is as good as nothing.
std::string howMuch(const PlannedRelease& plan) {
    const std::string empty = emptyPromise(plan).english();
    return joined(sentencesOf(plan), " ").english() + (empty.empty() ? "" : " The limit is " + empty + ".");
}

/// What the card says of the frame. Names of stimuli and files stay with the curator: a release names its own.
std::vector<FrameLine> forTheCard(std::vector<FrameLine> lines) {
    for (FrameLine& line : lines)
        if (line.entry == "stimuli" || line.entry == "files")
            line.text = line.text.english().substr(0, line.text.english().find(':')) + ".";
    return lines;
}

Json guaranteeOf(const PlannedRelease& plan, const CardFacts& facts) {
    const Guarantee& guarantee = plan.guarantee;
    Json out;
    out["definition"] = name(guarantee.definition);
    out["status"] = name(guarantee.status);
    out["reasons"] = guarantee.reasons;
    out["confirmed_although_not_proven"] = plan.needsConfirmation() && guarantee.status != Status::proven;
    out["sentence"] = howMuch(plan);
    out["unit"] = guarantee.unit;
    out["neighbours"] = facts.neighbours;
    out["epsilon"] = orNull(guarantee.user_epsilon);
    out["published_epsilon"] = orNull(guarantee.published_epsilon);
    out["delta"] = guarantee.delta;
    out["delta_true"] = guarantee.delta_true;
    out["rho"] = orNull(plan.loss.rho);
    out["rho_exact"] = plan.loss.rho ? Json(plan.loss.rho_exact) : Json(nullptr);
    out["sensitivity_l1"] = orNull(guarantee.sensitivity_l1);
    out["sensitivity_l2"] = orNull(guarantee.sensitivity_l2);
    out["bounds_from"] = facts.bounds_from;
    if (plan.batch)
        out["batch"] = {{"releases", plan.batch->releases},
                        {"epsilon", orNull(plan.batch->epsilon)},
                        {"delta", plan.batch->delta},
                        {"rho", orNull(plan.batch->rho)}};
    return out;
}

Json mechanismOf(const MechanismInfo& mechanism) {
    return {{"id", mechanism.id}, {"name", mechanism.name}, {"formula", mechanism.formula}, {"citation", mechanism.citation}};
}

std::string originOf(const CardRelease& release, const CardFacts& facts, const std::string& parameter) {
    if (facts.chosen_with_noise.count(parameter))
        return "chosen privately";
    return release.plan.given.has(parameter) ? "by hand" : "default";
}

Json parametersOf(const CardRelease& release, const CardFacts& facts) {
    Json out = Json::array();
    for (const auto& [name, value] : release.plan.resolved.all())
        out.push_back(parameterOf(name, value, originOf(release, facts, name)));
    out.insert(out.end(), facts.parameters.begin(), facts.parameters.end());
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
    out["chain"] = booking.chain;
    if (!booking.breaks.empty())
        out["breaks"] = Json::array();
    for (const LedgerBreak& one : booking.breaks)
        out["breaks"].push_back({{"entry", one.line},
                                 {"lost_at_most_epsilon", one.at_most ? Json(one.at_most->epsilon) : Json(nullptr)},
                                 {"lost_at_most_delta", one.at_most ? Json(one.at_most->delta) : Json(nullptr)}});
    return out;
}

/// Guesses never get here; a declared entry says what was agreed to.
Json publicOf(const std::vector<FrameLine>& lines) {
    Json out = Json::array();
    for (const FrameLine& line : forTheCard(lines))
        out.push_back({{"entry", line.entry}, {"text", line.text}, {"origin", originName(line.origin)}});
    return out;
}

} // namespace

const char* const from_whom =
    "From everybody who sees this release, whatever else they know: also from somebody who knows the data of "
    "all other people.";

std::string everybody(const std::string& unit, bool empty) {
    return empty ? "In fact nobody, as the limit is too weak. In name everybody in it, each as a whole: " + unit + "."
                 : "Everybody in it, each as a whole: " + unit + ".";
}

std::string whatDeltaMeans(double delta, std::size_t people) {
    if (delta == 0)
        return "This promise has no δ. Only the total of all releases is stated with one.";
    const std::string meaning = "δ = " + figureUp(delta) +
                                " is what the promise allows beyond ε; the guesses above include both. It is not the chance that "
                                "ε is exceeded, which can be larger. ";
    if (people < 3)
        return meaning + "For so few people no δ can be called small.";
    const std::string rule = "A common rule asks for at most 1/(10 n) = " + figureUp(1 / (10.0 * static_cast<double>(people))) +
                             " with n = " + countFigure(people) + " people";
    return meaning + rule +
           (largeDelta(delta, people).empty()
                ? ": this δ is small enough."
                : ": this δ is larger, so it breaks the rule. Read at a smaller δ, the same release has a larger ε.");
}

std::string originInWords(const std::string& origin) {
    return origin == originName(Origin::counted) ? "counted from the data, so it may tell about somebody" : origin;
}

std::string notProtected(bool proven) {
    return proven
               ? "That somebody took part, what everybody may know (below), and what is true of people in general: that can be "
                 "learned without their data, too."
               : "Everything about the people in it. Handle these files like the originals.";
}

std::string json(const CardRelease& release, const CardFacts& facts) {
    Json card;
    card["nictate_privacy_card"] = privacy_card_version;
    card["program"] = {{"name", "Nictate"}, {"version", release.version}};
    card["released"] = facts.released;
    card["mechanism"] = mechanismOf(release.mechanism);
    card["guarantee"] = guaranteeOf(release.plan, facts);
    card["public"] = publicOf(release.plan.rests_on);
    card["observers"] = release.people;
    card.update(facts.shape);
    card["parameters"] = parametersOf(release, facts);
    card["post_processing"] = release.after_noise;
    card["noise"] = facts.noise;
    card["ledger"] = ledgerOf(release.booking);
    return card.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

namespace {

/// What whoever lost most has lost by everything that the study has released.
std::string allReleases(const Booking& booking) {
    const Totals& totals = booking.totals;
    if (!totals.epsilon)
        return "All that this study has released so far promises nothing: the loss of the person who loses most has no bound.";
    if (booking.entry == 1)
        return "This is the first release in the study's ledger, which writes the same loss as ε = " + figureUp(*totals.epsilon) +
               " at δ = " + figureUp(totals.delta) + ", the δ at which all its releases are added up" +
               (totals.unproven > 0 ? ". It is not proven." : ".");
    Guarantee together;
    together.status = totals.unproven > 0 ? Status::as_published : Status::proven;
    together.user_epsilon = totals.epsilon;
    together.delta = totals.delta;
    const std::string limit = limitInWords(totals, std::string("all that this study has released so far")) + " ";
    if (totals.worst_observer_entries < 2)
        return limit + plainSentence(together).english();
    return limit +
           plainSentences({totals.worst_observer_entries, totals.epsilon, totals.delta, totals.rho}, together).front().english();
}

/// For a reader who knows no formula.
CardSection promiseSection(const CardRelease& release, const CardFacts& facts) {
    const PlannedRelease& plan = release.plan;
    const Guarantee& guarantee = plan.guarantee;
    const bool proven = guarantee.status == Status::proven;
    const bool empty = !emptyPromise(plan).empty();
    CardSection promise{!proven ? "Nothing is promised"
                        : empty ? "What is promised: as good as nothing"
                                : "What is promised",
                        {}};
    const bool part = guarantee.definition == Definition::w_event_dp;
    promise.lines.emplace_back("Who is protected", !proven ? "Nobody: no proof covers this release."
                                                   : part  ? partOfPerson(guarantee.unit).english()
                                                           : everybody(guarantee.unit.english(), empty));
    if (!proven)
        promise.lines.emplace_back("What the method is meant to hide", guarantee.unit.english());
    if (proven && guarantee.definition != Definition::k_anonymity)
        promise.lines.emplace_back("From whom", from_whom);
    if (std::min(static_cast<std::size_t>(release.people), facts.smallest_group) < 3)
        promise.lines.emplace_back("", "Fewer than three people are in it, or in a group of it: everybody who knows of the study "
                                       "knows who they are.");
    promise.lines.emplace_back("How much", howMuch(plan));
    if (guarantee.user_epsilon)
        promise.lines.emplace_back("What δ means", whatDeltaMeans(plan.batch ? plan.batch->delta : weakestDelta(guarantee),
                                                                  static_cast<std::size_t>(release.people)));
    promise.lines.emplace_back("All releases", allReleases(release.booking));
    promise.lines.emplace_back("Not protected", notProtected(proven));
    return promise;
}

CardSection reasonsSection(const PlannedRelease& plan, const CardFacts& facts) {
    CardSection why{"Why that is true", {{"Status", name(plan.guarantee.status).english()}}};
    if (plan.guarantee.status != Status::proven)
        why.title = "Why nothing is promised";
    for (const Text& reason : plan.guarantee.reasons)
        why.lines.emplace_back("", reason.english());
    why.lines.emplace_back("Bounds", facts.bounds_from);
    if (plan.needsConfirmation())
        why.lines.emplace_back("", confirmedAlthough(plan.guarantee).english() +
                                       ": the person who released it was warned, with the reasons above.");
    return why;
}

CardSection figuresSection(const CardRelease& release, const CardFacts& facts) {
    const PlannedRelease& plan = release.plan;
    const Guarantee& guarantee = plan.guarantee;
    CardSection exact{"Appendix: exact figures", {{"Definition", name(guarantee.definition).english()}}};
    exact.lines.emplace_back("ε", figure(guarantee.user_epsilon));
    if (guarantee.published_epsilon != guarantee.user_epsilon)
        exact.lines.emplace_back("ε as published", figure(guarantee.published_epsilon));
    if (guarantee.user_epsilon)
        exact.lines.emplace_back("δ", figure(guarantee.delta));
    if (plan.loss.rho)
        exact.lines.emplace_back("ρ (zCDP)", figure(plan.loss.rho) + " = " + plan.loss.rho_exact);
    exact.lines.emplace_back("Neighbours", facts.neighbours);
    exact.lines.emplace_back("Formula", release.mechanism.formula.english());
    exact.lines.emplace_back("Source", release.mechanism.citation);
    exact.lines.emplace_back("Noise", facts.noise_in_words);
    return exact;
}

CardSection parametersSection(const CardRelease& release, const CardFacts& facts) {
    CardSection how{"Appendix: parameters", {}};
    for (const auto& [name, value] : release.plan.resolved.all())
        how.lines.emplace_back(name, valueText(value) + " (" + originOf(release, facts, name) + ")");
    how.lines.insert(how.lines.end(), facts.how.begin(), facts.how.end());
    return how;
}

std::string inWords(const LedgerBreak& one) {
    const std::string where =
        "The ledger's chain is broken at entry " + std::to_string(one.line) + ", acknowledged by the curator";
    if (!one.at_most)
        return where + ": the loss there is unknown, so the total is unbounded.";
    return where + "; the curator states that at most ε = " + figure(one.at_most->epsilon) +
           ", δ = " + figure(one.at_most->delta) + " was lost there, which is in the total.";
}

CardSection ledgerSection(const Booking& booking, const std::string& version) {
    CardSection ledger{"Appendix: the study's ledger", {}};
    ledger.lines.emplace_back("Ledger entry", std::to_string(booking.entry));
    ledger.lines.emplace_back("Total", booking.totals.epsilon
                                           ? "ε = " + figure(booking.totals.epsilon) + " at δ = " + figure(booking.totals.delta) +
                                                 ", from the exact losses of all entries; ρ = " + figure(booking.totals.rho)
                                           : std::string("unbounded"));
    if (booking.budget)
        ledger.lines.emplace_back("Budget", "ε = " + figure(booking.budget));
    for (const LedgerBreak& one : booking.breaks)
        ledger.lines.emplace_back("", inWords(one));
    ledger.lines.emplace_back("Chain", booking.chain);
    ledger.lines.emplace_back("Made by", "Nictate " + version);
    return ledger;
}

CardSection publicSection(const std::vector<FrameLine>& lines) {
    CardSection section{"What everybody may know", {}};
    for (const FrameLine& line : forTheCard(lines))
        section.lines.emplace_back("", line.text.english() + " (" + originInWords(std::string(originName(line.origin))) + ")");
    return section;
}

} // namespace

std::vector<CardSection> page(const CardRelease& release, const CardFacts& facts) {
    CardSection what{"What was released", facts.what};
    what.lines.emplace_back("Mechanism", release.mechanism.name.english() + " (" + release.mechanism.id + ")");
    for (const Text& step : release.after_noise)
        what.lines.emplace_back("", step.english());
    return {promiseSection(release, facts),
            reasonsSection(release.plan, facts),
            what,
            publicSection(release.plan.rests_on),
            figuresSection(release, facts),
            parametersSection(release, facts),
            ledgerSection(release.booking, release.version)};
}

} // namespace nictate::card
