#include "core/domains/areas/area_release.h"
#include "core/release/card_parts.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

using namespace card;

bool anyByHand(const ReleasePlan<Areas>& plan) {
    for (const char* bound : {"clip", "presentation", "transitions"})
        if (plan.given.has(bound))
            return true;
    return false;
}

std::string boundsFrom(const ReleasePlan<Areas>& plan) {
    const std::string areas =
        "The areas were drawn by hand and count as public: if sensitive data influenced them, the guarantee does not cover it. ";
    return areas + (anyByHand(plan) ? "So do bounds that were chosen by hand."
                                    : "Bounds are defaults: formulas of public quantities only.");
}

Json metricsOf(const ReleasePlan<Areas>& plan) {
    Json out = Json::array();
    for (std::size_t m = 0; m < plan.exact.metrics.size(); ++m) {
        const AreaLattice& lattice = plan.exact.metrics[m];
        const double unit = lattice.pitch / static_cast<double>(lattice.divisor);
        Json one;
        one["metric"] = words(plan.noises[m].metric).id;
        one["scale"] = plan.noises[m].scale;
        one["deviation"] = plan.noises[m].deviation();
        one["interval_95_half_width"] = plan.noises[m].halfWidth();
        one["elsewhere"] = lattice.elsewhere;
        one["spread"] = lattice.spread;
        one["sensitivity_l1"] = static_cast<double>(lattice.l1) * unit;
        one["sensitivity_l2"] = std::sqrt(static_cast<double>(lattice.l2_squared)) * unit;
        one["lattice_pitch"] = lattice.pitch;
        addLattice(one, lattice);
        out.push_back(one);
    }
    return out;
}

std::string distributionOf(const ReleasePlan<Areas>& plan) {
    return plan.exact.k_norm ? "K-norm on the integer lattice" : noiseName(plan.exact.metrics.front().noise);
}

Json kNormOf(const KNormPlan& plan) {
    Json out;
    out["steps"] = plan.steps;
    out["epsilon_numerator"] = decimalText(plan.epsilon.numerator);
    out["epsilon_denominator"] = decimalText(plan.epsilon.denominator);
    for (const BodyPart& part : plan.body)
        out["body"].push_back(
            {{"shape", part.shape == BodyShape::simplex ? "simplex" : "cube"}, {"coordinates", part.coordinates}});
    return out;
}

Json noiseOf(const ReleasePlan<Areas>& plan) {
    Json out;
    out["distribution"] = distributionOf(plan);
    out["scale"] = plan.guarantee.noise_scale;
    out["scale_name"] = plan.guarantee.noise_name;
    out["scale_unit"] = plan.guarantee.noise_unit;
    out["metrics"] = metricsOf(plan);
    out["divisor"] = plan.exact.metrics.front().divisor;
    addSamplers(out);
    if (plan.exact.k_norm) {
        out["k_norm"] = kNormOf(*plan.exact.k_norm);
        out["samplers"] =
            "uniform points of the body's norm, after Hardt & Talwar 2010, by h*-vectors; " + out["samplers"].get<std::string>();
    }
    return out;
}

/// Of all numbers that are drawn for a metric, as the JSON has them.
std::string sensitivitiesInWords(const Json& metrics) {
    std::string text;
    for (const Json& one : metrics)
        text += (text.empty() ? "" : "; ") + one.at("metric").get<std::string>() + " ℓ1 " +
                figure(one.at("sensitivity_l1").get<double>()) + ", ℓ2 " + figure(one.at("sensitivity_l2").get<double>()) +
                (one.at("spread").get<bool>() ? ", with the number that says how much observers vary" : "");
    return text;
}

std::string metricsInWords(const ReleasePlan<Areas>& plan) {
    std::string text;
    for (const AreaNoise& noise : plan.noises) {
        const AreaMetricWords& word = words(noise.metric);
        const std::string& unit = word.unit.english();
        text += (text.empty() ? "" : "; ") + word.name.english() + " ± " + figure(noise.halfWidth()) +
                (unit.empty() ? "" : " " + unit);
    }
    return text + " (95 % interval of noise alone, of the bounded mean of these observers)";
}

std::string intervalsInWords(const ReleasePlan<Areas>& plan) {
    const auto known = [&](const AreaNoise& noise) {
        return plan.within ? noise.spread && sumIsHeld(noise.metric, plan.bounds)
                           : noise.spread || noise.metric == AreaMetric::looked;
    };
    if (std::none_of(plan.noises.begin(), plan.noises.end(), known))
        return "noise alone: of these observers";
    return "noise alone, of these observers; noise and sampling, of people like them, if observers vary about the mean like a "
           "Dirichlet distribution";
}

