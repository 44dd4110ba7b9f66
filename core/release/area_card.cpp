#include "core/release/area_card.h"

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
    const std::string areas = "The areas were drawn by hand and count as public: whatever looking at private data contributed to "
                              "them is not accounted for. ";
    return areas + (anyByHand(plan) ? "So do bounds that were chosen by hand."
                                    : "Bounds are defaults: formulas of public quantities only.");
}

Json metricsOf(const ReleasePlan<Areas>& plan) {
    Json out = Json::array();
    for (std::size_t m = 0; m < plan.exact.size(); ++m) {
        const LatticePlan& lattice = plan.exact[m];
        const double unit = lattice.pitch / static_cast<double>(lattice.divisor);
        Json one;
        one["metric"] = words(plan.noises[m].metric).id;
        one["scale"] = plan.noises[m].scale;
        one["interval_95_half_width"] = plan.noises[m].halfWidth();
        one["sensitivity_l1"] = static_cast<double>(lattice.l1) * unit;
        one["sensitivity_l2"] = std::sqrt(static_cast<double>(lattice.l2_squared)) * unit;
        one["lattice_pitch"] = lattice.pitch;
        addLattice(one, lattice);
        out.push_back(one);
    }
    return out;
}

Json noiseOf(const ReleasePlan<Areas>& plan) {
    Json out;
    out["distribution"] = noiseName(plan.exact.front().noise);
    out["scale"] = plan.guarantee.noise_scale;
    out["scale_name"] = plan.guarantee.noise_name;
    out["scale_unit"] = plan.guarantee.noise_unit;
    out["metrics"] = metricsOf(plan);
    out["divisor"] = plan.exact.front().divisor;
    addSamplers(out);
    return out;
}

std::string metricsInWords(const ReleasePlan<Areas>& plan) {
    std::string text;
    for (const AreaNoise& noise : plan.noises) {
        const AreaMetricWords& word = words(noise.metric);
        text += (text.empty() ? "" : "; ") + std::string(word.name) + " ± " + figure(noise.halfWidth()) +
                (*word.unit ? " " + std::string(word.unit) : "");
    }
    return text + " (95 % interval of the bounded mean of these observers)";
}

} // namespace

CardFacts cardFacts(const ReleasePlan<Areas>& plan) {
    CardFacts facts;
    facts.neighbours = "Two datasets with the same number of observers in which the whole data of one observer is replaced.";
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
    facts.noise = noiseOf(plan);
    facts.parameters.push_back(parameterOf("areas", static_cast<double>(plan.areas.size()), "by hand"));
    facts.parameters.push_back(parameterOf("expected_fixations", fixationsExpected(plan.given, plan.facts),
                                           plan.facts.expected_fixations ? "by hand" : "default"));
    facts.what = {{"Areas of interest on", plan.public_name + ", " + figure(plan.width_px) + " × " + figure(plan.height_px) +
                                               " pixels: " + std::to_string(plan.areas.size()) + " areas" +
                                               (plan.facts.overlapping ? ", some of them overlapping" : "")},
                  {"Metrics", metricsInWords(plan)},
                  {"Observers", std::to_string(plan.facts.observers)}};
    facts.how = {{"Areas", "drawn by hand on the public picture"},
                 {"Sensitivity", "ℓ1 " + figure(plan.guarantee.sensitivity_l1) + ", ℓ2 " + figure(plan.guarantee.sensitivity_l2) +
                                     " of " + words(plan.facts.metrics.front()).id}};
    facts.noise_in_words = noiseName(plan.exact.front().noise) + ", " + plan.guarantee.noise_name + " = " +
                           figure(plan.guarantee.noise_scale) + " " + plan.guarantee.noise_unit + ", drawn exactly on a lattice";
    return facts;
}

template std::string privacyCardJson(const Release<Areas>&);
template std::vector<CardSection> privacyCardPage(const Release<Areas>&);

} // namespace nictate