std::string withinInWords(const WithinPeople& within) {
    return within.names.first + " less " + within.names.second +
           ", of the same observers, with twice the noise of one table; no table "
           "of either is published";
}

/// Of both kinds of tables.
CardFacts tableFacts(const ReleasePlan<Areas>& plan) {
    CardFacts facts;
    facts.neighbours = "Two datasets with the same number of observers in which the whole data of one observer is replaced.";
    facts.noise = noiseOf(plan);
    facts.how = {{"Sensitivity", sensitivitiesInWords(facts.noise.at("metrics"))}};
    facts.noise_in_words = distributionOf(plan) + ", " + plan.guarantee.noise_name.english() + " = " +
                           figure(plan.guarantee.noise_scale) + " " + plan.guarantee.noise_unit.english() +
                           ", drawn exactly on a lattice" + (plan.exact.k_norm ? "; pure ε, without δ" : "");
    return facts;
}

CardFacts summaryCard(const ReleasePlan<Areas>& plan) {
    const SummaryChoice& choice = *plan.summaries;
    const std::string recordings = choice.condition ? "recordings of " + *choice.condition : "all of a person's recordings";
    CardFacts facts = tableFacts(plan);
    facts.bounds_from =
        "Public bounds, given for every feature; values outside were clamped. If sensitive data influenced them, or "
        "which features were chosen, the guarantee does not cover it.";
    facts.released = {{"what", "feature summaries"},
                      {"features", Json::array()},
                      {"recordings", recordings},
                      {"value", "means over observers of each one's mean over recordings, per feature"}};
    std::string features;
    for (std::size_t f = 0; f < choice.features.size(); ++f) {
        const FeatureBounds& bounds = choice.bounds[f];
        facts.released["features"].push_back({{"name", choice.features[f]}, {"lower", bounds.lower}, {"upper", bounds.upper}});
        features += (f == 0 ? "" : "; ") + choice.features[f] + " (" + figure(bounds.lower) + " to " + figure(bounds.upper) + ")";
    }
    facts.what = {
        {"Features", features},
        {"Summarised", recordings + ", each with the same weight"},
        {"Interval", "± " + figure(plan.noises.front().halfWidth()) +
                         " of a feature's range (95 % interval of noise alone, of the bounded mean of these observers)"},
        {"Intervals", intervalsInWords(plan)},
        {"Observers", std::to_string(plan.facts.observers)}};
    addGroups(facts, plan.attribute, plan.groups, "tables");
    return facts;
}

} // namespace

CardFacts cardFacts(const ReleasePlan<Areas>& plan) {
    if (plan.summaries)
        return summaryCard(plan);
    CardFacts facts = tableFacts(plan);
    facts.bounds_from = boundsFrom(plan);
    facts.released = {{"what", "areas of interest"},
                      {"stimulus", plan.public_name},
                      {"stimulus_width_px", plan.width_px},
                      {"stimulus_height_px", plan.height_px},
                      {"value", "means over observers, per area and metric"}};
    facts.shape["areas"] = Json::array();
    for (const Area& area : plan.areas)
        facts.shape["areas"].push_back(area.name);
    facts.shape["areas_overlap"] = plan.facts.overlapping;
    if (plan.facts.moving > 0)
        facts.shape["areas_moving"] = plan.facts.moving;
    facts.parameters.push_back(parameterOf("areas", static_cast<double>(plan.areas.size()), "by hand"));
    facts.parameters.push_back(parameterOf("expected_fixations", fixationsExpected(plan.given, plan.facts),
                                           plan.facts.expected_fixations ? "by hand" : "default"));
    facts.what = {
        {"Areas of interest on", plan.public_name + ", " + figure(plan.width_px) + " × " + figure(plan.height_px) +
                                     " pixels: " + std::to_string(plan.areas.size()) + " areas" +
                                     (plan.facts.overlapping ? ", some of them overlapping" : "") +
                                     (plan.facts.moving > 0 ? ", " + std::to_string(plan.facts.moving) + " moving" : "")},
        {"Metrics", metricsInWords(plan)},
        {"Intervals", intervalsInWords(plan)},
        {"Observers", std::to_string(plan.facts.observers)}};
    addGroups(facts, plan.attribute, plan.groups, "tables");
    if (plan.within) {
        facts.released["value"] = "means over observers of each one's difference between two conditions, per area and metric";
        facts.released["within_people"] = {plan.within->names.first, plan.within->names.second};
        facts.what.push_back({"Differences", withinInWords(*plan.within)});
    }
    facts.how.insert(facts.how.begin(), {"Areas", "drawn by hand on the public picture"});
    return facts;
}

template std::string privacyCardJson(const Release<Areas>&);
template std::vector<CardSection> privacyCardPage(const Release<Areas>&);

} // namespace nictate
